#include "support/files/file_descriptor.hpp"

#include "support/text.hpp"

#include <cerrno>
#include <fmt/format.h>
#include <system_error>

namespace gammonkit {

tl::unexpected<Diagnostic> system_failure(std::string code, std::string_view verb,
                                          const std::filesystem::path& path)
{
    const std::string reason = lowered(std::generic_category().message(errno));
    return failure(std::move(code), fmt::format("cannot {} {}: {}", verb, path.generic_string(), reason));
}

}  // namespace gammonkit
