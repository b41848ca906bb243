#include "formats/decisions/analysis_table.hpp"
#include "formats/decisions/judge.hpp"
#include "formats/fields/json.hpp"
#include "model/match_id.hpp"
#include "model/position_id.hpp"
#include "model/xgid.hpp"
#include "report/html/board_box.hpp"
#include "report/html/page.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::html {
namespace {

using Json = nlohmann::ordered_json;

/// Titles and heads of tables, each only once: tables name them by their place.
class Heads {
public:
    std::size_t index_of(const AnalysisTable& table)
    {
        Json head = Json::array({table.title, table.head});
        for (std::size_t i = 0; i < heads_.size(); ++i) {
            if (heads_[i] == head) return i;
        }
        heads_.push_back(std::move(head));
        return heads_.size() - 1;
    }

    [[nodiscard]] const Json& all() const { return heads_; }

private:
    Json heads_ = Json::array();
};

Json tables_of(const std::vector<CubeAnalysis>& cubes, const std::vector<PlayAnalysis>& plays,
               const GameState& state, Heads& heads)
{
    Json tables = Json::array();
    for (const AnalysisTable& table : analysis_tables(cubes, plays, state.position, state.on_roll)) {
        const int best = table.best ? static_cast<int>(*table.best) : -1;
        tables.push_back({heads.index_of(table), best, table.rows});
    }
    return tables;
}

/// What every place has: its mark, what is on the board, and who decides.
Json entry_of(const std::string& anchor, const GameState& state)
{
    const std::string gnubg_id =
        fmt::format("{}:{}", position_id(state.position, state.on_roll), match_id(state).value_or(""));
    Json entry = {{"id", anchor},
                  {"xgid", xgid(state).substr(sizeof "XGID=" - 1)},
                  {"gnubg", gnubg_id},
                  {"player", state.to_decide() == Player::first ? 0 : 1}};
    const ByPlayer<int> total = {state.position.total(Player::first), state.position.total(Player::second)};
    constexpr int kUsual = Position::kMostCheckers;
    if (total.first != kUsual || total.second != kUsual) entry["checkers"] = {total.first, total.second};
    return entry;
}

/// The worst decision of a turn, if one has a mark: what quiz and filters look at.
const JudgedDecision* worst_of(const ReportedTurn& turn)
{
    const JudgedDecision* worst = nullptr;
    for (const JudgedDecision& judged : turn.decisions) {
        if (!mark_of(judged)) continue;
        const bool worse = worst == nullptr || !worst->error ||
                           (judged.error && judged.error->normalized > worst->error->normalized);
        if (worse) worst = &judged;
    }
    return worst;
}

Json entry_of(const Page& page, const MatchReport& report, const ReportedGame& game, const ReportedTurn& turn,
              Heads& heads)
{
    const Turn& record = *turn.turn;
    Json entry = entry_of(anchor_of(page, report, game.index, turn.index), *turn.before);
    entry["player"] = record.player == Player::first ? 0 : 1;
    if (!turn.words.empty()) entry["words"] = turn.words;
    const std::vector<ShownPlay> plays = shown_plays(record);
    for (const ShownPlay& shown : plays) {
        const char* name = shown.kind == ShownPlay::Kind::best ? "best" : "played";
        entry[name] = play_in_words(shown.play, turn.before->position, record.player);
    }
    if (const JudgedDecision* worst = worst_of(turn)) {
        entry["mark"] = sign_of(*mark_of(*worst));
        entry["kind"] = to_string(worst->decision.kind);
        if (worst->error) entry["error"] = fmt::format("{:.3f}", worst->error->normalized);
    }
    const auto is_cube = [](const JudgedDecision& judged) {
        return judged.decision.kind != DecisionKind::play;
    };
    if (std::ranges::any_of(turn.decisions, is_cube)) entry["isCube"] = true;
    if (Json tables = tables_of(record.cubes, record.plays, *turn.before, heads); !tables.empty())
        entry["tables"] = std::move(tables);
    if (!record.comment.empty()) entry["comment"] = record.comment;
    return entry;
}

/// `chart` counts the charts of the page.
void add_match(const Page& page, const MatchReport& report, int& chart, Heads& heads, Json& matches)
{
    Json entries = Json::array();
    const bool charted = has_chart(report);
    std::size_t number = 0;
    for (const ReportedGame& game : report.games) {
        for (const ReportedTurn& turn : game.turns) {
            const double x = chart_place(report, number++);
            if (!turn.before) continue;
            entries.push_back(entry_of(page, report, game, turn, heads));
            if (charted) entries.back().update({{"chart", chart}, {"x", std::lround(x)}});
        }
        if (!game.turns.empty() && game.turns.back().before) {
            Json end = entry_of(anchor_of(page, report, game.index) + "-end", game.end);
            if (game.outcome) end["words"] = result_words(*game.outcome, report.match->players);
            entries.push_back(std::move(end));
        }
    }
    chart += charted ? 1 : 0;
    matches.push_back(
        {{"names",
          {name_of(report.match->players, Player::first), name_of(report.match->players, Player::second)}},
         {"entries", std::move(entries)}});
}

void add_positions(const Page& page, Heads& heads, Json& matches)
{
    for (std::size_t i = 0; i < page.positions.size(); ++i) {
        const PositionRecord& record = page.positions[i];
        Json entry = entry_of(fmt::format("p{}", i + 1), record.state);
        if (Json tables = tables_of(record.cubes, record.plays, record.state, heads); !tables.empty())
            entry["tables"] = std::move(tables);
        if (!record.comment.empty()) entry["comment"] = record.comment;
        matches.push_back(
            {{"names", {name_of(record.players, Player::first), name_of(record.players, Player::second)}},
             {"entries", Json::array({std::move(entry)})}});
    }
}

Json json_of(const Spot& spot)
{
    const auto rounded = [](double length) { return std::round(length * 10) / 10; };
    return {rounded(spot.x), rounded(spot.y)};
}

/// Where things are, if this player sits at the lower edge: of each checker stack of the player the first two
/// places, of each point the place of its number.
Json geometry_of(const BoardGeometry& geometry)
{
    Json players = Json::array();
    for (const Player player : kPlayers) {
        Json stacks = Json::array();
        Json labels = Json::array();
        for (int number = 1; number <= kBar.number(); ++number) {
            const Point point{number};
            stacks.push_back(
                {json_of(geometry.checker(player, point, 0)), json_of(geometry.checker(player, point, 1))});
            if (point != kBar) labels.push_back(json_of(geometry.label(player, point)));
        }
        const Box off = geometry.borne_off(player, 0);
        players.push_back(
            {{"stacks", std::move(stacks)},
             {"labels", std::move(labels)},
             {"off",
              {json_of({off.x, off.y}), json_of({off.width, off.height}),
               json_of({0, geometry.borne_off(player, 1).y - off.y})}},
             {"dice", {json_of(geometry.die(player, 0).center()), json_of(geometry.die(player, 1).center())}},
             {"cube", json_of(geometry.cube(player).center())},
             {"offer", json_of(geometry.offer(player).center())}});
    }
    return {{"players", std::move(players)}, {"cube", json_of(geometry.cube(std::nullopt).center())}};
}

Json json_of(const PieceColors& colors)
{
    return {to_string(colors.face), to_string(colors.edge), to_string(colors.mark)};
}

Json board_of(const BoardLook& look)
{
    Json views = Json::array();
    for (const Player bottom : kPlayers)
        views.push_back(geometry_of(
            BoardGeometry(kBoardBox, {.bottom = bottom, .bears_off_left = look.view.bears_off_left})));
    const Theme& theme = look.theme;
    return {{"unit", BoardGeometry(kBoardBox, {}).unit()},
            {"bottom", look.view.bottom == Player::first ? 0 : 1},
            {"views", std::move(views)},
            {"checkers", {json_of(theme.checkers.first), json_of(theme.checkers.second)}},
            {"dice", {json_of(theme.dice.first), json_of(theme.dice.second)}},
            {"cube", json_of(theme.cube)},
            {"label", to_string(theme.label)},
            {"played", to_string(theme.played)},
            {"best", to_string(theme.best)},
            {"halo", to_string(theme.board)}};
}

/// JSON in which no letter means anything to HTML.
std::string within_script(const Json& json)
{
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string safe;
    std::size_t begin = 0;
    for (std::size_t at = 0; (at = text.find_first_of("<>&", begin)) != std::string::npos; begin = at + 1) {
        safe.append(text, begin, at - begin);
        safe += fmt::format("\\u{:04x}", static_cast<unsigned>(text[at]));
    }
    return safe.append(text, begin);
}

}  // namespace

std::string page_data(const Page& page)
{
    Heads heads;
    Json matches = Json::array();
    int chart = 0;
    for (const MatchReport& report : page.matches)
        add_match(page, report, chart, heads, matches);
    add_positions(page, heads, matches);
    return within_script(
        {{"board", board_of(page.look)}, {"heads", heads.all()}, {"matches", std::move(matches)}});
}

}  // namespace gammonkit::html
