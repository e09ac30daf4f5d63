"""Puts the library into the package: the one in the folder GRIZZLED_LIBRARY, or one that is built for it with Rust."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

NAME = {"win32": "grizzled.dll", "darwin": "libgrizzled.dylib"}.get(sys.platform, "libgrizzled.so")


def built() -> Path:
    """The library, built in the repository where no folder is named."""
    folder = os.environ.get("GRIZZLED_LIBRARY")
    if not folder:
        script = Path(__file__).resolve().parent.parent / "library"
        if not script.exists():
            raise SystemExit("GRIZZLED_LIBRARY names no folder of the library, which can be built in its repository only")
        folder = subprocess.run(["bash", script], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    return Path(folder) / NAME


class WithLibrary(build_py):
    def run(self) -> None:
        super().run()
        shutil.copyfile(built(), Path(self.build_lib) / "grizzled" / NAME)


class OfThisPlatform(Distribution):
    """There are no extension modules, but a library that belongs where they do."""

    def has_ext_modules(self) -> bool:
        return True


class ForEveryPython(bdist_wheel):
    """The library is for one platform, and nothing in it is Python's."""

    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


setup(distclass=OfThisPlatform, cmdclass={"build_py": WithLibrary, "bdist_wheel": ForEveryPython})
