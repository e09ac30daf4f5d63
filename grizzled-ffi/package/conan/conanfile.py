"""The C library for Conan: what `make install` lays out, taken as it is. `examples/packages/conan` makes the package of it."""

import os

from conan import ConanFile
from conan.tools.files import copy


class Grizzled(ConanFile):
    name = "grizzled"
    # The version is given to `conan export-pkg`.
    package_type = "library"
    description = "The rules engine of the cooperative card game The Grizzled"
    license = "MIT OR Apache-2.0"
    topics = ("card-game", "rules-engine", "games")
    # A C interface that no C compiler has made: one package serves all of them.
    settings = "os", "arch"
    options = {"shared": [True, False]}
    default_options = {"shared": True}

    def package(self):
        """From the folder that this file was copied to: what is installed, the licences and the guide."""
        here = self.recipe_folder
        wanted = "libgrizzled.*" if self.options.shared else "libgrizzled.a"
        unwanted = "*.a" if self.options.shared else None
        copy(self, "README.md", here, self.package_folder)
        copy(self, "*", os.path.join(here, "licenses"), os.path.join(self.package_folder, "licenses"))
        copy(self, "*", os.path.join(here, "include"), os.path.join(self.package_folder, "include"))
        copy(self, wanted, os.path.join(here, "lib"), os.path.join(self.package_folder, "lib"), excludes=unwanted)

    def package_info(self):
        """The names are those of the CMake package and of grizzled.pc, so that projects need not know where they come from."""
        self.cpp_info.libs = ["grizzled"]
        self.cpp_info.set_property("cmake_file_name", "Grizzled")
        self.cpp_info.set_property("cmake_target_name", "Grizzled::shared" if self.options.shared else "Grizzled::static")
        self.cpp_info.set_property("pkg_config_name", "grizzled")
        if not self.options.shared:
            self.cpp_info.system_libs = self.conan_data["static_needs"]
