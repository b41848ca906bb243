#pragma once

#include <string>

namespace gammonkit::fuzz {

/// What is wrong with how a filter is read and judged; empty if nothing is. What is checked: a filter that is
/// refused says in words where and why; one that is understood is the opposite of its negation.
[[nodiscard]] std::string broken_promise_of_filter(const std::string& text);

}  // namespace gammonkit::fuzz
