#include "formats/html/numbers_apart.hpp"

#include "formats/html/repeated_lines.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

namespace gammonkit {
namespace {

constexpr char kTaken = '\1';  ///< Where a number was.
constexpr std::size_t kPlaces = 6;
constexpr std::size_t kMostDigits = 9;  ///< In front of the point and behind it: they fit into 32 bits.
constexpr int kPlanes = 4;
constexpr std::string_view kAsItIs = "-\n";  ///< In front of a text from which nothing was taken.
constexpr std::size_t kMostText = std::size_t{1} << 28;
constexpr std::size_t kMostColumns = 40;
constexpr std::size_t kLongestWord = 90;  ///< So that the time does not grow faster than the text.

/// Which column a number belongs to that follows `word`: "probabilities=2" behind "probabilities=0.5,0.1,".
class Columns {
public:
    /// Its index; of a new one at the end if there was none; nothing if there are too many.
    std::optional<std::size_t> index_of(std::string_view word)
    {
        const std::string_view name = word.substr(0, word.find('='));
        const auto number = static_cast<std::size_t>(std::ranges::count(word, ','));
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            if (keys_[i].number == number && keys_[i].name == name) return i;
        }
        if (keys_.size() == kMostColumns) return std::nullopt;
        keys_.push_back({std::string(name), number});
        return keys_.size() - 1;
    }

private:
    struct Key {
        std::string name;
        std::size_t number;
    };
    std::vector<Key> keys_;
};

/// The word that `text` ends in; of a long one only the end.
std::string_view last_word(std::string_view text)
{
    if (text.size() > kLongestWord) text.remove_prefix(text.size() - kLongestWord);
    return text.substr(text.find_last_of(" \n") + 1);
}

/// A number as it stands in a text, from `begin` to `end`.
struct Found {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::int32_t millionths = 0;
};

/// The number around a point; nothing if it would not be written the same again.
std::optional<Found> number_around(std::string_view text, std::size_t point, std::size_t after)
{
    Found found{point, point + 1};
    while (found.begin > after && is_digit(text[found.begin - 1]))
        --found.begin;
    while (found.end < text.size() && is_digit(text[found.end]))
        ++found.end;
    const std::size_t whole = point - found.begin;
    const std::size_t places = found.end - point - 1;
    if (whole == 0 || places == 0 || places > kPlaces || whole > kMostDigits - kPlaces) return std::nullopt;
    if ((whole > 1 && text[found.begin] == '0') || text[found.end - 1] == '0') return std::nullopt;
    if (found.end < text.size() && std::string_view(", \n").find(text[found.end]) == std::string_view::npos)
        return std::nullopt;
    for (std::size_t i = found.begin; i < found.end; ++i) {
        if (i != point) found.millionths = found.millionths * 10 + (text[i] - '0');
    }
    for (std::size_t i = places; i < kPlaces; ++i)
        found.millionths *= 10;
    if (found.begin > after && text[found.begin - 1] == '-') {
        --found.begin;
        found.millionths = -found.millionths;
    }
    const bool follows = found.begin > after || after == 0;
    const char before = found.begin > 0 ? text[found.begin - 1] : '\0';
    if (!follows || std::string_view("=,:").find(before) == std::string_view::npos) return std::nullopt;
    return found;
}

/// The sign as the lowest bit, so that small numbers of both signs are small.
std::uint32_t folded(std::uint32_t number)
{
    return (number << 1) ^ (0U - (number >> 31));
}

std::uint32_t unfolded(std::uint32_t number)
{
    return (number >> 1) ^ (0U - (number & 1));
}

void append_column(std::string& out, const std::vector<std::int32_t>& numbers)
{
    for (int plane = 0; plane < kPlanes; ++plane) {
        std::uint32_t before = 0;
        for (const std::int32_t number : numbers) {
            const auto now = static_cast<std::uint32_t>(number);
            out += static_cast<char>(folded(now - before) >> (8 * plane));
            before = now;
        }
    }
}

/// As a dump writes it.
void append_millionths(std::string& out, std::int32_t number)
{
    if (number < 0) out += '-';
    std::string digits = std::to_string(number < 0 ? -static_cast<std::int64_t>(number) : number);
    if (digits.size() <= kPlaces) digits.insert(0, kPlaces + 1 - digits.size(), '0');
    digits.insert(digits.size() - kPlaces, ".");
    digits.erase(digits.find_last_not_of('0') + 1);
    out += digits;
}

tl::unexpected<Diagnostic> damaged()
{
    return failure("damaged", "its numbers are not complete");
}

/// The counts in the first line, which is taken from `packed`.
std::optional<std::vector<std::size_t>> take_counts(std::string_view& packed)
{
    const std::size_t end = packed.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    std::vector<std::size_t> counts;
    std::size_t all = end + 1;
    for (const std::string_view word : words(packed.substr(0, end))) {
        std::size_t count = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), count);
        if (error != std::errc{} || stop != word.data() + word.size() || count > packed.size())
            return std::nullopt;
        all += counts.empty() ? count : kPlanes * count;
        counts.push_back(count);
    }
    if (counts.empty() || all != packed.size()) return std::nullopt;
    packed.remove_prefix(end + 1);
    return counts;
}

/// The numbers of a column of `count`, which is taken from `packed`.
std::vector<std::int32_t> take_column(std::string_view& packed, std::size_t count)
{
    std::vector<std::int32_t> numbers(count);
    std::uint32_t before = 0;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t change = 0;
        for (std::size_t plane = 0; plane < kPlanes; ++plane)
            change |= std::uint32_t{static_cast<unsigned char>(packed[plane * count + i])} << (8 * plane);
        before += unfolded(change);
        numbers[i] = static_cast<std::int32_t>(before);
    }
    packed.remove_prefix(kPlanes * count);
    return numbers;
}

}  // namespace

std::string numbers_apart(std::string_view text)
{
    if (text.find_first_of(std::string{kTaken, kRepeatedLine}) != std::string_view::npos)
        return std::string(kAsItIs).append(text);
    Columns columns;
    std::vector<std::vector<std::int32_t>> numbers;
    std::string rest;
    rest.reserve(text.size());
    std::size_t done = 0;
    for (std::size_t point = text.find('.'); point != std::string_view::npos;
         point = text.find('.', point + 1)) {
        const std::optional<Found> found = number_around(text, point, done);
        if (!found) continue;
        rest.append(text, done, found->begin - done);
        done = found->begin;
        const std::optional<std::size_t> column = columns.index_of(last_word(rest));
        if (!column) continue;
        if (*column == numbers.size()) numbers.emplace_back();
        numbers[*column].push_back(found->millionths);
        rest += kTaken;
        done = found->end;
    }
    rest.append(text, done);
    rest = without_repeated_lines(rest);
    std::string out = std::to_string(rest.size());
    for (const std::vector<std::int32_t>& column : numbers)
        out.append(" ").append(std::to_string(column.size()));
    out.append("\n").append(rest);
    for (const std::vector<std::int32_t>& column : numbers)
        append_column(out, column);
    return out;
}

Result<std::string> numbers_together(std::string_view packed)
{
    if (packed.starts_with(kAsItIs)) return std::string(packed.substr(kAsItIs.size()));
    const std::optional<std::vector<std::size_t>> counts = take_counts(packed);
    if (!counts) return damaged();
    const std::optional<std::string> all_lines =
        with_repeated_lines(packed.substr(0, counts->front()), kMostText);
    if (!all_lines) return damaged();
    packed.remove_prefix(counts->front());
    const std::string_view text = *all_lines;
    std::vector<std::vector<std::int32_t>> numbers;
    for (std::size_t i = 1; i < counts->size(); ++i)
        numbers.push_back(take_column(packed, (*counts)[i]));
    Columns columns;
    std::vector<std::size_t> used(numbers.size());
    std::string out;
    out.reserve(2 * text.size());
    std::size_t done = 0;
    for (std::size_t at = text.find(kTaken); at != std::string_view::npos; at = text.find(kTaken, at + 1)) {
        out.append(text, done, at - done);
        const std::optional<std::size_t> column = columns.index_of(last_word(text.substr(0, at)));
        if (!column || *column >= numbers.size() || used[*column] == numbers[*column].size())
            return damaged();
        append_millionths(out, numbers[*column][used[*column]++]);
        done = at + 1;
    }
    return out.append(text, done);
}

}  // namespace gammonkit
