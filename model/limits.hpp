#pragma once

namespace gammonkit {

/// The most that a record may state as a length, a score or the points of a game: more than any session
/// reached, and sums of a few of them still fit into an integer. All readers and writers have this one limit.
inline constexpr int kMostPoints = 10'000'000;

/// The most that a record may state as any other number, such as which game of the match this is.
inline constexpr int kLargestNumber = 1'000'000'000;

}  // namespace gammonkit
