#include "library/picture_loader.hpp"

#include "library/picture_entry.hpp"

#include <cmath>
#include <dlfcn.h>
#include <filesystem>
#include <fmt/format.h>
#include <link.h>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kLibrary = "gammonkit-pictures.so";

/// The folder of the program, or of the shared library, that this code is a part of.
fs::path own_folder()
{
    Dl_info info{};
    void* object = nullptr;
    std::error_code ignored;
    const bool known = dladdr1(kPictureEntry, &info, &object, RTLD_DL_LINKMAP) != 0 && object != nullptr;
    const char* const name = known ? static_cast<const link_map*>(object)->l_name : "";
    // The program itself has no name there.
    return *name == 0 ? fs::read_symlink("/proc/self/exe", ignored).parent_path()
                      : fs::canonical(name, ignored).parent_path();
}

/// Beside that, as it is built, or where it is installed: seen from the command, or from the library.
fs::path library_path()
{
    const fs::path folder = own_folder();
    for (const fs::path& place : {folder / kLibrary, folder / "gammonkit" / kLibrary}) {
        std::error_code ignored;
        if (fs::exists(place, ignored)) return place;
    }
    return folder / GAMMONKIT_MODULES / kLibrary;
}

Result<PictureEntry> load()
{
    const fs::path path = library_path();
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        return failure("no-pictures", fmt::format("pictures cannot be drawn: {}", dlerror()),
                       "gammonkit-pictures.so is built and installed together with the command");
    }
    // A function behind a pointer to data: POSIX guarantees that this works.
    return reinterpret_cast<PictureEntry>(dlsym(library, kPictureEntry));
}

}  // namespace

Result<std::string> load_and_draw(std::span<const TimedPage> pages, const PictureWords& words,
                                  PictureFormat format, int width, int height)
{
    const Result<PictureEntry> entry = load();
    if (!entry) return tl::unexpected(entry.error());
    Result<std::string> answer;
    (*entry)({pages, words, format, width, height}, answer);
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
