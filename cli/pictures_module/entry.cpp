#include "report/pictures/picture.hpp"
#include "report/render/picture_entry.hpp"
#include "support/files/module.hpp"

#include <fontconfig/fontconfig.h>

namespace {

/// Where fonts came along, they are what pictures are drawn with, on a system without any as well.
bool take_own_fonts()
{
    const std::filesystem::path fonts = gammonkit::own_fonts();
    if (fonts.empty()) return false;
    const std::filesystem::path file = fonts / "fonts.conf";
    FcConfig* const config = FcConfigCreate();
    const bool taken =
        FcConfigParseAndLoad(config, reinterpret_cast<const FcChar8*>(file.c_str()), FcTrue) == FcTrue &&
        FcConfigBuildFonts(config) == FcTrue && FcConfigSetCurrent(config) == FcTrue;
    FcConfigDestroy(config);
    return taken;
}

}  // namespace

extern "C" void gammonkit_draw_page(const gammonkit::PictureRequest& request,
                                    gammonkit::Result<std::string>& answer)
{
    [[maybe_unused]] static const bool own_fonts = take_own_fonts();
    const auto& [pages, words, format, width, height] = request;
    answer = gammonkit::draw_pages(pages, words, format, width, height);
}
