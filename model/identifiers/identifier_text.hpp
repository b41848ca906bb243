#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace gammonkit {

/// An identifier as it was pasted, made ready for `split(text, ':')`: without blanks, quotes and brackets
/// around it, without `label` ("XGID") and the "=" or ":" behind it, and with "%3A" and "%3D" decoded.
[[nodiscard]] std::string bare_identifier(std::string_view text, std::string_view label);

/// A field of digits (one sign if `low` is negative) from `low` to `high`; else a failure that names it.
[[nodiscard]] Result<int> number_field(std::string_view field, std::string_view name, int low, int high,
                                       std::string_view code);

/// The failure of a text that is none of the identifiers called `name` ("Match ID"); its code is the name in
/// lower case with hyphens ("match-id").
[[nodiscard]] tl::unexpected<Diagnostic> not_an_id(std::string_view name, std::string_view id,
                                                   std::string_view why);

}  // namespace gammonkit
