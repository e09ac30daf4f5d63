// Checks for the tests: what fails is printed, and the program ends with 1 in the end.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <iostream>

inline int& failures() {
    static int count = 0;
    return count;
}

#define CHECK(condition)                                                                  \
    do {                                                                                  \
        if (!(condition)) {                                                               \
            std::cerr << __FILE__ << ':' << __LINE__ << ": not so: " << #condition << '\n'; \
            failures()++;                                                                 \
        }                                                                                 \
    } while (false)

#endif
