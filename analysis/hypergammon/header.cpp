#include "analysis/hypergammon/header.hpp"

#include "analysis/bearoff/table_bytes.hpp"
#include "analysis/hypergammon/numbering.hpp"

#include <fmt/format.h>

namespace gammonkit::hypergammon {
namespace {

constexpr float kMost = 0xFFFFFF;
constexpr float kWidest = 3;  ///< A backgammon.

}  // namespace

std::string header_of(int checkers)
{
    return fmt::format("{:x<{}}\n", fmt::format("gnubg-H{}", checkers), kHeaderSize - 1);
}

std::optional<int> checkers_from(std::string_view bytes)
{
    for (int checkers = 1; checkers <= kMostCheckers; ++checkers) {
        if (bytes.substr(0, kHeaderSize) == header_of(checkers)) return checkers;
    }
    return std::nullopt;
}

void put_record(char* at, const Record& record)
{
    // To the bit as makehyper computes it, in single precision and with the reciprocal.
    constexpr float kPart6 = 1 / 6.0F;
    for (const float chance : record.chances) {
        bearoff::put(at, static_cast<std::uint32_t>(chance * kMost), 3);
        at += 3;
    }
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
        bearoff::put(at, static_cast<std::uint32_t>((record.equities[kind] * kPart6 + 0.5F) * kMost), 3);
        at += 3;
    }
    *at = 0;
}

Record get_record(const char* at)
{
    Record record;
    for (float& chance : record.chances) {
        chance = static_cast<float>(bearoff::get(at, 3)) / kMost;
        at += 3;
    }
    for (std::size_t kind = 0; kind < kCubeKinds; ++kind) {
        record.equities[kind] = static_cast<float>(bearoff::get(at, 3)) / kMost * 2 * kWidest - kWidest;
        at += 3;
    }
    const auto& [win, gammon, backgammon, lost_gammon, lost_backgammon] = record.chances;
    record.equities[kCubeless] = 2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon;
    return record;
}

}  // namespace gammonkit::hypergammon
