#include "cli/commands/serve/server/target.hpp"

#include "support/ends.hpp"

#include <algorithm>
#include <charconv>

namespace gammonkit::cli {
namespace {

/// What is no escape stays as it is.
std::string without_escapes(std::string_view text)
{
    constexpr int kHexadecimal = 16;
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view digits = text[i] == '%' ? text.substr(i + 1, 2) : std::string_view();
        unsigned char byte = 0;
        const char* const end = digits.data() + digits.size();
        const bool is_escape =
            digits.size() == 2 && std::from_chars(digits.data(), end, byte, kHexadecimal).ptr == end;
        plain += is_escape ? static_cast<char>(byte) : text[i];
        if (is_escape) i += 2;
    }
    return plain;
}

}  // namespace

std::string_view path_of(std::string_view target)
{
    return target.substr(0, target.find('?'));
}

std::string parameter_of(std::string_view target, std::string_view name)
{
    std::string_view query = target.substr(std::min(target.size(), path_of(target).size() + 1));
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query = without_first(query, pair.size() + 1);
        if (pair.starts_with(name) && pair.substr(name.size()).starts_with('='))
            return without_escapes(pair.substr(name.size() + 1));
    }
    return {};
}

}  // namespace gammonkit::cli
