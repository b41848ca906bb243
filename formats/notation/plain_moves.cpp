#include "formats/notation/plain_moves.hpp"

#include "support/text.hpp"

namespace gammonkit::notation {
namespace {

bool is_gap(char c)
{
    return c == ' ' || c == '\t' || c == ',';
}

/// Takes what it understands from the front of a text.
class Scanner {
public:
    explicit Scanner(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

    std::optional<Moves> moves()
    {
        std::optional<Moves> moves(std::in_place);
        for (skip_gap(); at_ != end_; skip_gap()) {
            if (!add_leg(*moves)) return std::nullopt;
        }
        return moves;
    }

    /// Takes legs up to the first that is not plain, or has not one blank before it. Returns where they end.
    const char* take_legs(Moves& moves)
    {
        const char* behind = at_;
        std::size_t hops = 0;
        while (take(' ') && add_leg(moves)) {
            behind = at_;
            hops = moves.size();
        }
        moves.cut_to(hops);
        return behind;
    }

private:
    void skip_gap()
    {
        while (at_ != end_ && is_gap(*at_))
            ++at_;
    }

    bool take(char c)
    {
        if (at_ == end_ || *at_ != c) return false;
        ++at_;
        return true;
    }

    /// A leg ends where a gap begins. Inline, so that `at_` stays where it is quick to reach.
    [[gnu::always_inline]] bool add_leg(Moves& moves)
    {
        const std::size_t first_hop = moves.size();
        std::optional<Point> from;
        do {
            const std::optional<Point> to = take_point();
            if (!to) return false;
            const bool hit = take('*');
            if (from && !moves.add({.from = *from, .to = *to, .hit = hit})) return false;
            from = to;
        } while (take('/'));
        if (moves.size() == first_hop) return false;
        if (at_ != end_ && *at_ == '(') {
            const int count = take_count();
            if (count == 0 || !repeat(moves, first_hop, count)) return false;
        }
        return at_ == end_ || is_gap(*at_);
    }

    /// "(2)": how many checkers go the same way; 0 if that is not what stands there.
    int take_count()
    {
        if (end_ - at_ < 3 || at_[1] < '1' || at_[1] > '4' || at_[2] != ')') return 0;
        at_ += 3;
        return at_[-2] - '0';
    }

    /// Other checkers go the same way as the first, which begins with hop number `first`.
    static bool repeat(Moves& moves, std::size_t first, int count)
    {
        const std::size_t behind = moves.size();
        for (; count > 1; --count) {
            for (std::size_t i = first; i < behind; ++i) {
                if (!moves.add(moves[i])) return false;
            }
        }
        return true;
    }

    std::optional<Point> take_point()
    {
        if (at_ == end_) return std::nullopt;
        if (!is_digit(*at_)) return take_place();
        int number = *at_++ - '0';
        if (at_ != end_ && is_digit(*at_)) number = 10 * number + (*at_++ - '0');
        return number <= kBar.number() ? std::optional(Point(number)) : std::nullopt;
    }

    std::optional<Point> take_place()
    {
        if (*at_ == ' ' || end_ - at_ < 3) return std::nullopt;  // As nearly always: behind the last leg.
        const std::string_view word(at_, 3);
        const bool is_bar = word == "bar" || word == "Bar";
        if (!is_bar && word != "off" && word != "Off") return std::nullopt;
        at_ += 3;
        return is_bar ? kBar : kOff;
    }

    const char* at_;
    const char* end_;
};

}  // namespace

PlainMoves plain_moves_in_front(std::string_view text)
{
    PlainMoves plain;
    plain.length = static_cast<std::size_t>(Scanner(text).take_legs(plain.moves) - text.data());
    return plain;
}

std::optional<Moves> parse_plain_moves(std::string_view text)
{
    return Scanner(text).moves();
}

}  // namespace gammonkit::notation
