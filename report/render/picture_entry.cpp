#include "report/render/picture_entry.hpp"

#include "support/files/module.hpp"

namespace gammonkit {

Result<PictureEntry> picture_entry()
{
    constexpr Module kPictures{.file = "gammonkit-pictures.so", .what = "pictures other than SVG"};
    return function_of_module<PictureEntry>(kPictures, "gammonkit_draw_page");
}

}  // namespace gammonkit
