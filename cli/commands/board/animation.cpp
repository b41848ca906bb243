#include "cli/commands/board/board_output.hpp"
#include "report/render/picture_loader.hpp"
#include "report/render/picture_words.hpp"
#include "report/turn_words.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <span>

namespace gammonkit::cli {
namespace {

Result<std::string> moving_picture(const BoardOutput& output, const std::string& title,
                                   const std::vector<TimedScene>& scenes)
{
    std::vector<TimedPage> pages;
    for (const TimedScene& timed : scenes) {
        const auto paint = [&](Canvas& canvas, const Box& page) {
            paint_page(canvas, page, timed.scene, output.theme);
        };
        pages.push_back({paint, timed.milliseconds});
    }
    if (scenes.empty()) return failure("no-play", "there is no play that could be shown");
    PictureWords words = words_of(scenes.front().scene);
    if (!title.empty()) words.title = title;
    words.dpi = output.dpi;
    const double height = output.width / aspect_of(scenes.front().scene);
    return load_and_draw(pages, words, *output.picture, output.width, static_cast<int>(std::lround(height)));
}

/// The matches of a collection that a place means.
Result<std::span<const Match>> matches_at(const Collection& collection, const PlaceInRecord& place)
{
    const std::span<const Match> matches = collection.matches;
    if (matches.empty()) return failure("no-such-place", "there is no game that could be shown");
    if (!place.match) return matches;
    const auto index = static_cast<std::size_t>(*place.match) - 1;
    if (index < matches.size()) return part_of(matches, index, 1);
    return failure("no-such-place",
                   fmt::format("the file has {}", counted(matches.size(), "match", "matches")));
}

Result<std::string> animated_game(const BoardOutput& output, const Match& match, const PlaceInRecord& place)
{
    const auto last = static_cast<int>(match.games.size());
    const int game = place.game.value_or(last);
    if (game < 1 || game > last) {
        return failure("no-such-place",
                       fmt::format("the match has {}", counted(match.games.size(), "game", "games")));
    }
    BoardScene look{.names = {printable(name_of(match.players, Player::first)),
                              printable(name_of(match.players, Player::second))}};
    look = with_parts(output, std::move(look));
    // It must not turn about whenever somebody else is on roll.
    look.view = view_of(output, look.state);
    look.view.bottom = seat_of(output, look.names);
    const std::string title = fmt::format("{} – {}, game {}", look.names.first, look.names.second, game);
    return moving_picture(output, title, scenes_of_game(match, static_cast<std::size_t>(game) - 1, look));
}

}  // namespace

Result<std::string> animated_play(const BoardOutput& output, const NamedPosition& position)
{
    const auto made = std::ranges::find(position.plays, ShownPlay::Kind::played, &ShownPlay::kind);
    if (position.plays.empty() || !position.state.dice) {
        return failure(
            "no-play", "there is no play that could be shown",
            "-p g2-17 names a turn of a match, -p g2 a game; 'hint --animate' shows the best play");
    }
    const Play& play = made != position.plays.end() ? made->play : position.plays.front().play;
    BoardScene scene{.state = position.state, .names = position.names};
    scene = with_parts(output, std::move(scene));
    scene.view = view_of(output, position.state, position.names);
    return moving_picture(output, position.heading, scenes_of_play(scene, play));
}

Result<std::vector<std::string>> animated_games(const BoardOutput& output, const Collection& collection,
                                                const PlaceInRecord& place)
{
    GK_TRY(const std::span<const Match> matches, matches_at(collection, place));
    std::vector<std::string> games;
    for (const Match& match : matches) {
        GK_TRY(std::string game, animated_game(output, match, place));
        games.push_back(std::move(game));
    }
    return games;
}

}  // namespace gammonkit::cli
