#include "importers/mat/claim.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::mat {
namespace {

/// Decides one game's result from several witnesses.
class Judge {
public:
    Judge(TurnBuilder& turns, const Claim& claim, const GameContext& context, Reporter& reporter)
        : turns_(turns), claim_(claim), rules_(context.match.rules), context_(context), reporter_(reporter)
    {
    }

    void settle()
    {
        const std::optional<Outcome> stated = outcome();
        if (!stated || stated == derived()) return;
        const bool resigned = !claim_.broken_off && !overstated_;
        turns_.settle(*stated, resigned);
    }

private:
    [[nodiscard]] std::optional<Outcome> derived() const { return turns_.replayer().outcome(); }

    std::optional<Outcome> outcome()
    {
        if (!claim_.says_something()) return unrecorded();
        const std::optional<Player> player = winner();
        if (!player) return std::nullopt;
        Outcome stated{.winner = *player, .points = points(*player)};
        if (is_cut_to_length(stated)) return derived();
        stated.points = uncut_points(stated, turns_.replayer());
        if (context_.by_score && *context_.by_score != stated && !is_cut(stated)) {
            warn("score-differs", fmt::format("the result is recorded as {} to the {} player, but the next "
                                              "score line says {} to the {}",
                                              stated.points, side(stated.winner), context_.by_score->points,
                                              side(context_.by_score->winner)));
            return context_.by_score;
        }
        return stated.points > 0 ? std::optional(stated) : std::nullopt;
    }

    /// A game without a result row ends by the score of the next.
    std::optional<Outcome> unrecorded() const
    {
        if (derived() || !context_.by_score) return std::nullopt;
        reporter_.report(result_from_score(context_.source, claim_.where, *context_.by_score, "score line"));
        return context_.by_score;
    }

    [[nodiscard]] std::optional<Player> winner() const
    {
        if (derived()) return derived()->winner;
        if (context_.by_score) return context_.by_score->winner;
        if (const std::optional<Player> player = winner_of_match()) return player;
        if (claim_.winner) return claim_.winner;
        const std::optional<Player>& loser = claim_.loser ? claim_.loser : claim_.gave_up;
        return loser ? std::optional(opponent(*loser)) : std::nullopt;
    }

    /// The one player whom the points bring to the end of the match, where the record says it ends.
    [[nodiscard]] std::optional<Player> winner_of_match() const
    {
        if (!claim_.wins_match || !claim_.points || rules_.is_money()) return std::nullopt;
        const auto reaches = [&](Player player) {
            return std::int64_t{turns_.state().score[player]} + *claim_.points >= rules_.length;
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
        const int cube = turns_.replayer().stopped() ? kLikelyCube : turns_.state().cube.value;
        if (!claim_.points) return unstated_points();
        const int needed = rules_.length - turns_.state().score[winner];
        if (*claim_.points <= kMostTimes * cube || derived()) return *claim_.points;
        if (context_.by_score) return context_.by_score->points;
        overstated_ = true;
        const int sensible = rules_.is_money() ? *claim_.points : std::max(needed, 0);
        warn("points-overstated",
             sensible == *claim_.points
                 ? fmt::format("{} points cannot be won in this game: they are kept as claimed", sensible)
                 : fmt::format("{} points cannot be won in this game: recording a claim of {}",
                               *claim_.points, sensible));
        return sensible;
    }

    /// A player who concedes gives what the cube shows; behind "Wins" a number has been lost.
    int unstated_points()
    {
        if (context_.by_score) return context_.by_score->points;
        const int single = turns_.state().cube.value;
        if (claim_.winner && !derived())
            warn("points-missing", fmt::format("how many points are won is not said: recording {}", single));
        return single;
    }

    /// True if the record gives the length of the match where the game was won for more: Backgammon Galaxy
    /// does so.
    [[nodiscard]] bool is_cut_to_length(const Outcome& stated) const
    {
        const std::optional<Outcome> played = derived();
        return played && !rules_.is_money() && played->winner == stated.winner &&
               played->points > rules_.length && stated.points == rules_.length;
    }

    /// True if the next score only leaves out what the winner did not need.
    [[nodiscard]] bool is_cut(const Outcome& stated) const
    {
        const int needed = rules_.length - turns_.state().score[stated.winner];
        return !rules_.is_money() && stated.winner == context_.by_score->winner &&
               context_.by_score->points == std::min(stated.points, needed);
    }

    static std::string_view side(Player player) { return player == Player::first ? "first" : "second"; }

    void warn(std::string code, std::string message)
    {
        reporter_.report(warning_at(context_.source, claim_.where, std::move(code), std::move(message)));
    }

    TurnBuilder& turns_;
    const Claim& claim_;
    const Rules& rules_;
    const GameContext& context_;
    Reporter& reporter_;
    bool overstated_ = false;
};

}  // namespace

void settle_claim(TurnBuilder& turns, const Claim& claim, const GameContext& context, Reporter& reporter)
{
    Judge(turns, claim, context, reporter).settle();
}

}  // namespace gammonkit::mat
