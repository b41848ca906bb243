#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace gammonkit::bearoff {

/// How the building of a table goes on: called now and then with the part that is done, from 0 to 1. Building
/// ends early, without a table, if it returns false.
using Progress = std::function<bool(double)>;

/// Builds the table of one side's chances, with 15 checkers on up to `points` points (1 to 18): how many
/// rolls it takes to bear off, and how many to bear off the first checker. The bytes are those of GNU
/// Backgammon's file
/// (`makebearoff -o`), whose format and rounding ENGINE facts and docs/engine.md tell. Empty if `progress`
/// stopped it.
[[nodiscard]] std::string build_one_sided(int points, const Progress& progress = {});

}  // namespace gammonkit::bearoff
