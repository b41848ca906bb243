#pragma once

#include "decisions/statistics/decision_error.hpp"
#include "model/decisions/columns.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace gammonkit {

/// One decision that a filter is asked about, with all that is known of it.
struct AskedDecision {
    std::size_t index = 0;          ///< Among the decisions of its match, in the order of all games.
    DecisionRow row = {};           ///< As tables of decisions have it, with values in both units.
    DecisionError judged = {};      ///< What it counts for; its decision is that of the row, and empty here.
    bool breaks_the_rules = false;  ///< So that whoever validates a record would say so.
    /// Who won the game and the match; nothing where nobody has, or the filter does not ask.
    std::optional<Player> game_winner = {};
    std::optional<Player> match_winner = {};

    [[nodiscard]] const Decision& decision() const { return row.decision; }
};

/// What the words of a filter are about; help lists them so.
enum class WordGroup : std::uint8_t {
    players,
    decisions,
    errors,
    rolls,
    positions,
    structure,
    score,
    numbers,
    texts
};
inline constexpr int kWordGroups = 9;
/// "Players", "Errors" ...
[[nodiscard]] std::string_view title_of(WordGroup group);

/// What a word is compared with.
enum class WordKind : std::uint8_t {
    flag,    ///< Nothing: it stands alone, and holds or not.
    number,  ///< away<=3
    chance,  ///< A number from 0 to 1, also written in percent: win>60%
    text,    ///< event="Paris Open" is all of it, event:paris a part of it; case does not matter
    name,    ///< A text, where accents and the order of first and last name do not matter either
    dice,    ///< dice=62
    date,    ///< date>=2020-05
    point,   ///< point=5: one of a set of points, which is a whole number whose bits they are
    anchor   ///< anchor=20: the same from 19 on
};

/// Whether something holds; nothing if that is not known.
using AskFlag = std::optional<bool> (*)(const AskedDecision& asked);
/// What is compared; an empty cell if it is not known.
using AskCell = Cell (*)(const AskedDecision& asked);

/// One word of the language of filters: its meaning, help and the page docs/filters.md all come from this
/// row.
struct Word {
    std::string_view name;
    std::string_view others;  ///< Other names for it, with blanks between.
    WordGroup group;
    WordKind kind;
    std::string_view help;  ///< Lower case, no full stop.
    std::variant<AskFlag, AskCell> ask;

    [[nodiscard]] bool is_called(std::string_view word) const;
};

/// All words. One name may be both a flag and a number: `error` is a mark, and `error>0.1` is compared.
[[nodiscard]] std::span<const Word> filter_words();

/// The word of this name that is, or is not, compared with something; else one of the other sort. Nothing if
/// there is none.
[[nodiscard]] const Word* find_word(std::string_view name, bool compared);

/// All names of all words, for suggestions.
[[nodiscard]] std::vector<std::string_view> filter_word_names();

/// The word for tags, which stand behind # in comments.
inline constexpr std::string_view kTagWord = "tag";
/// The word for which a filter needs to know whether turns break the rules.
inline constexpr std::string_view kIllegalWord = "illegal";
/// The words for which a filter needs to know who won.
inline constexpr std::string_view kWinnerWords[] = {"won-game", "lost-game", "won-match", "lost-match"};
/// The word that stands for the names in FilterSettings.
inline constexpr std::string_view kMeWord = "me";

}  // namespace gammonkit
