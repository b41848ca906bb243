#include "support/system/child_process.hpp"

#include <fmt/format.h>

namespace gammonkit {

Result<std::filesystem::path> own_program()
{
    return std::filesystem::path("gammonkit");
}

std::vector<std::string> own_environment()
{
    return {};
}

Result<ChildResult> run_child(const ChildProcess& child)
{
    return failure("no-program",
                   fmt::format("{} cannot be run: WebAssembly starts no programs", child.command.front()),
                   "the gammonkit that is built for this system can");
}

}  // namespace gammonkit
