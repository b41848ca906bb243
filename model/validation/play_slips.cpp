#include "model/validation/play_slips.hpp"

#include "model/legal_plays.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace gammonkit {
namespace {

constexpr int kMostSlips = 2;

/// How many slips lead from one number to the other: none, one for a digit or a pip, else two.
int slips_between(Point written, Point meant)
{
    const int a = written.number();
    const int b = meant.number();
    if (a == b) return 0;
    const bool same_length = (a < 10) == (b < 10);
    const bool one_digit =
        same_length ? (a < 10 || a / 10 == b / 10 || a % 10 == b % 10)
                    : (std::max(a, b) % 10 == std::min(a, b) || std::max(a, b) / 10 == std::min(a, b));
    return one_digit || std::abs(a - b) == 1 ? 1 : 2;
}

/// The ways of checkers, "24/18 18/13" as 24/13. A play has four of them at most.
Play merged(const Play& play)
{
    std::vector<Step> ways;
    for (const Step step : play) {
        const auto before = std::ranges::find(ways, step.from, &Step::to);
        if (before != ways.end()) {
            before->to = step.to;
        } else {
            ways.push_back(step);
        }
    }
    Play result;
    for (const Step way : ways)
        result.add(way);
    return result;
}

/// Of a step both numbers are wrong at most.
int slips_between(Step written, Step meant)
{
    return std::min(slips_between(written.from, meant.from) + slips_between(written.to, meant.to), 2);
}

/// The slips from one list of steps to another, in the order in which they are fewest. Of what is missing or
/// too much both numbers are wrong.
int slips_between(const Play& written, const Play& meant)
{
    const Play& fewer = written.size() < meant.size() ? written : meant;
    const Play& more = written.size() < meant.size() ? meant : written;
    std::array<std::size_t, Play::kMostSteps> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(more.size());
    int fewest = kMostSlips + 1;
    do {
        int slips = 2 * static_cast<int>(more.size() - fewer.size());
        for (std::size_t i = 0; i < fewer.size() && slips < fewest; ++i) {
            slips += slips_between(fewer[i], more[order[i]]);
        }
        fewest = std::min(fewest, slips);
    } while (std::next_permutation(order.begin(), end));
    return fewest;
}

int slips_to(const Play& written, const Play& meant)
{
    return std::min(slips_between(written, meant), slips_between(merged(written), merged(meant)));
}

/// The point that a text begins with: a number of at most two digits, the bar or off.
std::optional<Point> point_in(std::string_view text)
{
    if (starts_with_ignoring_case(text, "bar")) return kBar;
    if (starts_with_ignoring_case(text, "off")) return kOff;
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[digits]))
        ++digits;
    if (digits == 0 || digits > 2) return std::nullopt;
    return Point(*parse_int(text.substr(0, digits)));
}

void add_other_plays(const Position& position, Player player, Dice dice, const Play& written,
                     std::vector<MeantPlay>& found)
{
    const std::optional<Position> made = after_legal(position, player, dice, written);
    for (const LegalPlay& legal : legal_plays(position, player, dice)) {
        const int slips = slips_to(written, legal.play);
        if (slips > kMostSlips || legal.result == made) continue;
        found.push_back({.dice = dice,
                         .play = legal.play,
                         .slip = Slip::digits,
                         .slips = std::max(slips, 1),
                         .result = legal.result});
    }
}

void add_other_dice(const Position& position, Player player, Dice dice, const Play& written,
                    std::vector<MeantPlay>& found)
{
    const auto add = [&](int first, int second) {
        const Dice other = *Dice::from(first, second);
        const std::optional<Position> result = after_legal(position, player, other, written);
        if (!result || other.same_roll(dice)) return;
        found.push_back({.dice = other, .play = written, .slip = Slip::die, .result = *result});
    };
    for (int number = 1; number <= 6; ++number) {
        add(number, dice.second());
        if (!dice.is_double()) add(dice.first(), number);
    }
}

void add_other_side(const Position& position, Player player, Dice dice, const Play& written,
                    std::vector<MeantPlay>& found)
{
    Play mirrored;
    for (const Step step : written) {
        const auto seen = [](Point point) { return point.is_on_board() ? point.mirrored() : point; };
        mirrored.add({seen(step.from), seen(step.to)});
    }
    const std::optional<Position> result = after_legal(position, player, dice, mirrored);
    if (result) found.push_back({.dice = dice, .play = mirrored, .slip = Slip::side, .result = *result});
}

}  // namespace

Play roughly_read(std::string_view text)
{
    Play play;
    for (const std::string_view word : words(text)) {
        const std::size_t slash = word.find('/');
        if (slash == std::string_view::npos) continue;
        const std::optional<Point> from = point_in(word.substr(0, slash));
        const std::optional<Point> to = point_in(word.substr(slash + 1));
        if (!from || !to) continue;
        const std::size_t times = word.find('(');
        const std::optional<int> count =
            times == std::string_view::npos ? std::nullopt : parse_int(word.substr(times + 1, 1));
        for (int i = 0; i < std::clamp(count.value_or(1), 1, 4); ++i)
            play.add({*from, *to});
    }
    return play;
}

std::vector<MeantPlay> meant_plays(const Position& position, Player player, Dice dice, const Play& written)
{
    std::vector<MeantPlay> found;
    if (written.empty()) return found;
    add_other_plays(position, player, dice, written, found);
    add_other_dice(position, player, dice, written, found);
    add_other_side(position, player, dice, written, found);
    std::ranges::stable_sort(found, {}, &MeantPlay::slips);
    return found;
}

}  // namespace gammonkit
