#include "importers/turns/starts.hpp"

#include "model/replay.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace gammonkit {
namespace {

constexpr std::string_view kCannotFollow = "taken-as-written";

template <class Asked>
std::ptrdiff_t count_of_plays(const Match& match, Asked asked)
{
    std::ptrdiff_t plays = 0;
    for (const Game& game : match.games) {
        plays += std::ranges::count_if(game.turns, [&](const Turn& turn) {
            const auto* play = std::get_if<CheckerPlay>(&turn.action);
            return play != nullptr && asked(*play);
        });
    }
    return plays;
}

/// True if boards are stated to which no play leads: those that one leads to have that play.
bool states_boards(const Match& match)
{
    return count_of_plays(match, [](const CheckerPlay& play) { return play.result && play.play.empty(); }) >
           0;
}

bool is_followed(const CollectingReporter& said, const Match& match)
{
    const auto stops = [](const Diagnostic& diagnostic) { return diagnostic.code == kCannotFollow; };
    return said.dropped == 0 && std::ranges::none_of(said.seen, stops) && !states_boards(match);
}

/// So many plays that a wrong one is no way to be followed in another variant.
bool is_long(const Match& match)
{
    constexpr std::ptrdiff_t kEnough = 8;
    return count_of_plays(match, [](const CheckerPlay&) { return true; }) >= kEnough;
}

/// True if the first game stops so soon, at a play that can be read, that it may begin otherwise; later there
/// is a slip somewhere.
bool stops_early(const Match& match)
{
    constexpr std::size_t kSoon = 12;
    if (match.games.empty()) return false;
    const std::vector<Turn>& turns = match.games.front().turns;
    const std::size_t followed = follow(match, 0).turns_followed;
    if (followed >= std::min(kSoon, turns.size())) return false;
    const auto* play = std::get_if<CheckerPlay>(&turns[followed].action);
    return play != nullptr && play->notation.empty();
}

void pass_on(CollectingReporter& said, Reporter& reporter)
{
    for (Diagnostic& diagnostic : said.seen)
        reporter.report(std::move(diagnostic));
}

Diagnostic variant_found(Variant variant, Origin place)
{
    return {.severity = Severity::note,
            .code = "variant-found",
            .message = fmt::format("this can be followed as {}, and not as backgammon", to_string(variant)),
            .where = place.known(),
            .hint = "the option variant of the format names another"};
}

std::string too_short(Variant variant)
{
    return fmt::format("as {0} it can be, but it is too short to tell; the option variant={0} reads it so",
                       to_string(variant));
}

constexpr std::string_view kTried = "nackgammon, hypergammon and long gammon were tried as well; "
                                    "the option variant of the format names one";

/// Tells of the first game that cannot be followed what came of other starts.
class TriedReporter final : public Reporter {
public:
    TriedReporter(std::string tried, Reporter& next) : tried_(std::move(tried)), next_(next) {}

    void report(Diagnostic diagnostic) override
    {
        if (diagnostic.code == kCannotFollow && !tried_.empty()) diagnostic.hint = std::exchange(tried_, {});
        next_.report(std::move(diagnostic));
    }

private:
    std::string tried_;
    Reporter& next_;
};

}  // namespace

Match match_from(const Options& options, const ReadFrom& read, Reporter& reporter)
{
    if (const std::optional<Variant> asked = variant_from(options.text(kStartOption.name)))
        return read({.variant = *asked}, reporter);
    CollectingReporter said;
    Match match = read({}, said);
    // Of more than is collected, a second reading tells all.
    const auto told_to = [&](Reporter& next) {
        if (said.dropped > 0) return read({}, next);
        pass_on(said, next);
        return std::move(match);
    };
    if (is_followed(said, match) || match.rules.variant != Variant::standard) return told_to(reporter);
    std::string came_of_it(stops_early(match) ? kTried : "");
    for (const Variant other : kVariants) {
        CollectingReporter tried;
        Match found = read({.variant = other}, tried);
        if (!is_followed(tried, found)) continue;
        if (is_long(found) || states_boards(match)) {
            reporter.report(variant_found(other, match.origin));
            pass_on(tried, reporter);
            return found;
        }
        came_of_it = too_short(other);
        break;
    }
    TriedReporter tried(came_of_it, reporter);
    return told_to(tried);
}

}  // namespace gammonkit
