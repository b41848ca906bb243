#pragma once

#include "support/ends.hpp"
#include "support/number_text.hpp"

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace gammonkit::sgf {

/// Takes the words of an analysis record one by one. A number that is asked for and is not there makes the
/// scanner fail for good, so that a record is checked once, at its end.
class TokenScanner {
public:
    explicit TokenScanner(std::string_view text) : rest_(text) { skip_blanks(); }

    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    [[nodiscard]] bool failed() const { return failed_; }

    /// Makes the scanner fail, for what only the caller sees; returns `value`.
    template <class T>
    T fail(T value)
    {
        failed_ = true;
        return value;
    }

    /// The next word without taking it; empty at the end.
    [[nodiscard]] std::string_view peek() const { return rest_.substr(0, rest_.find(' ')); }

    std::string_view word()
    {
        const std::string_view word = peek();
        rest_ = without_first(rest_, word.size());
        skip_blanks();
        return word;
    }

    /// True if the next word is `expected`, which is then taken.
    bool take(std::string_view expected)
    {
        if (peek() != expected) return false;
        word();
        return true;
    }

    /// `"Mersenne Twister"`, without its quotation marks.
    std::string_view quoted()
    {
        if (!rest_.starts_with('"')) return fail(std::string_view{});
        const std::size_t end = rest_.find('"', 1);
        if (end == std::string_view::npos) return fail(std::string_view{});
        const std::string_view text = rest_.substr(1, end - 1);
        rest_ = without_first(rest_, end + 1);
        skip_blanks();
        return text;
    }

    /// A finite number.
    double number()
    {
        const std::optional<double> value = number_from(word());
        return value && std::isfinite(*value) ? *value : fail(0.0);
    }
    template <class Integer>
    Integer integer()
    {
        return parsed<Integer>();
    }
    bool flag() { return parsed<int>() != 0; }

    /// True if a number comes next.
    [[nodiscard]] bool sees_number() const
    {
        return !rest_.empty() && (rest_[0] == '-' || rest_[0] == '.' || (rest_[0] >= '0' && rest_[0] <= '9'));
    }

    /// How many words are left until one of them is not a number.
    [[nodiscard]] int numbers_ahead() const
    {
        TokenScanner ahead = *this;
        int count = 0;
        for (; ahead.sees_number(); ++count)
            ahead.word();
        return count;
    }

private:
    template <class T>
    T parsed()
    {
        const std::string_view text = word();
        T value{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        return error == std::errc{} && end == text.data() + text.size() ? value : fail(T{});
    }
    void skip_blanks()
    {
        while (!rest_.empty() &&
               (rest_[0] == ' ' || rest_[0] == '\n' || rest_[0] == '\r' || rest_[0] == '\t'))
            rest_ = without_first(rest_);
    }

    std::string_view rest_;
    bool failed_ = false;
};

}  // namespace gammonkit::sgf
