#include "analysis/ranking.hpp"

#include "model/legal_plays.hpp"

#include <algorithm>
#include <tuple>

namespace gammonkit {
namespace {

/// The plays of one roll on their way through the filters.
class Ranking {
public:
    explicit Ranking(const GameState& state)
    {
        const Player other = opponent(state.on_roll);
        for (const LegalPlay& legal : legal_plays(state.position, state.on_roll, *state.dice)) {
            boards_.push_back(board_of(legal.result, other));
            plays_.push_back({.play = legal.play});
        }
        if (plays_.empty()) {
            boards_.push_back(board_of(state.position, other));
            plays_.emplace_back();
        }
    }

    /// Looks at the first `count` plays again and puts them in order.
    Result<void> look(const LookAtPlays& look, std::size_t count, int plies)
    {
        GK_TRY_VOID(look(std::span(plays_).first(count), std::span(boards_).first(count), plies));
        std::vector<std::pair<PlayEvaluation, Board>> looked_at;
        for (std::size_t i = 0; i < count; ++i) {
            plays_[i].plies = plies;
            looked_at.emplace_back(plays_[i], boards_[i]);
        }
        const auto equity = [](const auto& entry) { return entry.first.equity; };
        std::ranges::stable_sort(looked_at, std::greater<>(), equity);
        for (std::size_t i = 0; i < count; ++i)
            std::tie(plays_[i], boards_[i]) = looked_at[i];
        return {};
    }

    /// Lets a filter choose among the first `count` plays, and tells how many pass: they then stand first.
    /// The plays that lead to a board of `always` are among them.
    [[nodiscard]] std::size_t pass(const MoveFilter& filter, std::size_t count, std::span<const Board> always)
    {
        std::size_t passed = passing(filter, count, [&](std::size_t i) { return plays_[i].equity; });
        for (std::size_t i = passed; i < count; ++i) {
            if (std::ranges::find(always, boards_[i]) == always.end()) continue;
            move_forward(i, passed++);
        }
        return passed;
    }

    [[nodiscard]] std::size_t size() const { return plays_.size(); }
    std::vector<PlayEvaluation> take() { return std::move(plays_); }

private:
    /// The play at index `from` to the index `to` before it; those between make way.
    void move_forward(std::size_t from, std::size_t to)
    {
        const auto rotate = [&](auto& list) {
            const auto at = [&](std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
            std::rotate(at(to), at(from), at(from + 1));
        };
        rotate(boards_);
        rotate(plays_);
    }

    std::vector<PlayEvaluation> plays_;
    std::vector<Board> boards_;
};

}  // namespace

Result<std::vector<PlayEvaluation>> ranked_plays(const GameState& state, const Level& level,
                                                 std::span<const Position> always, const LookAtPlays& look)
{
    if (!state.dice) return failure("no-dice", "the position has no dice to play");
    Ranking ranking(state);
    std::size_t count = ranking.size();
    std::vector<Board> kept;
    for (const Position& position : always)
        kept.push_back(board_of(position, opponent(state.on_roll)));
    for (int depth = 0; depth < level.context.plies; ++depth) {
        const auto& filter = level.filters[static_cast<std::size_t>(depth)];
        if (!filter) continue;
        GK_TRY_VOID(ranking.look(look, count, depth));
        count = ranking.pass(*filter, count, kept);
    }
    GK_TRY_VOID(ranking.look(look, count, level.context.plies));
    return ranking.take();
}

void set_worth(PlayEvaluation& play, const Chances& theirs, double value, const CubeContext& context,
               const GameState& state)
{
    play.chances = opposite(theirs);
    play.cubeless = static_cast<double>(cubeless_equity(play.chances));
    play.equity = context.normalized(value, state.on_roll, state.cube.value);
    play.value = context.value(value, state.on_roll, state.cube.value);
    if (!context.is_money()) play.mwc = Mwc{value};
}

}  // namespace gammonkit
