#include "cli/engine/resume_record.hpp"

#include "cli/options/given_options.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kRecord = ".gammonkit-analysis";

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
    const std::filesystem::path path = std::filesystem::path(output.output_dir) / kRecord;
    const std::string settings = settings_text(session);
    const Result<Input> before = read_input(path);
    if (before && trimmed(before->bytes) == settings) return {};
    if (before && output.resume) {
        return failure(
            "other-settings",
            fmt::format("'{}' was begun with {}", output.output_dir, printable(trimmed(before->bytes))),
            "go on with these, or leave --resume out and judge all anew with --force");
    }
    return write_output(path, settings + "\n", Overwrite::yes);
}

}  // namespace gammonkit::cli
