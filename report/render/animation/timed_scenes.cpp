#include "report/render/animation/timed_scenes.hpp"

#include "model/replay.hpp"

namespace gammonkit {
namespace {

/// How fast it goes, in milliseconds.
struct Pace {
    int roll = 0;    ///< The dice, before anything moves.
    int frames = 0;  ///< Pictures of a checker on its way,
    int frame = 0;   ///< and how long each stands.
    int landed = 0;  ///< Between two checkers.
    int after = 0;   ///< The board after a play.
};
constexpr Pace kSlow{.roll = 1200, .frames = 12, .frame = 40, .landed = 250, .after = 2500};
/// Of whole games, which would be large at more than ten pictures a second.
constexpr Pace kQuick{.roll = 600, .frames = 2, .frame = 100, .landed = 80, .after = 400};
constexpr int kOffer = 1400;
constexpr int kEnd = 3000;

/// Slow at both ends, as a hand moves.
double eased(double part)
{
    return part * part * (3 - 2 * part);
}

void add_step(std::vector<TimedScene>& scenes, const BoardScene& before, Step step, const Pace& pace)
{
    BoardScene moving = before;
    for (int i = 1; i <= pace.frames; ++i) {
        moving.moving = {
            .player = before.state.on_roll, .step = step, .progress = eased(double(i) / (pace.frames + 1))};
        scenes.push_back({moving, pace.frame});
    }
}

void add_play(std::vector<TimedScene>& scenes, BoardScene scene, const Play& play, const Pace& pace)
{
    scene.plays.clear();
    scenes.push_back({scene, pace.roll});
    for (const Step step : play) {
        BoardScene landed = scene;
        if (!landed.state.position.move(scene.state.on_roll, step.from, step.to)) break;
        add_step(scenes, scene, step, pace);
        scenes.push_back({landed, pace.landed});
        scene = std::move(landed);
    }
    scenes.back().milliseconds = pace.after;
}

}  // namespace

std::vector<TimedScene> scenes_of_play(const BoardScene& start, const Play& play)
{
    std::vector<TimedScene> scenes;
    add_play(scenes, start, play, kSlow);
    return scenes;
}

std::vector<TimedScene> scenes_of_game(const Match& match, std::size_t index, const BoardScene& look)
{
    const FollowedGame followed = follow(match, index);
    const std::vector<Turn>& turns = match.games[index].turns;
    std::vector<TimedScene> scenes;
    BoardScene scene = look;
    if (look.view.numbers == PointNumbers::decider)
        scene.view.numbers = PointNumbers::bottom;  // They would jump.
    for (std::size_t i = 0; i < followed.turns_followed; ++i) {
        scene.state = decided_in(followed.before[i], turns[i]);
        if (const auto* made = std::get_if<CheckerPlay>(&turns[i].action)) {
            add_play(scenes, scene, made->play, kQuick);
        } else if (scene.state.offer != Offer::none) {
            scenes.push_back({scene, kOffer});
        }
    }
    scene.state = followed.end;
    scenes.push_back({scene, kEnd});
    return scenes;
}

}  // namespace gammonkit
