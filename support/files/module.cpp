#include "support/files/module.hpp"

#include <dlfcn.h>
#include <filesystem>
#include <fmt/format.h>
#include <link.h>

namespace gammonkit {
namespace {

namespace fs = std::filesystem;

/// Stands in the program, or in the shared library, that this code is a part of.
constexpr char kOwnPlace = 0;

/// The folder of that program or library.
fs::path own_folder()
{
    Dl_info info{};
    void* object = nullptr;
    std::error_code ignored;
    const bool known = dladdr1(&kOwnPlace, &info, &object, RTLD_DL_LINKMAP) != 0 && object != nullptr;
    const char* const name = known ? static_cast<const link_map*>(object)->l_name : "";
    // The program itself has no name there.
    return *name == 0 ? fs::read_symlink("/proc/self/exe", ignored).parent_path()
                      : fs::canonical(name, ignored).parent_path();
}

/// Beside that, as it is built, or where it is installed: seen from the command, or from the library.
fs::path path_of(const Module& module)
{
    const fs::path folder = own_folder();
    for (const fs::path& place : {folder / module.file, folder / "gammonkit" / module.file}) {
        std::error_code ignored;
        if (fs::exists(place, ignored)) return place;
    }
    return (folder / GAMMONKIT_MODULES / module.file).lexically_normal();
}

tl::unexpected<Diagnostic> unusable(const Module& module, std::string code, std::string_view why)
{
    return failure(std::move(code), fmt::format("{} need {}: {}", module.what, module.file, why),
                   module.hint);
}

/// What is given to a module, and what it answers, is laid out as one version has it.
Result<void> check_version(const Module& module, const fs::path& path, void* library)
{
    const void* const found = dlsym(library, "gammonkit_module_version");
    const std::string_view version = found == nullptr ? "" : static_cast<const char*>(found);
    if (version == GAMMONKIT_VERSION) return {};
    return unusable(module, "module-version",
                    fmt::format("{} is of {}, not of GammonKit {}", path.generic_string(),
                                version.empty() ? "an older version" : version, GAMMONKIT_VERSION));
}

}  // namespace

Result<void*> address_in_module(const Module& module, const char* function)
{
    const fs::path path = path_of(module);
    if (!path.is_absolute())  // What lies in the current folder is not ours.
        return unusable(module, "no-module", "it is not known where the program is");
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library != nullptr) {
        GK_TRY_VOID(check_version(module, path, library));
        if (void* const address = dlsym(library, function)) return address;
    }
    // NOLINTNEXTLINE(concurrency-mt-unsafe): each thread has its own in glibc.
    return unusable(module, "no-module", dlerror());
}

std::filesystem::path own_fonts()
{
    const fs::path fonts = own_folder() / "fonts";
    std::error_code ignored;
    return fonts.is_absolute() && fs::is_directory(fonts, ignored) ? fonts : fs::path();
}

}  // namespace gammonkit
