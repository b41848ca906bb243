#include "report/shared_options.hpp"

namespace gammonkit {

Result<BoardLook> look_of(const Options& options)
{
    GK_TRY(Theme theme, built_in_theme(options.text("theme")));
    return BoardLook{.theme = std::move(theme),
                     .view = {.bottom = options.text("bottom") == "first" ? Player::first : Player::second,
                              .bears_off_left = options.text("bearoff") == "left"}};
}

}  // namespace gammonkit
