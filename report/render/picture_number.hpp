#pragma once

#include <string>

namespace gammonkit {

/// A length for a picture that is written as text: two decimals, without needless zeros: "12.5", "-3".
[[nodiscard]] std::string picture_number(double number);
/// The same, behind what stands in `text`.
void append_picture_number(std::string& text, double number);

}  // namespace gammonkit
