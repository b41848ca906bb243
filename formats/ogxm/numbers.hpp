#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>

/// The numbers that OGXM 2 gives to things: what the reader and the writer both know.
namespace gammonkit::ogxm {

inline constexpr std::string_view kMagic = "OGXM";
inline constexpr std::string_view kEnd = "END!";
inline constexpr int kVersion = 2;
inline constexpr std::size_t kHeaderSize = 16;
inline constexpr std::size_t kSectionHeader = 9;

// Actions. 0 to 20 are the rolls 11, 12 ... 16, 22 ... 66.
inline constexpr int kLastRoll = 20;
inline constexpr int kDouble = 21;
inline constexpr int kTake = 22;
inline constexpr int kDrop = 23;
inline constexpr int kResignGame = 27;
inline constexpr int kResignMatch = 28;
inline constexpr int kForfeit = 29;
inline constexpr int kNothing = 30;
inline constexpr int kSetPosition = 31;
inline constexpr int kBeaver = 32;
inline constexpr int kRaccoon = 33;
inline constexpr int kSettle = 34;
inline constexpr int kSetCube = 36;
inline constexpr int kEscape = 63;

// Variants. Further numbers are not known here.
inline constexpr int kBackgammon = 0;
inline constexpr int kNackgammon = 1;

// Bits of the rules.
inline constexpr int kCrawfordRule = 1;
inline constexpr int kJacobyRule = 2;
inline constexpr int kBeaverRule = 4;
inline constexpr int kRaccoonRule = 8;
inline constexpr int kAutomaticDoublesRule = 16;
inline constexpr int kNamedRules = 15;

/// The owner of a cube in the middle.
inline constexpr int kNobody = 2;

// What the numbers of an analysis are. In matches HedgeHog calls normalized equities "cubeful money".
inline constexpr int kCubefulMoney = 1;
inline constexpr int kCubefulMatch = 2;

enum class DecisionKind { checker, cube, resignation, roll };

// What an annotation is about; further numbers stand for parts of an analysis.
inline constexpr int kAboutMatch = 0;
inline constexpr int kAboutGame = 1;
inline constexpr int kAboutPly = 2;

/// How many equal opening rolls are read at most.
inline constexpr int kMostAutomaticDoubles = 10;

/// Analyses of one file: HedgeHog's programs take no more.
inline constexpr std::size_t kMostBlocks = 64;

/// Of an engine, its build, a level, a match equity table: each judgement has them, and so they are short.
inline constexpr std::size_t kLongestName = 255;

/// Deeper searches are not believed.
inline constexpr int kMostPlies = 20;

/// How a clock was set: the reserve of each player, what is free at each turn and what is added after it, in
/// milliseconds; the start in seconds since 1970; flags.
using ClockSettings = std::array<std::uint32_t, 5>;
inline constexpr std::array<int, 5> kBytesOfClockSettings{4, 4, 4, 4, 1};

/// A rating, which is told in hundredths: "1500", or "1480.10".
inline std::string rating_text(std::uint64_t hundredths)
{
    const std::uint64_t rest = hundredths % 100;
    return rest == 0 ? fmt::format("{}", hundredths / 100) : fmt::format("{}.{:02}", hundredths / 100, rest);
}

/// Extras have the names of fields, or the keys of annotations, behind this.
inline constexpr std::string_view kExtraPrefix = "ogxm:";

// The extras that are fields of the match, and no annotations.
inline constexpr std::string_view kRulesKey = "ogxm:rules";
inline constexpr std::string_view kWhiteIdKey = "ogxm:white-id";
inline constexpr std::string_view kBlackIdKey = "ogxm:black-id";
inline constexpr std::string_view kSiteKey = "ogxm:site";
inline constexpr std::string_view kEventYearKey = "ogxm:event-year";
inline constexpr std::string_view kTableKey = "ogxm:table";
inline constexpr std::string_view kEventUrlKey = "ogxm:event-url";
inline constexpr std::string_view kClockKey = "ogxm:clock";

}  // namespace gammonkit::ogxm
