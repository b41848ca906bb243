#include "analysis/gnubg/gnubg_program.hpp"
#include "support/files/temporary_folder.hpp"

#include "support/text.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fstream>

namespace gammonkit {
namespace {

constexpr std::chrono::seconds kLimit{4 * 3600};
constexpr std::chrono::seconds kVersionLimit{30};
constexpr std::string_view kHowToInstall = "apt-get install gnubg installs it";

std::string last_line(std::string_view text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
        text.remove_suffix(1);
    return printable(trimmed(text.substr(text.rfind('\n') + 1)));
}

std::vector<std::string> environment_in(const std::filesystem::path& folder)
{
    return {"HOME=" + folder.generic_string(), "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8"};
}

/// What asks `progress` whether to go on; it must live as long.
std::function<bool()> asking(const Progress& progress)
{
    return [&progress] { return !progress || progress(0); };
}

/// "GNU Backgammon 1.07.001 Jan ..." without what follows the number.
std::string name_in(std::string_view output)
{
    constexpr std::string_view kName = "GNU Backgammon ";
    const std::size_t at = output.find(kName);
    if (at == std::string_view::npos) return {};
    return std::string(output.substr(at, output.find_first_of(" \n", at + kName.size()) - at));
}

}  // namespace

Diagnostic gnubg_failure(std::string_view what, std::string_view output)
{
    const std::string said = last_line(output);
    return {.severity = Severity::error,
            .code = "gnubg",
            .message = fmt::format("GNU Backgammon {}", what),
            .where = {},
            .hint = said.empty() ? "" : fmt::format("it said last: {}", said)};
}

Result<GnubgProgram> GnubgProgram::at(const std::filesystem::path& path, const Progress& progress)
{
    const auto absent = [&] {
        const std::string where = path.empty() ? "" : fmt::format(" at {}", printable(path.generic_string()));
        return failure("no-gnubg", fmt::format("there is no GNU Backgammon{}", where),
                       std::string(kHowToInstall));
    };
    if (path.empty()) return absent();
    GK_TRY(const TemporaryFolder folder, TemporaryFolder::make());
    const Result<ChildResult> result = run_child({.command = {path.generic_string(), "--version"},
                                                  .folder = folder.path(),
                                                  .environment = environment_in(folder.path()),
                                                  .limit = kVersionLimit,
                                                  .go_on = asking(progress)});
    if (!result && result.error().code == "no-program") return absent();
    if (!result) return tl::unexpected(result.error());
    GnubgProgram program(path);
    program.name_ = name_in(result->output);
    if (program.name_.empty()) return absent();
    return program;
}

Result<std::string> GnubgProgram::command(const std::filesystem::path& folder, std::string_view commands,
                                          const Progress& progress) const
{
    std::ofstream(folder / "commands") << commands;
    return run(folder, {"-c", "commands"}, progress);
}

Result<std::string> GnubgProgram::run_script(const std::filesystem::path& folder, std::string_view script,
                                             const Progress& progress) const
{
    std::ofstream(folder / "script.py") << script;
    return run(folder, {"-p", "script.py"}, progress);
}

Result<std::string> GnubgProgram::run(const std::filesystem::path& folder, std::vector<std::string> arguments,
                                      const Progress& progress) const
{
    std::vector<std::string> command{path_.generic_string(), "-t", "-q", "-r"};
    std::ranges::move(arguments, std::back_inserter(command));
    GK_TRY(ChildResult result, run_child({.command = std::move(command),
                                          .folder = folder,
                                          .environment = environment_in(folder),
                                          .limit = kLimit,
                                          .go_on = asking(progress)}));
    if (result.status == 0) return std::move(result.output);
    return tl::unexpected(
        gnubg_failure(fmt::format("failed with exit code {}", result.status), result.output));
}

}  // namespace gammonkit
