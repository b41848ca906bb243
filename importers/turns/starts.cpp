#include "importers/turns/starts.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

bool is_followed(const CollectingReporter& said)
{
    return said.dropped == 0 && std::ranges::none_of(said.seen, [](const Diagnostic& diagnostic) {
               return diagnostic.code == "illegal-play" || diagnostic.code == "taken-as-written";
           });
}

void pass_on(CollectingReporter& said, Reporter& reporter)
{
    for (Diagnostic& diagnostic : said.seen)
        reporter.report(std::move(diagnostic));
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
            reporter.report({.severity = Severity::note,
                             .code = "variant-found",
                             .message = fmt::format("this can be followed as {}, and not as backgammon",
                                                    to_string(other)),
                             .where = place,
                             .hint = "the option variant of the format names another"});
            pass_on(tried, reporter);
            return found;
        }
    }
    if (said.dropped > 0) return read({}, reporter);
    pass_on(said, reporter);
    return match;
}

}  // namespace gammonkit
