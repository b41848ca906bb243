#include "model/transform/hand_notes.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

tl::unexpected<Diagnostic> wrong_place(const HandNote& note, std::string why, std::string hint = {})
{
    return failure("place", fmt::format("{}: {}", place_text(note), why), std::move(hint));
}

Result<Match*> match_of(Collection& collection, const HandNote& note)
{
    const std::size_t count = collection.matches.size();
    if (count == 0) return wrong_place(note, "there is no match, only positions");
    if (!note.match && count > 1)
        return wrong_place(note, fmt::format("which of {} matches?", count), "m2-g1-5 is in the second");
    const std::size_t number = note.match.value_or(1);
    if (number > count) return wrong_place(note, fmt::format("there are only {} matches", count));
    return &collection.matches[number - 1];
}

Result<Game*> game_of(Match& match, const HandNote& note)
{
    const std::size_t count = match.games.size();
    if (*note.game > count) return wrong_place(note, fmt::format("the match has {} games", count));
    return &match.games[*note.game - 1];
}

Result<Turn*> turn_of(Game& game, const HandNote& note)
{
    const std::size_t count = game.turns.size();
    if (*note.turn > count) return wrong_place(note, fmt::format("the game has {} turns", count));
    return &game.turns[*note.turn - 1];
}

/// Sets a comment. Says what was done.
void set(std::string& comment, const HandNote& note, std::vector<std::string>& done)
{
    if (!note.comment) return;
    std::string text = note.comment->text;
    if (note.comment->appended && !comment.empty()) text = comment + "\n" + text;
    if (text == comment) return;
    const std::string_view what = text.empty()             ? "comment removed"
                                  : comment.empty()        ? "comment"
                                  : note.comment->appended ? "comment added to what was there"
                                                           : "comment replaced";
    done.push_back(fmt::format("{}: {}", place_text(note), what));
    comment = std::move(text);
}

template <class Mark>
void set(std::optional<Mark>& mark, const std::optional<std::optional<Mark>>& change, const HandNote& note,
         std::vector<std::string>& done)
{
    if (!change || mark == *change) return;
    const auto name = [](const std::optional<Mark>& which) {
        return which ? std::string(to_string(*which)) : "none";
    };
    done.push_back(fmt::format("{}: marked {}{}", place_text(note), name(*change),
                               mark ? ", not " + name(mark) : std::string()));
    mark = *change;
}

Result<void> set_marks(Turn& turn, const HandNote& note, std::vector<std::string>& done)
{
    const bool has_roll = dice_of(turn).has_value();
    if (note.luck && !has_roll) return wrong_place(note, "luck is that of a roll, and this turn has none");
    if (note.skill && note.before_roll && !has_roll)
        return wrong_place(note, "this turn is no roll, before which the cube could be turned",
                           "a double, take or pass is a turn of its own: without the c");
    if (note.skill && std::holds_alternative<Remark>(turn.action))
        return wrong_place(note, "nothing is decided here that could be marked");
    if (note.skill) set(note.before_roll ? turn.marks.cube : turn.marks.play, note.skill, note, done);
    set(turn.marks.luck, note.luck, note, done);
    return {};
}

Result<void> add_note(Collection& collection, const HandNote& note, std::vector<std::string>& done)
{
    GK_TRY(Match* const match, match_of(collection, note));
    const bool marks = note.skill || note.luck;
    if (marks && !note.turn) return wrong_place(note, "only a turn can be marked", "g2-17 is a turn");
    if (!note.game) {
        set(match->comment, note, done);
        return {};
    }
    GK_TRY(Game* const game, game_of(*match, note));
    if (!note.turn) {
        set(game->comment, note, done);
        return {};
    }
    GK_TRY(Turn* const turn, turn_of(*game, note));
    set(turn->comment.edited(), note, done);
    return set_marks(*turn, note, done);
}

}  // namespace

std::string place_text(const HandNote& note)
{
    if (!note.game) return note.match ? fmt::format("m{}", *note.match) : "match";
    if (note.turn) return to_string(TurnPlace{note.match, *note.game, *note.turn, note.before_roll});
    return fmt::format("{}g{}", note.match ? fmt::format("m{}-", *note.match) : "", *note.game);
}

Result<std::vector<std::string>> add_notes(Collection& collection, std::span<const HandNote> notes)
{
    std::vector<std::string> done;
    for (const HandNote& note : notes) {
        GK_TRY_VOID(add_note(collection, note, done));
    }
    return done;
}

}  // namespace gammonkit
