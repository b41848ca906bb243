#include "model/transform/hand_notes.hpp"
#include "tests/unit/model/boards.hpp"
#include "tests/unit/model/turns.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Two games, the first of a play, a double and a pass.
Match two_games()
{
    const Player ann = Player::first;
    const Player bob = Player::second;
    Match match;
    match.games = {
        {.turns = {play(ann, 3, 1, {step(8, 5), step(6, 5)}), act(bob, Double{}), act(ann, Drop{})}},
        {.number = 2, .turns = {play(bob, 6, 5, {step(24, 13)})}}};
    return match;
}

Collection one_match()
{
    return {.matches = {two_games()}};
}

std::string refusal(Collection collection, const HandNote& note)
{
    const auto done = add_notes(collection, {&note, 1});
    return done ? "" : done.error().message;
}

TEST(HandNotes, AreWrittenWhereTheyBelong)
{
    Collection collection = one_match();
    const HandNote notes[] = {{.comment = CommentChange{.text = "of the match"}},
                              {.game = 2, .comment = CommentChange{.text = "of a game"}},
                              {.game = 1, .turn = 2, .comment = CommentChange{.text = "of a turn"}},
                              {.game = 1, .turn = 2, .skill = SkillMark::bad},
                              {.game = 1, .turn = 1, .luck = LuckMark::lucky},
                              {.game = 1, .turn = 1, .before_roll = true, .skill = SkillMark::doubtful}};
    EXPECT_THAT(*add_notes(collection, notes),
                ElementsAre("match: comment", "g2: comment", "g1-2: comment", "g1-2: marked bad",
                            "g1-1: marked lucky", "g1-1c: marked doubtful"));
    const Match& match = collection.matches[0];
    EXPECT_EQ(match.comment, "of the match");
    EXPECT_EQ(match.games[1].comment, "of a game");
    EXPECT_EQ(match.games[0].turns[1].comment, "of a turn");
    EXPECT_EQ(match.games[0].turns[1].marks, (Marks{.play = SkillMark::bad}));
    EXPECT_EQ(match.games[0].turns[0].marks, (Marks{.cube = SkillMark::doubtful, .luck = LuckMark::lucky}));
    EXPECT_THAT(*add_notes(collection, notes), IsEmpty());
}

TEST(HandNotes, ReplaceAddToAndRemoveWhatWasThere)
{
    Collection collection = one_match();
    Turn& turn = collection.matches[0].games[0].turns[0];
    turn.comment = "first";
    turn.marks.play = SkillMark::good;
    HandNote note{.game = 1, .turn = 1, .comment = CommentChange{.text = "second", .appended = true}};
    EXPECT_THAT(*add_notes(collection, {&note, 1}), ElementsAre("g1-1: comment added to what was there"));
    EXPECT_EQ(turn.comment, "first\nsecond");
    note.comment = CommentChange{.text = "third"};
    note.skill = SkillMark::bad;
    EXPECT_THAT(*add_notes(collection, {&note, 1}),
                ElementsAre("g1-1: comment replaced", "g1-1: marked bad, not good"));
    note.comment = CommentChange{};
    note.skill = std::optional<SkillMark>{};
    EXPECT_THAT(*add_notes(collection, {&note, 1}),
                ElementsAre("g1-1: comment removed", "g1-1: marked none, not bad"));
    EXPECT_EQ(turn.comment, "");
    EXPECT_FALSE(turn.marks.play);
}

TEST(HandNotes, AreRefusedWhereTheyHaveNoPlace)
{
    const CommentChange text{.text = "text"};
    const Collection two{.matches = {two_games(), two_games()}};
    EXPECT_EQ(refusal({}, {.comment = text}), "match: there is no match, only positions");
    EXPECT_EQ(refusal(two, {.game = 1, .comment = text}), "g1: which of 2 matches?");
    EXPECT_EQ(refusal(two, {.match = 3, .comment = text}), "m3: there are only 2 matches");
    EXPECT_EQ(refusal(two, {.match = 2, .game = 3, .comment = text}), "m2-g3: the match has 2 games");
    EXPECT_EQ(refusal(one_match(), {.game = 1, .turn = 4, .comment = text}), "g1-4: the game has 3 turns");
    EXPECT_EQ(refusal(one_match(), {.game = 1, .skill = SkillMark::bad}), "g1: only a turn can be marked");
    EXPECT_EQ(refusal(one_match(), {.game = 1, .turn = 2, .luck = LuckMark::lucky}),
              "g1-2: luck is that of a roll, and this turn has none");
    EXPECT_EQ(refusal(one_match(), {.game = 1, .turn = 3, .before_roll = true, .skill = SkillMark::bad}),
              "g1-3c: this turn is no roll, before which the cube could be turned");
}

}  // namespace
}  // namespace gammonkit
