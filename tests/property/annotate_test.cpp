// What holds of every match that is judged. The matches are played at random, with all actions and rules.
#include "analysis/annotate/annotate.hpp"

#include "formats/sgf/format.hpp"
#include "model/for_each_turn.hpp"
#include "model/legal_plays.hpp"
#include "tests/random_game.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

const NetEngine& engine()
{
    static const NetEngine engine({.threads = 1});
    return engine;
}

Rules random_rules(std::mt19937& random)
{
    Rules rules{.variant = one_in(random, 3) ? Variant::nackgammon : Variant::standard,
                .length = one_in(random, 2) ? 0 : any_number(random, 1, 3)};
    if (!rules.is_money()) return rules;
    rules.jacoby = one_in(random, 2);
    rules.beavers = rules.raccoons = one_in(random, 2);
    return rules;
}

Collection judged(Collection collection, int threads)
{
    const AnnotateSettings settings{.depth = *depth_named("fast"), .most_plays = 3, .engine = "GammonKit"};
    EXPECT_TRUE(annotate(collection, engine(), settings, threads).has_value());
    return collection;
}

/// Calls `visit` with some judged matches.
template <class Visit>
void for_each_judged(Visit visit)
{
    std::mt19937 random(7);
    for (int i = 0; i < 6; ++i) {
        const Collection collection{.matches = {random_match(random, random_rules(random))}};
        visit(collection, judged(collection, 2));
    }
}

void expect_sound(const PlayAnalysis& analysis)
{
    ASSERT_TRUE(analysis.played);
    const auto equity = [&](std::size_t i) {
        return number_of(*analysis.candidates[i].assessment->estimate.cubeful);
    };
    for (std::size_t i = 1; i < analysis.candidates.size(); ++i)
        EXPECT_GE(equity(i - 1), equity(i));
}

TEST(Annotation, IsTheSameWithOneThreadAndWithTwo)
{
    for_each_judged(
        [](const Collection& plain, const Collection& by_two) { EXPECT_EQ(judged(plain, 1), by_two); });
}

TEST(Annotation, NamesThePlayThatWasMade)
{
    for_each_judged([](const Collection&, const Collection& collection) {
        for (const Game& game : collection.matches[0].games) {
            for (const Turn& turn : game.turns) {
                const auto* made = std::get_if<CheckerPlay>(&turn.action);
                if (made == nullptr) continue;
                ASSERT_TRUE(turn.luck);
                EXPECT_TRUE(std::isfinite(number_of(*turn.luck)));
                EXPECT_EQ(turn.plays.empty(), made->play.empty());
                if (!turn.plays.empty()) expect_sound(turn.plays[0]);
            }
        }
    });
}

TEST(Annotation, DoesNotChangeWhatWasPlayed)
{
    for_each_judged([](const Collection& plain, Collection collection) {
        collection.matches[0].source.clear();
        for (Game& game : collection.matches[0].games) {
            for (Turn& turn : game.turns)
                turn = {.player = turn.player, .action = turn.action, .comment = turn.comment};
        }
        EXPECT_EQ(collection, plain);
    });
}

TEST(Annotation, SurvivesSgf)
{
    for_each_judged([](const Collection&, const Collection& collection) {
        const std::string text = write_sgf(collection, {}).value();
        CollectingReporter reporter;
        const Collection again = read_sgf(SourceText("a.sgf", text), {}, reporter).value();
        EXPECT_EQ(write_sgf(again, {}).value(), text);
        EXPECT_EQ(write_sgf(judged(again, 1), {}).value(), text);
    });
}

}  // namespace
}  // namespace gammonkit
