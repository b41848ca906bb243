#pragma once

#include "formats/xg/records/document.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"

namespace gammonkit::xg {

/// Makes records, and puts what they point to into a document.
struct RecordMaker {
    RecordMaker(Document& target, bool extras) : document(target), with_extras(extras) {}

    /// The record of a decision before a roll; who acts and how is still to be filled in.
    [[nodiscard]] CubeRecord cube_of(const CubeAnalysis* analysis, const GameState& state,
                                     const Extras& extras);

    /// The record of a roll that `state` meets, played or not.
    [[nodiscard]] MoveRecord move_of(const PlayAnalysis* analysis, const GameState& state,
                                     const std::variant<CheckerPlay, Roll>& action, const Extras& extras);
    [[nodiscard]] MoveRecord move_of(const PlayAnalysis* analysis, const GameState& state, const Roll& roll,
                                     const Extras& extras)
    {
        return move_of(analysis, state, std::variant<CheckerPlay, Roll>(roll), extras);
    }

    /// The index of a comment; kNone if it is empty.
    std::int32_t comment(std::string_view text, const Extras& extras);
    /// Comments and rollouts that no record points to.
    void add_loose_ends(const Extras& extras);

    Document& document;
    bool with_extras;
    int version = HeaderMatch{}.version;

private:
    std::int32_t rollout(Rollout record, std::string_view name, const Extras& extras);
};

/// Game `index` of a match.
[[nodiscard]] GamePart game_part_of(const Match& match, std::size_t index, RecordMaker& maker);

/// The turns of game `index` that XG's records cannot follow, because one before them could not be.
[[nodiscard]] std::size_t turns_beyond_reach(const Match& match, std::size_t index);

}  // namespace gammonkit::xg
