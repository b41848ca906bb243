#include "report/render/identifier_lines.hpp"

#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/render/fitted_text.hpp"

#include <algorithm>

namespace gammonkit {

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
