#pragma once

#include "formats/bgf/members.hpp"
#include "formats/notation/notation.hpp"
#include "importers/json/loose_values.hpp"

#include <optional>

namespace gammonkit::bgf {

using loose::as_json;
using loose::element;
using loose::flag;
using loose::integer;
using loose::is_number;
using loose::Json;
using loose::member;
using loose::size_of;
using loose::text;

/// Finite, and not one that stands for none.
[[nodiscard]] std::optional<double> number(const Json* value);

/// The moves in `from` and `to` (both lists in the mover's own numbering, ended by -1); nothing if they
/// cannot be moves of checkers.
[[nodiscard]] std::optional<notation::Moves> moves_in(const Json* holder);

}  // namespace gammonkit::bgf
