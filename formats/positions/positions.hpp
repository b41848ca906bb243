#pragma once

#include "formats/feature_counter.hpp"
#include "model/match.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit {

/// Why a format that holds positions only cannot write a collection without any: [no-position].
[[nodiscard]] tl::unexpected<Diagnostic> no_position(std::string_view format);

/// What a reader of positions found; a failure if it found none. A note says how many lines held none.
[[nodiscard]] Result<Collection> positions_or_failure(Collection collection, std::size_t other_lines,
                                                      std::string_view none_found, Reporter& reporter);

/// How positions stand in a text, among lines that belong to none.
struct PositionLines {
    bool (*begins)(std::string_view line);  ///< The first line of a position.
    bool (*ends)(std::string_view line);    ///< The last; a position ends where the next begins, too.
    std::optional<PositionRecord> (*read)(const SourceText& source,
                                          const std::vector<std::string_view>& lines, Reporter& reporter);
    std::string_view none_found;    ///< What to say if there is none.
    bool with_identifiers = false;  ///< Identifiers between positions are positions, too.
};

/// Reads every position of a text.
[[nodiscard]] Result<Collection> read_positions(const SourceText& source, const PositionLines& how,
                                                Reporter& reporter);

/// The positions of a collection, which `add(text, record)` writes one behind the other; [no-position] if
/// there is none.
template <class Add>
[[nodiscard]] Result<std::string> write_positions(const Collection& collection, std::string_view format,
                                                  Add add)
{
    if (collection.positions.empty()) return no_position(format);
    std::string text;
    for (const PositionRecord& record : collection.positions)
        add(text, record);
    return text;
}

/// Counts what is lost of `state` where a format gives back `kept`: for the partial losses of formats that
/// hold positions, which find out by reading what they wrote.
void count_state_losses(const GameState& state, const GameState& kept, FeatureCounter& lost);

/// The same with the names of the players.
void count_losses(const PositionRecord& record, const PositionRecord& kept, FeatureCounter& lost);

/// The same for all positions, where `kept(record)` reads what was written of one.
template <class Kept>
[[nodiscard]] Census losses_of_positions(const Collection& collection, Kept kept)
{
    FeatureCounter lost;
    for (const PositionRecord& record : collection.positions) {
        const Result<PositionRecord> read = kept(record);
        count_losses(record, read.value_or(PositionRecord{}), lost);
    }
    return lost.result();
}

}  // namespace gammonkit
