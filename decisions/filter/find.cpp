#include "decisions/filter/find.hpp"

#include "decisions/statistics/statistics.hpp"
#include "model/match_fingerprint.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// Who won each game, and the match.
struct Winners {
    std::vector<std::optional<Player>> games = {};
    std::optional<Player> match = {};
};

std::optional<Player> who_gained(const ByPlayer<int>& before, const ByPlayer<int>& after)
{
    if (before == after) return std::nullopt;
    return after.first > before.first ? Player::first : Player::second;
}

Winners winners_of(const Match& match, const FollowedMatch& followed)
{
    Winners winners;
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        const ByPlayer<int> after = score_after(match, game, followed[game]);
        winners.games.push_back(who_gained(match.games[game].score, after));
        for (const Player player : kPlayers) {
            if (!match.rules.is_money() && after[player] >= match.rules.length) winners.match = player;
        }
    }
    return winners;
}

bool asks_who_won(const Filter& filter)
{
    return std::ranges::any_of(kWinnerWords, [&](std::string_view word) { return filter.uses(word); });
}

/// Makes what a filter is asked about, of the decisions of a match.
class Asking {
public:
    /// For this filter, where the match is followed as `legality_for` says.
    Asking(const Match& match, const FollowedMatch& followed, const Filter& filter)
        : Asking(match, followed, asks_who_won(filter) ? winners_of(match, followed) : Winners{})
    {
    }
    /// For any filter.
    Asking(const Match& match, const FollowedMatch& followed)
        : Asking(match, followed, winners_of(match, followed))
    {
    }

    [[nodiscard]] AskedDecision about(DecisionError judged) const
    {
        AskedDecision asked{
            .row = {.match = &match_, .fingerprint = fingerprint_, .decision = std::move(judged.decision)},
            .judged = std::move(judged)};
        const Decision& decision = asked.decision();
        const std::vector<bool>& breaks_rules = followed_[decision.game].breaks_rules;
        asked.breaks_the_rules = !breaks_rules.empty() && breaks_rules[decision.turn];
        if (!winners_.games.empty()) asked.game_winner = winners_.games[decision.game];
        asked.match_winner = winners_.match;
        return asked;
    }

private:
    Asking(const Match& match, const FollowedMatch& followed, Winners winners)
        : match_(match), followed_(followed), winners_(std::move(winners))
    {
        if (const std::optional<MatchFingerprint> known = match_fingerprint(match))
            fingerprint_ = to_string(*known);
    }

    const Match& match_;
    const FollowedMatch& followed_;
    Winners winners_;
    std::string fingerprint_;
};

/// Lets through the rows that a filter has found.
class OnlyFound final : public DecisionSink {
public:
    OnlyFound(const Filter& filter, const FindSettings& settings, DecisionSink& sink)
        : filter_(filter), settings_(settings), sink_(sink)
    {
    }

    void add(const DecisionRow& row) override
    {
        if (row.match == nullptr) {
            if (find_decision(*row.position, filter_, settings_.unknown)) sink_.add(row);
            return;
        }
        if (row.match != match_) begin(*row.match);
        const bool is_found = next_ < found_.size() && found_[next_].index == index_;
        if (is_found) sink_.add(row);
        next_ += is_found ? 1 : 0;
        ++index_;
    }

private:
    void begin(const Match& match)
    {
        match_ = &match;
        found_ = find_decisions(match, filter_, settings_);
        index_ = next_ = 0;
    }

    const Filter& filter_;
    const FindSettings& settings_;
    DecisionSink& sink_;
    const Match* match_ = nullptr;
    std::vector<AskedDecision> found_;
    std::size_t index_ = 0;  ///< Of the row that comes next.
    std::size_t next_ = 0;   ///< Of those that were found, the one that comes next.
};

}  // namespace

Legality legality_for(const Filter& filter)
{
    return filter.uses(kIllegalWord) ? Legality::checked : Legality::ignored;
}

std::vector<AskedDecision> find_decisions(const Match& match, const Filter& filter,
                                          const FindSettings& settings)
{
    const FollowedMatch followed = follow(match, legality_for(filter));
    const Asking asking(match, followed, filter);
    std::vector<AskedDecision> all;
    std::size_t index = 0;
    for (DecisionError& judged :
         statistics_of(match, followed, settings.tables.of(match), settings.counting).decisions) {
        AskedDecision asked = asking.about(std::move(judged));
        const Truth truth = filter.judge(asked);
        if (truth == Truth::unknown && settings.unknown != nullptr) ++*settings.unknown;
        asked.index = index++;
        if (truth == Truth::yes) all.push_back(std::move(asked));
    }
    return all;
}

std::vector<AskedDecision> asked_decisions(const Match& match, const FindSettings& settings)
{
    const FollowedMatch followed = follow(match, Legality::checked);
    const Asking asking(match, followed);
    std::vector<AskedDecision> all;
    for (DecisionError& judged :
         statistics_of(match, followed, settings.tables.of(match), settings.counting).decisions)
        all.push_back(asking.about(std::move(judged)));
    return all;
}

std::vector<bool> which_satisfy(const Match& match, const FollowedMatch& followed,
                                const std::vector<DecisionError>& decisions, const Filter& filter)
{
    const Asking asking(match, followed, filter);
    std::vector<bool> which;
    for (const DecisionError& judged : decisions)
        which.push_back(filter.matches(asking.about(judged)));
    return which;
}

void for_each_found(const Collection& collection, const Filter& filter, const FindSettings& settings,
                    DecisionSink& sink)
{
    OnlyFound only(filter, settings, sink);
    for_each_decision(collection, only);
}

std::optional<AskedDecision> find_decision(const PositionRecord& record, const Filter& filter,
                                           std::size_t* unknown)
{
    // How many rolls came before it is not known.
    AskedDecision asked{.row = {.position = &record, .decision = decision_of(record)},
                        .judged = {.phase = phase_of(record.state.position, kOpeningPlies + 1),
                                   .in_rate = RateEligibility::not_played,
                                   .in_performance = RateEligibility::not_played}};
    const Truth truth = filter.judge(asked);
    if (truth == Truth::unknown && unknown != nullptr) ++*unknown;
    if (truth != Truth::yes) return std::nullopt;
    return asked;
}

}  // namespace gammonkit
