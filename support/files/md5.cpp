#include "support/files/md5.hpp"

#include <algorithm>
#include <boost/uuid/detail/md5.hpp>
#include <fmt/format.h>

namespace gammonkit {

std::optional<std::string> md5_of(std::string_view bytes, const std::function<bool(double)>& goes_on)
{
    constexpr std::size_t kPart = std::size_t(1) << 24;
    boost::uuids::detail::md5 sum;
    for (std::size_t done = 0; done < bytes.size(); done += kPart) {
        if (goes_on && !goes_on(double(done) / double(bytes.size()))) return std::nullopt;
        const std::string_view part = bytes.substr(done, kPart);
        sum.process_bytes(part.data(), part.size());
    }
    boost::uuids::detail::md5::digest_type words;
    sum.get_digest(words);
    std::string digits;
    for (const unsigned word : words)
        digits += fmt::format("{:08x}", word);
    return digits;
}

}  // namespace gammonkit
