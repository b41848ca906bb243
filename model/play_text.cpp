#include "model/play_text.hpp"

#include "support/static_vector.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace gammonkit::notation {
namespace {

/// A point that a checker touches on its way, and whether it hits there.
struct Touch {
    Point point;
    bool hit = false;
};
using Way = StaticVector<Touch, Play::kMostSteps + 1>;

/// "24/18*/13(2)": a checker's way from point to point, done by `count` checkers.
struct Leg {
    Way way;
    int count = 1;
};
using Legs = StaticVector<Leg, Play::kMostSteps>;

std::string_view word_for(Point point, BarAndOff style, bool mirrored)
{
    switch (style) {
    case BarAndOff::numbers:
        return (point == kBar) == mirrored ? "0" : "25";
    case BarAndOff::words_lower:
        return point == kBar ? "bar" : "off";
    case BarAndOff::words_capitalized:
        return point == kBar ? "Bar" : "Off";
    }
    return "";
}

/// Where step `i` of a play goes. Only the first of several checkers that arrive on a blot hits it.
Touch arrival(const Play& play, std::size_t i, const Position& position, Player player)
{
    const Point to = play[i].to;
    const auto is_there = [to](Step step) { return step.to == to; };
    const bool hits = position.is_blot(player, to) && std::none_of(play.begin(), play.begin() + i, is_there);
    return {.point = to, .hit = hits};
}

/// Puts steps together, in their order, into the legs to write.
class Merger {
public:
    Merger(const Play& play, const Position& position, Player player, const Style& style)
        : play_(play), position_(position), player_(player), keep_order_(style.keep_order)
    {
    }

    Legs merged()
    {
        Legs legs;
        for (std::size_t i = 0; i < play_.size();) {
            Leg leg = next_leg(i);
            const bool again = !legs.empty() && same_way(legs.back(), leg);
            if (again) {
                ++legs.back().count;
            } else {
                legs.add(leg);
            }
        }
        for (Leg& leg : legs)
            leave_out_stops(leg);
        return legs;
    }

private:
    [[nodiscard]] Touch arrival(std::size_t i) const
    {
        return notation::arrival(play_, i, position_, player_);
    }

    [[nodiscard]] bool repeats(std::size_t i) const
    {
        return i + 1 < play_.size() && play_[i] == play_[i + 1];
    }

    /// One checker's way from step `i` on; a step that comes twice in a row is left to the count.
    Leg next_leg(std::size_t& i) const
    {
        Leg leg{.way = {{.point = play_[i].from}, arrival(i)}};
        const bool alone = !repeats(i) && (i == 0 || play_[i - 1] != play_[i]);
        for (++i; alone && i < play_.size() && play_[i].from == leg.way.back().point && !repeats(i); ++i)
            leg.way.add(arrival(i));
        return leg;
    }

    static bool same_way(const Leg& a, const Leg& b)
    {
        return std::equal(a.way.begin(), a.way.end(), b.way.begin(), b.way.end(),
                          [](Touch x, Touch y) { return x.point == y.point; });
    }

    /// Leaves out the points between the ends of a way where a reader finds the same way without them.
    void leave_out_stops(Leg& leg) const
    {
        if (leg.way.size() < 3 || !is_plain(leg)) return;
        Way kept{leg.way[0]};
        for (std::size_t i = 1; i < leg.way.size(); ++i) {
            const bool is_end = i + 1 == leg.way.size();
            if (is_end || leg.way[i].hit) kept.add(leg.way[i]);
        }
        leg.way = kept;
    }

    /// True if the other order of the dice would not hit, and, if the order matters, equal dice or the higher
    /// die before the lower lead over the points of a way.
    [[nodiscard]] bool is_plain(const Leg& leg) const
    {
        if (play_.size() > 2) return true;
        const int first = leg.way[0].point.number() - leg.way[1].point.number();
        const int second = leg.way[1].point.number() - leg.way[2].point.number();
        const int other_stop = leg.way[0].point.number() - second;
        const bool other_hits =
            first != second && other_stop > 0 && position_.is_blot(player_, Point(other_stop));
        const bool in_order = first >= second && leg.way[2].point != kOff;
        return (in_order || !keep_order_) && !other_hits;
    }

    const Play& play_;
    const Position& position_;
    Player player_;
    bool keep_order_;
};

/// Puts characters into an array, which must have room for them; returns where they end.
char* put(char* at, std::string_view text)
{
    return std::copy(text.begin(), text.end(), at);
}
char* put_point(char* at, Point point, const Style& style)
{
    if (!point.is_on_board()) return put(at, word_for(point, style.bar_and_off, style.mirrored));
    const int number = (style.mirrored ? point.mirrored() : point).number();
    const int tens = number >= 20 ? 2 : number >= 10 ? 1 : 0;
    if (tens > 0) *at++ = static_cast<char>('0' + tens);
    *at++ = static_cast<char>('0' + number - 10 * tens);
    return at;
}

char* put_touch(char* at, Touch touch, const Style& style)
{
    at = put_point(at, touch.point, style);
    if (touch.hit && style.mark_hits) *at++ = '*';
    return at;
}

constexpr std::size_t kLongestTouch = 5;  // "/Off*", and "(4)" behind the last.

void add_leg(std::string& text, const Leg& leg, const Style& style)
{
    char buffer[kLongestTouch * (Play::kMostSteps + 2)];
    char* at = buffer;
    for (const Touch& touch : leg.way) {
        if (&touch != leg.way.begin()) *at++ = style.separator;
        at = put_touch(at, touch, style);
    }
    if (leg.count > 1) {
        at = put(at, "(");
        *at++ = static_cast<char>('0' + leg.count);
        at = put(at, ")");
    }
    text.append(buffer, at);
}

/// The steps one by one, added in one piece: there are so many of them.
void add_steps(std::string& text, const Play& play, const Position& position, Player player,
               const Style& style)
{
    char buffer[2 * kLongestTouch * Play::kMostSteps];
    char* at = buffer;
    for (std::size_t i = 0; i < play.size(); ++i) {
        if (i > 0) *at++ = ' ';
        at = put_point(at, play[i].from, style);
        *at++ = style.separator;
        at = put_touch(at, arrival(play, i, position, player), style);
    }
    text.append(buffer, at);
}

/// The same steps, each checker's behind each other.
Play by_checkers(const Play& play)
{
    Play result;
    std::array<bool, Play::kMostSteps> taken{};
    const auto next_from = [&](std::optional<Point> from) {
        for (std::size_t i = 0; i < play.size(); ++i) {
            if (!taken[i] && (!from || play[i].from == *from)) return i;
        }
        return play.size();
    };
    while (result.size() < play.size()) {
        for (std::size_t i = next_from({}); i < play.size(); i = next_from(play[i].to)) {
            taken[i] = true;
            result.add(play[i]);
        }
    }
    return result;
}

}  // namespace

void add_play(std::string& text, const Play& play, const Position& position, Player player,
              const Style& style)
{
    if (!style.merge) return add_steps(text, play, position, player, style);
    const std::size_t begin = text.size();
    const Play ordered = style.keep_order ? play : by_checkers(play);
    for (const Leg& leg : Merger(ordered, position, player, style).merged()) {
        if (text.size() != begin) text += ' ';
        add_leg(text, leg, style);
    }
}

Play in_written_steps(const Play& play, const Position& position, Player player)
{
    const Play ordered = by_checkers(play);
    Play result;
    for (const Leg& leg : Merger(ordered, position, player, kForPeople).merged()) {
        for (int checker = 0; checker < leg.count; ++checker) {
            for (std::size_t i = 1; i < leg.way.size(); ++i)
                result.add({leg.way[i - 1].point, leg.way[i].point});
        }
    }
    return result;
}

std::string format_play(const Play& play, const Position& position, Player player, const Style& style)
{
    std::string text;
    add_play(text, play, position, player, style);
    return text;
}

}  // namespace gammonkit::notation
