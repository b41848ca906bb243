#pragma once

#include "model/match.hpp"
#include "support/result.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace gammonkit {

/// More than so much, in points per unit of the cube or in EMG, gets a mark.
struct MarkThresholds {
    double doubtful = 0.030;  ///< Of errors.
    double bad = 0.060;
    double very_bad = 0.120;
    double lucky = 0.300;  ///< Of rolls, and mirrored for bad luck.
    double very_lucky = 0.600;
    friend bool operator==(const MarkThresholds&, const MarkThresholds&) = default;
};

/// "gnubg": those of GNU Backgammon 1.07. "gnubg-manual": those that its manual tells. "xg": errors and
/// blunders of eXtreme Gammon; nothing is doubtful.
inline constexpr std::array<std::string_view, 3> kThresholdNames{"gnubg", "gnubg-manual", "xg"};
/// Nothing if the name is none of them.
[[nodiscard]] std::optional<MarkThresholds> thresholds_named(std::string_view name);

/// Three numbers with commas between, or five with those of luck: "0.02,0.05,0.1,0.3,0.6". Nothing if they
/// are negative or fall.
[[nodiscard]] std::optional<MarkThresholds> thresholds_of_numbers(std::string_view numbers);

/// What a name or numbers say. Fails with code "option-value".
[[nodiscard]] Result<MarkThresholds> thresholds_from(std::string_view text);

/// Those of the program whose analysis a match holds: eXtreme Gammon's own, else GNU Backgammon's.
[[nodiscard]] MarkThresholds usual_thresholds(const Match& match);

[[nodiscard]] std::optional<SkillMark> mark_for_error(double error, const MarkThresholds& thresholds);
[[nodiscard]] std::optional<LuckMark> mark_for_luck(double luck, const MarkThresholds& thresholds);

}  // namespace gammonkit
