#!/usr/bin/env python3
"""Unpacks the package into a project, and checks it.

check.py UNITYPACKAGE TARBALL PROJECT   prints each assembly: its name, its folder, whether it has unsafe code, and its references
"""

from __future__ import annotations

import json
import pathlib
import re
import sys
import tarfile
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
UNITY_ITSELF = {"UnityEngine.TestRunner", "UnityEditor.TestRunner"}
# What is enabled for a library below Plugins, by the first folder in which it lies.
PLATFORMS = {
    "Linux": {"Editor", "Linux64"},
    "Windows": {"Editor", "Win64"},
    "macOS": {"Editor", "OSXUniversal"},
    "Android": {"Android"},
    "iOS": {"iOS"},
    "WebGL": {"WebGL"},
}


def demand(truth: object, what: str) -> None:
    if not truth:
        raise SystemExit(f"not so: {what}")


def unpack(tarball: pathlib.Path) -> dict[str, bytes]:
    """The files of an archive by their names."""
    with tarfile.open(tarball, "r:gz") as archive:
        files = {member.name: archive.extractfile(member) for member in archive if member.isfile()}
        return {name: file.read() for name, file in files.items() if file}


def guid_of(meta: bytes) -> str:
    found = re.search(rb"^guid: ([0-9a-f]{32})$", meta, flags=re.MULTILINE)
    demand(found, f"a .meta has a GUID: {meta[:80]!r}")
    return found[1].decode() if found else ""


def folders_of(paths: list[str]) -> set[str]:
    return {parent.as_posix() for path in paths for parent in pathlib.PurePosixPath(path).parents if parent.name}


def seen(path: str) -> bool:
    """Whether Unity, or who takes a sample into a project, looks at it."""
    return not path.startswith("Documentation~") and path != "Samples~"


def check_metas(package: dict[str, bytes]) -> None:
    files = [path for path in package if not path.endswith(".meta")]
    wanted = {f"{path}.meta" for path in {*files, *folders_of(files)} if seen(path)}
    there = {path for path in package if path.endswith(".meta")}
    demand(wanted == there, f"each asset has a .meta and each .meta its asset: {sorted(wanted ^ there)}")
    before = dict(line.split(" ", 1)[::-1] for line in (HERE / "guids.txt").read_text().splitlines() if not line.startswith("#"))
    guids = {path.removesuffix(".meta"): guid_of(package[path]) for path in there}
    demand(len(set(guids.values())) == len(guids), "no GUID comes twice")
    changed = [path for path, guid in guids.items() if before.get(path) != guid]
    demand(not changed, f"GUIDs are what they were: {changed}")


def check_plugins(package: dict[str, bytes]) -> None:
    libraries = [path for path in package if path.startswith("Plugins/") and path.endswith((".so", ".a", ".dll", ".dylib"))]
    demand("Plugins/Linux/x86_64/libgrizzled.so" in libraries, "the library for Linux is there")
    for path in libraries:
        settings = package[f"{path}.meta"].decode()
        demand("\nPluginImporter:\n" in settings, f"{path} is imported as a plugin")
        rows = re.findall(r"- first:\n +(\w*): (\w*)\n +second:\n +enabled: (\d)", settings)
        enabled = {name for _, name, on in rows if on == "1"}
        demand(enabled == PLATFORMS[path.split("/")[1]], f"{path} is for its platform alone: {enabled}")
        excluded = set(re.findall(r"Exclude (\w+): 1", settings))
        kept = set(re.findall(r"Exclude (\w+): 0", settings))
        demand(kept == enabled and not kept & excluded and len(excluded | kept) == 8, f"{path} says so twice")
        if "Android" in path:
            processor = {"arm64-v8a": "ARM64", "armeabi-v7a": "ARMv7", "x86_64": "X86_64"}[path.split("/")[2]]
            demand(f"        CPU: {processor}\n" in settings, f"{path} is for its processor")


def check_manifest(package: dict[str, bytes], tarball: pathlib.Path) -> None:
    manifest = json.loads(package["package.json"])
    demand(tarball.name == f"{manifest['name']}-{manifest['version']}.tgz", "the archive is called after name and version")
    for sample in manifest["samples"]:
        demand(any(path.startswith(sample["path"] + "/") for path in package), f"the sample {sample['displayName']} is there")
    for licence in ("LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY.txt"):
        demand(package.get(licence), f"{licence} is there")
    scene = package["Samples~/Table/Table.unity"].decode()
    script = guid_of(package["Samples~/Table/Table.cs.meta"])
    demand(f"m_Script: {{fileID: 11500000, guid: {script}, type: 3}}" in scene, "the scene names the script")


def check_runtime(package: dict[str, bytes]) -> None:
    """What IL2CPP strips or cannot compile; Stubs/Program.cs looks at the calls of the library."""
    unfit = re.compile(
        rb"System\.Reflection|Activator|\bdynamic\b|GetFunctionPointerForDelegate|GetDelegateForFunctionPointer|MakeGeneric"
    )
    found = [path for path, data in package.items() if path.startswith("Runtime/") and unfit.search(data)]
    demand(not found, f"the runtime does nothing that IL2CPP cannot do: {found}")


def check_same(package: dict[str, bytes], other: dict[str, bytes]) -> None:
    """The .unitypackage holds the same, in folders named by GUIDs and to be unpacked into Assets."""
    unpacked = {}
    for name in [name for name in other if name.endswith("/pathname")]:
        guid, path = name.partition("/")[0], other[name].decode().split("\n")[0]
        demand(guid_of(other[f"{guid}/asset.meta"]) == guid, f"{path} lies in the folder of its GUID")
        unpacked[f"{path}.meta"] = other[f"{guid}/asset.meta"]
        if f"{guid}/asset" in other:
            unpacked[path] = other[f"{guid}/asset"]
    demand(len(other) == len(unpacked) + len([name for name in other if name.endswith("/pathname")]), "nothing else is in it")
    for path, data in package.items():
        if not path.startswith("package.json"):
            demand(unpacked.get(f"Assets/Grizzled/{path.replace('~', '')}") == data, f"{path} is the same in both")
    own = {f"Assets/Grizzled/{path.replace('~', '')}" for path in package}
    more = [path for path in unpacked if path not in own and not path.endswith(".meta")]
    demand(not more, f"both have the same files: {more}")


def assemblies(package: dict[str, bytes]) -> None:
    found = {path: json.loads(data) for path, data in package.items() if path.endswith(".asmdef")}
    names = {made["name"] for made in found.values()}
    for path, made in sorted(found.items(), key=lambda row: len(row[1].get("references", []))):
        references = made.get("references", [])
        unknown = set(references) - names - UNITY_ITSELF
        demand(not unknown, f"{path} refers to what there is: {unknown}")
        own = [name for name in references if name in names] + unitys(made)
        print(
            made["name"],
            pathlib.PurePosixPath(path).parent,
            str(made.get("allowUnsafeCode", False)).lower(),
            ",".join(own) or "-",
        )


def unitys(made: dict[str, Any]) -> list[str]:
    """The assemblies of Unity's that an assembly is compiled with."""
    engine = [] if made.get("noEngineReferences") else ["UnityEngine"]
    editor = ["UnityEditor"] if made.get("includePlatforms") == ["Editor"] else []
    return engine + editor + [name.removesuffix(".dll") for name in made.get("precompiledReferences", [])]


def main() -> None:
    unitypackage, tarball, project = map(pathlib.Path, sys.argv[1:])
    members = unpack(tarball)
    demand(all(name.startswith("package/") for name in members), "everything lies in package/")
    package = {name.removeprefix("package/"): data for name, data in members.items()}
    check_metas(package)
    check_plugins(package)
    check_manifest(package, tarball)
    check_runtime(package)
    check_same(package, unpack(unitypackage))
    for path, data in package.items():
        (project / path).parent.mkdir(parents=True, exist_ok=True)
        (project / path).write_bytes(data)
    assemblies(package)
    print(f"{len(package)} files, of which {sum(path.endswith('.meta') for path in package)} are .meta", file=sys.stderr)


if __name__ == "__main__":
    main()
