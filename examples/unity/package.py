#!/usr/bin/env python3
"""Makes the package for Unity: for its package manager, and the same files as a .unitypackage.

package.py FOLDER VERSION LICENCES LIBRARIES   makes both in FOLDER
package.py guids                               names new files in guids.txt
package.py places                              prints a line for each platform: its folder below LIBRARIES, and its file

LICENCES is a folder of texts that go along, LIBRARIES one with a folder for each platform (plugins.py); a platform whose library
is not there is left out, and said so. The runtime is examples/csharp/Grizzled as it lies.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import pathlib
import sys
import tarfile

from plugins import PLUGINS, importer

HERE = pathlib.Path(__file__).resolve().parent
RUNTIME = HERE.parent / "csharp" / "Grizzled"
NAME = "org.grizzled.engine"
GUIDE = HERE / "Documentation~" / "grizzled.md"
GUIDS = HERE / "guids.txt"
# What Unity's editor does not look at, so that it needs no .meta there; in a .unitypackage these have ordinary names.
UNSEEN = ("Documentation~", "Samples~")

TAIL = "  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
PLAIN = "  externalObjects: {}\n"
DETAILS = "  serializedVersion: 2\n  defaultReferences: []\n  executionOrder: 0\n  icon: {instanceID: 0}\n"
IMPORTERS = {
    ".cs": "MonoImporter:\n" + PLAIN + DETAILS,
    ".asmdef": "AssemblyDefinitionImporter:\n" + PLAIN,
    ".md": "TextScriptImporter:\n" + PLAIN,
    ".txt": "TextScriptImporter:\n" + PLAIN,
}


def own_files(version: str) -> dict[str, bytes]:
    """What lies in the package, by its path there, but for libraries and licences."""
    files = {}
    for folder in ("Editor", "Tests", *UNSEEN):
        for path in sorted((HERE / folder).rglob("*")):
            if path.is_file():
                files[path.relative_to(HERE).as_posix()] = path.read_bytes()
    for path in sorted(RUNTIME.rglob("*")):
        if path.is_file():
            files["Runtime/" + path.relative_to(RUNTIME).as_posix()] = path.read_bytes()
    files["README.md"] = GUIDE.read_bytes()
    files["CHANGELOG.md"] = (HERE.parent.parent / "CHANGELOG.md").read_bytes()
    manifest = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    named = {"name": manifest.pop("name"), "version": version, **manifest}
    files["package.json"] = (json.dumps(named, indent=2) + "\n").encode()
    return files


def libraries(folder: pathlib.Path) -> dict[str, bytes]:
    found = {}
    for plugin in PLUGINS:
        path = folder / plugin.folder / plugin.file
        if path.is_file():
            found[plugin.path] = path.read_bytes()
        print(f"{plugin.folder}: {path.stat().st_size if path.is_file() else 'no library'}", file=sys.stderr)
    if not found:
        raise SystemExit(f"there is no library in {folder}")
    return found


def with_folders(paths: list[str]) -> list[str]:
    """The paths and all folders that they lie in."""
    known = set(paths)
    for path in paths:
        known.update(parent.as_posix() for parent in pathlib.PurePosixPath(path).parents if parent.name)
    return sorted(known)


def read_guids() -> dict[str, str]:
    """The GUIDs by path. They stay what they are, since scenes and other packages refer to files by them."""
    rows = [line.split(" ", 1) for line in GUIDS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    guids = {path: guid for guid, path in rows}
    if len(set(guids.values())) != len(rows):
        raise SystemExit("guids.txt has a GUID or a path twice")
    return guids


def meta(path: str, guid: str, folder: bool) -> bytes:
    plugin = next((plugin for plugin in PLUGINS if plugin.path == path), None)
    if folder:
        settings = "folderAsset: yes\nDefaultImporter:\n" + PLAIN
    elif plugin:
        settings = importer(plugin)
    elif path == "package.json":
        settings = "PackageManifestImporter:\n" + PLAIN
    else:
        settings = IMPORTERS.get(pathlib.PurePosixPath(path).suffix, "DefaultImporter:\n" + PLAIN)
    return f"fileFormatVersion: 2\nguid: {guid}\n{settings}{TAIL}".encode()


def metas(files: dict[str, bytes]) -> dict[str, bytes]:
    guids = read_guids()
    paths = with_folders(list(files))
    unnamed = [path for path in paths if path not in guids]
    if unnamed:
        raise SystemExit(f"without a GUID (`package.py guids` gives one): {', '.join(unnamed)}")
    return {path: meta(path, guids[path], path not in files) for path in paths}


def needs_meta(path: str) -> bool:
    return path not in UNSEEN and not path.startswith("Documentation~/")


def tar(members: dict[str, bytes]) -> bytes:
    """A compressed archive that is the same bytes every time."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in sorted(members.items()):
            info = tarfile.TarInfo(name)
            info.size, info.mode = len(data), 0o644
            archive.addfile(info, io.BytesIO(data))
    return gzip.compress(raw.getvalue(), 9, mtime=0)


def tarball(files: dict[str, bytes], described: dict[str, bytes]) -> bytes:
    members = {f"package/{path}": data for path, data in files.items()}
    members |= {f"package/{path}.meta": data for path, data in described.items() if needs_meta(path)}
    return tar(members)


def unitypackage(files: dict[str, bytes], described: dict[str, bytes]) -> bytes:
    """Folders named by GUIDs. There is no manifest: what lies in Assets is no package."""
    members = {}
    for path, data in described.items():
        if path == "package.json":
            continue
        guid = data.split(b"\n")[1].removeprefix(b"guid: ").decode()
        members[f"{guid}/pathname"] = f"Assets/Grizzled/{path.replace('~', '')}\n".encode()
        members[f"{guid}/asset.meta"] = data
        if path in files:
            members[f"{guid}/asset"] = files[path]
    return tar(members)


def make(folder: pathlib.Path, version: str, licences: pathlib.Path, native: pathlib.Path) -> None:
    files = own_files(version) | {path.name: path.read_bytes() for path in sorted(licences.iterdir())} | libraries(native)
    described = metas(files)
    made = {
        f"{NAME}-{version}.tgz": tarball(files, described),
        f"grizzled-{version}.unitypackage": unitypackage(files, described),
    }
    for name, data in made.items():
        (folder / name).write_bytes(data)
        print(folder / name)


def write_guids() -> None:
    licences = ["LICENSE-APACHE", "LICENSE-MIT", "THIRD-PARTY.txt"]
    paths = with_folders([*own_files(""), *licences, *(plugin.path for plugin in PLUGINS)])
    guids = read_guids()
    for path in paths:
        # Any number would do; this one can be made again.
        guids.setdefault(path, hashlib.md5(f"{NAME}/{path}".encode(), usedforsecurity=False).hexdigest())
    head = "# The GUID of each file and folder of the package, which never changes. `package.py guids` adds what is new.\n"
    GUIDS.write_text(head + "".join(f"{guids[path]} {path}\n" for path in sorted(guids)), encoding="utf-8")


def main() -> None:
    if sys.argv[1:] == ["guids"]:
        write_guids()
    elif sys.argv[1:] == ["places"]:
        print("\n".join(f"{plugin.folder} {plugin.file}" for plugin in PLUGINS))
    elif len(sys.argv) == 5:
        folder, version, licences, native = sys.argv[1:]
        make(pathlib.Path(folder), version, pathlib.Path(licences), pathlib.Path(native))
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
