#pragma once

#include "model/analysis.hpp"
#include "model/decisions/cube_choice.hpp"
#include "model/game_state.hpp"
#include "support/languages/translator.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// How many plays are listed where nobody says otherwise.
inline constexpr std::size_t kUsualPlays = 5;

/// What of analyses is shown.
struct ShownAnalysis {
    bool cube = true;
    bool plays = true;
    std::size_t most_plays = kUsualPlays;  ///< Besides them the one that was made.
    bool chances = true;                   ///< To win, to win a gammon ...
    bool settings = true;                  ///< Levels, and how rollouts were made.
    friend bool operator==(const ShownAnalysis&, const ShownAnalysis&) = default;
};

/// What an analysis says of one choice.
struct AnalyzedChoice {
    std::string words = {};  ///< "13/11 6/5", "double, take", "redouble, pass".
    /// Of the cube. In a table of the answers to a double: what the double comes to by this answer.
    std::optional<CubeOption> option = {};
    std::size_t rank = 0;  ///< Of a play, counted from 1, the best.
    bool made = false;
    std::optional<Value> value = {};
    std::optional<Value> standard_error = {};  ///< Of the value, if it was rolled out; in its unit.
    /// From the value of the best, if it is another; nothing where units differ. Of a play never more than 0.
    std::optional<Value> difference = {};
    std::optional<Mwc> mwc = {};  ///< Of the cube: the same value as a chance, beside an equity.
    std::optional<Mwc> standard_error_mwc = {};
    std::optional<Value> cubeless = {};  ///< If no cube were in play; in whatever unit the source states.
    std::optional<Probabilities> chances = {};
    std::string level = {};        ///< "2-ply", "rollout of 1296 games".
    std::string short_level = {};  ///< See short_level_text.
};

/// What an analysis says: of a play or of the cube.
struct AnalyzedChoices {
    bool of_cube = false;
    bool in_chances = false;                   ///< Values are chances to win the match.
    bool with_mwc = false;                     ///< Chances to win the match stand beside equities.
    bool with_chances = true;                  ///< Chances of wins and gammons are shown.
    bool with_levels = true;                   ///< Levels are shown.
    std::string title = {};                    ///< "Plays", "Cube"; with who says so, if that is known.
    std::vector<AnalyzedChoice> choices = {};  ///< Best first, if that is known.
    std::optional<std::size_t> best = {};
    /// Of plays: the first that was not looked at as the best was. From there on values don't compare with
    /// those above.
    std::optional<std::size_t> shallow = {};
    /// Of the cube, if all choices are known in one unit: "Double, take", "Too good to redouble, pass".
    std::string verdict = {};
    std::optional<double> bluff = {};  ///< See CubeSides::bluff.
    std::string settings = {};         ///< How it was rolled out: see rollout_settings_text.
};

/// Whose choices a table of the cube tells: the one's who has been doubled, or else the one's on roll.
[[nodiscard]] inline Player chooser(const GameState& state)
{
    return state.offer == Offer::cube ? state.to_decide() : state.on_roll;
}

/// One for each analysis of cube and plays that is shown, none for those that say nothing. Of plays, the best
/// and the one that was made by `player` in `state`. Equities are those of the player who plays, or who may
/// double, with the cube where they are known so; if `player` has been doubled in `state`, he chooses between
/// take and pass, and the equities are his. Titles and levels are in the language of `words`; what was
/// chosen and the verdict are as the model calls them: see choice_words.
[[nodiscard]] std::vector<AnalyzedChoices> analyzed_choices(const CubeAnalyses& cubes,
                                                            const PlayAnalyses& plays, const GameState& state,
                                                            Player player, const ShownAnalysis& shown = {},
                                                            const Translator& words = {});

/// "Proper cube action: No double, take. Doubling breaks even if 26.3% pass."; empty if that is not known.
[[nodiscard]] std::string verdict_text(const AnalyzedChoices& choices, const Translator& words = {});

/// The same of a verdict in the model's words, without what stands before it.
[[nodiscard]] std::string action_text(std::string_view verdict, std::optional<double> bluff,
                                      const Translator& words = {});

/// What an analysis says, as cells of text, in letters that every terminal and every file has: a hyphen for
/// minus, a star behind the rank of the play that was made. For print, see `typeset`.
struct AnalysisTable {
    std::string title = {};
    std::vector<std::string> head = {};
    std::vector<std::vector<std::string>> rows = {};  ///< Each as long as the head.
    std::vector<bool> figures = {};                   ///< Columns that end below each other; may be shorter.
    std::vector<double> losses = {};                  ///< Of each row, as equity; 0 for none, or unknown.
    std::optional<std::size_t> best = {};             ///< The row of the best choice.
    std::optional<std::size_t> shallow = {};          ///< See AnalyzedChoices: a rule stands above this row.
    std::string verdict = {};                         ///< See verdict_text: stands below the rows.
    std::string notes = {};  ///< Below the verdict: what the star means, and how rollouts were made.

    [[nodiscard]] bool holds_figures(std::size_t column) const
    {
        return column < figures.size() && figures[column];
    }
};

/// The heads of the columns of such a table.
[[nodiscard]] std::vector<std::string> heads_of(const AnalyzedChoices& choices, const Translator& words = {});
/// In one column: "54.1 17.0 0.8 / 45.9 12.3 0.5": wins, gammons, backgammons, and the same of losses, in
/// percent.
[[nodiscard]] std::string chances_text(const std::optional<Probabilities>& chances,
                                       const Translator& words = {});
/// "+0.123", or "51.23%" of a chance to win the match.
[[nodiscard]] std::string value_text(const std::optional<Value>& value, const Translator& words = {});
/// "+0.123 ±0.004": a value with its standard error, if that is known.
[[nodiscard]] std::string value_text(const std::optional<Value>& value,
                                     const std::optional<Value>& standard_error,
                                     const Translator& words = {});
/// "-0.123", or "-1.23%".
[[nodiscard]] std::string difference_text(const std::optional<Value>& difference,
                                          const Translator& words = {});

/// `analyzed_choices` as tables: chances in a column each, levels by their short names.
[[nodiscard]] std::vector<AnalysisTable> analysis_tables(const CubeAnalyses& cubes, const PlayAnalyses& plays,
                                                         const GameState& state, Player player,
                                                         const ShownAnalysis& shown = {},
                                                         const Translator& words = {});

}  // namespace gammonkit
