#include "formats/xg/records/differences.hpp"

#include "formats/xg/records/codec.hpp"
#include "formats/xg/records/field_bytes.hpp"
#include "formats/xg/records/layout.hpp"
#include "formats/xg/records/wide_text.hpp"
#include "support/text.hpp"

#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

constexpr float kLastDigit = 1e-6F;  ///< Chances to lose are 1 - win but for rounding.

template <BinaryNumber T>
void add_word(std::string& text, T value)
{
    if constexpr (std::same_as<T, bool>) {
        text += value ? '1' : '0';
    } else if constexpr (std::integral<T>) {
        text += std::to_string(+value);
    } else {
        text += fmt::format("{}", value);
    }
}

template <class T, std::size_t n>
void add_word(std::string& text, const std::array<T, n>& values)
{
    for (std::size_t i = 0; i < n; ++i) {
        if (i > 0) text += ',';
        add_word(text, values[i]);
    }
}

template <BinaryNumber T>
bool from_text(std::string_view word, T& value)
{
    if constexpr (std::same_as<T, bool>) {
        value = word == "1";
        return word == "1" || word == "0";
    } else {
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        return error == std::errc{} && end == word.data() + word.size();
    }
}

template <class T, std::size_t n>
bool from_text(std::string_view text, std::array<T, n>& values)
{
    const std::vector<std::string_view> words = split(text, ',');
    if (words.size() != n) return false;
    for (std::size_t i = 0; i < n; ++i) {
        if (!from_text(words[i], values[i])) return false;
    }
    return true;
}

std::string name_of(std::string_view name, std::optional<std::size_t> choice)
{
    return choice ? fmt::format("{}.{}", name, *choice) : std::string(name);
}

/// A visitor for `describe` of the actual record, that compares its fields with the bytes of the other.
class Comparison {
public:
    Comparison(std::string rebuilt, int version) : rebuilt_(std::move(rebuilt)), version_(version) {}

    template <class T>
    void operator()(std::string_view name, std::size_t offset, const T& field)
    {
        T other = field;
        get_field(rebuilt_, offset, other);
        if (!are_same(field, other)) note(name, field);
    }
    void wide(std::string_view name, std::size_t offset, const std::string& field)
    {
        std::string bytes(rebuilt_.size(), '\0');
        put_wide_text(bytes, offset, kTextUnits, field);
        const std::size_t size = 2 * kTextUnits;
        if (bytes.compare(offset, size, rebuilt_, offset, size) == 0) return;
        found_.push_back(fmt::format("{}={}", name, field));
    }
    void ansi(std::size_t, std::size_t, const std::string&) {}
    void link(std::size_t, std::int32_t) {}
    [[nodiscard]] bool since(int version) const { return version_ >= version; }
    void dice(std::size_t offset, const std::array<std::int8_t, 2>& field)
    {
        const bool same = rebuilt_[offset + 1] == '0' + field[0] && rebuilt_[offset + 2] == '0' + field[1];
        if (!same) note("dice", field);
    }
    void steps(std::string_view name, std::size_t offset, const auto& field) { (*this)(name, offset, field); }
    void choices(std::size_t, const std::vector<Choice>&) {}
    void choice(std::optional<std::size_t> index) { choice_ = index; }

    std::vector<std::string> take() { return std::move(found_); }

private:
    template <class T>
    static bool are_same(const T& a, const T& b)
    {
        return a == b;
    }
    static bool are_same(Evaluation a, const Evaluation& b)
    {
        if (std::abs(a[2] - b[2]) < kLastDigit) a[2] = b[2];
        return a == b;
    }
    void note(std::string_view name, const auto& field)
    {
        std::string text = name_of(name, choice_) + '=';
        add_word(text, field);
        found_.push_back(std::move(text));
    }

    std::string rebuilt_;
    int version_;
    std::optional<std::size_t> choice_;
    std::vector<std::string> found_;
};

/// A visitor for `describe` that sets the one field of a record that a difference names.
class Setter {
public:
    Setter(std::string_view difference, int version)
        : name_(difference.substr(0, difference.find('='))),
          value_(difference.substr(std::min(name_.size() + 1, difference.size()))), version_(version)
    {
    }

    template <class T>
    void operator()(std::string_view name, std::size_t, T& field)
    {
        T value = field;
        if (is_named(name) && from_text(value_, value)) field = value;
    }
    void wide(std::string_view name, std::size_t, std::string& field)
    {
        if (is_named(name)) field = value_;
    }
    void ansi(std::size_t, std::size_t, std::string&) {}
    void link(std::size_t, std::int32_t&) {}
    [[nodiscard]] bool since(int version) const { return version_ >= version; }
    void dice(std::size_t offset, std::array<std::int8_t, 2>& field) { (*this)("dice", offset, field); }
    void steps(std::string_view name, std::size_t offset, auto& field) { (*this)(name, offset, field); }
    void choices(std::size_t, std::vector<Choice>&) {}
    void choice(std::optional<std::size_t> index) { choice_ = index; }

private:
    [[nodiscard]] bool is_named(std::string_view name) const
    {
        return name_.starts_with(name) && name_ == name_of(name, choice_);
    }

    std::string_view name_;
    std::string_view value_;
    int version_;
    std::optional<std::size_t> choice_;
};

}  // namespace

template <class Record>
std::vector<std::string> differences(const Record& actual, const Record& rebuilt, int version)
{
    Comparison comparison(encode(rebuilt, version), version);
    describe(comparison, actual);
    return comparison.take();
}

template <class Record>
void apply(const std::vector<std::string>& differences, Record& rebuilt, int version)
{
    for (const std::string& difference : differences) {
        Setter setter(difference, version);
        describe(setter, rebuilt);
    }
}

#define GK_XG_RECORD(Record)                                                                                 \
    template std::vector<std::string> differences(const Record&, const Record&, int);                        \
    template void apply(const std::vector<std::string>&, Record&, int);
GK_XG_RECORD(HeaderMatch)
GK_XG_RECORD(HeaderGame)
GK_XG_RECORD(CubeRecord)
GK_XG_RECORD(MoveRecord)
GK_XG_RECORD(FooterGame)
GK_XG_RECORD(FooterMatch)
GK_XG_RECORD(Rollout)
#undef GK_XG_RECORD

}  // namespace gammonkit::xg
