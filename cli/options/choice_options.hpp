#pragma once

#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// Choices that are judged by name: options of hint and of rollout.

inline constexpr OptionRow kNamedPlay{
    .names = "--play",
    .value = "PLAY",
    .help = "judge this play, too, whatever its rank: '24/21 6/5', or where nothing is rolled double, "
            "'no double', take, pass or beaver; may be given again",
    .target = field<&Arguments::choice, &ChoiceArguments::plays>};
inline constexpr OptionRow kRolledPlay{
    .names = "--play",
    .value = "PLAY",
    .help = "roll out this play and the best one, no others: '24/21 6/5'; where nothing is rolled, tell "
            "what double, 'no double', take, pass or beaver costs; may be given again",
    .target = field<&Arguments::choice, &ChoiceArguments::plays>};
inline constexpr OptionRow kFailAbove{
    .names = "--fail-above",
    .value = "X|MARK",
    .help = "exit code 1 if a play of --play, or the one that was made in the match, loses more than X "
            "points for each unit of the cube (in a match: EMG); doubtful, bad and very-bad are the "
            "thresholds of these marks",
    .target = field<&Arguments::choice, &ChoiceArguments::fail_above>};
inline constexpr std::string_view kKindChoices[] = {"plays", "cube"};
inline constexpr OptionRow kOnlyKind{
    .names = "--only",
    .value = "plays|cube",
    .help = "answer only where dice are rolled, or only where none are; all other positions are left out",
    .target = field<&Arguments::choice, &ChoiceArguments::only>,
    .completes = Completes::choice,
    .choices = kKindChoices};

}  // namespace gammonkit::cli
