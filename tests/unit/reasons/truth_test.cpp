#include "decisions/reasons/reasons.hpp"

#include "analysis/met/named_tables.hpp"
#include "include/gammonkit/reading.hpp"
#include "include/gammonkit/statistics.hpp"
#include "model/decisions/play_choice.hpp"
#include "model/legal_plays.hpp"
#include "model/rules.hpp"
#include "tests/unit/model/random_positions.hpp"

#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// Everything here counts anew, in the plainest way, what a reason claims.
class Claim {
public:
    Claim(const Position& before, Player player) : before_(before), player_(player) {}

    void check(const PlayReason& reason, const Position& made, const Position& best) const
    {
        using enum PlayReasonKind;
        switch (reason.kind) {
        case shots:
            return compare(reason, hits_of(made, 1), hits_of(best, 1));
        case double_shots:
            return compare(reason, hits_of(made, 2), hits_of(best, 2));
        case hit:
            return compare(reason, on_bar(made) - on_bar(before_), on_bar(best) - on_bar(before_));
        case makes_point:
            EXPECT_FALSE(holds(before_, reason.made));
            EXPECT_FALSE(holds(made, reason.made));
            EXPECT_TRUE(holds(best, reason.made));
            return;
        case breaks_point:
            EXPECT_TRUE(holds(before_, reason.made));
            EXPECT_FALSE(holds(made, reason.made));
            return;
        case anchor:
            EXPECT_FALSE(holds(made, 20) || holds(made, 21));
            EXPECT_TRUE(holds(best, 20) || holds(best, 21));
            return;
        case breaks_anchor:
            EXPECT_TRUE(holds(before_, 20) || holds(before_, 21));
            EXPECT_FALSE(holds(made, 20) || holds(made, 21));
            return;
        case ace_point:
            EXPECT_TRUE(holds(before_, 24) && holds(made, 24));
            EXPECT_FALSE(holds(best, 24));
            return;
        case back:
            return compare(reason, back_of(made), back_of(best));
        case dead_checkers:
            return compare(reason, count(made, 1, 2), count(best, 1, 2));
        case aim:
            return compare(reason, hits_by_him(made), hits_by_him(best));
        case off:
            return compare(reason, made.checkers(player_, kOff), best.checkers(player_, kOff));
        case block:
        case lets_escape:
        case escape:
        case stack:
        case wastage:
            break;
        }
        EXPECT_NE(reason.made, reason.best);
    }

private:
    static void compare(const PlayReason& reason, int made, int best)
    {
        EXPECT_EQ(std::lround(reason.made), made) << to_string(reason.kind);
        EXPECT_EQ(std::lround(reason.best), best) << to_string(reason.kind);
    }
    [[nodiscard]] int count(const Position& board, int low, int high) const
    {
        int checkers = 0;
        for (int point = low; point <= high; ++point)
            checkers += board.checkers(player_, Point(point));
        return checkers;
    }
    [[nodiscard]] bool holds(const Position& board, double point) const
    {
        return board.checkers(player_, Point(static_cast<int>(point))) >= 2;
    }
    [[nodiscard]] int back_of(const Position& board) const { return count(board, 19, 25); }
    [[nodiscard]] int on_bar(const Position& board) const { return board.checkers(opponent(player_), kBar); }

    /// Rolls with which `roller` can hit so many.
    [[nodiscard]] static int rolls_that_hit(const Position& board, Player roller, int checkers)
    {
        int rolls = 0;
        for (const Dice dice : all_rolls()) {
            const auto hits = [&](const LegalPlay& play) {
                return play.result.checkers(opponent(roller), kBar) - board.checkers(opponent(roller), kBar);
            };
            const std::vector<LegalPlay> plays = legal_plays(board, roller, dice);
            const bool can =
                std::ranges::any_of(plays, [&](const auto& play) { return hits(play) >= checkers; });
            rolls += can ? (dice.is_double() ? 1 : 2) : 0;
        }
        return rolls;
    }
    [[nodiscard]] int hits_of(const Position& board, int checkers) const
    {
        return rolls_that_hit(board, opponent(player_), checkers);
    }
    [[nodiscard]] int hits_by_him(const Position& board) const { return rolls_that_hit(board, player_, 1); }

    const Position& before_;
    Player player_;
};

/// Whatever play is made in whatever position, nothing that is not so is said of it.
TEST(Reasons, SayOnlyWhatIsTrue)
{
    int said = 0;
    for (int i = 0; i < 1500; ++i) {
        const Position before = random_position(i);
        const Dice dice = all_rolls()[static_cast<std::size_t>(i) % 21];
        const std::vector<LegalPlay> plays = legal_plays(before, Player::first, dice);
        if (plays.size() < 2) continue;
        const Position& made = plays.front().result;
        const Position& best = plays.back().result;
        if (made.has_won(Player::first) || best.has_won(Player::first)) continue;
        const Claim claim(before, Player::first);
        for (const PlayReason& reason : play_reasons(
                 {.before = before, .made = made, .best = best, .player = Player::first, .loss = 0.05})) {
            SCOPED_TRACE(fmt::format("position {}: {}", i, to_string(reason.kind)));
            claim.check(reason, made, best);
            ++said;
        }
    }
    EXPECT_GT(said, 500);
}

/// In a match that was analyzed, every reason has its sentence, and most errors have a reason.
TEST(Reasons, ExplainMostErrorsOfAMatch)
{
    const Reading reading = read_file(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-session.sgf");
    ASSERT_TRUE(reading);
    ReasonFinder finder;
    const KnownTables tables;
    int errors = 0;
    int explained = 0;
    for (const Match& match : reading.collection().matches) {
        const MatchEquityTable& table = tables.of(match);
        const std::vector<DecisionError> decisions = statistics(match).decisions;
        const std::vector<std::vector<ErrorReason>> told = reasons(match, decisions);
        ASSERT_EQ(told.size(), decisions.size());
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            const DecisionError& judged = decisions[i];
            const std::vector<Reason> reasons = finder.reasons(match, judged, table);
            ASSERT_EQ(told[i].size(), reasons.size());
            EXPECT_LE(reasons.size(), ReasonFinder::kMost);
            if (!judged.error || judged.error->normalized < ReasonFinder::kLeastLoss) {
                EXPECT_TRUE(reasons.empty());
                continue;
            }
            ++errors;
            explained += reasons.empty() ? 0 : 1;
            for (std::size_t k = 0; k < reasons.size(); ++k) {
                EXPECT_FALSE(sentence_of(reasons[k]).empty()) << kind_of(reasons[k]);
                EXPECT_EQ(told[i][k], (ErrorReason{kind_of(reasons[k]), sentence_of(reasons[k])}));
            }
        }
    }
    EXPECT_GT(explained * 2, errors);
}

TEST(Reasons, CanAllBeSaid)
{
    for (int kind = 0; kind < kPlayReasonKinds; ++kind) {
        const Reason reason = PlayReason{.kind = static_cast<PlayReasonKind>(kind), .made = 3, .best = 1};
        EXPECT_TRUE(sentence_of(reason).ends_with('.'));
        EXPECT_FALSE(kind_of(reason).empty());
    }
    EXPECT_EQ(sentence_of(PlayReason{.kind = PlayReasonKind::shots, .made = 17, .best = 11}),
              "Rolls that hit: 17 of 36; after the best play, 11.");
    EXPECT_EQ(sentence_of(GammonReason{.lost = true, .made = .312, .best = .22}),
              "Loses a gammon in 31.2%; after the best play, in 22.0%.");
    EXPECT_EQ(sentence_of(CubeReason{.kind = CubeReasonKind::window,
                                     .fault = CubeFault::wrong_take,
                                     .measured = .182,
                                     .needed = .224}),
              "Whoever takes wins only 18.2% of the games, and needs 22.4%.");
    EXPECT_EQ(
        sentence_of(CubeReason{
            .kind = CubeReasonKind::market, .fault = CubeFault::too_early, .measured = .24, .needed = .31}),
        "Two rolls lose the market in only 24.0% of all cases; doubling is right from 31.0% on.");
    EXPECT_EQ(sentence_of(CashReason{}), "After it the opponent doubles, and it is a pass.");
}

}  // namespace
}  // namespace gammonkit
