#pragma once

#include "cli/options/option_table.hpp"

namespace gammonkit::cli {

// The options with which verbs choose decisions.

inline constexpr OptionRow kMe{
    .names = "--me",
    .value = "NAME",
    .help = "whom the word 'me' means; commas separate several names; case, accents and order do not matter",
    .target = field<&Arguments::filter, &FilterArguments::me>};
/// Of players too.
inline constexpr OptionRow kAliases{
    .names = "--aliases",
    .value = "FILE",
    .help = "which names are the same player's, a line for each: Ann Lee = annlee, Ann L.",
    .target = field<&Arguments::filter, &FilterArguments::aliases>,
    .completes = Completes::file};

}  // namespace gammonkit::cli
