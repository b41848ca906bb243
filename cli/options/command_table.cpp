#include "cli/options/command_table.hpp"

#include "cli/options/analyze_command.hpp"
#include "cli/options/board_command.hpp"
#include "cli/options/commands.hpp"
#include "cli/options/engine_commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/find_command.hpp"
#include "cli/options/players_command.hpp"
#include "cli/options/record_commands.hpp"
#include "cli/options/report_command.hpp"
#include "cli/options/rollout_command.hpp"
#include "cli/options/statistics_commands.hpp"

#include <algorithm>

namespace gammonkit::cli {
namespace {

using Options = const OptionRow* const[];

constexpr Options kProbeOptions = {&kJson,       &kFrom,  &kCharset, &kJobs, &kProgress,
                                   &kNoProgress, &kQuiet, &kVerbose, &kHelp};
constexpr Options kConvertOptions = {&kTo,         &kOutput,  &kOutputDir,  &kPositions, &kWhere,
                                     &kMe,         &kAliases, &kThresholds, &kForce,     &kStrict,
                                     &kConvertMet, &kFrom,    &kCharset,    &kJobs,      &kProgress,
                                     &kNoProgress, &kQuiet,   &kVerbose,    &kHelp};
constexpr Options kCheckOptions = {&kStrictCheck, &kJson,       &kFrom,  &kCharset, &kJobs,
                                   &kProgress,    &kNoProgress, &kQuiet, &kVerbose, &kHelp};
constexpr Options kSplitOptions = {&kOutputDir, &kBy,      &kTo,   &kForce,    &kStrict,
                                   &kFrom,      &kCharset, &kJobs, &kProgress, &kNoProgress,
                                   &kQuiet,     &kVerbose, &kHelp};
constexpr Options kJoinOptions = {&kOutput, &kAs,       &kTo,         &kForce, &kStrict,  &kFrom, &kCharset,
                                  &kJobs,   &kProgress, &kNoProgress, &kQuiet, &kVerbose, &kHelp};
constexpr Options kMetOptions = {&kLength, &kScore, &kPostCrawford, &kMetForm,     &kOutput, &kForce,
                                 &kJson,   &kModel, &kGammons,      &kBackgammons, &kQuiet,  &kHelp};
constexpr Options kBearoffOptions = {&kOneSided,    &kTwoSided,   &kForm,  &kNoGammons, &kCubeless,
                                     &kTableOutput, &kForce,      &kTable, &kJson,      &kThreads,
                                     &kProgress,    &kNoProgress, &kQuiet, &kHelp};
constexpr Options kFormatsOptions = {&kJson, &kMarkdown, &kHelp};
constexpr Options kCompletionOptions = {&kHelp};
constexpr Options kHelpOptions = {&kMan, &kHelp};

constexpr std::string_view kMetWords[] = {"show", "compute", "convert"};
constexpr std::string_view kBearoffWords[] = {"show", "build"};
constexpr std::string_view kCompletionWords[] = {"bash", "zsh", "fish"};

constexpr Command kCommands[] = {
    {.name = "probe", .options = kProbeOptions, .completes = Completes::file, .run = run_probe},
    {.name = "convert", .options = kConvertOptions, .completes = Completes::file, .run = run_convert},
    {.name = "check", .options = kCheckOptions, .completes = Completes::file, .run = run_check},
    {.name = "split", .options = kSplitOptions, .completes = Completes::file, .run = run_split},
    {.name = "join", .options = kJoinOptions, .completes = Completes::file, .run = run_join},
    kFixCommand,
    kDiffCommand,
    kDedupeCommand,
    kBoardCommand,
    kHtmlImagesCommand,
    kEvalCommand,
    kHintCommand,
    kRolloutCommand,
    kReportCommand,
    kAnalyzeCommand,
    kStatsCommand,
    kFindCommand,
    kPlayersCommand,
    {.name = "met", .options = kMetOptions, .completes = Completes::file, .words = kMetWords, .run = run_met},
    {.name = "bearoff",
     .options = kBearoffOptions,
     .completes = Completes::nothing,
     .words = kBearoffWords,
     .run = run_bearoff},
    kEngineCommand,
    {.name = "formats", .options = kFormatsOptions, .completes = Completes::format, .run = run_formats},
    {.name = "completion",
     .options = kCompletionOptions,
     .completes = Completes::nothing,
     .words = kCompletionWords,
     .run = run_completion},
    {.name = "help", .options = kHelpOptions, .completes = Completes::verb, .run = run_help}};

}  // namespace

std::span<const Command> commands()
{
    return kCommands;
}

const Command* find_command(std::string_view name)
{
    const auto found = std::find_if(std::begin(kCommands), std::end(kCommands),
                                    [&](const Command& command) { return command.name == name; });
    return found == std::end(kCommands) ? nullptr : found;
}

std::vector<std::string_view> command_names()
{
    std::vector<std::string_view> names;
    for (const Command& command : kCommands)
        names.push_back(command.name);
    return names;
}

}  // namespace gammonkit::cli
