"""The notebook of docs/notebook runs in Jupyter, and shows what it speaks of."""

import pathlib

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")
pytest.importorskip("pandas")

SOURCE = pathlib.Path(__file__).parents[2]


def test_the_notebook_runs():
    notebook = nbformat.read(SOURCE / "docs/notebook/archive.ipynb", as_version=4)
    nbformat.validate(notebook)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    nbclient.NotebookClient(notebook, timeout=240, kernel_name="python3",
                            resources={"metadata": {"path": str(SOURCE)}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    tables = [output.data["text/html"] for output in shown if "text/html" in output.get("data", {})]
    assert len(tables) == 3 and "error_equity" in tables[0] and "mean error" in tables[1] and "contact" in tables[2]
    assert any("and not" in output.get("text", "") for output in shown)
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
