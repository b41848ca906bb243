// The only source that knows the host's TextDecoder.
#include "support/converter.hpp"

#include "support/charset_guess.hpp"
#include "wasm/support/host_text.hpp"

#include <algorithm>
#include <fmt/format.h>

extern "C" {
int gammonkit_host_knows_charset(const char* name, std::size_t size);
char* gammonkit_host_decode(const char* bytes, std::size_t size, const char* name, std::size_t name_size,
                            std::size_t* result_size, std::size_t* replaced);
char* gammonkit_host_encode(const char* bytes, std::size_t size, const char* name, std::size_t name_size,
                            std::size_t* result_size, std::size_t* replaced);
}

namespace gammonkit {
namespace {

template <class Convert>
Result<Converted> converted(std::string_view bytes, const std::string& charset, Convert convert)
{
    if (!is_known_charset(charset)) {
        return failure("unknown-charset", fmt::format("there is no charset '{}'", charset),
                       "for instance: UTF-8, windows-1252, ISO-8859-2, KOI8-R, Shift_JIS");
    }
    Converted result;
    result.text = host_text([&](std::size_t* size) {
        return convert(bytes.data(), bytes.size(), charset.data(), charset.size(), size, &result.replaced);
    });
    return result;
}

/// UTF-16 that does not say so: every other byte of names and moves is zero.
std::string guessed_utf16(std::string_view bytes)
{
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        zeros[i % 2] += bytes[i] == '\0' ? 1 : 0;
    if (3 * zeros[1] > bytes.size()) return "UTF-16LE";
    return 3 * zeros[0] > bytes.size() ? "UTF-16BE" : "";
}

}  // namespace

Result<Converted> to_utf8(std::string_view bytes, const std::string& charset)
{
    return converted(bytes, charset, gammonkit_host_decode);
}

Result<Converted> from_utf8(std::string_view utf8, const std::string& charset)
{
    return converted(utf8, charset, gammonkit_host_encode);
}

bool is_known_charset(const std::string& charset)
{
    return !charset.empty() && gammonkit_host_knows_charset(charset.data(), charset.size()) != 0;
}

std::string guessed_charset(std::string_view bytes)
{
    constexpr std::size_t kEnough = 65536;
    bytes = bytes.substr(0, kEnough);
    std::string utf16 = guessed_utf16(bytes);
    if (!utf16.empty()) return utf16;
    const std::vector<std::string> likely = likely_charsets(bytes);
    return likely.empty() ? "windows-1252" : likely.front();
}

}  // namespace gammonkit
