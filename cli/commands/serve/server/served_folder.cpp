#include "cli/commands/serve/server/served_folder.hpp"

#include "cli/commands/serve/server/allowed_words.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <utility>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 10'000;

bool is_below(const fs::path& path, const fs::path& root)
{
    return std::mismatch(root.begin(), root.end(), path.begin(), path.end()).first == root.end();
}

bool is_hidden(const fs::path& path)
{
    return path.filename().generic_string().starts_with('.');
}

tl::unexpected<Diagnostic> leads_out(const std::string& path)
{
    return failure("not-allowed", fmt::format("'{}' is no file of the folder that is served", path));
}

}  // namespace

Result<ServedFolder> ServedFolder::at(const fs::path& folder)
{
    std::error_code error;
    fs::path root = fs::canonical(folder, error);
    if (!error && fs::is_directory(root, error)) return ServedFolder(std::move(root));
    return failure("usage", fmt::format("there is no folder {}", folder.generic_string()));
}

std::string ServedFolder::name() const
{
    return root_.filename().generic_string();
}

std::vector<ServedFolder::File> ServedFolder::files() const
{
    std::vector<File> found;
    std::error_code error;
    fs::recursive_directory_iterator all(root_, fs::directory_options::skip_permission_denied, error);
    for (; !error && all != fs::recursive_directory_iterator() && found.size() < kMostFiles;
         all.increment(error)) {
        if (is_hidden(all->path())) {
            all.disable_recursion_pending();
            continue;
        }
        std::error_code gone;
        if (all->symlink_status(gone).type() != fs::file_type::regular) continue;
        const std::uintmax_t size = all->file_size(gone);
        if (!gone && size <= kLargestUnpacked)
            found.push_back({.path = all->path().lexically_relative(root_).generic_string(), .size = size});
    }
    std::sort(found.begin(), found.end(), [](const File& a, const File& b) { return a.path < b.path; });
    return found;
}

Result<fs::path> ServedFolder::inside(const std::string& path) const
{
    if (!is_plain_path(path)) return leads_out(path);
    std::error_code error;
    const fs::path target = root_ / path;
    const fs::path folder = fs::weakly_canonical(target.parent_path(), error);
    if (error || !is_below(folder, root_)) return leads_out(path);
    const fs::file_status status = fs::symlink_status(target, error);
    if (fs::exists(status) && !fs::is_regular_file(status)) return leads_out(path);
    return folder / target.filename();
}

Result<std::string> ServedFolder::read(const std::string& path) const
{
    GK_TRY(const fs::path file, inside(path));
    std::error_code error;
    if (fs::file_size(file, error) > kLargestUnpacked && !error)
        return failure("unreadable", fmt::format("{} is too large for a file of matches", path));
    std::ifstream in(file, std::ios::binary);
    if (!in) return failure("unreadable", fmt::format("cannot read {}", path));
    return std::string(std::istreambuf_iterator<char>(in), {});
}

Result<void> ServedFolder::save(const std::string& path, std::string_view bytes, Overwrite overwrite) const
{
    GK_TRY(const fs::path file, inside(path));
    return write_output(file, bytes, overwrite);
}

}  // namespace gammonkit::cli
