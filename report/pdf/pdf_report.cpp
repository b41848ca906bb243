#include "report/pdf/pdf_report.hpp"

#include "analysis/met/computed_met.hpp"
#include "analysis/met/match_units.hpp"
#include "report/pdf/pages.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace pdf;

Result<BoardLook> look_of(const Options& options)
{
    GK_TRY(Theme theme, built_in_theme(options.text("theme")));
    return BoardLook{.theme = std::move(theme),
                     .bottom = options.text("bottom") == "first" ? Player::first : Player::second,
                     .bears_off_left = options.text("bearoff") == "left"};
}

Result<TextFont> font_of(std::string_view name)
{
    Result<FontFile> file = FontFile::open(std::filesystem::path(GAMMONKIT_FONT_FOLDER) / name);
    if (!file) {
        return failure("font", fmt::format("cannot use the font {}: {}", name, file.error().message),
                       "the Debian package fonts-dejavu-core has it");
    }
    return TextFont(*std::move(file));
}

Result<Fonts> fonts()
{
    GK_TRY(TextFont regular, font_of("DejaVuSans.ttf"));
    GK_TRY(TextFont bold, font_of("DejaVuSans-Bold.ttf"));
    return Fonts{.regular = std::move(regular), .bold = std::move(bold)};
}

std::string title_of(const Collection& collection)
{
    if (collection.matches.empty()) return "Backgammon positions";
    const std::string title = pdf::title_of(collection.matches.front());
    const std::size_t more = collection.matches.size() - 1;
    return more == 0 ? title : fmt::format("{} and {} more", title, more);
}

void add_all(Flow& flow, const std::vector<MatchPages>& matches, const std::vector<PositionRecord>& positions,
             const BoardLook& look)
{
    for (const MatchPages& match : matches) {
        add_match_sheet(flow, match);
        add_study(flow, match);
        if (match.with_records) add_records(flow, match);
    }
    if (matches.empty() && positions.empty()) flow.begin_page();
    if (!positions.empty()) add_positions(flow, positions, look);
    add_colophon(flow, matches);
    flow.add_footers();
}

}  // namespace

Result<std::string> write_pdf(const Collection& collection, const Options& options)
{
    GK_TRY(const BoardLook look, look_of(options));
    GK_TRY(Fonts fonts, gammonkit::fonts());
    const MatchEquityTable table = default_met();
    Collection shown = collection;
    state_in_both_units(shown, table);

    std::vector<MatchReport> reports;
    for (const Match& match : shown.matches)
        reports.push_back(report_of(match, table));
    std::vector<MatchPages> matches;
    for (const MatchReport& report : reports) {
        matches.push_back({.report = &report,
                           .prefix = fmt::format("m{}", matches.size() + 1),
                           .look = look,
                           .with_records = options.text("kind") == "full",
                           .studied = studied_decisions(report, boards_of(options))});
    }
    Booklet booklet{.title = title_of(collection),
                    .paper = options.text("paper") == "letter" ? kLetter : kA4};
    Flow flow(booklet, fonts);
    add_all(flow, matches, shown.positions, look);
    return saved(booklet, fonts);
}

}  // namespace gammonkit
