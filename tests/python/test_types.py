"""The package says of which types things are, and says it of all that there is."""

import ast
import importlib
import inspect
import pathlib
import pkgutil
import re
import subprocess
import sys

import pytest

import gammonkit
from gammonkit import _core

PACKAGE = pathlib.Path(gammonkit.__file__).parent
STUB = ast.parse((PACKAGE / "_core.pyi").read_text())


def parameters(function):
    """The names of the parameters that the stub gives a function."""
    return [argument.arg for argument in function.args.args]


def bound_parameters(function):
    """Those that pybind11 writes into its documentation."""
    inside = re.search(r"\((.*?)\) ->", function.__doc__, re.S)[1]
    return re.findall(r"(?:^|, )(\w+)(?=:)", inside)


def functions_of(node):
    return {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}


def public(thing):
    return {name for name in vars(thing) if not name.startswith("_")}


def test_the_package_is_marked_as_typed():
    assert (PACKAGE / "py.typed").exists()


def test_the_stub_names_what_the_extension_has():
    classes = {each.name: each for each in STUB.body if isinstance(each, ast.ClassDef)}
    assert public(_core) == functions_of(STUB).keys() | classes.keys()
    for name, told in functions_of(STUB).items():
        assert parameters(told) == bound_parameters(getattr(_core, name)), name
    for name, told in classes.items():
        bound = getattr(_core, name)
        assert public(bound) == functions_of(told).keys() - {"__init__"}
        for method, stub in functions_of(told).items():
            assert parameters(stub) == bound_parameters(getattr(bound, method)), f"{name}.{method}"


def modules():
    """All modules of the package but the extension."""
    found = [each.name for each in pkgutil.walk_packages([str(PACKAGE)], "gammonkit.")]
    return [importlib.import_module(name) for name in ("gammonkit", *found) if name != "gammonkit._core"]



@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_functions_have_types_and_what_is_public_is_documented(module):
    assert module.__doc__
    for name, thing in vars(module).items():
        if inspect.isfunction(thing) and thing.__module__ == module.__name__:
            wanted = set(inspect.signature(thing).parameters) | {"return"}
            assert wanted == thing.__annotations__.keys(), f"{module.__name__}.{name}"
    for name in getattr(module, "__all__", []):
        thing = getattr(module, name)
        assert thing.__doc__, f"{module.__name__}.{name}"
        for method, function in inspect.getmembers(thing, inspect.isfunction) if inspect.isclass(thing) else ():
            assert method.startswith("_") or function.__doc__, f"{name}.{method}"


def test_a_checker_of_types_finds_nothing():
    pytest.importorskip("mypy", reason="mypy is not installed")
    checked = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--no-warn-return-any", "--cache-dir=/dev/null",
                              "-p", "gammonkit"], cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_a_checker_of_types_finds_a_level_that_there_is_not(tmp_path):
    pytest.importorskip("mypy", reason="mypy is not installed")
    script = tmp_path / "script.py"
    script.write_text("import gammonkit\ngammonkit.analyze(gammonkit.read('a.mat'), level='fastt')\n")
    checked = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir=/dev/null", str(script)],
                             cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert re.search(r'script.py:2: error: Argument "level" to "analyze"', checked.stdout), checked.stdout
