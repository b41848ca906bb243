#include "include/gammonkit/gammonkit.h"
#include "library/c/answer.hpp"
#include "library/c/settings.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/identifiers/position_id.hpp"
#include "report/answers/json_parts.hpp"
#include "report/render/picture_loader.hpp"
#include "report/render/picture_words.hpp"
#include "report/render/text_board.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::c {
namespace {

constexpr int kPixels = 640;
constexpr int kPoints = 320;

/// What a picture of a board is to be like.
struct Wish {
    std::string format = {};
    int width = 0;  ///< 0: the usual one.
    std::string theme = {};
    ByPlayer<std::string> names = {"O", "X"};
    bool ids = false;
};

Result<Wish> wish_of(const char* json)
{
    Settings settings(json);
    Wish wish{.format = settings.text("format", "svg"),
              .width = settings.whole("width", 0, kNarrowestPicture, kWidestPicture),
              .theme = settings.text("theme", "modern"),
              .ids = settings.flag("ids", false)};
    const std::vector<std::string> names = settings.texts("names");
    GK_TRY_VOID(settings.checked());
    if (!names.empty() && names.size() != 2)
        return failure("settings", "names must be two, the first player's and the second's");
    if (!names.empty()) wish.names = {printable(names[0]), printable(names[1])};
    return wish;
}

Result<std::string> drawn(const GameState& state, const Wish& wish)
{
    if (wish.format == "text") return draw_text_board(state, {.names = wish.names});
    const std::optional<PictureFormat> format = picture_format_from(wish.format);
    if (!format) {
        return failure("settings", fmt::format("a board cannot be drawn as '{}'", printable(wish.format)),
                       "svg, png, gif, pdf, ps, eps or text");
    }
    GK_TRY(const Theme theme, built_in_theme(wish.theme));
    const bool in_pixels = *format == PictureFormat::png || *format == PictureFormat::gif;
    const int usual = in_pixels ? kPixels : kPoints;
    const BoardScene scene{.state = state, .names = wish.names, .with_ids = wish.ids};
    return load_and_draw(scene, {}, theme, *format, wish.width == 0 ? usual : wish.width);
}

/// Players are numbered from 1.
Json seat(std::optional<Player> player)
{
    return player ? Json(*player == Player::first ? 1 : 2) : Json();
}

Json described(const GameState& state)
{
    const auto both = [](int first, int second) { return Json::array({first, second}); };
    const std::optional<std::string> match = match_id(state);
    Json json = answers::position_json({.state = state}, "position");
    json.update(Json{
        {"position_id", position_id(state.position, state.on_roll)},
        {"match_id", match ? Json(*match) : Json()},
        {"ogid", ogid(state)},
        {"on_roll", seat(state.on_roll)},
        {"dice", state.dice ? both(state.dice->first(), state.dice->second()) : Json()},
        {"pips", both(state.position.pip_count(Player::first), state.position.pip_count(Player::second))},
        {"score", both(state.score.first, state.score.second)},
        {"length", state.rules.length},
        {"cube", {{"value", state.cube.value}, {"owner", seat(state.cube.owner)}}}});
    return json;
}

}  // namespace
}  // namespace gammonkit::c

using namespace gammonkit;

char* gk_identify(const char* position)
{
    return c::guarded([&]() -> Result<std::string> {
        GK_TRY(const IdentifiedState identified, state_from_identifier(c::text(position)));
        return in_one_line(c::described(identified.state));
    });
}

void* gk_board(const char* position, const char* settings, size_t* size)
{
    return c::guarded([&]() -> Result<std::string> {
        GK_TRY(const IdentifiedState identified, state_from_identifier(c::text(position)));
        GK_TRY(const c::Wish wish, c::wish_of(settings));
        GK_TRY(std::string bytes, c::drawn(identified.state, wish));
        if (size != nullptr) *size = bytes.size();
        return bytes;
    });
}
