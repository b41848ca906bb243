#include "formats/ogxm/format.hpp"

#include "exporters/ogxm/annotations.hpp"
#include "exporters/ogxm/clock_section.hpp"
#include "exporters/ogxm/game_plies.hpp"
#include "exporters/ogxm/judgements.hpp"
#include "exporters/ogxm/match_section.hpp"
#include "exporters/ogxm/record_bytes.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/ogxm/numbers.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/match.hpp"
#include "support/files/md5.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/text.hpp"

#include <algorithm>
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

/// The level that holds for a whole block, where nothing else is said. A single judgement can say another
/// one, but not that there is none: so a part is stated only if all judgements have it.
class BlockLevel {
public:
    explicit BlockLevel(const JudgementBlock& block)
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

    /// The record of the block's level; empty if it states nothing.
    [[nodiscard]] std::string record() const
    {
        Fields fields;
        if (!preset_.empty()) fields[kPreset] = text_bytes(preset_);
        if (checker_plies_) fields[kCheckerPlies] = plies_bytes(*checker_plies_);
        if (cube_plies_) fields[kCubePlies] = plies_bytes(*cube_plies_);
        return fields.empty() ? std::string{} : record_bytes("", fields);
    }

    /// The records of what differs; empty if nothing does.
    [[nodiscard]] std::string record_of_candidate(const Assessment& assessment) const
    {
        return difference(assessment, checker_plies_, kCheckerPlies);
    }

    [[nodiscard]] std::string record_of_cube(const Assessment& assessment) const
    {
        return difference(assessment, cube_plies_, kCubePlies);
    }

private:
    void look_at(const Assessment& assessment, bool is_cube)
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

    [[nodiscard]] std::string preset_of(const Assessment& assessment) const
    {
        const AnalysisLevel level = analysis_level_of(assessment);
        return preset_.empty() ? level.preset : name_of(level);
    }

    [[nodiscard]] std::string difference(const Assessment& assessment, const std::optional<int>& stated,
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

    std::string preset_;
    std::optional<int> checker_plies_;
    std::optional<int> cube_plies_;
    bool all_have_names_ = true;
    bool any_has_preset_ = false;
    bool all_checkers_have_plies_ = true;
    bool all_cubes_have_plies_ = true;
};

// What is right with the cube.
constexpr int kNoDouble = 0;
constexpr int kRightDouble = 1;
constexpr int kTooGood = 4;

// Fields of a cube decision, where they are not its values.
constexpr int kChances = 3;
constexpr int kLevel = 7;
constexpr int kCurrency = 11;

std::string head_of(const Judgement& judgement)
{
    return varint(judgement.ply) + varint(static_cast<std::uint64_t>(judgement.kind));
}

std::string equity_of(const std::optional<Value>& value)
{
    return equity_bytes(number_of(*value));
}

/// Equities beside the cubeful one, in its unit.
bool stands_beside(const std::optional<Value>& other, const Value& value)
{
    return other && other->index() == value.index() && fits_equity(number_of(*other));
}

std::string alternative(const Candidate& candidate, bool is_played, const Judgement& judgement,
                        const BlockLevel& level)
{
    const Assessment& assessment = *candidate.assessment;
    const Estimate& estimate = assessment.estimate;
    const std::string steps = step_bytes(candidate.play, judgement.state->position, judgement.turn->player,
                                         dice_of(*judgement.turn).value())
                                  .value_or("");
    Fields fields;
    if (estimate.probabilities) fields[0] = chances_bytes(*estimate.probabilities);
    if (std::string record = level.record_of_candidate(assessment); !record.empty())
        fields[1] = std::move(record);
    if (is_played) fields[2] = "";
    if (assessment.rollout && assessment.rollout->standard_error &&
        stands_beside(assessment.rollout->standard_error->cubeful, *estimate.cubeful))
        fields[3] = equity_of(assessment.rollout->standard_error->cubeful);
    if (stands_beside(estimate.cubeless, *estimate.cubeful)) fields[4] = equity_of(estimate.cubeless);
    return record_bytes(text_bytes(steps) + equity_of(estimate.cubeful), fields);
}

std::string checker_decision(const Judgement& judgement, const BlockLevel& level)
{
    const PlayAnalysis& analysis = *judgement.plays;
    std::string list = varint(analysis.candidates.size());
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i)
        list += alternative(analysis.candidates[i], analysis.played == i, judgement, level);
    return record_bytes(head_of(judgement), {{0, list}});
}

int verdict_of(const CubeSides& sides)
{
    if (sides.doubles()) return kRightDouble;
    return sides.is_too_good() ? kTooGood : kNoDouble;
}

/// A double that is dropped is worth 1 where it is normalized; that also says that it is.
std::optional<Value> drop_to_write(const CubeAnalysis& analysis)
{
    const bool is_emg = std::holds_alternative<Emg>(*analysis.no_double.estimate.cubeful);
    return is_emg && !analysis.double_drop ? std::optional<Value>(Emg{1.0}) : analysis.double_drop;
}

std::string cube_decision(const Judgement& judgement, const BlockLevel& level, bool normalized)
{
    const CubeAnalysis& analysis = *judgement.cube;
    const std::optional<Value>& no_double = analysis.no_double.estimate.cubeful;
    const std::optional<Value>& double_take = analysis.double_take.estimate.cubeful;
    const std::optional<Value> double_drop = drop_to_write(analysis);
    const CubeSides sides{.no_double = number_of(*no_double),
                          .double_take = number_of(*double_take),
                          .double_drop = double_drop ? number_of(*double_drop) : 1.0};
    Fields fields{{0, equity_of(no_double)}, {1, equity_of(double_take)}};
    if (double_drop) fields[2] = equity_of(double_drop);
    const auto& chances = analysis.no_double.estimate.probabilities;
    if (chances) fields[kChances] = chances_bytes(*chances);
    if (std::string record = level.record_of_cube(analysis.no_double); !record.empty())
        fields[kLevel] = std::move(record);
    if (normalized && !is_normalized(*no_double)) fields[kCurrency] = varint(kCubefulMatch);
    return record_bytes(head_of(judgement) + varint(static_cast<std::uint64_t>(verdict_of(sides))), fields);
}

std::string decision(const Judgement& judgement, const BlockLevel& level, bool normalized)
{
    switch (judgement.kind) {
    case DecisionKind::checker:
        return checker_decision(judgement, level);
    case DecisionKind::cube:
        return cube_decision(judgement, level, normalized);
    default:
        return record_bytes(head_of(judgement) + equity_of(judgement.turn->luck), {});
    }
}

/// 16 bytes that no other analysis has: a UUID of version 8, made of what it says.
std::string analysis_id(std::string_view content)
{
    constexpr std::size_t kBytes = 16;
    const std::string digits = md5_of(content).value_or(std::string(2 * kBytes, '0'));
    std::string id;
    for (std::size_t i = 0; i < kBytes; ++i) {
        const auto half = [&](std::size_t at) {
            return static_cast<unsigned>(std::string_view("0123456789abcdef").find(digits[at]));
        };
        unsigned byte = half(2 * i) << 4 | half(2 * i + 1);
        if (i == 6) byte = (byte & 0x0F) | 0x80;
        if (i == 8) byte = (byte & 0x3F) | 0x80;
        id += static_cast<char>(static_cast<unsigned char>(byte));
    }
    return id;
}

/// "GNU Backgammon:1.07.001" is the name of an engine and its build.
void add_engine(const std::string& engine, Fields& fields)
{
    if (engine.size() > kLongestName) return;
    const std::size_t colon = engine.find(':');
    const bool has_build = colon != std::string::npos && colon > 0 && colon + 1 < engine.size();
    const std::string_view name = std::string_view(engine).substr(0, has_build ? colon : engine.size());
    if (!name.empty()) fields[6] = text_bytes(name);
    if (has_build) fields[8] = text_bytes(std::string_view(engine).substr(colon + 1));
}

std::string block_sections(const JudgementBlock& block, std::string_view id_of_match)
{
    const BlockLevel level(block);
    std::string decisions;
    for (const Judgement& judgement : block.judgements)
        decisions += decision(judgement, level, block.normalized);
    Fields fields;
    if (std::string record = level.record(); !record.empty()) fields[2] = std::move(record);
    add_engine(block.by.engine, fields);
    fields[9] = varint(block.normalized ? kCubefulMoney : kCubefulMatch);
    const std::string& table = block.by.match_equity_table;
    if (!table.empty() && table.size() <= kLongestName) fields[11] = text_bytes(table);
    const std::string described = record_bytes("", fields);
    const std::string id = analysis_id(std::string(id_of_match) + described + decisions);
    return section_bytes("ANAL", record_bytes(id, fields), false) + section_bytes("DECS", decisions, false);
}

/// ANAL and DECS for each program that has judged the match, and for a second analysis of one roll by the
/// same program, and for chances to win the match beside normalized equities.
std::string analysis_sections(const Match& match, const FollowedMatch& followed,
                              const std::vector<GamePlies>& games)
{
    std::string played;
    for (const GamePlies& game : games)
        played += game.bytes;
    std::string sections;
    for (const JudgementBlock& block : judgement_blocks(match, followed, games)) {
        // One that says the same of the same play as another has an id of its own.
        played += static_cast<char>('0' + block.occurrence % 10);
        sections += block_sections(block, played);
    }
    return sections;
}

}  // namespace
}  // namespace gammonkit::ogxm

namespace gammonkit {
namespace ogxm {
namespace {

/// The file up to its checksum: what needs to be read it, and how long it will be.
std::string header_bytes(int minor, int least_minor, std::size_t size)
{
    const auto number = [](int value) { return little_endian_bytes(static_cast<std::uint64_t>(value), 2); };
    return std::string(kMagic) + number(kVersion) + number(minor) + number(kVersion) + number(least_minor) +
           little_endian_bytes(size, 4);
}

std::string checksum_section(std::uint32_t checksum)
{
    constexpr int kCrc32 = 0;
    return section_bytes(
        "CSUM", record_bytes(varint(kCrc32) + text_bytes(little_endian_bytes(checksum, 4)), {}), false);
}

std::string sections_of(const Match& match, const FollowedMatch& followed,
                        const std::vector<GamePlies>& games)
{
    std::string sections = section_bytes("MTCH", match_payload(match), true);
    for (const GamePlies& game : games)
        sections += section_bytes("GAME", game.bytes, true);
    sections += analysis_sections(match, followed, games);
    if (const std::string clock = clock_payload(match, games); !clock.empty())
        sections += section_bytes("CLCK", clock, false);
    if (const std::string notes = annotations_payload(match, games); !notes.empty())
        sections += section_bytes("ANNO", notes, false);
    return sections;
}

/// The version of the format whose fields are used.
int minor_version(const Match& match, bool resigned_when_doubled)
{
    if (resigned_when_doubled) return 2;
    return has_later_fields(match_fields(match).fields) ? 1 : 0;
}

}  // namespace
}  // namespace ogxm

Result<std::string> write_ogxm(const Collection& collection, const Options&)
{
    GK_TRY(const Match* const match, match_to_write(collection));
    const FollowedMatch followed = follow(*match);
    std::vector<ogxm::GamePlies> games;
    for (std::size_t i = 0; i < match->games.size(); ++i)
        games.push_back(ogxm::plies_of(*match, followed[i], i));
    const bool resigned_when_doubled = std::any_of(
        games.begin(), games.end(), [](const ogxm::GamePlies& game) { return game.resigned_when_doubled; });
    const std::string sections = ogxm::sections_of(*match, followed, games);
    const std::size_t size =
        ogxm::kHeaderSize + sections.size() + ogxm::checksum_section(0).size() + ogxm::kEnd.size();
    std::string file = ogxm::header_bytes(ogxm::minor_version(*match, resigned_when_doubled),
                                          resigned_when_doubled ? 2 : 0, size);
    file += sections;
    file += ogxm::checksum_section(crc32_of(file));
    file += ogxm::kEnd;
    return file;
}

}  // namespace gammonkit
