#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::house {

/// A function with a body, as found in C++ source text.
struct FoundFunction {
    std::string name;
    std::size_t line = 1;    ///< Where its declaration begins, from 1.
    std::size_t length = 1;  ///< Lines from there to its closing brace.
};

/// Finds the functions, member functions and lambdas that stand outside every other function. Lambdas and
/// local classes inside a function count as part of it.
///
/// No compiler: tokens and braces only. It knows comments, all kinds of literals, preprocessor lines,
/// initializers, member initializer lists and nested classes, which is what this repository uses.
[[nodiscard]] std::vector<FoundFunction> find_functions(std::string_view source);

}  // namespace gammonkit::house
