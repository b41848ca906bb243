#include "support/files/archive.hpp"

#include "support/files/file.hpp"
#include "support/files/file_descriptor.hpp"
#include "support/files/member_names.hpp"
#include "support/text.hpp"
#include "wasm/support/files/archive_members.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <iterator>

namespace gammonkit {
namespace {

using namespace std::string_view_literals;
namespace fs = std::filesystem;

tl::unexpected<Diagnostic> refused(const fs::path& path, std::string_view why, std::string hint = {})
{
    return failure("archive", fmt::format("cannot unpack {}: {}", printable(path.native()), why),
                   std::move(hint));
}

std::string bytes_of(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(file), {});
    if (!bytes.starts_with("\x1F\x8B"sv)) return bytes;
    const Result<std::string> unpacked = gunzip(bytes, kLargestInput);
    return unpacked && begins_archive(*unpacked) ? *unpacked : bytes;
}

/// Unpacks one archive, member by member.
class Unpacking {
public:
    Unpacking(const fs::path& path, ArchiveLimits& left) : path_(path), left_(left) {}

    Result<UnpackedArchive> unpack()
    {
        GK_TRY(TemporaryFolder folder, TemporaryFolder::make());
        unpacked_.folder = std::make_shared<const TemporaryFolder>(std::move(folder));
        const std::string bytes = bytes_of(path_);
        const auto use = [this](StoredFile file) { return meet(file); };
        const Result<void> done =
            bytes.starts_with("PK") ? for_each_zip_member(bytes, use) : for_each_tar_member(bytes, use);
        if (!done && done.error().message == "it is damaged")
            return refused(path_, "it is damaged", done.error().hint);
        if (!done) return tl::unexpected(done.error());
        std::sort(unpacked_.members.begin(), unpacked_.members.end(),
                  [](const ArchiveMember& a, const ArchiveMember& b) { return a.name < b.name; });
        return std::move(unpacked_);
    }

private:
    Result<void> meet(const StoredFile& file)
    {
        std::string name = tame_name(file.name);
        if (name.empty() || is_hidden_name(name)) return {};
        if (file.is_encrypted)
            return refused(path_, fmt::format("{} has a password", name), "unpack it first");
        if (left_.members == 0) return refused(path_, "it holds too many files", "unpack it first");
        --left_.members;
        if (file.bytes.size() > kLargestUnpacked) {
            const std::string why = fmt::format("{} has more than {} MiB", name, kLargestUnpacked >> 20);
            return refused(path_, why, "unpack it first");
        }
        if (file.bytes.size() > left_.bytes)
            return refused(path_, "it holds more than 1 GiB", "unpack it first");
        left_.bytes -= file.bytes.size();
        const fs::path stored = unpacked_.folder->path() / std::to_string(unpacked_.members.size());
        std::ofstream out(stored, std::ios::binary);
        out << file.bytes;
        out.close();
        if (!out) return system_failure("unwritable", "write", stored);
        unpacked_.members.push_back({.name = std::move(name), .stored = stored.native()});
        return {};
    }

    const fs::path& path_;
    ArchiveLimits& left_;
    UnpackedArchive unpacked_;
};

}  // namespace

bool is_archive(const fs::path& path)
{
    return begins_archive(bytes_of(path));
}

Result<UnpackedArchive> unpack(const fs::path& path, ArchiveLimits& left)
{
    return Unpacking(path, left).unpack();
}

}  // namespace gammonkit
