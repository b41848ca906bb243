#include "exporters/ogxm/block_level.hpp"

#include "exporters/ogxm/analysis_limits.hpp"
#include "exporters/ogxm/record_bytes.hpp"

#include <fmt/format.h>

namespace gammonkit::ogxm {
namespace {

// Fields of a level.
constexpr int kPreset = 0;
constexpr int kCheckerPlies = 1;
constexpr int kCubePlies = 2;
constexpr int kRollout = 3;

/// The name of a level; one that has none is called by its depth, "2ply".
std::string name_of(const AnalysisLevel& level)
{
    if (!level.preset.empty()) return level.preset;
    return level.plies ? fmt::format("{}ply", *level.plies) : std::string{};
}

std::string plies_bytes(int plies)
{
    return varint(static_cast<std::uint64_t>(plies));
}

}  // namespace

BlockLevel::BlockLevel(const JudgementBlock& block)
{
    for (const Judgement& judgement : block.judgements) {
        if (judgement.plays != nullptr) {
            for (const Candidate& candidate : judgement.plays->candidates)
                look_at(*candidate.assessment, false);
        }
        if (judgement.cube != nullptr) look_at(judgement.cube->no_double, true);
    }
    if (!all_have_names_ || !any_has_preset_) preset_.clear();
    if (!all_checkers_have_plies_) checker_plies_.reset();
    if (!all_cubes_have_plies_) cube_plies_.reset();
}

void BlockLevel::look_at(const Assessment& assessment, bool is_cube)
{
    const AnalysisLevel level = analysis_level_of(assessment);
    const std::string name = name_of(level);
    if (preset_.empty()) preset_ = name;
    all_have_names_ = all_have_names_ && !name.empty();
    any_has_preset_ = any_has_preset_ || !level.preset.empty();
    std::optional<int>& plies = is_cube ? cube_plies_ : checker_plies_;
    bool& all_have_plies = is_cube ? all_cubes_have_plies_ : all_checkers_have_plies_;
    if (!plies) plies = level.plies;
    all_have_plies = all_have_plies && level.plies;
}

std::string BlockLevel::record() const
{
    Fields fields;
    if (!preset_.empty()) fields[kPreset] = text_bytes(preset_);
    if (checker_plies_) fields[kCheckerPlies] = plies_bytes(*checker_plies_);
    if (cube_plies_) fields[kCubePlies] = plies_bytes(*cube_plies_);
    return fields.empty() ? std::string{} : record_bytes("", fields);
}

std::string BlockLevel::preset_of(const Assessment& assessment) const
{
    const AnalysisLevel level = analysis_level_of(assessment);
    return preset_.empty() ? level.preset : name_of(level);
}

std::string BlockLevel::difference(const Assessment& assessment, const std::optional<int>& stated,
                                   int plies_field) const
{
    const AnalysisLevel level = analysis_level_of(assessment);
    const std::string preset = preset_of(assessment);
    Fields fields;
    if (preset != preset_) fields[kPreset] = text_bytes(preset);
    if (level.plies && level.plies != stated) fields[plies_field] = plies_bytes(*level.plies);
    if (level.trials)
        fields[kRollout] = record_bytes("", {{0, varint(static_cast<std::uint64_t>(*level.trials))}});
    return fields.empty() ? std::string{} : record_bytes("", fields);
}

std::string BlockLevel::record_of_candidate(const Assessment& assessment) const
{
    return difference(assessment, checker_plies_, kCheckerPlies);
}

std::string BlockLevel::record_of_cube(const Assessment& assessment) const
{
    return difference(assessment, cube_plies_, kCubePlies);
}

}  // namespace gammonkit::ogxm
