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

    bool take(std::string_view word)
    {
        if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }

    /// A leg ends where a gap begins.
    bool add_leg(Moves& moves)
    {
        const std::size_t first_hop = moves.size();
        if (!take_point()) return false;
        take('*');
        while (take('/')) {
            const Point from = point_;
            if (!take_point() || !moves.add({.from = from, .to = point_, .hit = take('*')})) return false;
        }
        if (moves.size() == first_hop) return false;
        if (at_ != end_ && *at_ == '(' && !repeat(moves, first_hop)) return false;
        return at_ == end_ || is_gap(*at_);
    }

    /// "(2)": another checker goes the same way as the first, which begins with hop number `first`.
    bool repeat(Moves& moves, std::size_t first)
    {
        if (end_ - at_ < 3 || at_[1] < '1' || at_[1] > '4' || at_[2] != ')') return false;
        const std::size_t behind = moves.size();
        for (int count = at_[1] - '0'; count > 1; --count) {
            for (std::size_t i = first; i < behind; ++i) {
                if (!moves.add(moves[i])) return false;
            }
        }
        at_ += 3;
        return true;
    }

    bool take_point()
    {
        if (at_ == end_) return false;
        if (!is_digit(*at_)) return take_place();
        int number = *at_++ - '0';
        if (at_ != end_ && is_digit(*at_)) number = 10 * number + (*at_++ - '0');
        point_ = Point(number);
        return number <= kBar.number();
    }

    bool take_place()
    {
        const bool is_bar = take("bar") || take("Bar");
        point_ = is_bar ? kBar : kOff;
        return is_bar || take("off") || take("Off");
    }

    const char* at_;
    const char* end_;
    Point point_;  ///< What `take_point` took.
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
