#include "importers/mat/claim.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::mat {
namespace {

/// Decides one game's result from several witnesses.
class Judge {
public:
    Judge(Game& game, const GameReplayer& end, const Claim& claim, const Surroundings& around,
          const SourceText& source, Reporter& reporter)
        : game_(game), end_(end), claim_(claim), around_(around), source_(source), reporter_(reporter)
    {
    }

    void settle()
    {
        const std::optional<Outcome> stated = outcome();
        if (!stated || stated == derived()) return;
        const bool resigned = !claim_.broken_off && !overstated_;
        settle_outcome(game_, end_, *stated, resigned);
    }

private:
    [[nodiscard]] std::optional<Outcome> derived() const { return end_.outcome(); }

    std::optional<Outcome> outcome()
    {
        if (!claim_.says_something()) return unrecorded();
        const std::optional<Player> player = winner();
        if (!player) return std::nullopt;
        const Outcome stated{.winner = *player, .points = uncut(points(*player), *player)};
        if (around_.by_score && *around_.by_score != stated && !is_cut(stated)) {
            warn("score-differs", fmt::format("the result is recorded as {} to the {} player, but the next "
                                              "score line says {} to the {}",
                                              stated.points, side(stated.winner), around_.by_score->points,
                                              side(around_.by_score->winner)));
            return around_.by_score;
        }
        return stated.points > 0 ? std::optional(stated) : std::nullopt;
    }

    /// A game without a result row ends by the score of the next.
    std::optional<Outcome> unrecorded() const
    {
        if (derived() || !around_.by_score) return std::nullopt;
        Diagnostic note =
            warning_at(source_, claim_.where, "result-from-score",
                       fmt::format("no result is recorded; the next score line says {} to the {} player",
                                   around_.by_score->points, side(around_.by_score->winner)));
        reporter_.report(std::move(note));
        return around_.by_score;
    }

    [[nodiscard]] std::optional<Player> winner() const
    {
        if (derived()) return derived()->winner;
        if (around_.by_score) return around_.by_score->winner;
        if (const std::optional<Player> player = winner_of_match()) return player;
        if (claim_.winner) return claim_.winner;
        const std::optional<Player>& loser = claim_.loser ? claim_.loser : claim_.gave_up;
        return loser ? std::optional(opponent(*loser)) : std::nullopt;
    }

    /// The one player whom the points bring to the end of the match, where the record says it ends.
    [[nodiscard]] std::optional<Player> winner_of_match() const
    {
        if (!claim_.wins_match || !claim_.points || around_.rules.is_money()) return std::nullopt;
        const auto reaches = [&](Player player) {
            return std::int64_t{game_.score[player]} + *claim_.points >= around_.rules.length;
        };
        if (reaches(Player::first) == reaches(Player::second)) return std::nullopt;
        return reaches(Player::first) ? Player::first : Player::second;
    }

    /// The stated points. "Wins 2008 points" stands for all that the winner still needs.
    int points(Player winner)
    {
        constexpr int kMostTimes = multiple(Stake::backgammon);
        // Where the game could not be followed, the cube may have been turned since.
        constexpr int kLikelyCube = 64;
        const int cube = end_.stopped() ? kLikelyCube : end_.state().cube.value;
        if (!claim_.points) return unstated_points();
        const int needed = around_.rules.length - game_.score[winner];
        if (*claim_.points <= kMostTimes * cube || derived()) return *claim_.points;
        if (around_.by_score) return around_.by_score->points;
        overstated_ = true;
        const int sensible = around_.rules.is_money() ? *claim_.points : std::max(needed, 0);
        warn("points-overstated", fmt::format("{} points cannot be won in this game: recording a claim of {}",
                                              *claim_.points, sensible));
        return sensible;
    }

    /// A player who concedes gives what the cube shows; behind "Wins" a number has been lost.
    int unstated_points()
    {
        if (around_.by_score) return around_.by_score->points;
        const int single = end_.state().cube.value;
        if (claim_.winner && !derived())
            warn("points-missing", fmt::format("how many points are won is not said: recording {}", single));
        return single;
    }

    /// A record may cut the last game to what the winner still needed: 3 points with the cube at 4.
    [[nodiscard]] int uncut(int points, Player winner) const
    {
        const int cube = end_.state().cube.value;
        const bool all_he_needed = points == around_.rules.length - game_.score[winner];
        if (around_.rules.is_money() || !all_he_needed || derived() || end_.stopped()) return points;
        return (points + cube - 1) / cube * cube;
    }

    /// True if the next score only leaves out what the winner did not need.
    [[nodiscard]] bool is_cut(const Outcome& stated) const
    {
        const int needed = around_.rules.length - game_.score[stated.winner];
        return !around_.rules.is_money() && stated.winner == around_.by_score->winner &&
               around_.by_score->points == std::min(stated.points, needed);
    }

    static std::string_view side(Player player) { return player == Player::first ? "first" : "second"; }

    void warn(std::string code, std::string message)
    {
        reporter_.report(warning_at(source_, claim_.where, std::move(code), std::move(message)));
    }

    Game& game_;
    const GameReplayer& end_;
    const Claim& claim_;
    const Surroundings& around_;
    const SourceText& source_;
    Reporter& reporter_;
    bool overstated_ = false;
};

}  // namespace

void settle_claim(Game& game, const GameReplayer& end, const Claim& claim, const Surroundings& around,
                  const SourceText& source, Reporter& reporter)
{
    Judge(game, end, claim, around, source, reporter).settle();
}

}  // namespace gammonkit::mat
