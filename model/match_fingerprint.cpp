#include "model/match_fingerprint.hpp"

#include "model/identifiers/position_id.hpp"
#include "model/replay.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

constexpr MatchFingerprint kBasis{.high = 0x6C62272E07BB0142, .low = 0x62B821756295C58D};

/// `hash` times the prime of FNV, 2^88 + 0x13B, modulo 2^128.
MatchFingerprint times_prime(const MatchFingerprint& hash)
{
    constexpr std::uint64_t kSmall = 0x13B;
    constexpr std::uint64_t kHalf = 0xFFFFFFFF;
    const std::uint64_t lower = (hash.low & kHalf) * kSmall;
    const std::uint64_t upper = (hash.low >> 32U) * kSmall + (lower >> 32U);
    return {.high = hash.high * kSmall + (upper >> 32U) + (hash.low << 24U),
            .low = (upper << 32U) | (lower & kHalf)};
}

/// A hash that text is added to piece by piece.
class Hash {
public:
    void add(std::string_view text)
    {
        for (const char c : text) {
            hash_.low ^= static_cast<unsigned char>(c);
            hash_ = times_prime(hash_);
        }
    }
    [[nodiscard]] const MatchFingerprint& value() const { return hash_; }

private:
    MatchFingerprint hash_ = kBasis;
};

std::string dice_words(const Turn& turn)
{
    const auto* play = std::get_if<CheckerPlay>(&turn.action);
    return play != nullptr ? fmt::format("{}{}", play->dice.high(), play->dice.low()) : "-";
}

/// Writes down the boards of a match, seen by whoever moves first.
class Boards {
public:
    void add(const Match& match, std::size_t index)
    {
        hash_.add("game\n");
        GameReplayer replayer(match.rules, match.games[index], is_crawford_game(match, index));
        Position before = replayer.state().position;
        for (const Turn& turn : match.games[index].turns) {
            if (!replayer.apply(turn)) return;
            if (replayer.state().position == before) continue;
            before = replayer.state().position;
            add(turn, replayer.state());
        }
    }
    [[nodiscard]] bool empty() const { return !viewer_; }
    [[nodiscard]] const MatchFingerprint& value() const { return hash_.value(); }

private:
    void add(const Turn& turn, const GameState& after)
    {
        if (!viewer_) viewer_ = turn.player;
        const std::optional<Player>& owner = after.cube.owner;
        const int seat = owner ? (owner == viewer_ ? 1 : 2) : 0;
        hash_.add(fmt::format("{} {} {} {}\n", dice_words(turn), position_id(after.position, *viewer_),
                              after.cube.value, seat));
    }

    Hash hash_;
    std::optional<Player> viewer_;
};

}  // namespace

std::optional<MatchFingerprint> match_fingerprint(const Match& match)
{
    Boards boards;
    for (std::size_t index = 0; index < match.games.size(); ++index)
        boards.add(match, index);
    return boards.empty() ? std::nullopt : std::optional(boards.value());
}

std::string to_string(const MatchFingerprint& fingerprint)
{
    return fmt::format("{:016x}{:016x}", fingerprint.high, fingerprint.low);
}

MatchFingerprint fingerprint_of(std::string_view text)
{
    Hash hash;
    hash.add(text);
    return hash.value();
}

}  // namespace gammonkit
