#include "cli/command_table.hpp"

#include "cli/commands/analyze/command.hpp"
#include "cli/commands/bearoff/command.hpp"
#include "cli/commands/board/command.hpp"
#include "cli/commands/check/command.hpp"
#include "cli/commands/completion/command.hpp"
#include "cli/commands/convert/command.hpp"
#include "cli/commands/cube/command.hpp"
#include "cli/commands/dedupe/command.hpp"
#include "cli/commands/diff/command.hpp"
#include "cli/commands/engine/command.hpp"
#include "cli/commands/eval/command.hpp"
#include "cli/commands/find/command.hpp"
#include "cli/commands/fix/command.hpp"
#include "cli/commands/formats/command.hpp"
#include "cli/commands/help/command.hpp"
#include "cli/commands/hint/command.hpp"
#include "cli/commands/htmlimages/command.hpp"
#include "cli/commands/join/command.hpp"
#include "cli/commands/merge/command.hpp"
#include "cli/commands/met/command.hpp"
#include "cli/commands/players/command.hpp"
#include "cli/commands/probe/command.hpp"
#include "cli/commands/race/command.hpp"
#include "cli/commands/report/command.hpp"
#include "cli/commands/rollout/command.hpp"
#include "cli/commands/rolls/command.hpp"
#include "cli/commands/scores/command.hpp"
#include "cli/commands/serve/command.hpp"
#include "cli/commands/settings/command.hpp"
#include "cli/commands/split/command.hpp"
#include "cli/commands/stats/command.hpp"
#include "cli/commands/study/command.hpp"
#include "cli/commands/theme/command.hpp"
#include "cli/commands/transcribe/command.hpp"
#include "cli/commands/watch/command.hpp"

namespace gammonkit::cli {
namespace {

constexpr Command kCommands[] = {
    kProbeCommand,      kConvertCommand,    kCheckCommand,   kSplitCommand,      kJoinCommand,
    kFixCommand,        kTranscribeCommand, kDiffCommand,    kDedupeCommand,     kBoardCommand,
    kHtmlImagesCommand, kEvalCommand,       kHintCommand,    kRolloutCommand,    kCubeCommand,
    kRollsCommand,      kScoresCommand,     kRaceCommand,    kReportCommand,     kStudyCommand,
    kAnalyzeCommand,    kWatchCommand,      kStatsCommand,   kFindCommand,       kPlayersCommand,
    kServeCommand,      kMergeCommand,      kMetCommand,     kBearoffCommand,    kEngineCommand,
    kThemeCommand,      kSettingsCommand,   kFormatsCommand, kCompletionCommand, kHelpCommand};

}  // namespace

std::span<const Command> commands()
{
    return kCommands;
}

}  // namespace gammonkit::cli
