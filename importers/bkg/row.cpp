#include "importers/bkg/row.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit::bkg {
namespace {

constexpr std::size_t kColorWidth = 5;

/// The runs of digits in a text, each where it stands.
std::vector<std::string_view> numbers_in(std::string_view text)
{
    std::vector<std::string_view> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        while (at < text.size() && is_digit(text[at]))
            ++at;
        if (at > begin) numbers.push_back(text.substr(begin, at - begin));
        if (at == begin) ++at;
    }
    return numbers;
}

/// Each pair of numbers is a step. Nothing but digits and what parts them may be there.
std::optional<notation::Moves> moves_in(std::string_view written)
{
    constexpr std::string_view kBetween = " \t,;:-/()*";
    const bool is_plain = std::all_of(written.begin(), written.end(), [&](char c) {
        return is_digit(c) || kBetween.find(c) != std::string_view::npos;
    });
    const std::vector<std::string_view> numbers = numbers_in(written);
    if (!is_plain || numbers.size() % 2 != 0) return std::nullopt;
    notation::Moves moves;
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        const int from = parse_int(numbers[i]).value_or(kBar.number() + 1);
        const int to = parse_int(numbers[i + 1]).value_or(kBar.number() + 1);
        const bool fits =
            from <= kBar.number() && to <= kBar.number() && moves.add({.from = Point(from), .to = Point(to)});
        if (!fits) return std::nullopt;
    }
    return moves;
}

/// "(3,1)  8 5  6 5": the dice are the first two digits.
void read_roll(std::string_view said, Row& row)
{
    const auto is_die = [](char c) { return c >= '1' && c <= '6'; };
    const std::size_t first = said.find_first_of("0123456789");
    if (first == std::string_view::npos || first > 1) return;
    const std::size_t second = said.find_first_of("0123456789", first + 1);
    if (second == std::string_view::npos || second > first + 2 || !is_die(said[first]) ||
        !is_die(said[second]))
        return;
    std::string_view rest = said.substr(second + 1);
    if (!rest.empty() && is_digit(rest[0])) return;
    if (rest.starts_with(')')) rest = without_first(rest);
    if (rest.starts_with(':')) rest = without_first(rest);
    row.dice = Dice::from(said[first] - '0', said[second] - '0');
    row.written = trimmed(rest);
    row.moves = moves_in(row.written);
}

/// "Doubles - Black Accepted": no answer at all is none yet.
Answer answer_in(std::string_view behind)
{
    const std::string text = lowered(behind);
    const auto says = [&](std::string_view word) { return text.find(word) != std::string::npos; };
    if (trimmed(behind).empty()) return Answer::none;
    if (says("accept") || says("take")) return Answer::accepted;
    const bool refused = says("refuse") || says("decline") || says("reject") || says("drop") || says("pass");
    return refused ? Answer::refused : Answer::unclear;
}

Stake stake_in(std::string_view behind)
{
    const std::string text = lowered(behind);
    if (text.find("backgammon") != std::string::npos) return Stake::backgammon;
    return text.find("gammon") != std::string::npos ? Stake::gammon : Stake::single;
}

}  // namespace

std::optional<Row> row_in(std::string_view line)
{
    const bool is_black = starts_with_ignoring_case(line, "black");
    if (!is_black && !starts_with_ignoring_case(line, "white")) return std::nullopt;
    if (line.size() > kColorWidth && !is_blank(line[kColorWidth]) && line[kColorWidth] != ':')
        return std::nullopt;
    Row row{.player = is_black ? Player::first : Player::second};
    const std::string_view said = trimmed(line.substr(std::min(line.size(), kColorWidth + 1)));
    constexpr std::string_view kDoubles = "doubles";
    constexpr std::string_view kWins = "wins";
    if (starts_with_ignoring_case(said, kDoubles)) {
        row.answer = answer_in(said.substr(kDoubles.size()));
    } else if (starts_with_ignoring_case(said, kWins)) {
        const std::string_view behind = trimmed(said.substr(kWins.size()));
        row.wins = stake_in(behind);
        row.is_unclear = row.wins == Stake::single && !behind.empty();
    } else {
        read_roll(said, row);
    }
    return row;
}

}  // namespace gammonkit::bkg
