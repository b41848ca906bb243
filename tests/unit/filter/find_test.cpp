#include "analysis/met/named_tables.hpp"
#include "decisions/filter/find.hpp"
#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;

Filter filter_of(const std::string& text)
{
    return parse_filter(SourceText("filter", text)).value();
}

/// Ann makes her 5 point, Bob plays what cannot be, Ann plays on.
Match match_with_illegal_play()
{
    return {.players = {{.name = "Ann"}, {.name = "Bob"}},
            .games = {Game{.turns = {play(Player::first, 3, 1, {step(8, 5), step(6, 5)}),
                                     play(Player::second, 6, 5, {step(24, 18), step(18, 12)}),
                                     play(Player::first, 2, 1, {step(13, 11), step(11, 10)})}}}};
}

std::vector<std::size_t> turns_found(const Match& match, const std::string& filter)
{
    std::vector<std::size_t> turns;
    const MatchEquityTable table = default_met();
    for (const AskedDecision& found :
         find_decisions(match, filter_of(filter), {.tables = KnownTables(table)}))
        turns.push_back(found.decision().turn);
    return turns;
}

class Names final : public DecisionSink {
public:
    void add(const DecisionRow& row) override { made.push_back(row.decision.made); }
    std::vector<std::string> made;
};

TEST(FindDecisions, FindsThemInTheOrderOfTheRecord)
{
    EXPECT_THAT(turns_found(match_with_illegal_play(), "checker"), ElementsAre(0, 1, 2));
    EXPECT_THAT(turns_found(match_with_illegal_play(), "checker & name=ann"), ElementsAre(0, 2));
}

TEST(FindDecisions, FindsTurnsThatBreakTheRules)
{
    EXPECT_THAT(turns_found(match_with_illegal_play(), "checker & illegal"), ElementsAre(1));
    EXPECT_THAT(turns_found(match_with_illegal_play(), "checker & !illegal"), ElementsAre(0, 2));
}

TEST(FindDecisions, HandsOverTheRowsOfTheCollection)
{
    PositionRecord position{.state = start_of_game({}, {}, false)};
    position.state.dice = Dice::from(4, 4);
    const Collection collection{.matches = {match_with_illegal_play(), match_with_illegal_play()},
                                .positions = {position}};
    Names names;
    const MatchEquityTable table = default_met();
    for_each_found(collection, filter_of("checker & (dice=31 | dice=44)"), {.tables = KnownTables(table)},
                   names);
    EXPECT_THAT(names.made, ElementsAre("8/5 6/5", "8/5 6/5", ""));
}

}  // namespace
}  // namespace gammonkit
