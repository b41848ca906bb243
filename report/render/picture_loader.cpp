#include "report/render/picture_loader.hpp"

#include "report/render/picture_entry.hpp"

#include <cmath>

namespace gammonkit {

Result<std::string> load_and_draw(std::span<const TimedPage> pages, const PictureWords& words,
                                  PictureFormat format, int width, int height)
{
    GK_TRY(const PictureEntry draw, picture_entry());
    Result<std::string> answer;
    draw({pages, words, format, width, height}, answer);
    return answer;
}

Result<std::string> load_and_draw(const PaintPage& paint, const PictureWords& words, PictureFormat format,
                                  int width, int height)
{
    if (format == PictureFormat::svg) return svg_page(paint, words, width, height);
    const TimedPage page{.paint = paint};
    return load_and_draw({&page, 1}, words, format, width, height);
}

Result<std::string> load_and_draw(const BoardScene& scene, const PictureWords& said, const Theme& theme,
                                  PictureFormat format, int width)
{
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_page(canvas, page, scene, theme); };
    PictureWords words = words_of(scene);
    if (!said.title.empty()) words.title = said.title;
    words.dpi = said.dpi;
    return load_and_draw(paint, words, format, width,
                         static_cast<int>(std::lround(width / aspect_of(scene))));
}

}  // namespace gammonkit
