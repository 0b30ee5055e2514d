"""HUANG (Reiner Knizia, 2023)."""
