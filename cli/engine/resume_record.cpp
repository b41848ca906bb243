#include "cli/engine/resume_record.hpp"

#include "cli/options/given_options.hpp"
#include "cli/output/done_record.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <system_error>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

/// Beside the records of what is done. They have the names of machines and processes, with dashes.
constexpr std::string_view kRecord = "settings";

/// Where earlier builds noted the same.
constexpr std::string_view kFormerRecord = ".gammonkit-analysis";

/// What decides on the analyses, as it is written on the command line.
std::string settings_text(const Session& session)
{
    const std::string given = given_options(*session.command, session.arguments, {"--to"});
    return given.empty() ? "the usual settings" : given;
}

}  // namespace

Result<void> record_settings(const Session& session)
{
    const OutputArguments& output = session.arguments.output;
    const fs::path folder = output.output_dir;
    const fs::path path = folder / kDoneFolder / kRecord;
    const fs::path former = folder / kFormerRecord;
    const std::string settings = settings_text(session);
    Result<Input> before = read_input(path);
    const bool is_former = !before;
    if (is_former) before = read_input(former);
    if (!is_former && trimmed(before->bytes) == settings) return {};
    if (before && output.resume && trimmed(before->bytes) != settings) {
        return failure(
            "other-settings",
            fmt::format("'{}' was begun with {}", output.output_dir, printable(trimmed(before->bytes))),
            "go on with these, or leave --resume out and judge all anew with --force");
    }
    Result<void> written = write_output(path, settings + "\n", Overwrite::yes);
    std::error_code ignored;
    if (written) fs::remove(former, ignored);
    return written;
}

}  // namespace gammonkit::cli
