#include "analysis/hypergammon/solver.hpp"

#include "analysis/board.hpp"
#include "analysis/hypergammon/header.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <mutex>

namespace gammonkit::hypergammon {
namespace {

constexpr std::array<char, 20> kStateName{"gammonkit-hyper-1"};
constexpr std::size_t kAhead = 8;  ///< So many positions ahead, memory is asked for.
constexpr std::size_t kPart = 64;  ///< So many positions of a row are one thread's at a time.

/// The number of points that a player wins who is off, if his opponent stands so.
float points_won(const Side& loser)
{
    if (loser[0] > 0) return 1;
    return is_left_behind(loser) ? 3 : 2;
}

/// The game is over: the player on roll has won so many points, or lost them.
Record ended(float points, bool won)
{
    const float sign = won ? 1.0F : -1.0F;
    const float all = sign * points;
    const float gammon = points > 1 ? 1.0F : 0.0F;
    const float backgammon = points > 2 ? 1.0F : 0.0F;
    return {.equities = {all, all, sign, all, all},
            .chances =
                won ? FiveChances{1, gammon, backgammon, 0, 0} : FiveChances{0, 0, 0, gammon, backgammon}};
}

FiveChances opposite(const FiveChances& chances)
{
    return {1 - chances[0], chances[3], chances[4], chances[1], chances[2]};
}

/// What the opponent has where a player cannot move, seen by that player. The owners of the cube ought to
/// change, and the opponent may double; but makehyper only turns the signs, and its table is to be made.
Equities after_dance(Equities his)
{
    for (float& equity : his)
        equity = -equity;
    return his;
}

/// What the rolls amount to.
class Totals {
public:
    void add(int weight, const Equities& equities, const FiveChances& chances)
    {
        const auto times = static_cast<float>(weight);
        for (std::size_t i = 0; i < equities.size(); ++i)
            sum_.equities[i] += times * equities[i];
        for (std::size_t i = 0; i < chances.size(); ++i)
            sum_.chances[i] += times * chances[i];
    }

    [[nodiscard]] Record average() const
    {
        constexpr float kPart36 = 1 / 36.0F;
        Record result = sum_;
        for (float& equity : result.equities)
            equity *= kPart36;
        for (float& chance : result.chances)
            chance *= kPart36;
        return result;
    }

private:
    Record sum_;
};

float change_between(const std::array<float, 5>& before, const std::array<float, 5>& after)
{
    float change = 0;
    for (std::size_t i = 0; i < after.size(); ++i)
        change = std::max(change, std::abs(after[i] - before[i]));
    return change;
}

/// True if another way to the same place, which stands before, can be played and hits the same.
bool is_known(const Way* way, const Opponent& opponent)
{
    for (const Way* twin = way; twin->twin != 0;) {
        twin -= twin->twin;
        const bool can_be_played = (twin->landings & opponent.blocked) == 0;
        if (can_be_played && ((twin->landings ^ way->landings) & opponent.all_blots()) == 0) return true;
    }
    return false;
}

}  // namespace

Solver::Solver(int checkers, int threads)
    : numbering_(checkers), ways_(numbering_), opponents_(opponents(numbering_)),
      hit_from_(numbering_.size()), places_(numbering_.size() * (numbering_.size() + 1)),
      memory_(kHeaderFives + 2 * places_), late_(numbering_.size()), thread_pool_(threads)
{
    for (std::size_t number = 0; number < opponents_.size(); ++number) {
        for (const std::size_t after : opponents_[number].after) {
            std::vector<std::size_t>& from = hit_from_[after];
            if (from.empty() || from.back() != number) from.push_back(number);
        }
    }
    set_start();
    set_header({.name = kStateName, .checkers = static_cast<std::uint32_t>(checkers)});
}

bool Solver::is_possible(std::size_t own, std::size_t other) const
{
    return (taken_places(numbering_.side_of(own)) & opponents_[other].places) == 0;
}

/// makehyper's guess of what is not known yet: a sure gammon, and no equity with the cube.
void Solver::set_start()
{
    for (std::size_t own = 0; own < numbering_.size(); ++own) {
        for (std::size_t other = 0; other < numbering_.size(); ++other) {
            if (!is_possible(own, other)) continue;
            Record start{.equities = {0, 0, 0, 0, 2}, .chances = {1, 1, 0, 0, 0}};
            if (own == 0) start = ended(points_won(numbering_.side_of(other)), true);
            if (other == 0) start = ended(points_won(numbering_.side_of(own)), false);
            equities(place_of(own, other)) = start.equities;
            chances(place_of(own, other)) = start.chances;
        }
    }
}

bool Solver::solve(double threshold, const std::function<bool(const BuildProgress&)>& go_on)
{
    for (Header now = header();; set_header(now)) {
        while (now.row < numbering_.size()) {
            now.change = std::max(now.change, solve_row(now.row));
            ++now.row;
            set_header(now);
            const double part = double(now.row) / double(numbering_.size());
            if (!go_on({static_cast<int>(now.iteration), part, double(now.before)})) return false;
        }
        if (double(now.change) < threshold) return true;
        now.before = now.change;
        now.change = 0;
        now.row = 1;
        ++now.iteration;
    }
}

/// Returns the largest change.
float Solver::solve_row(std::size_t own)
{
    std::fill(late_.begin(), late_.end(), 0);
    for (const std::size_t other : hit_from_[own])
        late_[other] = 1;
    thread_pool_.run_parts(numbering_.size(), kPart, [&](std::size_t begin, std::size_t end) {
        for (std::size_t other = std::max<std::size_t>(begin, 1); other < end; ++other) {
            if (late_[other] == 0 && is_possible(own, other)) set_row(other, solved<false>(own, other));
        }
    });
    for (const std::size_t other : hit_from_[own]) {
        if (other > 0 && is_possible(own, other)) set_row(other, solved<true>(own, other));
    }
    return keep_row(own);
}

void Solver::set_row(std::size_t other, const Record& record)
{
    equities(place_in_row(other)) = record.equities;
    chances(place_in_row(other)) = record.chances;
}

/// The position in which the opponent `other` is on roll, and the player who has moved stands as `after`; if
/// it is of the row that is worked on, the columns before this one are known anew.
template <bool kLate>
std::size_t Solver::place_seen(std::size_t other, std::size_t after, std::size_t row,
                               std::size_t column) const
{
    const bool is_new = kLate && other == row && after > 0 && after < column;
    return is_new ? place_in_row(after) : place_of(other, after);
}

template <bool kLate>
Best Solver::best_of(const RollWays& roll, std::size_t own, std::size_t other) const
{
    const Opponent& opponent = opponents_[other];
    const bool meets = (roll.landings & opponent.places) != 0;
    Best best;
    const auto consider = [&](std::size_t his, std::size_t after) {
        const std::size_t place = place_seen<kLate>(his, after, own, other);
        // The next positions of the row ask for what follows this place.
        __builtin_prefetch(&equities(place + kAhead));
        best.consider(equities(place), place);
    };
    const Way* way = ways_.ways(roll);
    for (const std::uint16_t size : roll.sizes) {
        for (const Way* const end = way + size; way != end; ++way) {
            if (!meets) {
                if (way->twin == 0) consider(other, way->after);
            } else if ((way->landings & opponent.blocked) == 0 && !is_known(way, opponent)) {
                consider(opponent.after_landings(way->landings), way->after);
            }
        }
        if (best.is_known()) break;
    }
    return best;
}

/// Late positions are those that need the row that is worked on.
template <bool kLate>
Record Solver::solved(std::size_t own, std::size_t other) const
{
    Totals totals;
    for (const RollWays& roll : ways_.rolls(own)) {
        const Best best = best_of<kLate>(roll, own, other);
        if (best.is_known()) {
            totals.add(roll.weight, best.opposite(), opposite(chances(best.place)));
        } else {
            const std::size_t place = place_seen<kLate>(other, own, own, other);
            totals.add(roll.weight, after_dance(equities(place)), opposite(chances(place)));
        }
    }
    return totals.average();
}

float Solver::keep_row(std::size_t own)
{
    std::mutex mutex;
    float most = 0;
    thread_pool_.run_parts(numbering_.size(), 8 * kPart, [&](std::size_t begin, std::size_t end) {
        float change = 0;
        const auto keep = [&](std::array<float, 5>& kept, const std::array<float, 5>& found) {
            change = std::max(change, change_between(kept, found));
            kept = found;
        };
        for (std::size_t other = std::max<std::size_t>(begin, 1); other < end; ++other) {
            if (!is_possible(own, other)) continue;
            keep(equities(place_of(own, other)), equities(place_in_row(other)));
            keep(chances(place_of(own, other)), chances(place_in_row(other)));
        }
        const std::scoped_lock lock(mutex);
        most = std::max(most, change);
    });
    return most;
}

Solver::Header Solver::header() const
{
    Header result;
    std::memcpy(static_cast<void*>(&result), memory_.data(), sizeof result);
    return result;
}

void Solver::set_header(const Header& header)
{
    std::memcpy(memory_.data(), &header, sizeof header);
}

std::string_view Solver::state() const
{
    return {reinterpret_cast<const char*>(memory_.data()),
            memory_.size() * sizeof memory_[0]};  // NOLINT: bytes.
}

bool Solver::set_state(std::string_view bytes)
{
    if (bytes.size() != state().size()) return false;
    Header there;
    std::memcpy(static_cast<void*>(&there), bytes.data(), sizeof there);
    if (there.name != kStateName || there.checkers != header().checkers) return false;
    if (there.row < 1 || there.row > numbering_.size()) return false;
    std::memcpy(memory_.data(), bytes.data(), bytes.size());
    return true;
}

std::string Solver::file() const
{
    std::string file = header_of(numbering_.checkers());
    file.resize(kHeaderSize + numbering_.size() * numbering_.size() * kRecordSize);
    char* at = file.data() + kHeaderSize;
    for (std::size_t own = 0; own < numbering_.size(); ++own) {
        for (std::size_t other = 0; other < numbering_.size(); ++other, at += kRecordSize) {
            const std::size_t place = place_of(own, other);
            put_record(at, {.equities = equities(place), .chances = chances(place)});
        }
    }
    return file;
}

}  // namespace gammonkit::hypergammon
