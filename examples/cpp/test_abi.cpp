// A library that is not the header's: check_abi throws, and asks it for nothing but its version. This program is linked
// without the library, so that it would not be built if there were more.
#include <string>

#include "check.hpp"
#include "grizzled.hpp"

extern "C" std::int32_t grz_check_abi(std::uint32_t number, std::uint32_t fingerprint) {
    CHECK(number == GRZ_ABI && fingerprint == GRZ_FINGERPRINT);
    return GRZ_E_ABI;
}

extern "C" const char* grz_version() { return "99.1.2"; }

int main() {
    try {
        grizzled::check_abi();
        CHECK(false);
    } catch (const grizzled::Error& error) {
        CHECK(error.status() == GRZ_E_ABI);
        CHECK(std::string(error.what()).find("99.1.2") != std::string::npos);
    }
    return failures() == 0 ? 0 : 1;
}
