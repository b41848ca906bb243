#pragma once

#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

namespace gammonkit {

/// Text that a function of wasm/host.js gives: `ask` gets where it puts the size, and returns bytes of malloc
/// or null.
template <class Ask>
std::string host_text(const Ask& ask)
{
    std::size_t size = 0;
    char* const bytes = ask(&size);
    if (bytes == nullptr) return {};
    std::string text(bytes, size);
    std::free(bytes);  // NOLINT: as it came.
    return text;
}

}  // namespace gammonkit
