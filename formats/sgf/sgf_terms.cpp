#include "formats/sgf/sgf_terms.hpp"

#include "support/text.hpp"

namespace gammonkit::sgf {

std::optional<Point> point_of(char letter, Player player)
{
    if (letter == 'y') return kBar;
    if (letter == 'z') return kOff;
    if (letter < 'a' || letter > 'x') return std::nullopt;
    const Point white(letter - 'a' + 1);
    return player == Player::first ? white : white.mirrored();
}

char letter_of(Point point, Player player)
{
    if (point == kBar) return 'y';
    if (point == kOff) return 'z';
    const Point white = player == Player::first ? point : point.mirrored();
    return static_cast<char>('a' + white.number() - 1);
}

bool numbers_games_from_zero(std::string_view program)
{
    return starts_with_ignoring_case(program, "GNU Backgammon") ||
           starts_with_ignoring_case(program, "gibbon");
}

bool leaves_out_empty_rules(std::string_view program)
{
    return starts_with_ignoring_case(program, "GNU Backgammon");
}

}  // namespace gammonkit::sgf
