#include "formats/losses.hpp"

#include "formats/moot_rules.hpp"
#include "formats/report_contents.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr FeatureSet kOfAnalysis{
    Feature::match_comment,
    Feature::turn_comments,
    Feature::marks,
    Feature::luck,
    Feature::play_analysis,
    Feature::other_candidates,
    Feature::cube_analysis,
    Feature::rollouts,
    Feature::analysis_levels,
    Feature::analysis_depths,
    Feature::analysis_sources,
    Feature::analysis_settings,
    Feature::analysis_details,
    Feature::variations,
};
constexpr FeatureSet kOfRecord{
    Feature::game_numbers, Feature::cube_limit, Feature::ratings, Feature::event,
    Feature::place,        Feature::date,       Feature::time,    Feature::annotator,
    Feature::match_id,     Feature::moot_rules, Feature::extras,  Feature::clock_times,
};

/// A format without analyses loses them whole: their details are not named again.
bool is_lost_with_whole(Feature feature, const Format& format)
{
    const bool detail = feature == Feature::analysis_settings || feature == Feature::analysis_details;
    return detail && !format.carries.has(Feature::play_analysis) &&
           !format.carries.has(Feature::cube_analysis);
}

/// Matches that are read as more games of the match before them.
std::size_t merged_matches(const Collection& collection, const Format& format)
{
    std::size_t merged = 0;
    for (std::size_t i = 1; i < collection.matches.size(); ++i) {
        if (are_merged(collection.matches[i - 1], collection.matches[i], format)) ++merged;
    }
    return merged;
}

}  // namespace

std::vector<Loss> losses(const Collection& collection, const Format& format, const Options& options)
{
    const ReportedPart wanted(collection, options);
    const Census present = census(wanted.get(), format.id);
    const Census unfit =
        format.partial_losses != nullptr ? format.partial_losses(wanted.get(), options) : Census{};
    Census lost{};
    for (std::size_t i = 0; i < kFeatures; ++i) {
        if (!format.carries.has(static_cast<Feature>(i))) lost[i] = present[i];
    }
    part_moot_statements(moot_statements(wanted.get().matches), lost);
    for (std::size_t i = 0; i < kFeatures; ++i)
        lost[i] = is_lost_with_whole(static_cast<Feature>(i), format) ? 0 : lost[i] + unfit[i];
    lost[static_cast<std::size_t>(Feature::several_matches)] += merged_matches(collection, format);
    return losses_of(lost);
}

bool are_merged(const Match& before, const Match& next, const Format& format)
{
    return format.merges != nullptr && format.merges(before, next);
}

std::vector<Loss> losses_of(const Census& lost)
{
    std::vector<Loss> losses;
    for (std::size_t i = 0; i < kFeatures; ++i) {
        if (lost[i] > 0) losses.push_back({static_cast<Feature>(i), lost[i]});
    }
    return losses;
}

Concern concern_of(Feature feature)
{
    if (kOfRecord.has(feature)) return Concern::record;
    return kOfAnalysis.has(feature) ? Concern::analysis : Concern::play;
}

Diagnostic to_diagnostic(const Loss& loss, std::string_view format)
{
    const FeatureWords words = words_for(loss.feature);
    const bool beside = concern_of(loss.feature) == Concern::record;
    return {.severity = beside ? Severity::note : Severity::warning,
            .code = "loss",
            .message = fmt::format("{} cannot carry {} {}", format, loss.count,
                                   loss.count == 1 ? words.one : words.many)};
}

}  // namespace gammonkit
