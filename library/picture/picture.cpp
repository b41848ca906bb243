#include "include/gammonkit/picture.hpp"

#include "report/pictures/picture.hpp"

namespace gammonkit {

std::vector<std::string> picture_themes()
{
    const std::vector<std::string_view> names = theme_names();
    return {names.begin(), names.end()};
}

Result<std::string> draw_board(const GameState& state, const PictureSettings& settings)
{
    GK_TRY(const Theme theme, built_in_theme(settings.theme));
    return draw_picture({.state = state, .names = settings.names, .with_ids = settings.with_ids}, theme,
                        settings.format, settings.width);
}

}  // namespace gammonkit
