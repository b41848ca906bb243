#include "support/files/md5.hpp"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <md5.h>

namespace gammonkit {

std::optional<std::string> md5_of(std::string_view bytes, const std::function<bool(double)>& goes_on)
{
    constexpr std::size_t kPart = std::size_t(1) << 24;
    MD5_CTX sum;
    MD5Init(&sum);
    for (std::size_t done = 0; done < bytes.size(); done += kPart) {
        if (goes_on && !goes_on(double(done) / double(bytes.size()))) return std::nullopt;
        const std::string_view part = bytes.substr(done, kPart);
        MD5Update(&sum, reinterpret_cast<const std::uint8_t*>(part.data()), part.size());
    }
    std::array<std::uint8_t, MD5_DIGEST_LENGTH> digest;
    MD5Final(digest.data(), &sum);
    return fmt::format("{:02x}", fmt::join(digest, ""));
}

}  // namespace gammonkit
