"""Builds the host of examples/c, which lies beside this, with the package, and has it play every game of games.txt."""

import os

from conan import ConanFile
from conan.tools.build import can_run
from conan.tools.cmake import CMake, cmake_layout


class Game(ConanFile):
    settings = "os", "arch", "compiler", "build_type"
    generators = "CMakeDeps", "CMakeToolchain"

    def requirements(self):
        self.requires(self.tested_reference_str)

    def layout(self):
        cmake_layout(self)

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def test(self):
        if can_run(self):
            play = os.path.join(self.cpp.build.bindir, "play")
            self.run(f"{play} {os.path.join(self.source_folder, 'games.txt')}", env="conanrun")
