#include "cli/output/file_copier.hpp"

#include "cli/output/outputs.hpp"
#include "support/files/file.hpp"

#include <fmt/format.h>
#include <unordered_set>

namespace gammonkit::cli {
namespace {

/// "day1/match-2.mat.gz" for "day1/match.mat.gz" and 2.
std::string numbered(const std::string& path, int number)
{
    const std::size_t slash = path.rfind('/');
    const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
    std::size_t dot = path.ends_with(".gz") ? path.rfind('.', path.size() - 4) : path.rfind('.');
    if (dot == std::string::npos || dot <= name) dot = path.size();
    return fmt::format("{}-{}{}", path.substr(0, dot), number, path.substr(dot));
}

}  // namespace

FileCopier::FileCopier(const OutputOptions& output, std::span<const InputFile> files,
                       std::span<const InputFile> inputs)
    : files_(files), force_(output.force)
{
    if (force_) inputs_ = canonical_paths(inputs);
    const std::string& folder = output.output_dir;
    std::unordered_set<std::string> taken;
    for (const InputFile& input : files) {
        const std::string wanted =
            fmt::format("{}{}{}", folder, folder.ends_with('/') ? "" : "/", input.relative());
        std::string path = wanted;
        for (int number = 2; !taken.insert(path).second; ++number)
            path = numbered(wanted, number);
        paths_.push_back(std::move(path));
    }
    remove_leftovers_beside(paths_);
}

Result<void> FileCopier::copy(std::size_t index) const
{
    GK_TRY(const Input input, read_input(files_[index].source()));
    return save_unless_input(paths_[index], input.bytes, force_, inputs_);
}

}  // namespace gammonkit::cli
