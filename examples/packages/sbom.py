#!/usr/bin/env python3
"""Prints what a package of the workspace is made of, as CycloneDX: `sbom.py PACKAGE [FEATURES...]`, as cargo takes features.

The same sources give the same bytes: the time is that of SOURCE_DATE_EPOCH, the serial number is made of all the rest.

What cargo's own tools for this write has the crates of test suites, too, and names folders of the machine.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import uuid
from datetime import datetime, timezone
from typing import Any

from crates import ROOT, Crates, crates_of

NAMESPACE = uuid.uuid5(uuid.NAMESPACE_URL, "pkg:generic/grizzled")


def reference(key: tuple[str, str]) -> str:
    return f"pkg:cargo/{key[0]}@{key[1]}"


def checksums() -> dict[tuple[str, str], str]:
    """The sums of the crates' files, as they are locked."""
    lock = (ROOT / "Cargo.lock").read_text(encoding="utf-8")
    found = re.findall(r'name = "(.*)"\nversion = "(.*)"\nsource = ".*"\nchecksum = "(.*)"', lock)
    return {(name, version): checksum for name, version, checksum in found}


def component(crate: dict[str, Any], sums: dict[tuple[str, str], str]) -> dict[str, Any]:
    key = (crate["name"], crate["version"])
    made: dict[str, Any] = {"type": "library", "bom-ref": reference(key), "name": key[0], "version": key[1]}
    if crate["description"]:
        made["description"] = " ".join(crate["description"].split())
    if key in sums:
        made["hashes"] = [{"alg": "SHA-256", "content": sums[key]}]
    # Some write a slash where an expression has OR.
    made["licenses"] = [{"expression": re.sub(r"\s*/\s*", " OR ", crate["license"])}]
    made["purl"] = reference(key)
    return made


def standard_library() -> dict[str, Any]:
    """That of the compiler, which is no crate of Cargo.lock."""
    said = subprocess.run(["rustc", "--version", "--verbose"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    version = said.partition("release: ")[2].split()[0]
    purl = f"pkg:generic/rust-std@{version}"
    made = {"type": "library", "bom-ref": purl, "name": "rust-std", "version": version}
    return {**made, "licenses": [{"expression": "MIT OR Apache-2.0"}], "purl": purl}


def bill(crates: Crates) -> dict[str, Any]:
    sums = checksums()
    standard = standard_library()
    below = {key: [reference(one) for one in sorted(crates.uses[key])] for key in sorted(crates.members)}
    below[crates.package].append(standard["purl"])
    moment = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc)
    made = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": component(crates.members[crates.package], sums),
        },
        "components": [component(crates.members[key], sums) for key in sorted(crates.members) if key != crates.package]
        + [standard],
        "dependencies": [{"ref": reference(key), "dependsOn": below[key]} for key in below] + [{"ref": standard["purl"]}],
    }
    return {"serialNumber": uuid.uuid5(NAMESPACE, json.dumps(made)).urn, **made}


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(json.dumps(bill(crates_of(*sys.argv[1:])), indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
