#include "pictures/entry.hpp"

extern "C" void gammonkit_draw_picture(const gammonkit::PictureRequest& request,
                                       gammonkit::Result<std::string>& answer)
{
    answer = gammonkit::draw_picture(request.scene, request.theme, request.format, request.width);
}
