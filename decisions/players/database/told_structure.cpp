#include "decisions/players/database/told_structure.hpp"

#include "decisions/players/database/stored_columns.hpp"
#include "model/decisions/judge.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/legal_plays.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// A row of the query below.
enum AskedColumn : std::uint8_t { kMatch, kNumber, kXgid, kDecision, kPlayed };
constexpr std::string_view kQuery =
    "SELECT match_id, number, xgid, decision, played FROM decisions WHERE xgid IS NOT NULL";

/// The play that is called so; nothing if none is.
std::optional<Play> play_called(const std::string& words, const GameState& state)
{
    const std::vector<LegalPlay> all = legal_plays(state.position, state.on_roll, *state.dice);
    if (all.empty()) return Play();
    for (const LegalPlay& legal : all) {
        if (play_in_words(legal.play, state.position, state.on_roll) == words) return legal.play;
    }
    return std::nullopt;
}

/// A match that has nothing but this decision.
Match match_with(const std::string& words, const GameState& state)
{
    Turn turn{.player = state.on_roll};
    if (state.dice) {
        turn.action = Roll{*state.dice};
        if (std::optional<Play> play = play_called(words, state))
            turn.action = CheckerPlay{.dice = *state.dice, .play = std::move(*play)};
    }
    Match match{.rules = state.rules};
    match.games.emplace_back().turns.push_back(std::move(turn));
    return match;
}

std::string update_of(const SqlRow& row, const StoredCells& cells)
{
    const Result<GameState> state = state_from_xgid(text_of(row[kXgid]));
    if (!state) return {};
    const std::string kind = text_of(row[kDecision]);
    const Match match = match_with(text_of(row[kPlayed]), *state);
    const AskedDecision asked{
        .row = {.match = &match,
                .decision = {.kind = kind == "play"     ? DecisionKind::play
                                     : kind == "double" ? DecisionKind::offer
                                                        : DecisionKind::answer,
                             .player = kind == "take" ? opponent(state->on_roll) : state->on_roll,
                             .state = *state}}};
    const SqlRow facts = cells.row(0, asked);
    std::string set;
    for (std::size_t i = 0; i < facts_of_form_3().size(); ++i)
        set += fmt::format("{}{} = {}", i > 0 ? ", " : "", facts_of_form_3()[i].name, in_sql(facts[i + 1]));
    return fmt::format("UPDATE decisions SET {} WHERE match_id = {} AND number = {}", set,
                       in_sql(row[kMatch]), in_sql(row[kNumber]));
}

}  // namespace

Result<void> tell_structure(SqlDatabase& database)
{
    const StoredCells cells(facts_of_form_3());
    GK_TRY(const std::vector<SqlRow> decisions, database.rows(std::string(kQuery)));
    for (const SqlRow& row : decisions) {
        const std::string update = update_of(row, cells);
        if (update.empty()) continue;
        GK_TRY_VOID(database.run(update));
    }
    return {};
}

}  // namespace gammonkit
