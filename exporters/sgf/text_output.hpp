#pragma once

#include "model/match.hpp"

#include <string>
#include <string_view>

namespace gammonkit::sgf {

/// Adds a number with so many decimals, as gnubg writes it, if that says it exactly; else the shortest text
/// that reads back as the same number.
void add_decimals(std::string& out, double number, int decimals);

/// Adds the shortest text that reads back as the same number.
void add_shortest(std::string& out, double number);

void add_integer(std::string& out, std::int64_t number);

/// Adds `NAME[value]`; the value must need no escapes.
void add_property(std::string& out, std::string_view name, std::string_view value);

/// Adds `NAME[text]` with "\" and "]" escaped, unless the text is empty.
void add_text(std::string& out, std::string_view name, std::string_view text);

/// Adds `NAME[name of a player]`, unless it is empty. A "\" is written as it is where the next character does
/// not need it, because gnubg does not undo "\\" in names.
void add_name(std::string& out, std::string_view name, std::string_view player);

/// True if an extra came from an SGF file, or could have: it is a property with values.
[[nodiscard]] bool is_property(const Extra& extra);

/// Adds the extras that came from an SGF file, as they were there.
void add_extras(std::string& out, const Extras& extras);

/// True if there is an extra `sgf:IDENTIFIER`.
[[nodiscard]] bool has_extra(const Extras& extras, std::string_view identifier);

}  // namespace gammonkit::sgf
