"""The Python in the README and the docs runs as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLE = re.compile(r"^( *)```python\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
EXAMPLES = [
    pytest.param(re.sub(rf"^{found[1]}", "", found[2], flags=re.MULTILINE), id=f"{page.name}-{number}")
    for page in PAGES
    for number, found in enumerate(EXAMPLE.finditer(page.read_text()), 1)
]


def test_the_pages_have_examples():
    assert len(EXAMPLES) > 5


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example):
    exec(compile(example, "example", "exec"), {})  # noqa: S102  # our own pages


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_points_only_at_files_that_are_there(page):
    missing = [link for link in LINK.findall(page.read_text()) if not (page.parent / link).exists()]
    assert missing == []
