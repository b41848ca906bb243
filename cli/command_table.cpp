#include "cli/app.hpp"

#include "cli/commands/verbs.hpp"

namespace gammonkit::cli {

std::span<const Command> commands()
{
    static const Command kAll[] = {
        kProbeCommand,    kConvertCommand, kCheckCommand,  kFixCommand,   kTranscribeCommand, kSplitCommand,
        kJoinCommand,     kMergeCommand,   kDedupeCommand, kDiffCommand,  kBoardCommand,      kEvalCommand,
        kHintCommand,     kRolloutCommand, kCubeCommand,   kRollsCommand, kScoresCommand,     kRaceCommand,
        kAnalyzeCommand,  kReportCommand,  kStudyCommand,  kStatsCommand, kFindCommand,       kPlayersCommand,
        kWatchCommand,    kServeCommand,   kMcpCommand,    kMetCommand,   kBearoffCommand,    kEngineCommand,
        kSettingsCommand, kFormatsCommand, kHelpCommand};
    return kAll;
}

}  // namespace gammonkit::cli
