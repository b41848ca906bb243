#include "formats/fields/words.hpp"

#include "model/position_id.hpp"
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

template <class... Parts>
std::string to_list(const Parts&... parts)
{
    return joined({to_word(parts)...}, ",");
}

std::string point_word(Point point)
{
    if (point == kBar) return "bar";
    return point == kOff ? "off" : std::to_string(point.number());
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

std::string to_word(bool value)
{
    return value ? "yes" : "no";
}

std::string to_word(int value)
{
    return fmt::format_int(value).str();
}

std::string to_word(std::int64_t value)
{
    return fmt::format_int(value).str();
}

std::string to_word(std::uint64_t value)
{
    return fmt::format_int(value).str();
}

std::string to_word(double value)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return {digits.data(), end};
}

std::string to_word(Dice value)
{
    return fmt::format("{}{}", value.first(), value.second());
}

std::string to_word(Step value)
{
    return fmt::format("{}/{}", point_word(value.from), point_word(value.to));
}

std::string to_word(const Date& value)
{
    return to_string(value);
}

std::string to_word(const Value& value)
{
    return fmt::format("{}:{}", kUnits[value.index()], to_word(number_of(value)));
}

std::string to_word(Mwc value)
{
    return to_word(value.value);
}

std::string to_word(const Cube& value)
{
    return value.owner ? to_list(value.value, *value.owner) : to_word(value.value);
}

std::string to_word(const Outcome& value)
{
    return to_list(value.winner, value.points);
}

std::string to_word(const ByPlayer<int>& value)
{
    return to_list(value.first, value.second);
}

std::string to_word(const Probabilities& value)
{
    return to_list(value.win, value.win_gammon, value.win_backgammon, value.lose_gammon,
                   value.lose_backgammon);
}

std::string to_word(const EvaluationContext& value)
{
    std::string word = to_word(value.plies);
    if (value.cubeful) word += ",cubeful";
    if (value.deterministic_noise) word += ",deterministic_noise";
    if (value.noise != 0) word += ",noise:" + to_word(value.noise);
    if (value.pruning_nets) word += ",pruning_nets";
    return word;
}

std::string to_word(const std::vector<MoveFilter>& value)
{
    std::vector<std::string> filters;
    for (const MoveFilter& filter : value)
        filters.push_back(to_list(filter.accept, filter.extra, filter.threshold));
    return joined(filters, ";");
}

std::string to_word(const Position& value)
{
    const ByPlayer<int> totals{value.total(Player::first), value.total(Player::second)};
    const std::string id = position_id(value, Player::first);
    constexpr ByPlayer<int> kAll{Position::kMostCheckers, Position::kMostCheckers};
    return totals == kAll ? id : id + ":" + to_word(totals);
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

bool from_word(std::string_view word, std::uint64_t& value)
{
    return from_number(word, value);
}

bool from_word(std::string_view word, double& value)
{
    return from_number(word, value);
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
    return from_word(parts[0], value.plies) &&
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
