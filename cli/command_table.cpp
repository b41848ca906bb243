#include "cli/command_table.hpp"

#include "cli/commands/analyze/command.hpp"
#include "cli/commands/bearoff/command.hpp"
#include "cli/commands/board/command.hpp"
#include "cli/commands/check/command.hpp"
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
#include "cli/commands/transcribe/command.hpp"
#include "cli/commands/watch/command.hpp"

namespace gammonkit::cli {
namespace {

constexpr Command kCommands[] = {
    kProbeCommand,   kConvertCommand, kCheckCommand,  kFixCommand,     kTranscribeCommand, kSplitCommand,
    kJoinCommand,    kMergeCommand,   kDedupeCommand, kDiffCommand,    kBoardCommand,      kEvalCommand,
    kHintCommand,    kRolloutCommand, kCubeCommand,   kRollsCommand,   kScoresCommand,     kRaceCommand,
    kAnalyzeCommand, kReportCommand,  kStudyCommand,  kStatsCommand,   kFindCommand,       kPlayersCommand,
    kWatchCommand,   kServeCommand,   kMetCommand,    kBearoffCommand, kEngineCommand,     kSettingsCommand,
    kFormatsCommand, kHelpCommand};

}  // namespace

std::span<const Command> commands()
{
    return kCommands;
}

}  // namespace gammonkit::cli
