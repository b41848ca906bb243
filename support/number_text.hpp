#pragma once

#include <string>

namespace gammonkit {

/// Appends the shortest decimal that is read back to the same number, as std::to_chars writes it.
void append_shortest(std::string& text, double number);

/// Whether numbers that are not negative begin with a plus.
enum class PlusSign : bool { no, yes };

/// Appends a number with so many decimals (at most 6), as "{:.3f}" writes it.
void append_fixed(std::string& text, double number, int decimals, PlusSign plus = PlusSign::no);

}  // namespace gammonkit
