#include "report/pictures/picture.hpp"
#include "report/render/picture_entry.hpp"

extern "C" void gammonkit_draw_page(const gammonkit::PictureRequest& request,
                                    gammonkit::Result<std::string>& answer);

extern "C" void gammonkit_draw_page(const gammonkit::PictureRequest& request,
                                    gammonkit::Result<std::string>& answer)
{
    const auto& [pages, words, format, width, height] = request;
    answer = gammonkit::draw_pages(pages, words, format, width, height);
}
