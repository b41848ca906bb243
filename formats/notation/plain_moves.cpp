#include "formats/notation/plain_moves.hpp"

#include "support/text.hpp"

namespace gammonkit::notation {
namespace {

/// Takes what it understands from the front of a text.
class Scanner {
public:
    Scanner(const SourceText& source, std::string_view text) : source_(source), rest_(text) {}

    std::optional<Moves> moves()
    {
        Moves moves;
        moves.legs.reserve(Play::kMostSteps);
        for (skip_gap(); !rest_.empty(); skip_gap()) {
            if (!add_leg(moves.legs.emplace_back())) return std::nullopt;
        }
        return moves;
    }

private:
    void skip_gap()
    {
        while (!rest_.empty() && (rest_[0] == ' ' || rest_[0] == '\t' || rest_[0] == ','))
            rest_.remove_prefix(1);
    }

    bool take(std::string_view word)
    {
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }

    /// A leg ends where a gap begins.
    bool add_leg(Leg& leg)
    {
        leg.offset = source_.offset_of(rest_);
        leg.way.reserve(2);
        do {
            const std::optional<Point> point = take_point();
            if (!point) return false;
            leg.way.push_back({.point = *point, .hit = take("*")});
        } while (take("/"));
        if (rest_.size() >= 3 && rest_[0] == '(' && rest_[1] >= '1' && rest_[1] <= '4' && rest_[2] == ')') {
            leg.count = rest_[1] - '0';
            rest_.remove_prefix(3);
        }
        return leg.way.size() >= 2 && (rest_.empty() || rest_[0] == ' ');
    }

    std::optional<Point> take_point()
    {
        if (take("bar")) return kBar;
        if (take("off")) return kOff;
        if (rest_.empty() || !is_digit(rest_[0])) return std::nullopt;
        int number = rest_[0] - '0';
        rest_.remove_prefix(1);
        if (!rest_.empty() && is_digit(rest_[0])) {
            number = 10 * number + (rest_[0] - '0');
            rest_.remove_prefix(1);
        }
        return number <= kBar.number() ? std::optional(Point(number)) : std::nullopt;
    }

    const SourceText& source_;
    std::string_view rest_;
};

}  // namespace

std::optional<Moves> parse_plain_moves(const SourceText& source, std::string_view text)
{
    return Scanner(source, text).moves();
}

}  // namespace gammonkit::notation
