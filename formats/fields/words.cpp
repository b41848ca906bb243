#include "formats/fields/words.hpp"

#include "model/identifiers/position_id.hpp"
#include "model/limits.hpp"
#include "support/ends.hpp"
#include "support/number_text.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::array<std::string_view, 3> kUnits{"equity", "emg", "mwc"};

template <class Number>
bool from_number(std::string_view word, Number& value)
{
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc{} && end == word.data() + word.size();
}

/// "a,b,c": each part set from its word.
template <class... Parts>
bool from_list(std::string_view word, Parts&... parts)
{
    const std::vector<std::string_view> items = split(word, ',');
    if (items.size() != sizeof...(parts)) return false;
    auto item = items.begin();
    return (from_word(*item++, parts) && ...);
}

void append_integer(std::string& out, auto value)
{
    const fmt::format_int digits(value);
    out.append(digits.data(), digits.size());
}

/// "a,b,c"
template <class First, class... Parts>
void append_list(std::string& out, const First& first, const Parts&... parts)
{
    append_word(out, first);
    (append_word(out += ',', parts), ...);
}

void append_point(std::string& out, Point point)
{
    if (point == kBar || point == kOff) {
        out += point == kBar ? "bar" : "off";
    } else {
        append_integer(out, point.number());
    }
}

bool from_point(std::string_view word, Point& point)
{
    int number = 0;
    if (word == "bar") {
        point = kBar;
    } else if (word == "off") {
        point = kOff;
    } else if (from_number(word, number) && number >= 1 && number <= 24) {
        point = Point(number);
    } else {
        return false;
    }
    return true;
}

bool read_flag(std::string_view word, EvaluationContext& context)
{
    if (word.starts_with("noise:")) return from_number(word.substr(6), context.noise);
    if (word == "cubeful") return context.cubeful = true;
    if (word == "deterministic_noise") return context.deterministic_noise = true;
    if (word == "pruning_nets") return context.pruning_nets = true;
    return false;
}

}  // namespace

void append_word(std::string& out, bool value)
{
    out += value ? "yes" : "no";
}

void append_word(std::string& out, int value)
{
    append_integer(out, value);
}

void append_word(std::string& out, std::int64_t value)
{
    append_integer(out, value);
}

void append_word(std::string& out, unsigned long value)
{
    append_integer(out, value);
}

void append_word(std::string& out, unsigned long long value)
{
    append_integer(out, value);
}

void append_word(std::string& out, double value)
{
    append_shortest(out, value);
}

void append_word(std::string& out, Dice value)
{
    append_integer(out, value.first());
    append_integer(out, value.second());
}

void append_word(std::string& out, Step value)
{
    append_point(out, value.from);
    out += '/';
    append_point(out, value.to);
}

void append_word(std::string& out, const Date& value)
{
    out += to_string(value);
}

std::string_view unit_word(const Value& value)
{
    return kUnits[value.index()];
}

void append_word(std::string& out, const Value& value)
{
    out += unit_word(value);
    out += ':';
    append_shortest(out, number_of(value));
}

void append_word(std::string& out, Mwc value)
{
    append_shortest(out, value.value);
}

void append_word(std::string& out, const Cube& value)
{
    append_word(out, value.value);
    if (value.owner) append_list(out += ',', *value.owner);
}

void append_word(std::string& out, const Outcome& value)
{
    append_list(out, value.winner, value.points);
}

void append_word(std::string& out, const ByPlayer<int>& value)
{
    append_list(out, value.first, value.second);
}

void append_word(std::string& out, const Probabilities& value)
{
    append_list(out, value.win, value.win_gammon, value.win_backgammon, value.lose_gammon,
                value.lose_backgammon);
}

void append_word(std::string& out, const EvaluationContext& value)
{
    append_word(out, value.plies);
    if (value.cubeful) out += ",cubeful";
    if (value.deterministic_noise) out += ",deterministic_noise";
    if (value.noise != 0) append_shortest(out += ",noise:", value.noise);
    if (value.pruning_nets) out += ",pruning_nets";
}

void append_word(std::string& out, const std::vector<MoveFilter>& value)
{
    std::string_view separator;
    for (const MoveFilter& filter : value) {
        append_list(out += separator, filter.accept, filter.extra, filter.threshold);
        separator = ";";
    }
}

void append_word(std::string& out, const Position& value)
{
    out += position_id(value, Player::first);
    const ByPlayer<int> totals{value.total(Player::first), value.total(Player::second)};
    constexpr ByPlayer<int> kAll{Position::kMostCheckers, Position::kMostCheckers};
    if (totals != kAll) append_word(out += ':', totals);
}

bool from_word(std::string_view word, bool& value)
{
    value = word == "yes";
    return value || word == "no";
}

bool from_word(std::string_view word, int& value)
{
    return from_number(word, value) && value >= -kLargestNumber && value <= kLargestNumber;
}

bool from_word(std::string_view word, std::int64_t& value)
{
    return from_number(word, value);
}

bool from_word(std::string_view word, unsigned long& value)
{
    return from_number(word, value);
}

bool from_word(std::string_view word, unsigned long long& value)
{
    return from_number(word, value);
}

bool from_word(std::string_view word, double& value)
{
    const std::optional<double> number = number_from(word);
    value = number.value_or(value);
    return number.has_value();
}

bool from_word(std::string_view word, Dice& value)
{
    const auto dice = word.size() == 2 ? Dice::from(word[0] - '0', word[1] - '0') : std::nullopt;
    value = dice.value_or(value);
    return dice.has_value();
}

bool from_word(std::string_view word, Step& value)
{
    const std::vector<std::string_view> ends = split(word, '/');
    return ends.size() == 2 && from_point(ends[0], value.from) && from_point(ends[1], value.to);
}

bool from_word(std::string_view word, Date& value)
{
    const std::vector<std::string_view> parts = split(word, '-');
    return parts.size() == 3 && from_word(parts[0], value.year) && from_word(parts[1], value.month) &&
           from_word(parts[2], value.day) && date_from(value.year, value.month, value.day).has_value();
}

bool from_word(std::string_view word, Value& value)
{
    const std::size_t colon = word.find(':');
    double number = 0;
    if (colon == std::string_view::npos || !from_word(word.substr(colon + 1), number)) return false;
    const std::string_view unit = word.substr(0, colon);
    if (unit == kUnits[0]) value = Equity{number};
    if (unit == kUnits[1]) value = Emg{number};
    if (unit == kUnits[2]) value = Mwc{number};
    return std::find(kUnits.begin(), kUnits.end(), unit) != kUnits.end();
}

bool from_word(std::string_view word, Mwc& value)
{
    return from_number(word, value.value);
}

bool from_word(std::string_view word, Cube& value)
{
    value.owner.reset();
    if (from_word(word, value.value)) return true;
    return from_list(word, value.value, value.owner.emplace());
}

bool from_word(std::string_view word, Outcome& value)
{
    return from_list(word, value.winner, value.points);
}

bool from_word(std::string_view word, ByPlayer<int>& value)
{
    return from_list(word, value.first, value.second);
}

bool from_word(std::string_view word, Probabilities& value)
{
    return from_list(word, value.win, value.win_gammon, value.win_backgammon, value.lose_gammon,
                     value.lose_backgammon);
}

bool from_word(std::string_view word, EvaluationContext& value)
{
    const std::vector<std::string_view> parts = split(word, ',');
    value = {};
    return from_word(first_or_empty(parts), value.plies) &&
           std::all_of(parts.begin() + 1, parts.end(),
                       [&](std::string_view part) { return read_flag(part, value); });
}

bool from_word(std::string_view word, std::vector<MoveFilter>& value)
{
    value.clear();
    for (const std::string_view item : split(word, ';')) {
        MoveFilter& filter = value.emplace_back();
        if (!from_list(item, filter.accept, filter.extra, filter.threshold)) return false;
    }
    return true;
}

bool from_word(std::string_view word, Position& value)
{
    const std::size_t colon = word.find(':');
    ByPlayer<int> totals{Position::kMostCheckers, Position::kMostCheckers};
    if (colon != std::string_view::npos && !from_word(word.substr(colon + 1), totals)) return false;
    const Result<Position> board = position_from_id(word.substr(0, colon), Player::first);
    if (!board) return false;
    const auto position = Position::from({board->side(Player::first), board->side(Player::second)}, totals);
    value = position.value_or(value);
    return position.has_value();
}

}  // namespace gammonkit
