#include "library/python/collection.hpp"

#include "model/identifiers/match_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/replay.hpp"

#include <optional>
#include <vector>

namespace gammonkit::python {
namespace {

/// A state by its identifiers, with the dice that were rolled then; empty where the turn cannot be followed.
struct Identified {
    std::string xgid = {};
    std::string gnubg_id = {};
};

/// What follows from the turns of a game.
struct Course {
    std::optional<Outcome> outcome;
    bool crawford_game = false;
    ByPlayer<int> score_after;
    std::vector<Identified> before;
    Identified end;
};

Identified identified(const GameState& state)
{
    return {.xgid = xgid(state), .gnubg_id = gnubg_id(state).value_or("")};
}

Course course_of(const Match& match, std::size_t index)
{
    const FollowedGame game = follow(match, index);
    Course course{.outcome = outcome_of(match.games[index], game),
                  .crawford_game = is_crawford_game(match, index),
                  .score_after = score_after(match, index, game),
                  .before = {},
                  .end = identified(game.end)};
    for (std::size_t turn = 0; turn < match.games[index].turns.size(); ++turn) {
        const GameState* const met = game.before_turn(turn);
        course.before.push_back(
            met == nullptr ? Identified() : identified(decided_in(*met, match.games[index].turns[turn])));
    }
    return course;
}

py::object text_or_none(const std::string& text)
{
    return text.empty() ? py::object(py::none()) : py::str(text);
}

py::tuple in_python(const Identified& state)
{
    return py::make_tuple(text_or_none(state.xgid), text_or_none(state.gnubg_id));
}

py::dict in_python(const Course& course)
{
    py::list before;
    for (const Identified& state : course.before)
        before.append(in_python(state));
    py::dict all;
    all["winner"] = py::none();
    all["points"] = py::none();
    if (course.outcome) {
        all["winner"] = course.outcome->winner == Player::first ? 1 : 2;
        all["points"] = course.outcome->points;
    }
    all["crawford_game"] = course.crawford_game;
    all["score_after"] = py::make_tuple(course.score_after.first, course.score_after.second);
    all["before"] = before;
    all["end"] = in_python(course.end);
    return all;
}

}  // namespace

py::list followed(const CollectionHandle& collection, std::size_t index)
{
    const std::vector<Course> courses = collection.ask([&](const gk_collection* handle) {
        const std::vector<Match>& matches = handle->reading.collection().matches;
        std::vector<Course> all;
        for (std::size_t game = 0; index < matches.size() && game < matches[index].games.size(); ++game)
            all.push_back(course_of(matches[index], game));
        return all;
    });
    py::list games;
    for (const Course& course : courses)
        games.append(in_python(course));
    return games;
}

}  // namespace gammonkit::python
