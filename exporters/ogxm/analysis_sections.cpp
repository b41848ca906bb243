#include "exporters/ogxm/analysis_sections.hpp"

#include "exporters/ogxm/analysis_limits.hpp"
#include "exporters/ogxm/block_level.hpp"
#include "exporters/ogxm/judgements.hpp"
#include "exporters/ogxm/record_bytes.hpp"
#include "exporters/ogxm/shared_steps.hpp"
#include "model/decisions/cube_choice.hpp"
#include "support/files/md5.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::ogxm {
namespace {

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

}  // namespace

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

}  // namespace gammonkit::ogxm
