#include "formats/report_contents.hpp"

#include "formats/left_out.hpp"
#include "formats/report_options.hpp"

namespace gammonkit {
namespace {

/// True but where an option says no: formats that have no such option show what it is about.
bool is_shown(const Options& options, const OptionSpec& part)
{
    return options.text(part.name) != "no";
}

}  // namespace

LeftOut ReportContents::left_out() const
{
    const bool without_luck = !luck || is_plain();
    return {.plays = !analysis.plays,
            .cubes = !analysis.cube,
            .luck = without_luck,
            .play_marks = !analysis.plays,
            .cube_marks = !analysis.cube,
            .luck_marks = without_luck,
            .comments = !comments};
}

ReportContents report_contents(const Options& options)
{
    const std::string_view analysis = options.text(kAnalysisOption.name);
    ReportContents contents;
    contents.analysis.cube = analysis != "none" && analysis != "plays";
    contents.analysis.plays = analysis != "none" && analysis != "cube";
    if (!options.text(kPlaysOption.name).empty())
        contents.analysis.most_plays = static_cast<std::size_t>(options.integer(kPlaysOption.name));
    contents.analysis.chances = is_shown(options, kChancesOption);
    contents.analysis.settings = is_shown(options, kSettingsOption);
    contents.luck = is_shown(options, kLuckOption);
    contents.comments = is_shown(options, kCommentsOption);
    contents.ids = is_shown(options, kIdsOption);
    return contents;
}

ReportedPart::ReportedPart(const Collection& collection, const Options& options) : whole_(collection)
{
    const LeftOut parts = report_contents(options).left_out();
    if (!parts.any()) return;
    rest_ = collection;
    leave_out_with_extras(*rest_, parts);
}

}  // namespace gammonkit
