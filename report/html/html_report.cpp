#include "formats/html/format.hpp"

#include "formats/decision_table_losses.hpp"
#include "formats/dump/format.hpp"
#include "formats/feature_sets.hpp"
#include "formats/html/packed.hpp"
#include "formats/mat/format.hpp"
#include "formats/report_contents.hpp"
#include "report/board_choice.hpp"
#include "report/classic/classic_page.hpp"
#include "report/html/page.hpp"
#include "report/html/page_files.hpp"
#include "report/reports.hpp"
#include "report/turn_words.hpp"
#include "report/verdict.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using html::Page;

void write_lists(XmlWriter& html, const Page& page, const MatchReport& report)
{
    html::write_errors(html, page, report);
    html::write_statistics(html, report);
}

void write_match(XmlWriter& html, const Page& page, const MatchReport& report)
{
    const XmlElement article(html, "article", {{"id", page.prefix_of(report) + "match"}});
    if (page.matches.size() > 1) {
        html.element("h2",
                     fmt::format("{} – {}", report.name_of(Player::first), report.name_of(Player::second)));
        html::write_story(html, page, report);
    }
    html::write_games(html, page, report);
    if (page.matches.size() > 1) write_lists(html, page, report);
}

/// Which matches the page holds, with a link to each.
void write_contents(XmlWriter& html, const Page& page)
{
    const XmlElement contents(html, "nav",
                              {{"class", "contents"}, {"aria-label", page.words.say("Matches")}});
    const XmlElement list(html, "ol");
    for (const MatchReport& report : page.matches) {
        const XmlElement item(html, "li");
        html.element("a", {{"href", fmt::format("#{}match", page.prefix_of(report))}}, verdict_words(report));
    }
}

/// The board, with the turns that it shows.
void write_workshop(XmlWriter& html, const Page& page)
{
    const XmlElement workshop(html, "div", {{"class", "workshop"}});
    html::write_board_panel(html, page);
    const XmlElement content(html, "div", {{"id", "content"}});
    for (const MatchReport& report : page.matches)
        write_match(html, page, report);
    html::write_positions(html, page);
}

void write_body(XmlWriter& html, const Page& page, const std::string& title)
{
    {
        const XmlElement header(html, "header", {{"class", "page"}});
        html.element("h1", title);
        html::write_fragment(html, html::page_toolbar(), page.words);
    }
    if (page.matches.size() > 1) write_contents(html, page);
    {
        const XmlElement main(html, "main");
        if (page.matches.size() == 1) html::write_story(html, page, page.matches.front());
        write_workshop(html, page);
        if (page.matches.size() == 1) write_lists(html, page, page.matches.front());
    }
    html::write_foot(html, page);
}

/// A match for whoever has a page and no GammonKit, as text that every program reads; empty if there is not
/// one.
Result<std::string> packed_mat(const Collection& collection)
{
    if (collection.matches.size() != 1) return "";
    GK_TRY(const std::string mat, write_mat(collection, Options(kMatWriteOptions)));
    return packed_text(mat);
}

/// What the option maps says.
std::optional<html::PageMaps> maps_of(const Options& options)
{
    using Which = html::PageMaps::Which;
    const std::string_view maps = options.text(kMapsOption.name);
    if (maps == "none") return std::nullopt;
    return std::optional<html::PageMaps>(std::in_place, maps == "all" ? Which::all : Which::errors);
}

/// True if it is no page with a script.
bool is_classic(const Options& options)
{
    return !options.text(kImagesOption.name).empty() || options.flag(kFragmentOption.name);
}

/// Fails for what only the other kind of page knows.
Result<void> check_kind(const Options& options)
{
    if (is_classic(options)) {
        if (options.text(kMapsOption.name) == "none") return {};
        return failure("option-value", "maps need a page with a script, and one with images has none");
    }
    if (options.text("boards") != "all") {
        return failure(
            "option-value",
            fmt::format("boards={} needs images: a page with a script shows the board of every turn",
                        options.text("boards")));
    }
    for (const OptionSpec& option : {kStyleOption, kFirstOption, kPreviousOption, kNextOption, kLastOption}) {
        if (!options.text(option.name).empty())
            return failure("option-value",
                           fmt::format("{}= needs images: it is for classic pages", option.name));
    }
    return {};
}

Result<std::string> write_classic(const Reports& reports, const Options& options, std::string_view packed)
{
    GK_TRY(const classic::PageStyle style, classic::page_style_of(options));
    const bool draws = style.layout == classic::BoardLayout::drawn;
    GK_TRY_VOID(check_count(style.boards, reports, draws ? kMostDrawnBoards : kMostReportedBoards));
    return classic::page(reports, style, packed);
}

}  // namespace

Census html_partial_losses(const Collection& collection, const Options& options)
{
    if (!options.flag(kFragmentOption.name)) return {};
    Census lost = census(collection);
    for (std::size_t i = 0; i < kFeatures; ++i) {
        if (kInReports.has(static_cast<Feature>(i))) lost[i] = 0;
    }
    const Census unfit = decision_table_losses(collection, options);
    for (std::size_t i = 0; i < kFeatures; ++i)
        lost[i] += unfit[i];
    return lost;
}

Result<std::string> write_html(const Collection& collection, const Options& options)
{
    GK_TRY_VOID(check_kind(options));
    GK_TRY(BoardLook look, look_of(options));
    const ReportedPart reported(collection, options);
    GK_TRY(const std::string dump, write_dump_apart(reported.get()));
    GK_TRY(const std::string original, packed_text(dump));
    GK_TRY(const std::string mat, packed_mat(reported.get()));
    GK_TRY(const ReportChoice choice, choice_of(options));
    const Reports reports(collection, choice);
    if (is_classic(options)) return write_classic(reports, options, original);
    if (!reports.matches().empty()) look.view = view_of(reports.matches().front(), look.view);
    std::optional<html::PageMaps> maps = maps_of(options);
    const Page page{.matches = reports.matches(),
                    .positions = reports.positions(),
                    .look = look,
                    .dark = dark_theme_of(options, look),
                    .tables = &reports.tables(),
                    .maps = maps ? &*maps : nullptr,
                    .contents = reports.contents(),
                    .words = reports.words()};

    XmlWriter writer;
    writer.raw("<!DOCTYPE html>\n");
    const std::string title = reports.title();
    {
        const XmlElement root(writer, "html", {{"lang", page.words.tag()}});
        html::write_head(writer, title,
                         page.matches.size() == 1 ? verdict_words(page.matches.front()) : std::string());
        const XmlElement body(writer, "body");
        if (options.flag(kSwapColorsOption.name)) writer.attribute("class", "swapped");
        write_body(writer, page, title);
        GK_TRY_VOID(html::write_scripts(writer, html::page_data(page), original, mat));
    }
    return writer.finish();
}

}  // namespace gammonkit
