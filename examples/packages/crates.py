"""The version of the workspace, and the crates that a package of it is made of on any platform: for what lies beside this."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
LINE = re.compile(r"^(\d+)(\S+) v(\S+)")


def version_of_workspace() -> str:
    text = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    found = re.search(r'^\[workspace\.package\]\nversion = "(\d+\.\d+\.\d+)"$', text, flags=re.MULTILINE)
    if not found:
        sys.exit("Cargo.toml does not say the version of the workspace")
    return found[1]


@dataclass
class Crates:
    """The package itself, what it is made of by name and version, and which of these uses which."""

    package: tuple[str, str]
    members: dict[tuple[str, str], dict[str, Any]]
    uses: dict[tuple[str, str], set[tuple[str, str]]] = field(default_factory=dict)

    def others(self) -> list[dict[str, Any]]:
        """Those that do not come from the workspace."""
        return [self.members[key] for key in sorted(self.members) if self.members[key]["source"]]


def cargo(*arguments: str) -> str:
    return subprocess.run(["cargo", *arguments, "--locked"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def crates_of(package: str, *features: str) -> Crates:
    """What runs in the compiler is no part of it."""
    tree = cargo(
        *("tree", "--package", package, "--edges", "normal,no-proc-macro", "--target", "all"),
        *("--prefix", "depth", "--no-dedupe", *features),
    )
    known = {(one["name"], one["version"]): one for one in json.loads(cargo("metadata", "--format-version", "1"))["packages"]}
    above: list[tuple[str, str]] = []
    uses: dict[tuple[str, str], set[tuple[str, str]]] = {}
    for depth, name, version in (match.groups() for line in tree.splitlines() if (match := LINE.match(line))):
        above[int(depth) :] = [(name, version)]
        uses.setdefault((name, version), set())
        if int(depth):
            uses[above[int(depth) - 1]].add((name, version))
    return Crates(above[0], {key: known[key] for key in uses}, uses)
