#include "report/render/picture_words.hpp"

#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/render/fitted_text.hpp"
#include "support/number_text.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {

void append_picture_number(std::string& text, double number)
{
    const std::size_t begin = text.size();
    append_fixed(text, number, 2);
    while (text.ends_with('0'))
        text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    if (text.compare(begin, std::string::npos, "-0") == 0) text.replace(begin, 2, "0");
}

std::string picture_number(double number)
{
    std::string text;
    append_picture_number(text, number);
    return text;
}

PictureWords words_of(const BoardScene& scene)
{
    return {.title = scene.words.say("Backgammon position"),
            .description = joined(identifier_lines(scene.state), "\n")};
}

std::vector<std::string> identifier_lines(const GameState& state)
{
    const std::string position = position_id(state.position, state.on_roll);
    return {xgid(state), "GNU ID: " + gnubg_id(state).value_or(position)};
}

void paint_identifiers(Canvas& canvas, const Box& room, const GameState& state, Color color)
{
    constexpr double kLine = 0.5;  // Of the room.
    constexpr double kLetters = 0.8;
    const std::vector<std::string> lines = identifier_lines(state);
    TextStyle style{.color = color, .size = kLine * kLetters * room.height};
    double widest = 0;
    for (const std::string& line : lines)
        widest = std::max(widest, canvas.text_width(line, style));
    style.size *= std::min(1.0, 0.98 * room.width / widest);
    double middle = room.y + kLine / 2 * room.height;
    for (const std::string& line : lines) {
        canvas.text(baseline_for({room.x, middle}, style.size), line, style);
        middle += kLine * room.height;
    }
}

}  // namespace gammonkit
