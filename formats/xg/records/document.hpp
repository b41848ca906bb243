#pragma once

#include "formats/xg/records/records.hpp"

#include <cstddef>

namespace gammonkit::xg {

/// A cube or move record. `place`: where it stands in temp.xg if it was read; which turn of the game it tells
/// of if it was made from the model.
struct TurnRecord {
    static constexpr std::size_t kNoTurn = SIZE_MAX;
    std::variant<CubeRecord, MoveRecord> record;
    std::size_t place = kNoTurn;
};

struct GamePart {
    HeaderGame header;
    std::vector<TurnRecord> turns;
    std::optional<FooterGame> footer;
    std::size_t place = 0;  ///< In temp.xg.
};

/// All that a file holds: the records, and what they point to.
struct Document {
    HeaderMatch header;
    std::vector<GamePart> games;
    std::optional<FooterMatch> footer;
    std::vector<Rollout> rollouts;
    std::vector<std::string> comments;  ///< RTF, mostly.
    std::optional<MoveRecord> quick_info;
};

/// The rollout that a record points to; nothing if there is none.
[[nodiscard]] const Rollout* rollout_at(const Document& document, std::int32_t index);

/// True if the file is of a position, not of a match: one question, and no end.
[[nodiscard]] bool is_position(const Document& document);

}  // namespace gammonkit::xg
