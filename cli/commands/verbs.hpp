#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The rows of all verbs. Each is defined with the options of its own in the folder of its verb.

extern const Command kAnalyzeCommand;
extern const Command kBearoffCommand;
extern const Command kBoardCommand;
extern const Command kCheckCommand;
extern const Command kConvertCommand;
extern const Command kCubeCommand;
extern const Command kDedupeCommand;
extern const Command kDiffCommand;
extern const Command kEngineCommand;
extern const Command kEvalCommand;
extern const Command kFindCommand;
extern const Command kFixCommand;
extern const Command kFormatsCommand;
extern const Command kHelpCommand;
extern const Command kHintCommand;
extern const Command kJoinCommand;
extern const Command kMcpCommand;
extern const Command kMergeCommand;
extern const Command kMetCommand;
extern const Command kPlayersCommand;
extern const Command kProbeCommand;
extern const Command kRaceCommand;
extern const Command kReportCommand;
extern const Command kRolloutCommand;
extern const Command kRollsCommand;
extern const Command kScoresCommand;
extern const Command kServeCommand;
extern const Command kSettingsCommand;
extern const Command kSplitCommand;
extern const Command kStatsCommand;
extern const Command kStudyCommand;
extern const Command kTranscribeCommand;
extern const Command kWatchCommand;

}  // namespace gammonkit::cli
