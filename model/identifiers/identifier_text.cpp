#include "model/identifiers/identifier_text.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kWrapping = " \t\r\n\"'`()[]<>{}|,;.!";

std::string without_escapes(std::string_view text)
{
    std::string plain;
    for (; !text.empty(); text.remove_prefix(1)) {
        const bool colon = starts_with_ignoring_case(text, "%3a");
        if (colon || starts_with_ignoring_case(text, "%3d")) {
            plain += colon ? ':' : '=';
            text.remove_prefix(2);
        } else {
            plain += text.front();
        }
    }
    return plain;
}

std::string_view unwrapped(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kWrapping);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kWrapping) - first + 1);
}

}  // namespace

std::string bare_identifier(std::string_view text, std::string_view label)
{
    const std::string plain = without_escapes(text);
    std::string_view rest = unwrapped(plain);
    if (starts_with_ignoring_case(rest, label)) {
        rest = trimmed_left(rest.substr(label.size()));
        if (!rest.empty() && (rest.front() == '=' || rest.front() == ':')) rest.remove_prefix(1);
    }
    return std::string(unwrapped(rest));
}

Result<int> number_field(std::string_view field, std::string_view name, int low, int high,
                         std::string_view code)
{
    const std::optional<int> number = field.starts_with('+') ? std::nullopt : parse_int(field);
    if (!number || *number < low || *number > high) {
        return failure(std::string(code),
                       fmt::format("the {} must be from {} to {}, not \"{:.40}\"", name, low, high, field));
    }
    return *number;
}

tl::unexpected<Diagnostic> not_an_id(std::string_view name, std::string_view id, std::string_view why)
{
    std::string code = lowered(name);
    std::ranges::replace(code, ' ', '-');
    return failure(std::move(code), fmt::format("\"{:.40}\" is not a {}: {}", id, name, why));
}

}  // namespace gammonkit
