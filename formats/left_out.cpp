#include "formats/left_out.hpp"

#include "formats/extra_keys.hpp"
#include "model/for_each_turn.hpp"

#include <algorithm>
#include <span>

namespace gammonkit {
namespace {

/// The beginnings of the keys whose extras tell what analyses say, besides `kExtrasOfAnalysis`. What bgf and
/// ogxm keep has the names of their files, and may be anything.
constexpr std::string_view kTellAnalyses[] = {"bgblitz-text:",    "bgf:",    "ogxm:",   "xg-text:rollout",
                                              "xg:loose-rollout", "xg:cube", "xg:move", "xg:rollout"};
constexpr std::string_view kTellComments[] = {"xg:loose-comment", "xg:rtf"};

bool begins_with_one_of(std::string_view key, std::span<const std::string_view> beginnings)
{
    return std::ranges::any_of(beginnings, [&](std::string_view begin) { return key.starts_with(begin); });
}

/// Whether an extra tells what is left out.
class Tells {
public:
    explicit Tells(const LeftOut& parts) : analyses_(parts.plays && parts.cubes), comments_(parts.comments) {}

    [[nodiscard]] bool any() const { return analyses_ || comments_; }
    bool operator()(const Extra& extra) const
    {
        if (comments_ && begins_with_one_of(extra.key, kTellComments)) return true;
        return analyses_ && (begins_with_one_of(extra.key, kTellAnalyses) ||
                             begins_with_one_of(extra.key, kExtrasOfAnalysis));
    }

private:
    bool analyses_;
    bool comments_;
};

void leave_out_extras(std::vector<Turn>& main_line, const Tells& tells)
{
    std::vector<std::vector<Turn>*> lines{&main_line};
    while (!lines.empty()) {
        std::vector<Turn>& line = *lines.back();
        lines.pop_back();
        for (Turn& turn : line) {
            erase_if(turn.extras, tells);
            for (Variation& variation : turn.variations)
                lines.push_back(&variation.turns);
        }
    }
}

std::vector<Marks> marks_of(const Collection& collection)
{
    std::vector<Marks> marks;
    for (const Match& match : collection.matches) {
        for (const Game& game : match.games)
            for_each_turn(game.turns, [&](const Turn& turn) { marks.push_back(turn.marks); });
    }
    return marks;
}

/// How many turns lose a mark, be it one of several.
std::size_t lost_marks(const Collection& collection, LeftOut parts)
{
    parts.comments = false;  // Remarks would be gone.
    Collection rest = collection;
    leave_out(rest, parts);
    const std::vector<Marks> before = marks_of(collection);
    const std::vector<Marks> after = marks_of(rest);
    std::size_t lost = 0;
    for (std::size_t i = 0; i < before.size(); ++i)
        lost += before[i] == after[i] ? 0 : 1;
    return lost;
}

}  // namespace

void leave_out_with_extras(Collection& collection, const LeftOut& parts)
{
    leave_out(collection, parts);
    const Tells tells(parts);
    if (!tells.any()) return;
    for (Match& match : collection.matches) {
        erase_if(match.extras, tells);
        for (Game& game : match.games) {
            erase_if(game.extras, tells);
            leave_out_extras(game.turns, tells);
        }
    }
    for (PositionRecord& record : collection.positions)
        erase_if(record.extras, tells);
}

Census take_out(Collection& collection, const LeftOut& parts)
{
    Collection rest = collection;
    leave_out_with_extras(rest, parts);
    Census missing = missing_of(collection, rest);
    missing[static_cast<std::size_t>(Feature::marks)] = lost_marks(collection, parts);
    collection = std::move(rest);
    return missing;
}

}  // namespace gammonkit
