#include "exporters/ogxm/judgements.hpp"

#include "exporters/ogxm/record_bytes.hpp"

#include <algorithm>
#include <span>

namespace gammonkit::ogxm {
namespace {

constexpr std::size_t kMostCandidates = 1024;

bool fits(const std::optional<Value>& value, std::size_t unit)
{
    return !value || (value->index() == unit && fits_equity(number_of(*value)));
}

bool is_in_unit(const Assessment& assessment, std::size_t unit)
{
    return assessment.estimate.cubeful && fits(assessment.estimate.cubeful, unit);
}

class BlockSorter {
public:
    BlockSorter(const Match& match, const FollowedMatch& followed, const std::vector<GamePlies>& games)
        : match_(match), followed_(followed), games_(games)
    {
    }

    /// Plays first: cubes go to the block of the plays of the same program, and luck where its unit is used.
    std::vector<JudgementBlock> sort()
    {
        for_each_ply(&BlockSorter::add_plays);
        for_each_ply(&BlockSorter::add_cubes);
        for_each_ply(&BlockSorter::add_luck);
        for (JudgementBlock& block : blocks_)
            std::stable_sort(block.judgements.begin(), block.judgements.end(), goes_before);
        return std::move(blocks_);
    }

private:
    struct Place {
        const Turn& turn;
        const GameState& state;
        TurnForm form;
        std::size_t ply;
    };

    template <class Analysis>
    static std::span<const Analysis> first_of(const RareList<Analysis>& analyses)
    {
        return std::span(analyses).first(std::min(analyses.size(), kMostAnalyses));
    }

    static bool goes_before(const Judgement& a, const Judgement& b)
    {
        return a.ply != b.ply ? a.ply < b.ply : a.kind < b.kind;
    }

    void for_each_ply(void (BlockSorter::*add)(const Place&))
    {
        std::size_t first = 0;
        for (std::size_t i = 0; i < match_.games.size(); ++i) {
            const std::vector<Turn>& turns = match_.games[i].turns;
            for (std::size_t at = 0; at < turns.size(); ++at) {
                if (!games_[i].ply_of[at]) continue;
                (this->*add)(
                    {turns[at], followed_[i].before[at], games_[i].forms[at], first + *games_[i].ply_of[at]});
            }
            first += games_[i].plies;
        }
    }

    static Judgement at(const Place& place, DecisionKind kind)
    {
        return {.ply = place.ply, .turn = &place.turn, .state = &place.state, .kind = kind};
    }

    [[nodiscard]] JudgementBlock* find(const Provenance& by, bool normalized, std::size_t occurrence)
    {
        const auto found = std::find_if(blocks_.begin(), blocks_.end(), [&](const JudgementBlock& block) {
            return block.by == by && block.normalized == normalized && block.occurrence == occurrence;
        });
        return found == blocks_.end() ? nullptr : &*found;
    }

    /// Nothing if there are as many as a file may have.
    JudgementBlock* block_of(const Provenance& by, bool normalized, std::size_t occurrence)
    {
        JudgementBlock* const found = find(by, normalized, occurrence);
        if (found != nullptr || blocks_.size() == kMostBlocks) return found;
        return &blocks_.emplace_back(
            JudgementBlock{.by = by, .normalized = normalized, .occurrence = occurrence});
    }

    static void add_to(JudgementBlock* block, const Judgement& judgement)
    {
        if (block != nullptr) block->judgements.push_back(judgement);
    }

    void add_plays(const Place& place)
    {
        if (!holds_plays(place.form)) return;
        std::vector<std::pair<Provenance, bool>> before;
        for (const PlayAnalysis& analysis : first_of(place.turn.plays)) {
            if (!can_hold(analysis, place.state, place.turn.player, dice_of(place.turn).value())) continue;
            const bool normalized = is_normalized(*analysis.candidates.front().assessment->estimate.cubeful);
            const auto kind = std::pair(analysis.by, normalized);
            const auto occurrence = std::count(before.begin(), before.end(), kind);
            before.push_back(kind);
            Judgement judgement = at(place, DecisionKind::checker);
            judgement.plays = &analysis;
            add_to(block_of(analysis.by, normalized, static_cast<std::size_t>(occurrence)), judgement);
        }
    }

    /// Chances to win stand in a block of normalized equities as well: a cube decision can name its unit.
    void add_cubes(const Place& place)
    {
        if (!holds_cubes(place.form, place.turn.action)) return;
        std::vector<Provenance> before;
        for (const CubeAnalysis& analysis : first_of(place.turn.cubes)) {
            if (!can_hold(analysis, match_.rules.is_money())) continue;
            const auto occurrence =
                static_cast<std::size_t>(std::count(before.begin(), before.end(), analysis.by));
            before.push_back(analysis.by);
            const bool normalized = is_normalized(*analysis.no_double.estimate.cubeful) ||
                                    find(analysis.by, true, occurrence) != nullptr;
            Judgement judgement = at(place, DecisionKind::cube);
            judgement.cube = &analysis;
            add_to(block_of(analysis.by, normalized, occurrence), judgement);
        }
    }

    void add_luck(const Place& place)
    {
        if (!place.turn.luck || !holds_luck(place.form) ||
            !can_hold_luck(*place.turn.luck, match_.rules.is_money()))
            return;
        const bool normalized = is_normalized(*place.turn.luck);
        const auto found = std::find_if(blocks_.begin(), blocks_.end(), [&](const JudgementBlock& block) {
            return block.normalized == normalized;
        });
        add_to(found != blocks_.end() ? &*found : block_of({}, normalized, 0), at(place, DecisionKind::roll));
    }

    const Match& match_;
    const FollowedMatch& followed_;
    const std::vector<GamePlies>& games_;
    std::vector<JudgementBlock> blocks_;
};

}  // namespace

bool is_normalized(const Value& value)
{
    return !std::holds_alternative<Mwc>(value);
}

bool can_hold(const PlayAnalysis& analysis, const GameState& state, Player player, Dice dice)
{
    const std::vector<Candidate>& candidates = analysis.candidates;
    if (candidates.empty() || candidates.size() > kMostCandidates) return false;
    const auto& first = candidates.front().assessment;
    if (!first || !first->estimate.cubeful) return false;
    const Value& value = *first->estimate.cubeful;
    if (std::holds_alternative<Equity>(value) != state.rules.is_money()) return false;
    return std::all_of(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
        return candidate.assessment && is_in_unit(*candidate.assessment, value.index()) &&
               step_bytes(candidate.play, state.position, player, dice);
    });
}

bool can_hold(const CubeAnalysis& analysis, bool is_money)
{
    const std::optional<Value>& no_double = analysis.no_double.estimate.cubeful;
    if (!no_double || std::holds_alternative<Equity>(*no_double) != is_money) return false;
    const std::size_t unit = no_double->index();
    const bool told_apart = !std::holds_alternative<Emg>(*no_double) || !analysis.double_drop ||
                            number_of(*analysis.double_drop) == 1.0;
    return told_apart && is_in_unit(analysis.no_double, unit) && is_in_unit(analysis.double_take, unit) &&
           fits(analysis.double_drop, unit);
}

bool can_hold_luck(const Value& luck, bool is_money)
{
    return std::holds_alternative<Equity>(luck) == is_money && fits_equity(number_of(luck));
}

bool holds_plays(TurnForm form)
{
    return form == TurnForm::play;
}

bool holds_luck(TurnForm form)
{
    return form == TurnForm::play || form == TurnForm::unplayed;
}

bool holds_cubes(TurnForm form, const Action& action)
{
    return holds_luck(form) || (form == TurnForm::action && std::holds_alternative<Double>(action));
}

AnalysisLevel analysis_level_of(const Assessment& assessment)
{
    AnalysisLevel level{.preset = assessment.level.size() <= kLongestName ? assessment.level : ""};
    if (assessment.context && assessment.context->plies >= 0 && assessment.context->plies <= kMostPlies)
        level.plies = assessment.context->plies;
    if (assessment.rollout && assessment.rollout->trials > 0) level.trials = assessment.rollout->trials;
    return level;
}

std::vector<JudgementBlock> judgement_blocks(const Match& match, const FollowedMatch& followed,
                                             const std::vector<GamePlies>& games)
{
    return BlockSorter(match, followed, games).sort();
}

}  // namespace gammonkit::ogxm
