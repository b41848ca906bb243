#include "cli/engine/resume_record.hpp"

#include "cli/options/option_table.hpp"
#include "cli/output/done_record.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <optional>
#include <system_error>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

/// Beside the records of what is done. They have the names of machines and processes, with dashes.
constexpr std::string_view kRecord = "settings";

constexpr std::string_view kFormerRecord = ".gammonkit-analysis";

/// What decides on the analyses, as it is written on the command line.
std::string settings_text(const Session& session)
{
    const std::string given = given_options(session.table, {"--to"});
    return given.empty() ? "the usual settings" : given;
}

/// What a file notes; nothing if it is not there.
Result<std::optional<std::string>> noted_in(const fs::path& path)
{
    std::error_code unknown;
    const fs::file_status status = fs::status(path, unknown);
    if (status.type() == fs::file_type::not_found) return std::nullopt;
    // A pipe would wait for somebody who writes.
    if (fs::exists(status) && !fs::is_regular_file(status))
        return failure("unreadable",
                       fmt::format("cannot read {}: it is not a regular file", path.generic_string()),
                       "it should say how the matches of its folder are judged; remove it");
    GK_TRY(const Input input, read_input(path));
    return std::string(trimmed(input.bytes));
}

}  // namespace

SettingsRecord::SettingsRecord(const Session& session)
    : output_(session.options.output), path_(fs::path(output_.output_dir) / kDoneFolder / kRecord),
      former_(fs::path(output_.output_dir) / kFormerRecord), settings_(settings_text(session))
{
}

Result<void> SettingsRecord::check()
{
    GK_TRY(std::optional<std::string> before, noted_in(path_));
    if (!before) {
        GK_TRY(before, noted_in(former_));
    }
    is_due_ = !before || output_.force;
    if (before && output_.resume && *before != settings_)
        return failure("other-settings",
                       fmt::format("'{}' was begun with {}", output_.output_dir, printable(*before)),
                       "go on with these, or leave --resume out and judge all anew with --force");
    return {};
}

Result<void> SettingsRecord::keep()
{
    const std::lock_guard lock(mutex_);
    if (!is_due_) return {};
    GK_TRY_VOID(write_output(path_, settings_ + "\n", Overwrite::yes));
    is_due_ = false;
    std::error_code ignored;
    fs::remove(former_, ignored);
    return {};
}

}  // namespace gammonkit::cli
