#include "report/classic/classic_page.hpp"

#include "formats/html/packed.hpp"
#include "formats/report_options.hpp"
#include "model/decisions/place.hpp"
#include "report/match_facts.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit::classic {
namespace {

void write_meta(XmlWriter& html, std::string_view kind, std::string_view name, std::string_view content)
{
    html.start("meta");
    html.attribute(kind, name);
    html.attribute("content", content);
    html.end();
}

void write_head(XmlWriter& html, const PageStyle& style, const std::string& title)
{
    const XmlElement head(html, "head");
    write_meta(html, "http-equiv", "Content-Type", "text/html; charset=UTF-8");
    // A second wall behind the writer's escapes: these pages have no script.
    write_meta(html, "http-equiv", "Content-Security-Policy", "script-src 'none'; object-src 'none'");
    write_meta(html, "name", "generator", "GammonKit");
    html.element("title", title);
    if (style.css == Css::head) {
        const XmlElement sheet(html, "style", {{"type", "text/css"}});
        html.raw("\n" + style_sheet());
    }
    if (style.css != Css::file) return;
    html.start("link");
    html.attribute("rel", "stylesheet");
    html.attribute("type", "text/css");
    html.attribute("href", style.images + "gammonkit.css");
    html.end();
}

class MatchWriter {
public:
    MatchWriter(XmlWriter& html, const PageStyle& style, const MatchReport& report, std::string prefix)
        : html_(html), style_(style), report_(report), prefix_(std::move(prefix))
    {
    }

    void write()
    {
        const Match& match = *report_.match;
        html_.element(
            "h1", fmt::format("{} – {}", report_.name_of(Player::first), report_.name_of(Player::second)));
        write_sheet(match);
        write_comment(html_, style_, match.comment);
        for (const ReportedGame& game : report_.games)
            write_game(game);
        write_statistics();
    }

private:
    [[nodiscard]] std::string anchor_of(std::size_t game) const
    {
        return fmt::format("{}g{}", prefix_, game + 1);
    }

    /// Asked for each game: what they say is worked out only where they stand.
    [[nodiscard]] bool has_statistics() const
    {
        return !report_.statistics.nothing_analyzed && report_.detail != StatisticsDetail::none;
    }

    void write_row(const std::vector<std::string>& cells)
    {
        const XmlElement row(html_, "tr");
        std::string_view element = "th";
        for (const std::string& cell : cells) {
            write_styled(html_, style_.css, element, "statcell", cell);
            element = "td";
        }
    }

    void write_sheet(const Match& match)
    {
        const Styled table(html_, style_.css, "table", "stattable");
        for (const MatchFact& fact : match_facts(match, style_.words))
            write_row({fact.name, fact.value});
    }

    void write_link(const std::string& anchor, std::string_view words)
    {
        html_.text(" ");
        const XmlElement link(html_, "a", {{"href", "#" + anchor}});
        html_.text(fmt::format("[{}]", words));
    }

    void write_navigation(std::size_t game)
    {
        const std::size_t last = report_.games.size() - 1;
        const Styled line(html_, style_.css, "p", "navigation");
        const Translator& words = style_.words;
        html_.text(words.say("Go to:"));
        if (game > 0) {
            write_link(anchor_of(0), words.say("First game"));
            write_link(anchor_of(game - 1), words.say("Previous game"));
        }
        if (game < last) {
            write_link(anchor_of(game + 1), words.say("Next game"));
            write_link(anchor_of(last), words.say("Last game"));
        }
        if (has_statistics()) write_link(prefix_ + "statistics", words.say("Statistics"));
        if (game == last && game == 0 && !has_statistics()) write_link(anchor_of(0), words.say("Game"));
    }

    void write_game(const ReportedGame& game)
    {
        {
            const XmlElement heading(html_, "h2", {{"id", anchor_of(game.index)}});
            html_.text(style_.words.say("Game {0}", game.game().number));
        }
        html_.element("h3", score_words(report_, game));
        write_navigation(game.index);
        write_comment(html_, style_, game.game().comment);
        const std::vector<int> rows = rows_of_turns(game.game());
        for (const ReportedTurn& turn : game.turns)
            write_turn(html_, style_, report_, turn,
                       fmt::format("{}-{}", anchor_of(game.index), turn.index + 1), rows[turn.index]);
        if (game.outcome)
            write_styled(html_, style_.css, "p", "result",
                         result_words(*game.outcome, report_.match->players, style_.words));
    }

    void write_statistics()
    {
        if (!has_statistics()) return;
        {
            const XmlElement heading(html_, "h2", {{"id", prefix_ + "statistics"}});
            html_.text(style_.words.say("Statistics"));
        }
        write_sections(shown_statistics(report_));
        for (const PerformanceMap& map : shown_maps(report_))
            write_map(map);
        for (const GameFigures& game : shown_games(report_)) {
            html_.element("h3", game.title);
            write_sections(game.sections);
        }
    }

    void write_heads(const std::vector<std::string>& names)
    {
        const XmlElement row(html_, "tr");
        for (const std::string& name : names)
            write_styled(html_, style_.css, "th", "stattableheader", name);
    }

    void write_sections(const std::vector<StatisticsSection>& sections)
    {
        const Styled table(html_, style_.css, "table", "stattable");
        write_heads({"", report_.name_of(Player::first), report_.name_of(Player::second)});
        for (const StatisticsSection& section : sections) {
            if (!section.title.empty()) write_heads({section.title});
            for (const StatisticsRow& row : section.rows)
                write_row({row.name, row.cells.first, row.cells.second});
        }
    }

    void write_map(const PerformanceMap& map)
    {
        const Styled table(html_, style_.css, "table", "stattable");
        write_styled(html_, style_.css, "caption", "tabletitle", map.title);
        std::vector<std::string> heads = map.columns;
        heads.insert(heads.begin(), "");
        write_heads(heads);
        for (const PerformanceMap::Row& row : map.rows) {
            std::vector<std::string> cells{row.name};
            for (const std::optional<Performance>& cell : row.cells)
                cells.push_back(performance_text(cell, style_.words));
            write_row(cells);
        }
    }

    XmlWriter& html_;
    const PageStyle& style_;
    const MatchReport& report_;
    std::string prefix_;
};

void write_position(XmlWriter& html, const PageStyle& style, const PositionRecord& record, std::size_t number,
                    const ReportContents& contents)
{
    {
        const XmlElement heading(html, "h2", {{"id", fmt::format("p{}", number)}});
        html.text(fmt::format("{}. {}", number, question_words(record.state, record.players, style.words)));
    }
    write_board(html, style, record.state,
                {name_of(record.players, Player::first, style.words),
                 name_of(record.players, Player::second, style.words)},
                contents.ids);
    write_tables(html, style,
                 analysis_tables(record.cubes, record.plays, record.state, record.state.on_roll,
                                 contents.analysis, style.words));
    write_comment(html, style, record.comment);
}

void write_body(XmlWriter& html, const Reports& reports, const PageStyle& style, std::string_view packed)
{
    const Styled body(html, style.css, "body", "fontfamily");
    for (std::size_t i = 0; i < reports.matches().size(); ++i) {
        const std::string prefix = reports.matches().size() == 1 ? "" : fmt::format("m{}-", i + 1);
        MatchWriter(html, style, reports.matches()[i], prefix).write();
    }
    for (std::size_t i = 0; i < reports.positions().size(); ++i)
        write_position(html, style, reports.positions()[i], i + 1, reports.contents());
    const XmlElement script(html, "script", {{"id", "gammonkit-match"}, {"type", kPackedType}});
    html.raw(packed);
}

}  // namespace

PageStyle page_style_of(const Options& options)
{
    const std::string_view css = options.text("css");
    PageStyle style{.images = std::string(options.text("images")),
                    .css = css == "inline" ? Css::inlined
                           : css == "file" ? Css::file
                                           : Css::head,
                    .boards = shown_boards(options),
                    .bears_off_left = options.text("bearoff") == "left",
                    .words = Translator::of(options.text(kLangOption.name)).value_or(Translator{})};
    if (!style.images.ends_with('/')) style.images += '/';
    return style;
}

std::string page(const Reports& reports, const PageStyle& style, std::string_view packed)
{
    XmlWriter html;
    html.raw("<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" "
             "\"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">\n");
    {
        const XmlElement root(html, "html",
                              {{"xmlns", "http://www.w3.org/1999/xhtml"},
                               {"xml:lang", reports.words().tag()},
                               {"lang", reports.words().tag()}});
        write_head(html, style, reports.title());
        write_body(html, reports, style, packed);
    }
    return html.finish();
}

}  // namespace gammonkit::classic
