#include "formats/bgf/format.hpp"

#include "importers/bgf/bgf_file.hpp"
#include "importers/bgf/game_reader.hpp"
#include "importers/bgf/match_facts.hpp"
#include "importers/bgf/types.hpp"
#include "model/replay.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace bgf {
namespace {

ByPlayer<int> score_of(const Json* json, std::string_view green, std::string_view red)
{
    const auto points = [&](std::string_view name) {
        return std::max(0, integer(member(json, name)).value_or(0));
    };
    return {points(green), points(red)};
}

/// The score after game `index`: that before the next one, or the final one.
std::optional<ByPlayer<int>> score_behind(const Json* document, const Json* games, std::size_t index)
{
    if (index + 1 < size_of(games)) return score_of(element(games, index + 1), "scoreGreen", "scoreRed");
    if (member(document, "finalGreen") == nullptr || member(document, "finalRed") == nullptr)
        return std::nullopt;
    return score_of(document, "finalGreen", "finalRed");
}

/// Numbers, scores and the Crawford game, which the turns are read with.
std::vector<Game> headings(const Json* games, const Rules& rules)
{
    std::vector<Game> result(size_of(games));
    for (std::size_t i = 0; i < size_of(games); ++i) {
        result[i].number = static_cast<int>(i) + 1;
        result[i].score = score_of(element(games, i), "scoreGreen", "scoreRed");
        if (!rules.is_money()) result[i].crawford = flag(member(element(games, i), "isCrawford"));
    }
    return result;
}

/// The variant whose start the first game has; the standard one if it has none of them.
Variant variant_of(const Json* games)
{
    const std::optional<Position> start = initial_position(element(games, 0));
    const auto* const found = std::find_if(std::begin(kVariants), std::end(kVariants), [&](Variant variant) {
        return start == starting_position(variant);
    });
    return found == std::end(kVariants) ? Variant::standard : *found;
}

Match match_of(const Json* document, const Json* games, const SourceText& source, Reporter& reporter)
{
    Match match;
    read_facts(document, match, reporter);
    match.rules.variant = variant_of(games);
    match.games = headings(games, match.rules);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < size_of(games); ++i) {
        read_turns(element(games, i), score_behind(document, games, i), crawford[i], match.rules, source,
                   match.games[i], reporter);
    }
    return match;
}

}  // namespace
}  // namespace bgf

Confidence sniff_bgf(const Sample& sample)
{
    return bgf::header_line(sample.bytes).empty() ? Confidence::none : Confidence::certain;
}

Result<Collection> read_bgf(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const bgf::Json document, bgf::open_bgf(source, reporter));
    bgf::check_types(document, reporter);
    const bgf::Json* const games = bgf::member(&document, "games");
    if (bgf::size_of(games) == 0) return failure("no-game", "the match document holds no games");
    Collection collection;
    collection.matches.push_back(bgf::match_of(&document, games, source, reporter));
    return collection;
}

}  // namespace gammonkit
