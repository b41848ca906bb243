#include "support/system/child_end.hpp"

#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <system_error>

namespace gammonkit {

std::string content_of(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool says_too_much(const ChildProcess& child, const std::filesystem::path& output)
{
    std::error_code absent;
    const auto size = std::filesystem::file_size(output, absent);
    return !absent && size >= child.most_output;
}

tl::unexpected<Diagnostic> too_much(const ChildProcess& child)
{
    return failure("too-much-output", fmt::format("{} wrote more than {} bytes and was stopped",
                                                  child.command.front(), child.most_output));
}

std::optional<tl::unexpected<Diagnostic>> reason_to_end(const ChildProcess& child,
                                                        std::chrono::steady_clock::time_point last,
                                                        const std::filesystem::path& output)
{
    if (child.go_on && !child.go_on()) return failure("interrupted", "the program was stopped");
    if (says_too_much(child, output)) return too_much(child);
    if (std::chrono::steady_clock::now() <= last) return std::nullopt;
    return failure("timeout", fmt::format("{} took more than {} seconds and was stopped",
                                          child.command.front(), child.limit.count()));
}

}  // namespace gammonkit
