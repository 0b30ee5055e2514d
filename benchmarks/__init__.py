"""What is measured, against whom, and the figures: README.md."""
