#include "report/classic/classic_page.hpp"

#include "formats/html/format.hpp"
#include "formats/html/packed.hpp"
#include "formats/report_options.hpp"
#include "model/decisions/place.hpp"
#include "report/statistics_rows.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit::classic {
namespace {

void write_meta(XmlWriter& html, std::string_view kind, std::string_view name, std::string_view content)
{
    html.empty("meta", {{kind, name}, {"content", content}});
}

void write_head(XmlWriter& html, const PageStyle& style, const std::string& title)
{
    const XmlElement head(html, "head");
    write_meta(html, "http-equiv", "Content-Type", "text/html; charset=UTF-8");
    // A second wall behind the writer's escapes: these pages have no script.
    write_meta(html, "http-equiv", "Content-Security-Policy", "script-src 'none'; object-src 'none'");
    write_meta(html, "name", "generator", "GammonKit");
    html.element("title", title);
    if (style.css == Css::head && style.sheet.empty()) {
        const XmlElement sheet(html, "style", {{"type", "text/css"}});
        html.raw("\n" + style_sheet());
    }
    if (style.sheet.empty() && style.css != Css::file) return;
    html.empty("link", {{"rel", "stylesheet"},
                        {"type", "text/css"},
                        {"href", style.sheet.empty() ? style.images + "gammonkit.css" : style.sheet}});
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
        if (!is_of_one_game()) {
            html_.element("h1", fmt::format("{} – {}", report_.name_of(Player::first),
                                            report_.name_of(Player::second)));
            html_.element("p", match_facts_line(match, style_.words));
            write_comment(html_, style_, match.comment);
        }
        for (const ReportedGame& game : report_.games)
            write_game(game);
        write_statistics();
    }

private:
    /// One game of a match has a page like those of GNU Backgammon.
    [[nodiscard]] bool is_of_one_game() const { return report_.games.size() == 1 && report_.of == 1; }

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

    void write_link(const std::string& address, std::string_view words)
    {
        if (address.empty()) return;
        html_.text(" ");
        html_.element("a", {{"href", address}}, fmt::format("[{}]", words));
    }

    /// Where the other games are: on this page, or each on a page of its own.
    [[nodiscard]] GamePages pages_around(std::size_t game) const
    {
        if (style_.pages != GamePages{}) return style_.pages;
        const std::size_t last = report_.games.size() - 1;
        GamePages pages;
        if (game > 0) {
            pages.first = "#" + anchor_of(0);
            pages.previous = "#" + anchor_of(game - 1);
        }
        if (game < last) {
            pages.next = "#" + anchor_of(game + 1);
            pages.last = "#" + anchor_of(last);
        }
        return pages;
    }

    void write_navigation(std::size_t game)
    {
        const GamePages pages = pages_around(game);
        const Translator& words = style_.words;
        const std::string figures = has_statistics() ? "#" + prefix_ + "statistics" : "";
        if (style_.is_fragment || (pages == GamePages{} && figures.empty())) return;
        html_.empty("hr");
        const Styled line(html_, style_.css, "p", "navigation");
        html_.text(words.say("Go to:"));
        write_link(pages.first, words.say("First game"));
        write_link(pages.previous, words.say("Previous game"));
        write_link(pages.next, words.say("Next game"));
        write_link(pages.last, words.say("Last game"));
        write_link(figures, words.say("Statistics"));
    }

    void write_title(const ReportedGame& game)
    {
        const std::string number = style_.words.say("Game {0}", game.game().number);
        const std::string score = score_words(report_, game);
        write_heading(html_, style_, is_of_one_game() ? "h1" : "h2", anchor_of(game.index), number);
        if (!is_of_one_game()) return html_.element("h3", score);
        const std::string facts = match_facts_line(*report_.match, style_.words);
        html_.element("h2", facts.empty() ? score : fmt::format("{} · {}", score, facts));
    }

    void write_game(const ReportedGame& game)
    {
        write_title(game);
        write_navigation(game.index);
        if (is_of_one_game()) write_comment(html_, style_, report_.match->comment);
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
        write_heading(html_, style_, "h2", prefix_ + "statistics", style_.words.say("Statistics"));
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
        const Styled row(html_, style_.css, "tr", "stattableheader");
        for (const std::string& name : names)
            write_styled(html_, style_.css, "th", "statcell", name);
    }

    void write_wide_head(const std::string& title)
    {
        const Styled row(html_, style_.css, "tr", "stattableheader");
        write_styled(html_, style_.css, "th", "statcell", title, {{"colspan", "3"}});
    }

    void write_sections(const std::vector<StatisticsSection>& sections)
    {
        const Styled table(html_, style_.css, "table", "stattable");
        write_heads({"", report_.name_of(Player::first), report_.name_of(Player::second)});
        for (const StatisticsSection& section : sections) {
            if (!section.title.empty()) write_wide_head(section.title);
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
    write_heading(html, style, "h2", fmt::format("p{}", number),
                  fmt::format("{}. {}", number, question_words(record.state, record.players, style.words)));
    write_board(html, style, record.state,
                {name_of(record.players, Player::first, style.words),
                 name_of(record.players, Player::second, style.words)},
                contents.ids);
    for (const AnalyzedChoices& table : analyzed_choices(
             record.cubes, record.plays, record.state, chooser(record.state), contents.analysis, style.words))
        write_table(html, style, table);
    write_comment(html, style, record.comment);
}

void write_content(XmlWriter& html, const Reports& reports, const PageStyle& style)
{
    for (std::size_t i = 0; i < reports.matches().size(); ++i) {
        const std::string prefix = reports.matches().size() == 1 ? "" : fmt::format("m{}-", i + 1);
        MatchWriter(html, style, reports.matches()[i], prefix).write();
    }
    for (std::size_t i = 0; i < reports.positions().size(); ++i)
        write_position(html, style, reports.positions()[i], i + 1, reports.contents());
}

void write_body(XmlWriter& html, const Reports& reports, const PageStyle& style, std::string_view packed)
{
    const Styled body(html, style.css, "body", "fontfamily");
    write_content(html, reports, style);
    const XmlElement script(html, "script", {{"id", "gammonkit-match"}, {"type", kPackedType}});
    html.raw(packed);
}

BoardLayout layout_from(std::string_view name)
{
    if (name == "bbs") return BoardLayout::bbs;
    return name == "fibs2html" ? BoardLayout::fibs2html : BoardLayout::gnubg;
}

Css css_from(std::string_view name)
{
    if (name == "inline") return Css::inlined;
    return name == "file" ? Css::file : Css::head;
}

std::string option_text(const Options& options, const OptionSpec& option)
{
    return std::string(options.text(option.name));
}

}  // namespace

Result<PageStyle> page_style_of(const Options& options)
{
    GK_TRY(BoardLook look, look_of(options));
    PageStyle style{.images = option_text(options, kImagesOption),
                    .layout = layout_from(options.text(kLayoutOption.name)),
                    .theme = std::move(look.theme),
                    .css = css_from(options.text(kCssOption.name)),
                    .sheet = option_text(options, kStyleOption),
                    .is_fragment = options.flag(kFragmentOption.name),
                    .boards = board_choice(options),
                    .view = look.view,
                    .pages = {.first = option_text(options, kFirstOption),
                              .previous = option_text(options, kPreviousOption),
                              .next = option_text(options, kNextOption),
                              .last = option_text(options, kLastOption)},
                    .words = Translator::of(options.text(kLangOption.name)).value_or(Translator{})};
    if (style.images.empty()) style.layout = BoardLayout::drawn;
    if (!style.images.empty() && !style.images.ends_with('/')) style.images += '/';
    // Where it is pasted there is no head; the classes are for who has a style sheet there.
    if (style.is_fragment && style.css == Css::head) style.css = Css::inlined;
    const bool has_no_link = style.is_fragment || style.css == Css::inlined;
    if (has_no_link && !style.sheet.empty())
        return failure("option-value", "style=URL needs a page with classes, and a head that links it",
                       "leave out fragment=yes and css=inline");
    return style;
}

std::string page(const Reports& reports, const PageStyle& style, std::string_view packed)
{
    XmlWriter html;
    if (style.is_fragment) {
        {
            const Styled box(html, style.css, "div", "fontfamily", {{"lang", reports.words().tag()}});
            write_content(html, reports, style);
        }
        return html.finish();
    }
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
