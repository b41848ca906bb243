#include "cli/commands/engine/series_file.hpp"

#include "analysis/play/series_record.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {

Result<SeriesFile> SeriesFile::open(const std::string& path, const std::string& settings,
                                    std::size_t pairings)
{
    SeriesFile file;
    if (path.empty()) return file;
    file.path_ = path;
    std::string text = record_heading(settings) + "\n";
    if (std::filesystem::exists(path)) {
        GK_TRY(const Input input, read_input(path));
        text = input.bytes;
        Result<std::vector<SeriesBlock>> blocks = read_series_record(text, settings, pairings);
        if (!blocks) {
            blocks.error().message = fmt::format("{}: {}", printable(path), blocks.error().message);
            return tl::unexpected(blocks.error());
        }
        file.blocks_ = *std::move(blocks);
        text.resize(text.rfind('\n') + 1);  // Without a line that was cut off.
    }
    GK_TRY_VOID(write_output(path, text, Overwrite::yes));
    file.file_.open(path, std::ios::app | std::ios::binary);
    return file;
}

Result<void> SeriesFile::add(const SeriesBlock& block)
{
    if (path_.empty()) return {};
    file_ << record_line(block) << '\n' << std::flush;
    if (file_) return {};
    return failure("unwritable", fmt::format("cannot write {}", printable(path_)));
}

}  // namespace gammonkit::cli
