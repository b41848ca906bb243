#include "analysis/hypergammon/build.hpp"
#include "cli/batch/batch.hpp"
#include "cli/commands/bearoff/command.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/outputs.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

/// Where the table goes.
Result<fs::path> target_of(const BearoffOptions& options)
{
    const OutputOptions& output = options.output;
    if (output.output == "-") return failure("usage", "a table of hypergammon goes to a file, not to a pipe");
    if (!output.output.empty()) {
        GK_TRY_VOID(check_single(output, {}, output.output));
        return fs::path(output.output);
    }
    fs::path file = hypergammon_file(*options.hyper);
    if (file.empty()) {
        return failure("no-folder", "there is no folder to keep tables in",
                       "HOME or XDG_CACHE_HOME names one; -o FILE writes the table elsewhere");
    }
    return file;
}

/// How much of the way is done: changes fall by about the same factor each time.
double part_done(const hypergammon::BuildProgress& now, double threshold)
{
    constexpr double kFirstChange = 5;
    const double whole = std::log(kFirstChange / threshold);
    const double gone = now.change > 0 ? std::log(kFirstChange / now.change) / whole : 0;
    return std::clamp(gone, 0.0, 1.0);
}

Result<std::string> build_with_bar(Session& session, const BearoffOptions& options,
                                   hypergammon::BuildSettings settings)
{
    ProgressBar bar(session.console, shows_progress(session));
    watch_for_interrupts();
    settings.progress = [&](const hypergammon::BuildProgress& now) {
        bar.update_part(part_done(now, settings.threshold),
                        fmt::format("iteration {}, {:.0f} %", now.iteration, 100 * now.part));
        return !interrupted();
    };
    return hypergammon::build_table(*options.hyper, settings);
}

}  // namespace

Result<void> build_hypergammon(Session& session, const BearoffOptions& options)
{
    GK_TRY(const fs::path target, target_of(options));
    const double threshold = options.threshold.value_or(hypergammon::BuildSettings{}.threshold);
    std::error_code ignored;
    if (!options.output.force &&
        fs::exists(target, ignored)) {  // It is not the file of -o, which was checked.
        session.console.data(fmt::format("{}\n", target.string()));
        return {};
    }
    fs::path checkpoint = target;
    checkpoint += ".checkpoint";
    GK_TRY(const std::string table, build_with_bar(session, options,
                                                   {.threads = options.batch.jobs.value_or(0),
                                                    .threshold = threshold,
                                                    .checkpoint = checkpoint,
                                                    .resume = options.output.resume}));
    GK_TRY_VOID(write_output(target, table, Overwrite::yes));
    fs::remove(checkpoint, ignored);
    if (options.output.output.empty()) session.console.data(fmt::format("{}\n", target.string()));
    return {};
}

}  // namespace gammonkit::cli
