#include "cli/commands/dedupe/groups.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace gammonkit::cli {
namespace {

/// So many boards must be the same in a game: the first few are so in many matches.
constexpr std::size_t kFewestBoards = 10;

/// One game of a group's match.
struct PlacedGame {
    MatchGroup* group = nullptr;
    std::size_t game = 0;
};
/// By how they begin.
using GamesByBeginning = std::unordered_multimap<std::uint32_t, PlacedGame>;

std::pair<std::size_t, std::size_t> place_of(const FoundMatch* found)
{
    return {found->input, found->number};
}

/// Records whose play is the same from its begin to its end.
std::vector<MatchGroup> equal_records(std::vector<const FoundMatch*> all)
{
    std::stable_sort(all.begin(), all.end(), [](const FoundMatch* a, const FoundMatch* b) {
        return a->fingerprint < b->fingerprint;
    });
    std::vector<MatchGroup> groups;
    for (const FoundMatch* found : all) {
        const bool joins =
            !groups.empty() && found->fingerprint && groups.back().best->fingerprint == found->fingerprint;
        if (!joins) groups.push_back({.records = {}, .best = found});
        MatchGroup& group = groups.back();
        group.records.push_back(found);
        if (found->information > group.best->information) group.best = found;
    }
    return groups;
}

GamesByBeginning games_by_beginning(std::vector<MatchGroup>& groups)
{
    GamesByBeginning games;
    for (MatchGroup& group : groups) {
        const auto& course = group.best->course.games;
        for (std::size_t i = 0; i < course.size(); ++i) {
            if (course[i].size() >= kFewestBoards)
                games.emplace(course[i][kFewestBoards - 1], PlacedGame{&group, i});
        }
    }
    return games;
}

/// The longest match of which this is a part; nothing if there is none.
MatchGroup* whole_of(const MatchGroup& part, const GamesByBeginning& games)
{
    const MatchCourse& course = part.best->course;
    const auto told =
        std::ranges::find_if(course.games, [](const auto& game) { return game.size() >= kFewestBoards; });
    if (told == course.games.end()) return nullptr;
    const auto before = static_cast<std::size_t>(told - course.games.begin());
    MatchGroup* whole = nullptr;
    const auto [first, last] = games.equal_range((*told)[kFewestBoards - 1]);
    for (auto it = first; it != last; ++it) {
        const auto& [group, game] = it->second;
        const MatchCourse& other = group->best->course;
        const bool is_longer =
            other.boards > course.boards && (whole == nullptr || other.boards > whole->best->course.boards);
        if (is_longer && game >= before && is_part_at(course, other, game - before)) whole = group;
    }
    return whole;
}

}  // namespace

std::vector<MatchGroup> groups_of(const std::vector<const FoundMatch*>& all)
{
    std::vector<MatchGroup> groups = equal_records(all);
    const GamesByBeginning games = games_by_beginning(groups);
    // A part of a part is one of the longest, too.
    std::vector<MatchGroup*> wholes;
    for (const MatchGroup& group : groups)
        wholes.push_back(whole_of(group, games));
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (wholes[i] == nullptr) continue;
        std::ranges::move(groups[i].records, std::back_inserter(wholes[i]->records));
        groups[i].records.clear();
    }
    std::erase_if(groups, [](const MatchGroup& group) { return group.records.empty(); });
    for (MatchGroup& group : groups)
        std::ranges::sort(group.records, {}, [](const FoundMatch* found) { return place_of(found); });
    std::ranges::sort(groups, {}, [](const MatchGroup& group) { return place_of(group.records.front()); });
    return groups;
}

}  // namespace gammonkit::cli
