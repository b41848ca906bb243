#include "report/pictures/picture.hpp"
#include "report/render/picture_entry.hpp"

extern "C" void gammonkit_draw_page(const gammonkit::PictureRequest& request,
                                    gammonkit::Result<std::string>& answer)
{
    const auto& [pages, words, format, width, height] = request;
    answer = pages.size() == 1 ? gammonkit::draw_page(pages.front().paint, words, format, width, height)
                               : gammonkit::draw_animation(pages, words, format, width, height);
}
