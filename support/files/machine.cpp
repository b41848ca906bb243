#include "support/files/machine.hpp"

#include <array>
#include <cctype>
#include <unistd.h>

namespace gammonkit {

std::string machine_name()
{
    constexpr std::size_t kLongest = 64;
    std::array<char, kLongest + 1> buffer{};
    if (::gethostname(buffer.data(), kLongest) != 0) return "machine";
    std::string name;
    for (const char c : std::string(buffer.data())) {
        const bool is_plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.';
        name += is_plain ? c : '_';
    }
    return name.empty() ? "machine" : name;
}

}  // namespace gammonkit
