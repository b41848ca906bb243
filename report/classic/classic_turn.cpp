#include "model/decisions/analysis_table.hpp"
#include "model/decisions/choice_words.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/classic/classic_page.hpp"
#include "report/render/tiles/tile_table.hpp"
#include "report/turn_words.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::classic {
namespace {

void write_cell(XmlWriter& html, const PageStyle& style, const TileCell& cell)
{
    html.start("td");
    if (cell.columns > 1) html.attribute("colspan", std::to_string(cell.columns));
    if (cell.rows > 1) html.attribute("rowspan", std::to_string(cell.rows));
    html.start("img");
    html.attribute("src", fmt::format("{}{}.png", style.images, cell.image));
    html.attribute("alt", cell.text);
    put_classes(html, style.css, "block");
    html.end();
    html.end_with_tag();
}

bool is_of_cube(const AnalysisTable& table)
{
    return table.head.front().empty();
}

/// What a column holds, in the classes of GNU Backgammon's pages.
std::string classes_of_column(std::size_t column, std::size_t columns, bool is_cube)
{
    if (column == 0) return is_cube ? "movecell" : "movecell movenumber";
    if (column == 1 && !is_cube) return "movecell movemove";
    if (column + 1 == columns) return is_cube ? "movecell cubeply" : "movecell moveply";
    if (column + 2 == columns) return is_cube ? "movecell cubeprobs" : "movecell percent";
    return is_cube ? "movecell cubeequity" : "movecell moveequity";
}

/// A row of a table of an analysis: the play that was made and the best choice stand out.
void write_row(XmlWriter& html, const PageStyle& style, const AnalysisTable& table, std::size_t index)
{
    const std::vector<std::string>& cells = table.rows[index];
    std::string classes = cells.front().ends_with('*') ? "movethemove" : index % 2 == 1 ? "moveodd" : "";
    if (table.best == index) classes += classes.empty() ? "movebest" : " movebest";
    const Styled row(html, style.css, "tr", classes);
    for (std::size_t i = 0; i < cells.size(); ++i)
        write_styled(html, style.css, "td", classes_of_column(i, cells.size(), is_of_cube(table)), cells[i]);
}

/// A text below the rows, as wide as all of them.
void write_wide(XmlWriter& html, const PageStyle& style, const AnalysisTable& table, std::string_view name,
                const std::string& text)
{
    if (text.empty()) return;
    const XmlElement row(html, "tr");
    const Styled cell(html, style.css, "td", name, {{"colspan", std::to_string(table.head.size())}});
    html.text(text);
}

void write_table(XmlWriter& html, const PageStyle& style, const AnalysisTable& table)
{
    const bool is_cube = is_of_cube(table);
    const Styled element(html, style.css, "table", is_cube ? "cubedecision" : "movetable");
    write_styled(html, style.css, "caption", "tabletitle", table.title);
    {
        const XmlElement head(html, "tr");
        for (const std::string& name : table.head)
            write_styled(html, style.css, "th", is_cube ? "cubedecisionheader" : "moveheader", name);
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        write_row(html, style, table, i);
    write_wide(html, style, table, "cubeaction", table.verdict);
    write_wide(html, style, table, is_cube ? "movecell cubeply" : "movecell moveply", table.settings);
}

/// Bad decisions and lucky rolls, as nobody overlooks them.
void write_alerts(XmlWriter& html, const PageStyle& style, const JudgedDecision& judged)
{
    const Translator& words = style.words;
    if (const std::optional<SkillMark> mark = mark_of(judged)) {
        const std::string cost =
            judged.error ? words.numbers(fmt::format(" ({:+.3f})", -judged.error->normalized)) : "";
        const bool is_play = judged.decision.kind == DecisionKind::play;
        const std::string what = is_play ? words.say("play") : choice_words(judged.decision.made, words);
        write_styled(html, style.css, "p", "blunder",
                     fmt::format("{} {}: {}{}", sign_of(*mark), what, words_of(*mark, words), cost));
    }
    const std::optional<LuckMark> luck = luck_mark_of(judged);
    if (!luck || judged.decision.kind != DecisionKind::play) return;
    const std::string size =
        judged.luck ? words.numbers(fmt::format(" ({:+.3f})", judged.luck->normalized)) : "";
    write_styled(html, style.css, "p", "joker", words.say("A {0} roll", words_of(*luck, words)) + size);
}

/// True if the board of a turn is wanted: by the filter if there is one, or else by the style.
bool shows_board(const PageStyle& style, const MatchReport& report, const ReportedTurn& turn)
{
    using Which = ShownBoards::Which;
    const Which which = style.boards.which;
    if (!report.chosen && which == Which::all) return true;
    if (!report.chosen && which == Which::every) return style.boards.reach(turn);
    return std::ranges::any_of(
        turn.decisions, [&](const JudgedDecision& judged) { return style.boards.show(report, judged); });
}

/// "g1-12 (move 6). Ann to play 31"; only "Ann" behind it where the game can't be followed.
void write_heading(XmlWriter& html, const MatchReport& report, const ReportedTurn& turn,
                   const std::string& anchor, int row)
{
    const ByPlayer<PlayerInfo>& players = report.match->players;
    const XmlElement heading(html, "h4", {{"id", anchor}});
    html.text(fmt::format("{}. {}", report.words.say("{0} (move {1})", anchor, row),
                          turn.before ? question_words(*turn.before, players, report.words)
                                      : report.name_of(turn.turn->player)));
}

void write_words(XmlWriter& html, const MatchReport& report, const ReportedTurn& turn)
{
    const std::optional<Dice> dice = dice_of(*turn.turn);
    const std::string roll = dice ? fmt::format(" {}{}:", dice->first(), dice->second()) : "";
    html.element("p", fmt::format("• {}{} {}", report.name_of(turn.turn->player), roll, turn.words));
}

}  // namespace

void write_comment(XmlWriter& html, const PageStyle& style, std::string_view comment)
{
    if (comment.empty()) return;
    write_styled(html, style.css, "p", "commentheader", style.words.say("Comment"));
    write_styled(html, style.css, "p", "comment", comment);
}

void write_tables(XmlWriter& html, const PageStyle& style, const std::vector<AnalysisTable>& tables)
{
    for (const AnalysisTable& table : tables)
        write_table(html, style, table);
}

void write_board(XmlWriter& html, const PageStyle& style, const GameState& state,
                 const ByPlayer<std::string>& names, bool with_ids)
{
    {
        const XmlElement table(html, "table",
                               {{"cellpadding", "0"},
                                {"cellspacing", "0"},
                                {"border", "0"},
                                {"summary", with_ids ? xgid(state) : "Board"}});
        for (const std::vector<TileCell>& row : tile_table(state, style.bears_off_left)) {
            const XmlElement element(html, "tr");
            for (const TileCell& cell : row)
                write_cell(html, style, cell);
        }
    }
    const Styled below(html, style.css, "p", "positionid");
    html.text(style.words.say("Pips: {0} {1}, {2} {3}", names.first, state.position.pip_count(Player::first),
                              names.second, state.position.pip_count(Player::second)));
    if (!with_ids) return;
    for (const std::string& id :
         {xgid(state),
          fmt::format("{}:{}", position_id(state.position, state.on_roll), match_id(state).value_or(""))}) {
        html.start("br");
        html.end();
        html.element("code", id);
    }
}

void write_turn(XmlWriter& html, const PageStyle& style, const MatchReport& report, const ReportedTurn& turn,
                const std::string& anchor, int row)
{
    if (turn.words.empty() && !dice_of(*turn.turn)) return write_comment(html, style, turn.turn->comment);
    write_heading(html, report, turn, anchor, row);
    const ByPlayer<std::string> names = {report.name_of(Player::first), report.name_of(Player::second)};
    if (turn.before && shows_board(style, report, turn))
        write_board(html, style, *turn.before, names, report.contents.ids);
    write_words(html, report, turn);
    for (const JudgedDecision& judged : turn.decisions)
        write_alerts(html, style, judged);
    if (turn.before) {
        write_tables(html, style,
                     analysis_tables(*turn.cubes, turn.turn->plays, *turn.before, turn.turn->player,
                                     report.contents.analysis, style.words));
    }
    write_comment(html, style, turn.turn->comment);
}

}  // namespace gammonkit::classic
