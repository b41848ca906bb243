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

/// A match as it was read from one start.
struct Attempt {
    Rules start = {};
    Match match = {};
    CollectingReporter said = CollectingReporter();

    [[nodiscard]] bool is_followed() const { return can_be_followed(said) && !states_boards(match); }
};

Attempt attempt(const ReadFrom& read, const Rules& start)
{
    Attempt made{.start = start};
    made.match = read(start, made.said);
    return made;
}

/// By the other rules if it can only be followed by those.
Attempt attempt_by_any_rules(const ReadFrom& read, const OtherRules* other, const Rules& start)
{
    Attempt usual = attempt(read, start);
    const bool is_settled = other == nullptr || usual.said.dropped > 0 || can_be_followed(usual.said);
    if (is_settled || !other->may_hold(usual.match)) return usual;
    Attempt by_others = attempt(other->read, start);
    if (!can_be_followed(by_others.said)) return usual;
    Diagnostic found = other->found();
    found.where = by_others.match.origin.known();
    by_others.said.seen.insert(by_others.said.seen.begin(), std::move(found));
    return by_others;
}

/// The match, and all that is to be said of it: of more than was collected, a second reading tells all.
Match told_to(Reporter& reporter, Attempt made, const ReadFrom& read)
{
    if (made.said.dropped > 0) return read(made.start, reporter);
    pass_on(made.said, reporter);
    return std::move(made.match);
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

bool can_be_followed(const CollectingReporter& said)
{
    const auto stops = [](const Diagnostic& diagnostic) { return diagnostic.code == kCannotFollow; };
    return said.dropped == 0 && std::ranges::none_of(said.seen, stops);
}

void pass_on(CollectingReporter& said, Reporter& reporter)
{
    for (Diagnostic& diagnostic : said.seen)
        reporter.report(std::move(diagnostic));
}

Match match_from(const Options& options, const ReadFrom& read, Reporter& reporter, const OtherRules* other)
{
    if (const std::optional<Variant> asked = variant_from(options.text(kStartOption.name)))
        return told_to(reporter, attempt_by_any_rules(read, other, {.variant = *asked}), read);
    Attempt usual = attempt_by_any_rules(read, other, {});
    if (usual.is_followed() || usual.match.rules.variant != Variant::standard)
        return told_to(reporter, std::move(usual), read);
    std::string came_of_it(stops_early(usual.match) ? kTried : "");
    for (const Variant variant : kVariants) {
        Attempt tried = attempt_by_any_rules(read, other, {.variant = variant});
        if (!tried.is_followed()) continue;
        if (is_long(tried.match) || states_boards(usual.match)) {
            reporter.report(variant_found(variant, usual.match.origin));
            return told_to(reporter, std::move(tried), read);
        }
        came_of_it = too_short(variant);
        break;
    }
    TriedReporter tried(came_of_it, reporter);
    return told_to(tried, std::move(usual), read);
}

}  // namespace gammonkit
