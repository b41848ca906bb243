#include "support/files/archive.hpp"

#include "support/files/archives_module.hpp"
#include "support/files/zlib_stream.hpp"

#include <algorithm>
#include <array>
#include <fstream>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;
namespace fs = std::filesystem;

std::string first_bytes(const fs::path& path)
{
    std::array<char, 4096> block{};
    std::ifstream file(path, std::ios::binary);
    file.read(block.data(), block.size());
    return {block.data(), static_cast<std::size_t>(file.gcount())};
}

/// What the first bytes of a gzip file unpack to, as far as they go.
std::string unpacked_front(std::string_view bytes)
{
    constexpr std::size_t kEnough = 512;
    std::string front;
    static_cast<void>(unpack(bytes, Wrapping::gzip, kEnough, front));
    return front;
}

/// By something of which only the module knows the inside.
bool is_compressed(std::string_view bytes)
{
    constexpr std::array kFirst{"BZh"sv,
                                "\xFD"
                                "7zXZ"sv,
                                "\x28\xB5\x2F\xFD"sv};
    return std::any_of(kFirst.begin(), kFirst.end(),
                       [&](std::string_view first) { return bytes.starts_with(first); });
}

}  // namespace

bool is_archive(const fs::path& path)
{
    const std::string bytes = first_bytes(path);
    if (bytes.starts_with("\x1F\x8B")) return begins_archive(unpacked_front(bytes));
    if (begins_archive(bytes)) return true;
    if (!is_compressed(bytes)) return false;
    const auto opens = function_of_module<OpensArchiveEntry>(kArchivesModule, kOpensArchiveEntry);
    // Without the module, `unpack` says that it is missing.
    return !opens || (*opens)(path);
}

Result<UnpackedArchive> unpack(const fs::path& path, ArchiveLimits& left)
{
    GK_TRY(const auto do_unpack, function_of_module<UnpackEntry>(kArchivesModule, kUnpackEntry));
    Result<UnpackedArchive> answer;
    do_unpack(path, left, answer);
    return answer;
}

}  // namespace gammonkit
