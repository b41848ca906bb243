#pragma once

#include <string>
#include <string_view>

namespace gammonkit::cli {

/// A field as RFC 4180 writes it: in quotes where it must be, and quotes in it twice.
[[nodiscard]] std::string csv_field(std::string_view field);

}  // namespace gammonkit::cli
