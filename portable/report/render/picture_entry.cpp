#include "report/render/picture_entry.hpp"

extern "C" void gammonkit_draw_page(const gammonkit::PictureRequest& request,
                                    gammonkit::Result<std::string>& answer);

namespace gammonkit {

// The module is a part of the program.
Result<PictureEntry> picture_entry()
{
    return gammonkit_draw_page;
}

}  // namespace gammonkit
