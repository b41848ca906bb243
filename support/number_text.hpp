#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit {

/// Appends the shortest decimal that is read back to the same number, as std::to_chars writes it.
void append_shortest(std::string& text, double number);

/// The whole of `text` as a decimal number, by the rules of std::from_chars: with a point, never a plus.
[[nodiscard]] std::optional<double> number_from(std::string_view text);

/// Whether numbers that are not negative begin with a plus.
enum class PlusSign : bool { no, yes };

/// Appends a number with so many decimals (at most 6), as "{:.3f}" writes it.
void append_fixed(std::string& text, double number, int decimals, PlusSign plus = PlusSign::no);

/// Seconds as a clock shows them: "11:45", "1:02:03", "-0:07".
[[nodiscard]] std::string clock_text(int seconds);

/// The whole of `text` as such a time, or as seconds alone: "11:45", "0:14:23", "45". Nothing for what is no
/// time below a hundred hours.
[[nodiscard]] std::optional<int> seconds_from(std::string_view text);

}  // namespace gammonkit
