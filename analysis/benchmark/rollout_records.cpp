#include "analysis/benchmark/rollout_records.hpp"

#include "analysis/successors.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "model/identifiers/position_id.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using Fields = std::vector<std::string_view>;
constexpr std::size_t kBytes = 10;

/// "A" to "P" are 0 to 15.
std::optional<std::uint8_t> nibble_of(char letter)
{
    if (letter < 'A' || letter > 'P') return std::nullopt;
    return static_cast<std::uint8_t>(letter - 'A');
}

/// The board of a position's letters, seen by the player on roll.
Result<Board> board_in(std::string_view letters)
{
    std::array<std::uint8_t, kBytes> bytes{};
    bool is_key = letters.size() == 2 * kBytes;
    for (std::size_t i = 0; is_key && i < kBytes; ++i) {
        const auto high = nibble_of(letters[2 * i]);
        const auto low = nibble_of(letters[2 * i + 1]);
        is_key = high && low;
        if (is_key) bytes[i] = static_cast<std::uint8_t>(*high << 4U | *low);
    }
    const auto position = is_key ? position_from_id(base64(bytes), Player::first)
                                 : Result<Position>(tl::unexpected(Diagnostic{}));
    if (!position) return failure("bad-table", fmt::format("\"{:.40}\" is no position", letters));
    return board_of(*position, Player::first);
}

Result<double> number_in(std::string_view text)
{
    const std::optional<double> number = parse_double(text);
    if (number) return *number;
    return failure("bad-table", fmt::format("\"{:.40}\" is no number", text));
}

Result<Dice> dice_in(std::string_view first, std::string_view second)
{
    const auto dice = Dice::from(parse_int(first).value_or(0), parse_int(second).value_or(0));
    if (dice) return *dice;
    return failure("bad-table", fmt::format("\"{:.10} {:.10}\" is no roll", first, second));
}

/// The boards behind the legal plays that are not known yet.
Result<void> add_unlisted(ReferenceDecision& decision, const Board& before, Dice dice)
{
    std::vector<Board> legal;
    add_successors(legal, before, dice);
    for (const ReferencePlay& play : decision) {
        const auto found = std::ranges::find(legal, play.board);
        if (found == legal.end())
            return failure("bad-table", "a play is listed that is not legal, or listed twice");
        legal.erase(found);
    }
    for (const Board& board : legal)
        decision.push_back({.board = board, .equities = {std::nullopt}});
    return {};
}

Result<ReferenceDecision> decision_in(const Fields& fields)
{
    if (fields.size() < 6 || fields.size() % 2 != 0)
        return failure("bad-table", "a decision is a position, two dice, and plays with a number each");
    GK_TRY(const Board before, board_in(fields[1]));
    GK_TRY(const Dice dice, dice_in(fields[2], fields[3]));
    GK_TRY(const double best, number_in(fields[5]));
    ReferenceDecision decision;
    for (std::size_t i = 4; i < fields.size(); i += 2) {
        GK_TRY(const Board behind, board_in(fields[i]));
        GK_TRY(const double number, number_in(fields[i + 1]));
        decision.push_back({.board = behind, .equities = {i == 4 ? best : best - number}});
    }
    GK_TRY_VOID(add_unlisted(decision, before, dice));
    return decision;
}

Result<ReferenceDecision> position_in(const Fields& fields)
{
    if (fields.size() != 7) return failure("bad-table", "a position has five chances");
    GK_TRY(const Board board, board_in(fields[1]));
    std::array<float, 5> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        GK_TRY(const double number, number_in(fields[i + 2]));
        numbers[i] = static_cast<float>(number);
    }
    const Chances chances{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]};
    const double equity = -static_cast<double>(cubeless_equity(chances));
    return ReferenceDecision{{.board = board, .equities = {equity}, .chances = chances}};
}

bool says_nothing(std::string_view line)
{
    return line.empty() || line.starts_with('#') || line == "s" || line.starts_with("s ");
}

}  // namespace

bool holds_rollout_records(std::string_view text)
{
    for (const std::string_view line : split(text, '\n')) {
        if (line.starts_with("m ") || line.starts_with("o ") || line.starts_with("s ")) return true;
        if (!trimmed(line).empty() && !line.starts_with('#')) return false;
    }
    return false;
}

Result<std::vector<ReferenceDecision>> read_rollout_records(std::string_view text)
{
    std::vector<ReferenceDecision> decisions;
    std::size_t number = 0;
    for (const std::string_view raw : split(text, '\n')) {
        ++number;
        const std::string_view line = trimmed(raw);
        if (says_nothing(line)) continue;
        const Fields fields = words(line);
        Result<ReferenceDecision> decision = failure("bad-table", "expected a line with m, o or s");
        if (fields[0] == "m") decision = decision_in(fields);
        if (fields[0] == "o") decision = position_in(fields);
        if (!decision)
            return failure("bad-table", fmt::format("line {}: {}", number, decision.error().message));
        decisions.push_back(*std::move(decision));
    }
    return decisions;
}

}  // namespace gammonkit
