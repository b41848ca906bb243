#include "support/files/module.hpp"

#include "portable/support/not_here.hpp"
#include "support/system/child_process.hpp"

namespace gammonkit {

// All is one file.
Result<void*> address_in_module(const Module& module, const char* /*function*/)
{
    return not_here(module.what);
}

std::filesystem::path own_fonts()
{
    std::error_code ignored;
    const Result<std::filesystem::path> program = own_program();
    const std::filesystem::path fonts = program ? program->parent_path() / "fonts" : std::filesystem::path();
    return std::filesystem::is_directory(fonts, ignored) ? fonts : std::filesystem::path();
}

}  // namespace gammonkit
