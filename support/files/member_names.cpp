#include "support/files/member_names.hpp"

#include "support/files/archive.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {

std::string tame_name(std::string_view name)
{
    std::string result;
    for (const std::string_view part : split(name, '/')) {
        if (part.empty() || part == "." || part == "..") continue;
        if (!result.empty()) result += '/';
        result += part;
    }
    return printable(result);
}

bool is_hidden_name(std::string_view name)
{
    const std::vector<std::string_view> parts = split(name, '/');
    return std::any_of(parts.begin(), parts.end(),
                       [](std::string_view part) { return part.starts_with('.') || part == "__MACOSX"; });
}

bool begins_archive(std::string_view bytes)
{
    constexpr std::size_t kTarMagic = 257;
    return bytes.starts_with("PK\x03\x04") ||
           (bytes.size() > kTarMagic && bytes.substr(kTarMagic).starts_with("ustar"));
}

}  // namespace gammonkit
