#include "importers/turns/starts.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <variant>

namespace gammonkit {
namespace {

bool is_followed(const CollectingReporter& said)
{
    return said.dropped == 0 && std::ranges::none_of(said.seen, [](const Diagnostic& diagnostic) {
               return diagnostic.code == "illegal-play" || diagnostic.code == "taken-as-written";
           });
}

/// So many plays that a wrong one is no way to be followed in another variant.
bool is_long(const Match& match)
{
    constexpr std::ptrdiff_t kEnough = 8;
    std::ptrdiff_t plays = 0;
    for (const Game& game : match.games) {
        plays += std::ranges::count_if(
            game.turns, [](const Turn& turn) { return std::holds_alternative<CheckerPlay>(turn.action); });
    }
    return plays >= kEnough;
}

void pass_on(CollectingReporter& said, Reporter& reporter)
{
    for (Diagnostic& diagnostic : said.seen)
        reporter.report(std::move(diagnostic));
}

Diagnostic variant_found(Variant variant, bool is_taken, std::size_t place)
{
    const std::string_view name = to_string(variant);
    return {.severity = Severity::note,
            .code = "variant-found",
            .message = fmt::format("this can be followed as {}, and not as backgammon", name),
            .where = place,
            .hint = is_taken ? std::string("the option variant of the format names another")
                             : fmt::format(
                                   "it is too short to tell; the option variant={} of the format reads it so",
                                   name)};
}

}  // namespace

Match match_from(std::string_view variant, const ReadFrom& read, std::size_t place, Reporter& reporter)
{
    if (!variant.empty() && variant != "any")
        return read({.variant = variant_from(variant).value_or(Variant::standard)}, reporter);
    CollectingReporter said;
    Match match = read({}, said);
    if (!is_followed(said) && match.rules.variant == Variant::standard) {
        for (const Variant other : kVariants) {
            CollectingReporter tried;
            Match found = read({.variant = other}, tried);
            if (!is_followed(tried)) continue;
            const bool is_taken = is_long(found);
            reporter.report(variant_found(other, is_taken, place));
            if (!is_taken) break;
            pass_on(tried, reporter);
            return found;
        }
    }
    if (said.dropped > 0) return read({}, reporter);
    pass_on(said, reporter);
    return match;
}

}  // namespace gammonkit
