#pragma once

#include "cli/options/option_table.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// The options that decide what an output holds, from the command line or from settings, as they are written:
/// "--level fast --met Woolsey.xml". Leaves out those that say where outputs go, how many inputs are worked
/// on at a time and what is told meanwhile, and those named `besides`.
[[nodiscard]] std::string given_options(const OptionTable& table,
                                        std::initializer_list<std::string_view> besides = {});

}  // namespace gammonkit::cli
