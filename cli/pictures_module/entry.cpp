#include "cli/pictures_module/entry.hpp"

extern "C" void gammonkit_draw_page(const gammonkit::PictureRequest& request,
                                    gammonkit::Result<std::string>& answer)
{
    answer =
        gammonkit::draw_page(request.paint, request.words, request.format, request.width, request.height);
}
