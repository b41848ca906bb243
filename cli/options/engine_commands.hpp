#pragma once

#include "cli/engine/gnubg_choice.hpp"
#include "cli/options/board_command.hpp"
#include "cli/options/commands.hpp"

namespace gammonkit::cli {

// The verbs that ask the engine: rows of the table of commands.

inline constexpr std::string_view kCubeModelChoices[] = {"janowski", "jump"};
inline constexpr OptionRow kCubeModel{
    .names = "--cube-model",
    .value = "janowski|jump",
    .help =
        "jump: show the cube decision of a money game by the jump model too, in which each roll moves the "
        "chance to win, the next one as far as this position lets it (default: janowski, by which the "
        "engine thinks)",
    .target = &Arguments::model,
    .completes = Completes::choice,
    .choices = kCubeModelChoices};

inline constexpr const OptionRow* kEvalOptions[] = {
    &kLevel, &kPly,     &kRolls,   &kCubeModel, &kEngine,   &kGnubg,      &kMet,    &kDrawBoard, &kPlace,
    &kGame,  &kTurn,    &kBoardTo, &kOutput,    &kForce,    &kTheme,      &kBottom, &kBearOff,   &kWidth,
    &kFrom,  &kCharset, &kJson,    &kThinkers,  &kProgress, &kNoProgress, &kQuiet,  &kHelp};
inline constexpr const OptionRow* kHintOptions[] = {
    &kPlays, &kLevel, &kPly,     &kRolls,   &kCubeModel, &kEngine,   &kGnubg,      &kMet,    &kDrawBoard,
    &kPlace, &kGame,  &kTurn,    &kBoardTo, &kOutput,    &kForce,    &kTheme,      &kBottom, &kBearOff,
    &kWidth, &kFrom,  &kCharset, &kJson,    &kThinkers,  &kProgress, &kNoProgress, &kQuiet,  &kHelp};

inline constexpr const OptionRow* kEngineOptions[] = {&kScorePly, &kSeconds,    &kJson,  &kThinkers,
                                                      &kProgress, &kNoProgress, &kQuiet, &kHelp};

inline constexpr Command kEvalCommand{
    .name = "eval", .options = kEvalOptions, .completes = Completes::file, .run = run_eval};

inline constexpr Command kHintCommand{
    .name = "hint", .options = kHintOptions, .completes = Completes::file, .run = run_hint};

inline constexpr std::string_view kEngineWords[] = {"bench", "score"};

inline constexpr Command kEngineCommand{.name = "engine",
                                        .options = kEngineOptions,
                                        .completes = Completes::file,
                                        .words = kEngineWords,
                                        .run = run_engine};

}  // namespace gammonkit::cli
