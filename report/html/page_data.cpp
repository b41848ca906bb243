#include "model/decisions/analysis_table.hpp"
#include "model/decisions/choice_words.hpp"
#include "model/decisions/judge.hpp"
#include "model/decisions/place.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/html/board_data.hpp"
#include "report/html/cube_gauge.hpp"
#include "report/html/page.hpp"
#include "report/html/page_tables.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::html {
namespace {

/// What is the same for all places of a page.
struct Shared {
    PageMaps* maps = nullptr;
    const MatchReport* report = nullptr;      ///< Of the match that is being written.
    const MatchEquityTable* table = nullptr;  ///< Behind it.
    const ShownAnalysis& analysis;
    Translator words = {};
    PageTables tables = PageTables(analysis, words);
};

/// True if the script makes the same Match ID of the XGID.
bool is_told_by_xgid(const GameState& state, std::string_view xgid)
{
    const bool is_played = state.phase == GamePhase::playing && state.offer != Offer::resignation;
    const bool is_match = !state.rules.is_money() && state.rules.jacoby != false;
    if (is_played && is_match && state.cube.value <= 1 << 15) return true;
    const Result<GameState> known = state_from_xgid(xgid);
    return known && match_id(*known) == match_id(state);
}

/// gnubg's identifiers, where the script cannot make them of the XGID.
void write_gnubg_id(JsonText& json, const GameState& state, std::string_view xgid)
{
    if (is_told_by_xgid(state, xgid)) return;
    json.key("gnubg").string(position_id(state.position, state.on_roll) + ":" + match_id(state).value_or(""));
}

/// What a race takes the players, as texts.
void write_effective_pips(JsonText& json, const Position& position, const Translator& words)
{
    const std::optional<ByPlayer<RaceEffort>> efforts = race_efforts(position);
    if (!efforts) return;
    const auto array = json.key("epc").array();
    for (const Player player : kPlayers)
        json.string(words.numbers(effective_pips_text((*efforts)[player])));
}

/// What every place has: its mark, what is on the board, and who decides.
void write_place(JsonText& json, std::string_view anchor, const GameState& state, Player player)
{
    const std::string id = xgid(state);
    json.key("id").string(anchor);
    json.key("xgid").string(std::string_view(id).substr(sizeof "XGID=" - 1));
    write_gnubg_id(json, state, id);
    json.key("player").integer(player == Player::first ? 0 : 1);
    const ByPlayer<int> total = {state.position.total(Player::first), state.position.total(Player::second)};
    constexpr int kUsual = Position::kMostCheckers;
    if (total.first == kUsual && total.second == kUsual) return;
    const auto checkers = json.key("checkers").array();
    json.integer(total.first);
    json.integer(total.second);
}

/// A flag: who offers it, and for how many times the cube.
void write_resignation(JsonText& json, Player player, Stake stake)
{
    const auto array = json.key("resigned").array();
    json.integer(player == Player::first ? 0 : 1);
    json.integer(multiple(stake));
}

/// What was done, unless the tables tell it.
void write_words(JsonText& json, std::string_view words, std::string_view made)
{
    if (words != made) json.key("words").string(words);
}

/// That of the turn, or the one that it answers.
void write_resignation(JsonText& json, const Turn& turn, const GameState& before)
{
    if (const auto* resigned = std::get_if<Resign>(&turn.action)) {
        write_resignation(json, turn.player, resigned->stake);
    } else if (before.offer == Offer::resignation) {
        write_resignation(json, before.offered_by, before.resigned_stake);
    }
}

void write_comment(JsonText& json, std::string_view comment)
{
    if (!comment.empty()) json.key("comment").string(comment);
}

/// What quiz and filters look at, and what the player did.
void write_decision(JsonText& json, DecisionKind kind, const std::optional<SkillMark>& mark,
                    const std::optional<Amount>& error, bool in_match)
{
    if (kind != DecisionKind::play) json.key("cube").string(to_string(kind));
    if (!mark) return;
    json.key("mark").string(sign_of(*mark));
    if (error) json.key("error").fixed(error->normalized, 3);
    if (error && in_match) json.key("mwc").fixed(100 * error->absolute, 2);
}

void write_decision(JsonText& json, const DecisionError& judged, const Shared& shared)
{
    const std::optional<GameState>& state = judged.decision.state;
    write_decision(json, judged.decision.kind, mark_of(judged), judged.error,
                   state && !state->rules.is_money());
    if (const std::string why = shared.report->why(judged); !why.empty()) json.key("why").string(why);
}

/// Where turns stand on the page: `x` is on the chart, if there is one.
struct PlaceOnPage {
    std::string anchor;
    int row;  ///< In the record of its game, from 1.
    std::optional<double> x;
};

void write_x(JsonText& json, const PlaceOnPage& place)
{
    if (place.row > 0) json.key("row").integer(place.row);
    if (place.x) json.key("x").integer(std::lround(*place.x));
}

/// Where the chance to win is beside the window for a double, in thousandths, where only the cube is decided.
void write_gauge(JsonText& json, const CubeAnalyses& cubes, const GameState& state, const Shared& shared)
{
    if (shared.table == nullptr) return;
    for (const CubeAnalysis& cube : cubes) {
        const std::optional<CubeGauge> gauge = cube_gauge(cube, state, *shared.table);
        if (!gauge) continue;
        const auto& [win, window] = *gauge;
        const auto array = json.key("gauge").array();
        for (const double chance : {win, window.opens, window.cash, window.too_good})
            json.integer(std::lround(1000 * chance));
        return;
    }
}

/// Not to double, as a place of its own: the board before the roll.
void write_waiting(JsonText& json, const PlaceOnPage& place, const ReportedTurn& turn,
                   const DecisionError& judged, Shared& shared)
{
    const auto entry = json.object();
    write_place(json, place.anchor + "c", *judged.decision.state, judged.decision.player);
    write_effective_pips(json, judged.decision.state->position, shared.words);
    json.key("words").string(shared.words.say("does not double"));
    write_decision(json, judged, shared);
    shared.tables.write(json, *turn.cubes, {}, *judged.decision.state);
    write_gauge(json, *turn.cubes, *judged.decision.state, shared);
    if (shared.maps != nullptr) shared.maps->write(json, turn, judged);
    write_x(json, place);
}

void write_turn(JsonText& json, const PlaceOnPage& place, const ReportedTurn& turn, Shared& shared)
{
    const Turn& record = *turn.turn;
    const bool cube_is_apart = std::ranges::any_of(turn.decisions, has_own_place);
    const auto entry = json.object();
    write_place(json, place.anchor, *turn.before, record.player);
    write_resignation(json, record, *turn.before);
    write_effective_pips(json, turn.before->position, shared.words);
    for (const ShownPlay& shown : shown_plays(record)) {
        const bool is_best = shown.kind == ShownPlay::Kind::best;
        // The script looks for it in the table.
        if (!is_best || shared.analysis.most_plays > 0) json.key(is_best ? "best" : "played").boolean(true);
    }
    for (const DecisionError& judged : turn.decisions) {
        if (judged.decision.choice == MadeChoice::waited) continue;
        write_decision(json, judged, shared);
        if (shared.maps != nullptr) shared.maps->write(json, turn, judged);
    }
    const std::string made =
        shared.tables.write(json, cube_is_apart ? CubeAnalyses{} : *turn.cubes, record.plays, *turn.before);
    write_words(json, turn.words, made);
    if (!std::holds_alternative<CheckerPlay>(record.action))
        write_gauge(json, *turn.cubes, *turn.before, shared);
    write_comment(json, record.comment);
    write_x(json, place);
}

void write_places(JsonText& json, const PlaceOnPage& place, const ReportedTurn& turn, Shared& shared)
{
    if (!turn.before) return;
    for (const DecisionError& judged : turn.decisions) {
        if (has_own_place(judged)) write_waiting(json, place, turn, judged, shared);
    }
    write_turn(json, place, turn, shared);
}

void write_end(JsonText& json, const Page& page, const MatchReport& report, const ReportedGame& game)
{
    const auto entry = json.object();
    write_place(json, anchor_of(page, report, game.index) + "-end", game.end, game.end.to_decide());
    if (game.outcome)
        json.key("words").string(result_words(*game.outcome, report.match->players, report.words));
}

void write_names(JsonText& json, const ByPlayer<PlayerInfo>& players, const Translator& words)
{
    const auto names = json.key("names").array();
    for (const Player player : kPlayers)
        json.string(name_of(players, player, words));
}

/// `chart` counts the charts of the page.
void write_match(JsonText& json, const Page& page, const MatchReport& report, int& chart, Shared& shared)
{
    const auto match = json.object();
    if (shared.maps != nullptr) shared.maps->begin(*report.match, report.words);
    write_names(json, report.match->players, report.words);
    const bool charted = has_chart(report);
    if (charted) json.key("chart").integer(chart++);
    XmlWriter figures;
    write_all_figures(figures, report);
    if (const std::string html = figures.finish(); !html.empty()) json.key("figures").string(html);
    if (report.me) json.key("bottom").integer(*report.me == Player::first ? 0 : 1);
    const auto entries = json.key("entries").array();
    std::size_t number = 0;
    for (const ReportedGame& game : report.games) {
        const std::vector<int> rows = rows_of_turns(game.game());
        for (const ReportedTurn& turn : game.turns) {
            const double x = chart_place(report, number++);
            write_places(json,
                         {anchor_of(page, report, game.index, turn.index), rows[turn.index],
                          charted ? std::optional(x) : std::nullopt},
                         turn, shared);
        }
        if (!game.turns.empty() && game.turns.back().before) write_end(json, page, report, game);
    }
}

void write_position(JsonText& json, std::string_view anchor, const PositionRecord& record, Shared& shared)
{
    const auto match = json.object();
    write_names(json, record.players, shared.words);
    const auto entries = json.key("entries").array();
    const auto entry = json.object();
    write_place(json, anchor, record.state, record.state.to_decide());
    if (record.state.offer == Offer::resignation)
        write_resignation(json, record.state.offered_by, record.state.resigned_stake);
    write_effective_pips(json, record.state.position, shared.words);
    write_words(json, "", shared.tables.write(json, record.cubes, record.plays, record.state));
    if (record.plays.empty()) write_gauge(json, record.cubes, record.state, shared);
    write_comment(json, record.comment);
}

/// A question with all that its solution shows.
void write_problem(JsonText& json, const StudyProblem& problem, Shared& shared)
{
    const auto match = json.object();
    const BoardScene& scene = problem.diagram.scene;
    {
        const auto names = json.key("names").array();
        json.string(scene.names.first);
        json.string(scene.names.second);
    }
    const auto entries = json.key("entries").array();
    const auto entry = json.object();
    write_place(json, problem.id, scene.state, problem.player);
    json.key("asked").boolean(true);
    json.key("source").string(fmt::format("{} · {}", problem.score, problem.source));
    if (!problem.link.empty()) json.key("link").string(problem.link);
    for (const ShownPlay& shown : scene.plays)
        json.key(shown.kind == ShownPlay::Kind::best ? "best" : "played").boolean(true);
    write_decision(json, problem.kind, problem.mark, problem.error, !scene.state.rules.is_money());
    write_words(json, problem.made,
                shared.tables.write(json, problem.diagram.cubes, problem.diagram.plays, scene.state));
    write_comment(json, problem.comment);
}

void write_matches(JsonText& json, const Page& page, Shared& shared)
{
    const auto matches = json.key("matches").array();
    int chart = 0;
    for (const MatchReport& report : page.matches) {
        shared.report = &report;
        shared.table = page.tables != nullptr ? &page.tables->of(*report.match) : nullptr;
        write_match(json, page, report, chart, shared);
    }
    for (std::size_t i = 0; i < page.positions.size(); ++i) {
        shared.table = page.tables != nullptr ? &page.tables->of(page.positions[i]) : nullptr;
        write_position(json, fmt::format("p{}", i + 1), page.positions[i], shared);
    }
}

void write_pair(JsonText& json, std::string_view english, std::string_view text)
{
    const auto pair = json.array();
    json.string(english);
    json.string(text);
}

/// What the script says, and how numbers are written; nothing in English.
void write_dictionary(JsonText& json, const Translator& words)
{
    if (words.is_english()) return;
    json.key("decimal").string(words.decimal_sign());
    const auto dictionary = json.key("words").array();
    for (const auto& [english, text] : words.of_scripts())
        write_pair(json, english, text);
    for (const std::string_view part : choice_parts())
        write_pair(json, part, words.say(part));
    for (const AnalyzedChoices& choices :
         {AnalyzedChoices{}, AnalyzedChoices{.in_chances = true}, AnalyzedChoices{.of_cube = true}}) {
        for (const std::string& head : heads_of(choices))
            write_pair(json, head, words.say(head));
    }
}

/// The board, what `write_entries` adds, and what its tables share.
template <class WriteEntries>
std::string data_of(const Page& page, WriteEntries write_entries)
{
    JsonText json;
    {
        const auto data = json.object();
        write_board(json, page.look, page.dark);
        json.key("frames").string(dark_frames(page.look, page.dark));
        if (!page.contents.ids) json.key("ids").boolean(false);
        Shared shared{.maps = page.maps, .analysis = page.contents.analysis, .words = page.words};
        write_dictionary(json, page.words);
        write_entries(json, shared);
        shared.tables.write_shared(json);
    }
    return json.take();
}

}  // namespace

std::string page_data(const Page& page)
{
    return data_of(page, [&](JsonText& json, Shared& shared) { write_matches(json, page, shared); });
}

std::string study_data(const StudySet& set, const Page& page, bool waits)
{
    return data_of(page, [&](JsonText& json, Shared& shared) {
        json.key("study").boolean(true);
        if (waits) json.key("waits").boolean(true);
        const auto matches = json.key("matches").array();
        for (const StudyProblem& problem : set.problems)
            write_problem(json, problem, shared);
    });
}

}  // namespace gammonkit::html
