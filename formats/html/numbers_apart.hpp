#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace gammonkit {

/// Collects a text, such as a dump, with its numbers apart and each line only once: gzip has a fifth to look
/// at then, and makes a third less of it.
///
/// What it gives begins with a line of counts in decimal digits: how long the text is, and how many numbers
/// each column has. Then comes the text, with the byte 1 for each number, and for each line that it had
/// before the byte 2 and the number of that line among all that differ, the lower byte first. The columns
/// follow. A column has the numbers of one place, such as the second behind "probabilities=", in millionths,
/// as differences from the one before it, with the sign as the lowest bit: first the lowest bytes of all,
/// then the second bytes, the third, and the fourth. A text that has a byte 1 or 2 itself is left as it is,
/// behind a line "-".
class NumbersApart {
public:
    NumbersApart& operator+=(char c)
    {
        line_ += c;
        if (c == '\n') end_line();
        return *this;
    }
    /// Texts have no line ends.
    NumbersApart& operator+=(std::string_view text)
    {
        line_ += text;
        return *this;
    }
    NumbersApart& append(std::string_view text) { return *this += text; }
    NumbersApart& append(std::size_t count, char c)
    {
        line_.append(count, c);
        return *this;
    }
    /// Words that may hold any bytes.
    void words(std::string_view text);
    /// The line that has been begun, to append what holds only letters.
    [[nodiscard]] std::string& line() { return line_; }
    /// A number as append_shortest writes it; it is apart if it has at most six decimals and is below 1000.
    void number(double value);

    /// True if the text had a byte of its own that means something here.
    [[nodiscard]] bool is_refused() const { return is_refused_; }
    [[nodiscard]] std::string take();

private:
    /// The place of a number: "probabilities", and how many commas are in front of it.
    struct Column {
        std::string name;
        std::size_t commas = 0;
        std::vector<std::int32_t> millionths = {};
    };
    /// That of a number at the end of the line; nothing if there are too many.
    [[nodiscard]] Column* column_here();
    void end_line();

    std::string lines_;  ///< Those that are complete.
    std::string line_;
    std::unordered_map<std::string, std::size_t> known_;
    std::vector<Column> columns_;
    std::size_t last_ = 0;         ///< The column of the last number,
    std::size_t behind_last_ = 0;  ///< and where it ended in its line.
    bool is_refused_ = false;
};

/// A text without anything apart, in the same form.
[[nodiscard]] std::string nothing_apart(std::string_view text);

/// The text again; fails on what is not of this form.
[[nodiscard]] Result<std::string> numbers_together(std::string_view packed);

}  // namespace gammonkit
