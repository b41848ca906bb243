#include "formats/sgf/sgf_terms.hpp"

#include "support/text.hpp"

namespace gammonkit::sgf {

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
