#include "analysis/bearoff/parts/best_plays.hpp"

namespace gammonkit::bearoff {

ByRoll<int> BestPlays::find(int number, const Steps& steps)
{
    ByDie one;
    ByDie three;
    ByDie four;
    one.fill(kNone);
    three.fill(kNone);
    four.fill(kNone);
    std::array<ByDie, 6> pairs;  // By the first die, then the second.
    for (std::size_t die = 6; die-- > 0;) {
        ByDie pair;
        pair.fill(kNone);
        for (int from = steps.highest(); from >= 0; --from) {
            if (!steps.can_move(from, static_cast<int>(die) + 1)) continue;
            const Kept& next = after(steps.after(from, static_cast<int>(die) + 1));
            one[die] = better(one[die], next.itself);
            for (std::size_t then = 0; then < 6; ++then)
                pair[then] = better(pair[then], next.one[then]);
            three[die] = better(three[die], next.two[die]);
            four[die] = better(four[die], next.three[die]);
        }
        pairs[die] = pair;
    }

    Kept& kept = at(number);
    kept.one = one;
    kept.three = three;
    ByRoll<int> best{};
    std::size_t roll = 0;
    for (std::size_t high = 0; high < 6; ++high) {
        for (std::size_t low = 0; low < high; ++low)
            best[roll++] = static_cast<int>(better(pairs[high][low], pairs[low][high]));
        kept.two[high] = pairs[high][high];
        best[roll++] = static_cast<int>(four[high]);
    }
    return best;
}

}  // namespace gammonkit::bearoff
