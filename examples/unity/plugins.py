"""The native libraries of the package: where each comes from, where it lies, and for which platforms Unity takes it."""

from __future__ import annotations

from dataclasses import dataclass

# What a plugin may be for, as Unity's import settings name it.
EVERYTHING = (
    "Android: Android",
    "Editor: Editor",
    "Standalone: Linux64",
    "Standalone: OSXUniversal",
    "Standalone: Win",
    "Standalone: Win64",
    "WebGL: WebGL",
    "iPhone: iOS",
)

IOS = {"AddToEmbeddedBinaries": "false", "CPU": "AnyCPU", "CompileFlags": "", "FrameworkDependencies": ""}


@dataclass(frozen=True)
class Plugin:
    """A library: its folder below GRIZZLED_LIBRARIES, its place in the package, and its platforms with their settings."""

    folder: str
    path: str
    platforms: dict[str, dict[str, str]]

    @property
    def file(self) -> str:
        return self.path.rpartition("/")[2]


def editor(system: str, processor: str) -> dict[str, str]:
    return {"CPU": processor, "DefaultValueInitialized": "true", "OS": system}


def android(folder: str, processor: str) -> Plugin:
    return Plugin(f"android-{folder}", f"Plugins/Android/{folder}/libgrizzled.so", {"Android: Android": {"CPU": processor}})


PLUGINS = (
    Plugin(
        "linux-x86_64",
        "Plugins/Linux/x86_64/libgrizzled.so",
        {"Standalone: Linux64": {"CPU": "x86_64"}, "Editor: Editor": editor("Linux", "x86_64")},
    ),
    Plugin(
        "windows-x86_64",
        "Plugins/Windows/x86_64/grizzled.dll",
        {"Standalone: Win64": {"CPU": "x86_64"}, "Editor: Editor": editor("Windows", "x86_64")},
    ),
    Plugin(
        "macos",
        "Plugins/macOS/libgrizzled.dylib",
        {"Standalone: OSXUniversal": {"CPU": "AnyCPU"}, "Editor: Editor": editor("OSX", "AnyCPU")},
    ),
    android("arm64-v8a", "ARM64"),
    android("armeabi-v7a", "ARMv7"),
    android("x86_64", "X86_64"),
    Plugin("ios", "Plugins/iOS/libgrizzled.a", {"iPhone: iOS": IOS}),
    Plugin("webgl", "Plugins/WebGL/libgrizzled.a", {"WebGL: WebGL": {}}),
)


def importer(plugin: Plugin) -> str:
    """The import settings: for its platforms and for no other."""
    lines = [
        "PluginImporter:",
        "  externalObjects: {}",
        "  serializedVersion: 2",
        "  iconMap: {}",
        "  executionOrder: {}",
        "  defineConstraints: []",
        "  isPreloaded: 0",
        "  isOverridable: 0",
        "  isExplicitlyReferenced: 0",
        "  validateReferences: 1",
        "  platformData:",
    ]
    excluded = {f"Exclude {name.partition(': ')[2]}": str(int(name not in plugin.platforms)) for name in EVERYTHING}
    lines += platform(": Any", False, dict(sorted(excluded.items())))
    lines += platform("Any: ", False, {})
    for name in EVERYTHING:
        lines += platform(name, name in plugin.platforms, plugin.platforms.get(name, {}))
    return "\n".join(lines) + "\n"


def platform(name: str, enabled: bool, settings: dict[str, str]) -> list[str]:
    lines = ["  - first:", f"      {name}", "    second:", f"      enabled: {int(enabled)}"]
    if not settings:
        return [*lines, "      settings: {}"]
    return [*lines, "      settings:", *(f"        {key}: {value}" for key, value in sorted(settings.items()))]
