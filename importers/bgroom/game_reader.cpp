#include "importers/bgroom/game_reader.hpp"

#include "importers/turns/row_text.hpp"
#include "support/text.hpp"

namespace gammonkit::bgroom {
namespace {

bool is_dance(std::string_view text)
{
    return starts_with_ignoring_case(text, "can't move") || starts_with_ignoring_case(text, "cannot move");
}

}  // namespace

void GameReader::read(const GameLines& lines)
{
    for (const Row& row : lines.rows)
        read_row(row);
    for (const std::string_view line : lines.others)
        turns_.warn(line, "not-understood", "this is not a row of a game: left out");
    // Who drops has no row: the game just ends.
    if (lines.is_closed && turns_.state().cube_is_offered() && !turns_.replayer().stopped())
        turns_.add(opponent(turns_.state().offered_by), Drop{}, lines.rows.back().text);
}

void GameReader::read_row(const Row& row)
{
    const Player player = row.is_x ? x_ : opponent(x_);
    const bool understood = row.said.starts_with('(') ? read_roll(player, row) : read_word(player, row);
    if (!understood) {
        turns_.warn(row.text, "not-understood", "this is neither a roll nor a cube action: left out");
    }
}

bool GameReader::read_roll(Player player, const Row& row)
{
    const std::size_t close = row.said.find(')');
    if (close == std::string_view::npos) return false;
    const std::optional<Dice> dice = dice_of_words(row.said.substr(1, close - 1));
    if (!dice) return false;
    const std::string_view moves = trimmed(row.said.substr(close + 1));
    go_on(player);
    if (moves.empty()) {
        turns_.add(player, Roll{.dice = *dice}, row.text);
    } else if (is_dance(moves)) {
        turns_.add(player, CheckerPlay{.dice = *dice}, row.text);
    } else {
        turns_.play(player, *dice, moves, row.text);
    }
    return true;
}

/// Takes and drops are not known to have rows, but would be understood.
bool GameReader::read_word(Player player, const Row& row)
{
    const auto is = [&](std::string_view start) { return starts_with_ignoring_case(row.said, start); };
    if (is("double") || is("redouble") || is("beaver") || is("raccoon")) {
        Action action = turns_.double_to({}, player, true);
        if (std::holds_alternative<Double>(action)) go_on(player);
        turns_.add(player, std::move(action), row.text);
    } else if (is("take") || is("accept")) {
        turns_.add(player, Take{}, row.text);
    } else if (is("drop") || is("pass") || is("reject")) {
        turns_.add(player, Drop{}, row.text);
    } else {
        return false;
    }
    return true;
}

/// A game that goes on behind a double says that it was taken.
void GameReader::go_on(Player player)
{
    if (turns_.state().cube_is_offered() && !turns_.replayer().stopped()) turns_.take_silently();
    turns_.complete(player);
}

}  // namespace gammonkit::bgroom
