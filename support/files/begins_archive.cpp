#include "support/files/archive.hpp"

namespace gammonkit {

bool begins_archive(std::string_view bytes)
{
    constexpr std::size_t kTarMagic = 257;
    return bytes.starts_with("PK\x03\x04") ||
           (bytes.size() > kTarMagic && bytes.substr(kTarMagic).starts_with("ustar"));
}

}  // namespace gammonkit
