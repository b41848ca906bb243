#include "training/cube_decisions/draw.hpp"

#include "analysis/cube/efficiency.hpp"
#include "analysis/mixing.hpp"
#include "analysis/play/engine_contestant.hpp"
#include "analysis/play/game.hpp"

#include <array>
#include <cmath>
#include <vector>

namespace gammonkit::training {
namespace {

/// The parts that each kind has, in hundredths.
constexpr std::array<int, kEfficiencyKinds.size()> kParts{38, 14, 20, 18, 10};
constexpr int kLongestMatch = 9;

/// Plays, and keeps in mind where it might have doubled.
class Watcher : public EngineContestant {
public:
    Watcher(const NetEngine& engine, std::vector<GameSituation>& seen)
        : EngineContestant(engine.evaluator(), engine.match_equity_table(), {}, nullptr), seen_(seen)
    {
    }

    [[nodiscard]] Result<bool> doubles(const GameSituation& situation) override
    {
        seen_.push_back(situation);
        return EngineContestant::doubles(situation);
    }

private:
    std::vector<GameSituation>& seen_;
};

/// How many decisions are still wanted of each kind, with a centered cube and one of the player's own.
class Quota {
public:
    explicit Quota(int all)
    {
        for (std::size_t kind = 0; kind < left_.size(); ++kind) {
            const int part = all * kParts[kind] / 100;
            left_[kind] = {part - part / 2, part / 2};
        }
    }

    [[nodiscard]] int& left(const GameSituation& now)
    {
        return left_[efficiency_kind(now.board)][now.cube.is_centered() ? 0 : 1];
    }
    [[nodiscard]] bool is_filled() const
    {
        for (const auto& [centered, own] : left_)
            if (centered > 0 || own > 0) return false;
        return true;
    }

private:
    std::array<std::array<int, 2>, kEfficiencyKinds.size()> left_{};
};

class Drawing {
public:
    Drawing(NetEngine& engine, const DrawSettings& settings,
            const std::function<void(const GameState&)>& found)
        : engine_(engine), settings_(settings), found_(found), dice_(settings.seed, false),
          random_(settings.seed)
    {
    }

    void draw(bool of_matches)
    {
        for (Quota quota(of_matches ? settings_.matches : settings_.money); !quota.is_filled();) {
            const GameState start = of_matches ? start_at_some_score() : start_of_game({}, {}, false);
            keep_one(start, situations(start), quota);
        }
    }

private:
    [[nodiscard]] int below(int end)
    {
        return static_cast<int>(next_mixed(random_) % static_cast<std::uint64_t>(end));
    }

    /// Not the Crawford game, in which nobody doubles.
    GameState start_at_some_score()
    {
        const ByPlayer<int> away{1 + below(kLongestMatch), 1 + below(kLongestMatch)};
        const int length = std::max({away.first, away.second, 2});
        return start_of_game({.length = length}, {length - away.first, length - away.second}, false);
    }

    std::vector<GameSituation> situations(const GameState& start)
    {
        std::vector<GameSituation> seen;
        Watcher first(engine_, seen);
        Watcher second(engine_, seen);
        GameTable table({&first, &second}, {});
        const Player begins = below(2) == 0 ? Player::first : Player::second;
        (void)table.play({.start = start, .begins = begins, .dice = dice_, .trial = game_++});
        return seen;
    }

    /// The first close decision behind some place of the game.
    void keep_one(const GameState& start, const std::vector<GameSituation>& seen, Quota& quota)
    {
        if (seen.empty()) return;
        const auto first = static_cast<std::size_t>(below(static_cast<int>(seen.size())));
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const GameSituation& now = seen[(first + i) % seen.size()];
            if (quota.left(now) <= 0 || engine_.evaluator().known_with_cube(now.board)) continue;
            const GameState state = state_of(start, now).value_or(start);
            if (!is_close(state, 0, 3 * settings_.limit)) continue;
            if (!is_close(state, settings_.plies, settings_.limit)) continue;
            --quota.left(now);
            return found_(state);
        }
    }

    [[nodiscard]] bool is_close(const GameState& state, int plies, double limit)
    {
        const Result<CubeEvaluation> judged = engine_.judge_cube(state, level_of_plies(plies));
        if (!judged || judged->decision.verdict.doubling == Doubling::not_available) return false;
        const CubeSides& sides = judged->decision.normalized;
        const double gain = sides.doubled() - sides.no_double;
        return std::abs(gain) < limit ||
               (std::abs(sides.double_take - sides.double_drop) < limit && gain > 0);
    }

    NetEngine& engine_;
    const DrawSettings& settings_;
    const std::function<void(const GameState&)>& found_;
    RolloutDice dice_;
    std::uint64_t random_;
    std::uint64_t game_ = 0;
};

}  // namespace

void draw_cube_decisions(NetEngine& engine, const DrawSettings& settings,
                         const std::function<void(const GameState&)>& found)
{
    Drawing drawing(engine, settings, found);
    drawing.draw(false);
    drawing.draw(true);
}

}  // namespace gammonkit::training
