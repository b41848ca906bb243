"""Plays one file of tests with pytest: run.py FILE. Where pytest is not installed the test is skipped (77)."""

import sys

try:
    import pytest
except ImportError:
    print("python3-pytest is not installed")
    sys.exit(77)

sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", *sys.argv[1:]]))
