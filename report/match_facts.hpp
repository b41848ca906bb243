#pragma once

#include "model/match.hpp"
#include "support/languages/translator.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// Something that a record says of its match as a whole.
struct MatchFact {
    std::string name;     ///< "Length".
    std::string value;    ///< "7-point match"; never empty.
    std::string in_line;  ///< What stands for it in a line: "annotated by Ann".
};

/// The rating of a player; empty if it is the one that servers give whoever has not played yet.
[[nodiscard]] std::string shown_rating(const PlayerInfo& player);

/// Length, event, round, place, date, time, ratings, annotator: whatever is known, in this order.
[[nodiscard]] std::vector<MatchFact> match_facts(const Match& match, const Translator& words = {});

/// The same in a line: "7-point match · Nordic Open · final · 2024-05-23".
[[nodiscard]] std::string match_facts_line(const Match& match, const Translator& words = {});

}  // namespace gammonkit
