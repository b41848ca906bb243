#include "model/match_fingerprint.hpp"

#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>

namespace gammonkit::match_fingerprint_test {
namespace {

constexpr Player kAnn = Player::first;
constexpr Player kBob = Player::second;

const Turn kAnnOpens = play(kAnn, 3, 1, {step(8, 5), step(6, 5)});
const Turn kBobAnswers = play(kBob, 6, 5, {step(24, 18), step(18, 13)});

Match match_of(std::vector<Turn> turns)
{
    return {.rules = {.length = 5}, .games = {Game{.turns = std::move(turns)}}};
}

std::string named(const Match& match)
{
    return to_string(match_fingerprint(match).value());
}

// The test vectors of the authors of FNV-1a.
TEST(Fingerprint, IsFnv1aIn128Bits)
{
    EXPECT_EQ(to_string(fingerprint_of("")), "6c62272e07bb014262b821756295c58d");
    EXPECT_EQ(to_string(fingerprint_of("a")), "d228cb696f1a8caf78912b704e4a8964");
    EXPECT_EQ(to_string(fingerprint_of("foobar")), "343e1662793c64bf6f0d3597ba446f18");
}

TEST(MatchFingerprint, IsThatOfTheTextThatItsDescriptionTells)
{
    EXPECT_EQ(match_fingerprint(match_of({kAnnOpens, kBobAnswers})),
              fingerprint_of("game\n31 4HPwATCwZ/ABMA 1 0\n65 4HPwAyCwZ/ABMA 1 0\n"));
}

TEST(MatchFingerprint, DoesNotDependOnNamesLengthOrScore)
{
    Match other = match_of({kAnnOpens, kBobAnswers});
    other.players = {{.name = "Ann"}, {.name = "Bob"}};
    other.rules.length = 7;
    other.games[0].score = {1, 2};
    EXPECT_EQ(named(other), named(match_of({kAnnOpens, kBobAnswers})));
}

TEST(MatchFingerprint, DoesNotDependOnTheSeats)
{
    Match other = match_of({kAnnOpens, kBobAnswers});
    for (Turn& turn : other.games[0].turns)
        turn.player = opponent(turn.player);
    EXPECT_EQ(named(other), named(match_of({kAnnOpens, kBobAnswers})));
}

TEST(MatchFingerprint, DoesNotDependOnTheOrderOfStepsAndDice)
{
    const Turn other = play(kAnn, 1, 3, {step(6, 5), step(8, 5)});
    EXPECT_EQ(named(match_of({other})), named(match_of({kAnnOpens})));
}

TEST(MatchFingerprint, LeavesOutWhatProgramsRecordInDifferentWays)
{
    const std::vector<Turn> resigned{kAnnOpens, kBobAnswers, act(kAnn, Resign{}),
                                     act(kBob, AcceptResignation{})};
    EXPECT_EQ(named(match_of(resigned)), named(match_of({kAnnOpens, kBobAnswers})));
    const std::vector<Turn> dropped{kAnnOpens, kBobAnswers, act(kAnn, Double{}), act(kBob, Drop{})};
    EXPECT_EQ(named(match_of(dropped)), named(match_of({kAnnOpens, kBobAnswers})));
}

TEST(MatchFingerprint, TellsOtherDicePlaysAndCubesApart)
{
    const std::string plain = named(match_of({kAnnOpens, kBobAnswers}));
    EXPECT_NE(plain, named(match_of({kAnnOpens, play(kBob, 6, 5, {step(24, 18), step(13, 8)})})));
    EXPECT_NE(plain, named(match_of({kAnnOpens, act(kBob, Double{}), act(kAnn, Take{}), kBobAnswers})));
    EXPECT_NE(plain, named(match_of({kAnnOpens})));
}

TEST(MatchFingerprint, IsMissingWhereNothingWasPlayed)
{
    EXPECT_FALSE(match_fingerprint(match_of({act(kAnn, Resign{})})).has_value());
    EXPECT_FALSE(match_fingerprint(Match{}).has_value());
}

}  // namespace
}  // namespace gammonkit::match_fingerprint_test
