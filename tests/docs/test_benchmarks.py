"""The page of benchmarks tells the figures that are kept beside it."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_of_benchmarks_holds_the_figures_that_are_kept(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT))
    from benchmarks import page  # noqa: PLC0415  # not a part of the package

    text = page.PAGE.read_text()
    assert "| wall, 5 seats |" in text
    assert page.written(text) == text, "python -m benchmarks.page writes it anew"
