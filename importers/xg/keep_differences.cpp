#include "importers/xg/keep_differences.hpp"

#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/mapping/model_records.hpp"
#include "formats/xg/records/differences.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

/// Compares the records of a file with those that the model gives.
class Keeper {
public:
    Keeper(const Document& actual, const Document& rebuilt)
        : actual_(actual), rebuilt_(rebuilt), version_(actual.header.version)
    {
    }

    template <class Record>
    void keep(const Record& actual, const Record& rebuilt, std::string_view key, Extras& extras) const
    {
        add_values(extras, key, differences(actual, rebuilt, version_));
    }

    void keep_turn(const CubeRecord& actual, const CubeRecord& rebuilt, Extras& extras) const
    {
        keep(actual, rebuilt, kCubeKey, extras);
        keep_rollout(actual.rollout, rebuilt.rollout, kCubeRollout, extras);
    }

    void keep_turn(const MoveRecord& actual, const MoveRecord& rebuilt, Extras& extras) const
    {
        keep(actual, rebuilt, kMoveKey, extras);
        for (std::size_t i = 0; i < actual.rollouts.size(); ++i)
            keep_rollout(actual.rollouts[i], rebuilt.rollouts[i], std::to_string(i), extras);
    }

private:
    void keep_rollout(std::int32_t actual, std::int32_t rebuilt, std::string_view name, Extras& extras) const
    {
        const Rollout* here = rollout_at(actual_, actual);
        const Rollout* there = rollout_at(rebuilt_, rebuilt);
        if (here == nullptr || there == nullptr) return;
        std::vector<std::string> values = differences(*here, *there, version_);
        if (values.empty()) return;
        values.insert(values.begin(), std::string(name));
        extras.push_back({.key = std::string(kRolloutKey), .values = std::move(values)});
    }

    const Document& actual_;
    const Document& rebuilt_;
    int version_;
};

/// How many records of a game follow each other as those that the model gives.
std::size_t records_in_step(const GamePart& actual, const GamePart& rebuilt)
{
    const auto end = std::mismatch(
        actual.turns.begin(), actual.turns.end(), rebuilt.turns.begin(), rebuilt.turns.end(),
        [](const TurnRecord& a, const TurnRecord& b) { return a.record.index() == b.record.index(); });
    return static_cast<std::size_t>(end.first - actual.turns.begin());
}

void keep_turns(const Keeper& keeper, const GamePart& actual, const GamePart& rebuilt, std::size_t count,
                Game& game)
{
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t turn = rebuilt.turns[i].place;
        Extras& extras = turn < game.turns.size() ? game.turns[turn].extras : game.extras;
        std::visit(
            [&]<class Record>(const Record& record) {
                keeper.keep_turn(record, std::get<Record>(rebuilt.turns[i].record), extras);
            },
            actual.turns[i].record);
    }
}

void keep_game(const Keeper& keeper, const GamePart& actual, const GamePart& rebuilt, Game& game,
               Reporter& reporter)
{
    keeper.keep(actual.header, rebuilt.header, kGameKey, game.extras);
    if (actual.footer && rebuilt.footer)
        keeper.keep(*actual.footer, *rebuilt.footer, kGameEndKey, game.extras);
    const std::size_t in_step = records_in_step(actual, rebuilt);
    keep_turns(keeper, actual, rebuilt, in_step, game);
    if (in_step == actual.turns.size()) return;
    reporter.report(
        {.severity = Severity::note,
         .code = "xg-order",
         .message = fmt::format("game {}: only the first {} records follow each other as XG has them; what "
                                "only XG knows of the others is left out",
                                game.number, in_step),
         .where = actual.turns[in_step].place});
}

/// Which of the things that records point to, by their indices, are pointed to.
class Used {
public:
    explicit Used(std::size_t size) : used_(size, false) {}

    void mark(std::int32_t index)
    {
        const bool there = index >= 0 && static_cast<std::size_t>(index) < used_.size();
        if (there) used_[static_cast<std::size_t>(index)] = true;
    }
    [[nodiscard]] bool has(std::size_t index) const { return used_[index]; }

private:
    std::vector<bool> used_;
};

void mark(const CubeRecord& cube, Used& comments, Used& rollouts)
{
    comments.mark(cube.comment);
    rollouts.mark(cube.rollout);
}

void mark(const MoveRecord& move, Used& comments, Used& rollouts)
{
    comments.mark(move.comment);
    for (const std::int32_t index : move.rollouts)
        rollouts.mark(index);
}

void mark_all(const Document& document, Used& comments, Used& rollouts)
{
    comments.mark(document.header.header_comment);
    comments.mark(document.header.footer_comment);
    for (const GamePart& game : document.games) {
        comments.mark(game.header.header_comment);
        comments.mark(game.header.footer_comment);
        for (const TurnRecord& turn : game.turns)
            std::visit([&](const auto& record) { mark(record, comments, rollouts); }, turn.record);
    }
    if (document.quick_info) mark(*document.quick_info, comments, rollouts);
}

void keep_loose_ends(const Document& document, Extras& extras)
{
    Used comments(document.comments.size());
    Used rollouts(document.rollouts.size());
    mark_all(document, comments, rollouts);
    std::vector<std::string> loose;
    for (std::size_t i = 0; i < document.comments.size(); ++i) {
        if (!comments.has(i)) loose.push_back(document.comments[i]);
    }
    add_values(extras, kLooseCommentKey, std::move(loose));
    for (std::size_t i = 0; i < document.rollouts.size(); ++i) {
        if (rollouts.has(i)) continue;
        add_values(extras, kLooseRolloutKey,
                   differences(document.rollouts[i], Rollout{}, document.header.version));
    }
}

}  // namespace

void keep_differences(const Document& document, Match& match, Reporter& reporter)
{
    const Document rebuilt = document_of(match, false);
    const Keeper keeper(document, rebuilt);
    keeper.keep(document.header, rebuilt.header, kMatchKey, match.extras);
    if (document.footer && rebuilt.footer)
        keeper.keep(*document.footer, *rebuilt.footer, kMatchEndKey, match.extras);
    for (std::size_t i = 0; i < match.games.size(); ++i)
        keep_game(keeper, document.games[i], rebuilt.games[i], match.games[i], reporter);
    keep_loose_ends(document, match.extras);
}

void keep_differences(const Document& document, PositionRecord& position, PositionRecord* rolled)
{
    const Document rebuilt = document_of(position, rolled, false);
    const Keeper keeper(document, rebuilt);
    keeper.keep(document.header, rebuilt.header, kMatchKey, position.extras);
    keeper.keep(document.games[0].header, rebuilt.games[0].header, kGameKey, position.extras);
    const auto& actual_turns = document.games[0].turns;
    const auto& rebuilt_turns = rebuilt.games[0].turns;
    keeper.keep_turn(std::get<CubeRecord>(actual_turns[0].record),
                     std::get<CubeRecord>(rebuilt_turns[0].record), position.extras);
    if (actual_turns.size() > 1 && rebuilt_turns.size() > 1) {
        keeper.keep_turn(std::get<MoveRecord>(actual_turns[1].record),
                         std::get<MoveRecord>(rebuilt_turns[1].record), position.extras);
    }
    if (rolled != nullptr && rebuilt.quick_info)
        keeper.keep_turn(*document.quick_info, *rebuilt.quick_info, rolled->extras);
    keep_loose_ends(document, position.extras);
}

}  // namespace gammonkit::xg
