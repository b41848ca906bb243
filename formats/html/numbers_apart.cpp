#include "formats/html/numbers_apart.hpp"

#include "support/ends.hpp"
#include "support/number_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>

namespace gammonkit {
namespace {

constexpr char kTaken = '\1';     ///< Where a number was.
constexpr char kRepeated = '\2';  ///< Where a line was that is known; two bytes follow.
constexpr std::string_view kAsItIs = "-\n";
constexpr std::size_t kMostText = std::size_t{1} << 28;
constexpr std::size_t kMostLines = 65536;  ///< Which two bytes can name.
constexpr std::size_t kMostColumns = 40;
constexpr std::size_t kLongestWord = 90;  ///< So that the time does not grow faster than the text.
constexpr double kMillion = 1e6;
constexpr int kPlanes = 4;
constexpr char kFollows = '~';  ///< Behind the count of a column that follows the one before.

/// The word that `text` ends in, or has begun; of a long one only the end.
std::string_view last_word(std::string_view text)
{
    std::size_t begin = text.size();
    const std::size_t first = begin - std::min(begin, kLongestWord);
    while (begin > first && text[begin - 1] != ' ' && text[begin - 1] != '\n')
        --begin;
    return text.substr(begin);
}

/// The name in front of "=", or all of a word that has none.
std::string_view name_in(std::string_view word)
{
    return word.substr(0, word.find('='));
}

std::size_t commas_in(std::string_view word)
{
    return static_cast<std::size_t>(std::ranges::count(word, ','));
}

/// A number that millionths say exactly.
std::optional<std::int32_t> in_millionths(double number)
{
    if (!(std::abs(number) < 1000)) return std::nullopt;
    const auto scaled = static_cast<std::int32_t>(std::lround(number * kMillion));
    const bool is_said = scaled / kMillion == number && (scaled != 0 || !std::signbit(number));
    return is_said ? std::optional(scaled) : std::nullopt;
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

/// Where a column is expected that follows another, as the chance to win follows the equity: on the line
/// through those two of its numbers whose others are the least and the greatest, of all since the last that
/// was not near.
class Line {
public:
    [[nodiscard]] std::int32_t expected(std::int32_t other) const
    {
        const double exact = least_.own + std::round(rise_ * (other - least_.other) / run_);
        return static_cast<std::int32_t>(std::clamp(exact, -kMost, kMost));
    }
    void add(std::int32_t other, std::int32_t own)
    {
        const Point point{static_cast<double>(other), static_cast<double>(own)};
        if (std::abs(point.own - expected(other)) > kNear) {
            least_ = most_ = point;
            return;
        }
        if (point.other < least_.other) least_ = point;
        if (point.other > most_.other) most_ = point;
        if (most_.other == least_.other) return;
        rise_ = most_.own - least_.own;
        run_ = most_.other - least_.other;
    }

private:
    static constexpr double kNear = 1000;
    static constexpr double kMost = 1e9;
    struct Point {
        double other = 0;
        double own = 0;
    };
    Point least_;
    Point most_;
    double rise_ = 0;
    double run_ = 1;
};

using Numbers = std::vector<std::int32_t>;

std::int32_t difference(std::int32_t number, std::int32_t expected)
{
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(number) -
                                     static_cast<std::uint32_t>(expected));
}

/// How far the numbers of a column are from where they are expected beside another.
Numbers from_line(const Numbers& others, const Numbers& numbers)
{
    Numbers off(numbers.size());
    Line line;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        off[i] = difference(numbers[i], line.expected(others[i]));
        line.add(others[i], numbers[i]);
    }
    return off;
}

/// What from_line was made of.
Numbers onto_line(const Numbers& others, const Numbers& off)
{
    Numbers numbers(off.size());
    Line line;
    for (std::size_t i = 0; i < off.size(); ++i) {
        const auto expected = static_cast<std::uint32_t>(line.expected(others[i]));
        numbers[i] = static_cast<std::int32_t>(expected + static_cast<std::uint32_t>(off[i]));
        line.add(others[i], numbers[i]);
    }
    return numbers;
}

/// How many bits the numbers of a column need.
int bits_of(const Numbers& numbers)
{
    int bits = 0;
    std::uint32_t before = 0;
    for (const std::int32_t number : numbers) {
        bits += std::bit_width(folded(static_cast<std::uint32_t>(number) - before));
        before = static_cast<std::uint32_t>(number);
    }
    return bits;
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

tl::unexpected<Diagnostic> damaged()
{
    return failure("damaged", "its numbers are not complete");
}

/// How many numbers a column has, and whether it follows the one before.
struct Count {
    std::size_t count = 0;
    bool follows = false;
};

/// The counts in the first line, which is taken from `packed`.
std::optional<std::vector<Count>> take_counts(std::string_view& packed)
{
    const std::size_t end = packed.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    std::vector<Count> counts;
    std::size_t all = end + 1;
    for (const std::string_view marked : words(packed.substr(0, end))) {
        const bool follows = marked.ends_with(kFollows);
        const std::string_view word = follows ? without_last(marked) : marked;
        if (follows && counts.size() < 2) return std::nullopt;
        std::size_t count = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), count);
        if (error != std::errc{} || stop != word.data() + word.size() || count > packed.size())
            return std::nullopt;
        all += counts.empty() ? count : kPlanes * count;
        if (follows && counts.back().count != count) return std::nullopt;
        counts.push_back({count, follows});
    }
    if (counts.empty() || all != packed.size()) return std::nullopt;
    packed = without_first(packed, end + 1);
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
    packed = without_first(packed, kPlanes * count);
    return numbers;
}

/// Lines with those that stand for others replaced by them; nothing if that cannot be.
std::optional<std::string> all_lines(std::string_view packed)
{
    std::vector<std::string_view> known;
    std::string out;
    while (!packed.empty()) {
        std::string_view line = packed.substr(0, packed.find('\n') + 1);
        if (line.empty()) line = packed;
        std::size_t size = line.size();
        if (packed.front() == kRepeated) {
            if (packed.size() < 3) return std::nullopt;
            const std::size_t number =
                static_cast<unsigned char>(packed[1]) + 256U * static_cast<unsigned char>(packed[2]);
            if (number >= known.size()) return std::nullopt;
            line = known[number];
            size = 3;
        } else if (known.size() < kMostLines) {
            known.push_back(line);
        }
        packed = without_first(packed, size);
        if (line.size() > kMostText - out.size()) return std::nullopt;
        out += line;
    }
    return out;
}

/// Reads numbers of columns in the order in which places ask for them.
class ColumnReader {
public:
    explicit ColumnReader(std::vector<std::vector<std::int32_t>> columns) : columns_(std::move(columns)) {}

    /// The next number of the place behind `word`; nothing if there is none.
    std::optional<std::int32_t> next(std::string_view word)
    {
        const std::size_t commas = commas_in(word);
        const auto is_here = [&](const Place& place) {
            return place.commas == commas && place.name == name_in(word);
        };
        auto place = std::ranges::find_if(places_, is_here);
        if (place == places_.end()) {
            if (places_.size() == columns_.size()) return std::nullopt;
            place = places_.insert(place, {std::string(name_in(word)), commas});
        }
        const std::vector<std::int32_t>& column = columns_[static_cast<std::size_t>(place - places_.begin())];
        if (place->used == column.size()) return std::nullopt;
        return column[place->used++];
    }

private:
    struct Place {
        std::string name;
        std::size_t commas = 0;
        std::size_t used = 0;
    };
    std::vector<Place> places_;
    std::vector<std::vector<std::int32_t>> columns_;
};

}  // namespace

NumbersApart::Column* NumbersApart::column_here()
{
    // Most numbers follow another in their word.
    if (line_.size() == behind_last_ + 1 && line_.back() == ',' && last_ + 1 < columns_.size()) {
        const Column& last = columns_[last_];
        Column& next = columns_[last_ + 1];
        if (next.commas == last.commas + 1 && next.name == last.name) {
            ++last_;
            return &next;
        }
    }
    const std::string_view word = last_word(line_);
    const std::size_t commas = commas_in(word);
    const std::string_view name = name_in(word);
    for (last_ = 0; last_ < columns_.size(); ++last_) {
        if (columns_[last_].commas == commas && columns_[last_].name == name) return &columns_[last_];
    }
    if (columns_.size() == kMostColumns) return nullptr;
    return &columns_.emplace_back(Column{.name = std::string(name), .commas = commas});
}

void NumbersApart::words(std::string_view text)
{
    for (const char own : {kTaken, kRepeated})
        is_refused_ = is_refused_ || text.find(own) != std::string_view::npos;
    line_ += text;
}

void NumbersApart::number(double value)
{
    const std::optional<std::int32_t> millionths = in_millionths(value);
    Column* column = millionths ? column_here() : nullptr;
    if (column == nullptr) return append_shortest(line_, value);
    column->millionths.push_back(*millionths);
    line_ += kTaken;
    behind_last_ = line_.size();
}

void NumbersApart::end_line()
{
    const auto [known, is_new] = known_.try_emplace(line_, known_.size());
    if (is_new || known->second >= kMostLines) {
        lines_ += line_;
    } else {
        lines_ += kRepeated;
        lines_ += static_cast<char>(known->second % 256);
        lines_ += static_cast<char>(known->second / 256);
    }
    line_.clear();
    behind_last_ = 0;
}

std::string NumbersApart::take()
{
    lines_ += line_;
    std::string out = std::to_string(lines_.size());
    std::string numbers;
    const Numbers* before = nullptr;
    for (const Column& column : columns_) {
        const Numbers& own = column.millionths;
        out.append(" ").append(std::to_string(own.size()));
        Numbers off;
        if (before != nullptr && before->size() == own.size()) off = from_line(*before, own);
        const bool follows = !off.empty() && 2 * bits_of(off) < bits_of(own);
        if (follows) out += kFollows;
        append_column(numbers, follows ? off : own);
        before = &own;
    }
    return out.append("\n").append(lines_).append(numbers);
}

std::string nothing_apart(std::string_view text)
{
    return std::string(kAsItIs).append(text);
}

Result<std::string> numbers_together(std::string_view packed)
{
    if (packed.starts_with(kAsItIs)) return std::string(packed.substr(kAsItIs.size()));
    const std::optional<std::vector<Count>> counts = take_counts(packed);
    if (!counts || counts->empty()) return damaged();
    const std::optional<std::string> lines = all_lines(packed.substr(0, counts->front().count));
    if (!lines) return damaged();
    packed = without_first(packed, counts->front().count);
    std::vector<Numbers> columns;
    for (std::size_t i = 1; i < counts->size(); ++i) {
        const auto [count, follows] = (*counts)[i];
        Numbers column = take_column(packed, count);
        columns.push_back(follows ? onto_line(columns.back(), column) : std::move(column));
    }
    ColumnReader numbers(std::move(columns));
    const std::string_view text = *lines;
    std::string out;
    out.reserve(2 * text.size());
    std::size_t done = 0;
    for (std::size_t at = text.find(kTaken); at != std::string_view::npos; at = text.find(kTaken, at + 1)) {
        out.append(text, done, at - done);
        const std::optional<std::int32_t> number = numbers.next(last_word(text.substr(0, at)));
        if (!number) return damaged();
        append_shortest(out, *number / kMillion);
        done = at + 1;
    }
    return out.append(text, done);
}

}  // namespace gammonkit
