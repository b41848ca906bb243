#include "exporters/sgf/sgf_output.hpp"
#include "formats/sgf/format.hpp"
#include "formats/sgf/sgf_terms.hpp"
#include "model/for_each_turn.hpp"
#include "model/replay.hpp"

#include <algorithm>

namespace gammonkit::sgf {
namespace {

void add_match_item(std::string& out, std::string_view name, int number)
{
    out += '[';
    out += name;
    out += ':';
    add_integer(out, number);
    out += ']';
}

int written_number(const Game& game, bool from_zero)
{
    return std::max(game.number, 1) - (from_zero ? 1 : 0);
}

void add_match_items(std::string& out, const Game& game, const RootContext& context)
{
    out += "MI";
    add_match_item(out, "length", context.match.rules.length);
    add_match_item(out, "game", written_number(game, context.from_zero));
    add_match_item(out, "ws", game.score.first);
    add_match_item(out, "bs", game.score.second);
}

/// What only the first game says.
void add_match_texts(std::string& out, const Match& match)
{
    add_text(out, "WR", match.players.first.rating);
    add_text(out, "BR", match.players.second.rating);
    if (match.date) add_property(out, "DT", to_string(*match.date));
    add_text(out, "EV", match.event);
    add_text(out, "RO", match.round);
    add_text(out, "PC", match.place);
    add_text(out, "AN", match.annotator);
    add_text(out, "GC", match.comment);
}

std::string_view variant_word(Variant variant)
{
    switch (variant) {
    case Variant::nackgammon:
        return "Nackgammon";
    case Variant::hypergammon_1:
        return "Hypergammon1";
    case Variant::hypergammon_2:
        return "Hypergammon2";
    case Variant::hypergammon_3:
        return "Hypergammon3";
    case Variant::standard:
    case Variant::long_gammon:
        break;
    }
    return {};
}

/// The rules in force, joined by ":". gnubg takes a match that says nothing of Crawford to be without it.
std::string rule_words(const Rules& rules, bool crawford_game)
{
    std::string text;
    const auto add = [&](bool in_force, std::string_view word) {
        if (!in_force || word.empty()) return;
        if (!text.empty()) text += ':';
        text += word;
    };
    add(!rules.uses_cube(), "NoCube");
    add(rules.crawford.value_or(!rules.is_money()), "Crawford");
    add(crawford_game, "CrawfordGame");
    add(rules.jacoby.value_or(false), "Jacoby");
    add(true, variant_word(rules.variant));
    return text;
}

void add_rules(std::string& out, const Match& match, bool crawford_game)
{
    const std::string text = rule_words(match.rules, crawford_game);
    const bool denies = (match.rules.is_money() ? match.rules.jacoby : match.rules.crawford) == false;
    if (!text.empty() || (denies && !leaves_out_empty_rules(match.source))) add_property(out, "RU", text);
}

/// Remarks may follow the end.
bool ends_in_resignation(const Game& game)
{
    const auto last = std::find_if(game.turns.rbegin(), game.turns.rend(), [](const Turn& turn) {
        return !std::holds_alternative<Remark>(turn.action);
    });
    return last != game.turns.rend() && std::holds_alternative<AcceptResignation>(last->action);
}

/// gnubg believes RE only where a game ended by resignation. So a claim about an unfinished game is written
/// as one, unless a reader would then take it for a real one.
bool may_call_it_resignation(const Outcome& claimed, const GameReplayer& end)
{
    Game resigned;
    settle_outcome(resigned, end, claimed, true);
    return resigned.claimed_outcome.has_value();
}

void add_result(std::string& out, const Game& game, const RootContext& context)
{
    const GameReplayer end = follow_to_end(game, context.match.rules, context.crawford_game);
    const std::optional<Outcome>& outcome = game.claimed_outcome ? game.claimed_outcome : end.outcome();
    if (!outcome) return;
    const bool claimed = game.claimed_outcome.has_value();
    const bool resigned =
        claimed ? !end.outcome() && may_call_it_resignation(*outcome, end) : ends_in_resignation(game);
    out += "RE[";
    out += color_of(outcome->winner);
    out += '+';
    add_integer(out, outcome->points);
    out += resigned ? "R]" : "]";
}

bool may_be_same(const std::string& a, const std::string& b)
{
    return a.empty() || b.empty() || a == b;
}

bool same_players(const Match& a, const Match& b)
{
    return may_be_same(a.players.first.name, b.players.first.name) &&
           may_be_same(a.players.second.name, b.players.second.name);
}

/// True unless both files state the rules, and not the same.
bool may_have_same_rules(const Rules& a, const Rules& b)
{
    const bool same_jacoby = !a.jacoby || !b.jacoby || a.jacoby == b.jacoby;
    return a.length == b.length && a.uses_cube() == b.uses_cube() && a.uses_crawford() == b.uses_crawford() &&
           same_jacoby && variant_word(a.variant) == variant_word(b.variant);
}

}  // namespace

bool may_number_from_zero(const Match& match)
{
    const bool has_first = std::any_of(match.games.begin(), match.games.end(),
                                       [](const Game& game) { return game.number <= 1; });
    return has_first || numbers_games_from_zero(match.source);
}

std::string_view table_of(const Match& match)
{
    std::string_view table;
    const auto look = [&](const auto& analyses) {
        for (const auto& analysis : analyses)
            if (table.empty()) table = analysis.by.match_equity_table;
    };
    for (const Game& game : match.games) {
        for_each_turn(game.turns, [&](const Turn& turn) {
            look(turn.plays);
            look(turn.cubes);
        });
        if (!table.empty()) break;
    }
    return table;
}

void add_root(std::string& out, const Game& game, const RootContext& context)
{
    const Match& match = context.match;
    out += "(;FF[4]GM[6]CA[UTF-8]";
    add_text(out, "AP", match.source);
    add_text(out, "ME", context.table);
    add_match_items(out, game, context);
    add_name(out, "PW", match.players.first.name);
    add_name(out, "PB", match.players.second.name);
    if (context.first_game) add_match_texts(out, match);
    add_rules(out, match, context.crawford_game);
    if (game.automatic_doubles > 0) {
        out += "CV[";
        add_integer(out, 1 << std::min(game.automatic_doubles, 20));
        out += ']';
    }
    add_result(out, game, context);
    add_text(out, "C", game.comment);
    if (context.first_game) add_extras(out, match.extras);
    add_extras(out, game.extras);
}

}  // namespace gammonkit::sgf

namespace gammonkit {

bool sgf_merges(const Match& before, const Match& next)
{
    using namespace sgf;
    if (before.games.empty() || next.games.empty()) return false;
    const Game& last = before.games.back();
    const Game& first = next.games.front();
    return may_have_same_rules(before.rules, next.rules) && same_players(before, next) &&
           written_number(last, may_number_from_zero(before)) <
               written_number(first, may_number_from_zero(next)) &&
           last.score.first <= first.score.first && last.score.second <= first.score.second;
}

}  // namespace gammonkit
