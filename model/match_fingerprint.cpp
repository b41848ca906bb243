#include "model/match_fingerprint.hpp"

#include "model/identifiers/position_id.hpp"
#include "model/replay.hpp"

#include <algorithm>
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

/// Writes down boards, seen by whoever moves first.
class Boards {
public:
    void begin_game() { hash_.add("game\n"); }
    void add(const Turn& turn, const GameState& after)
    {
        if (!viewer_) viewer_ = turn.player;
        const std::optional<Player>& owner = after.cube.owner;
        const int seat = owner ? (owner == viewer_ ? 1 : 2) : 0;
        hash_.add(fmt::format("{} {} {} {}\n", dice_words(turn), position_id(after.position, *viewer_),
                              after.cube.value, seat));
    }
    [[nodiscard]] bool empty() const { return !viewer_; }
    [[nodiscard]] const MatchFingerprint& value() const { return hash_.value(); }

private:
    Hash hash_;
    std::optional<Player> viewer_;
};

/// Shows each turn of a game that changes the board, with the state after it.
template <class See>
void for_each_board(const Match& match, std::size_t index, const See& see)
{
    GameReplayer replayer(match.rules, match.games[index], is_crawford_game(match, index));
    Position before = replayer.state().position;
    for (const Turn& turn : match.games[index].turns) {
        if (!replayer.apply(turn)) return;
        if (replayer.state().position == before) continue;
        before = replayer.state().position;
        see(turn, replayer.state());
    }
}

using Course = std::vector<std::uint32_t>;

/// True if all of `part` is in `whole`, or of the `last` game of a record its beginning.
bool goes_like(const Course& part, const Course& whole, bool last)
{
    if (part.size() > whole.size() || (!last && part.size() != whole.size())) return false;
    return part.back() == whole[part.size() - 1];
}

}  // namespace

std::optional<MatchFingerprint> match_fingerprint(const Match& match)
{
    Boards boards;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        boards.begin_game();
        for_each_board(match, index,
                       [&](const Turn& turn, const GameState& after) { boards.add(turn, after); });
    }
    return boards.empty() ? std::nullopt : std::optional(boards.value());
}

MatchCourse match_course(const Match& match)
{
    MatchCourse course;
    for (std::size_t index = 0; index < match.games.size(); ++index) {
        Boards boards;
        Course game;
        for_each_board(match, index, [&](const Turn& turn, const GameState& after) {
            boards.add(turn, after);
            game.push_back(static_cast<std::uint32_t>(boards.value().low));
        });
        if (game.empty()) continue;
        course.boards += game.size();
        course.games.push_back(std::move(game));
    }
    return course;
}

bool is_part_at(const MatchCourse& part, const MatchCourse& whole, std::size_t game)
{
    if (part.games.size() > whole.games.size() - std::min(game, whole.games.size())) return false;
    for (std::size_t i = 0; i < part.games.size(); ++i) {
        if (!goes_like(part.games[i], whole.games[game + i], i + 1 == part.games.size())) return false;
    }
    return true;
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
