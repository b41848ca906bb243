#pragma once

#include "model/decisions/place.hpp"
#include "report/board_choice.hpp"
#include "report/diagram/diagram_exporter.hpp"

namespace gammonkit {

/// Which decisions of matches become diagrams, and what these show.
struct DecisionDiagrams {
    IsWanted is_wanted = {};
    std::function<BoardView(const GameState& state)> view_of = {};  ///< Where the reader does not play.
    bool as_quiz = false;     ///< A question without plays and analysis, and the answer with them.
    bool with_arrows = true;  ///< For the plays.
    bool with_headings = true;
    bool numbered = true;
    ReportContents contents = {};  ///< Which errors there are does not depend on it.
};

/// "Ann to play 31", "Ann on roll: double?", "Bob: take or drop?": what a decision asks.
[[nodiscard]] std::string decision_question(const MatchReport& report, const Decision& decision);

/// What was done, and what was better.
struct DecisionSentences {
    std::string made = {};  ///< "Ann 31: 8/5 6/5 ?? −0.123 (2.31%)"
    std::string best = {};  ///< "Best: 24/23 13/10."
};

/// What comes first wherever a decision is shown. What it cost and what was best only where that is an error
/// with a mark, and analyses of its kind are shown.
[[nodiscard]] DecisionSentences decision_sentences(const MatchReport& report, const DecisionError& judged,
                                                   const ShownAnalysis& shown);
/// Both in one line. The page copies the same words (report/html/script/forum.js).
[[nodiscard]] std::string decision_sentence(const MatchReport& report, const DecisionError& judged,
                                            const ShownAnalysis& shown);

/// What stands below it: "g2-17 (game 2, move 9). Ann 3, Bob 5, 7-point match", and why it was wrong.
[[nodiscard]] std::vector<std::string> lines_below(const MatchReport& report, const DecisionError& judged,
                                                   const ShownAnalysis& shown);

/// One decision of one match.
struct FoundDecision {
    const MatchReport* report = nullptr;
    const DecisionError* judged = nullptr;
};
/// The decision at a turn: the play of a roll rather than the cube before it. Nothing if there is none.
[[nodiscard]] std::optional<FoundDecision> decision_at(const Reports& reports, const TurnPlace& place);

/// "Played: 8/5 6/5 ??, which costs 0.123 (2.31% of the match). Best: 24/23 13/10."
[[nodiscard]] std::string decision_answer(const MatchReport& report, const DecisionError& judged);

/// Shows no more than these contents beside a board: where no plays are told, no arrow tells the best.
void show_only(Diagram& diagram, const ReportContents& contents);

/// "Ann 3, Bob 5, 7-point match, Crawford game": what a decision is about.
[[nodiscard]] std::string score_and_kind(const MatchReport& report, const Decision& decision);

/// Puts its number in front of each heading.
void number(DiagramSet& set);

/// The decisions that are wanted, numbered in the order of the matches, each with the score, what was done,
/// what was best and what the difference cost. What can't be followed on a board is left out.
[[nodiscard]] DiagramSet decision_diagrams(const Reports& reports, const DecisionDiagrams& settings);

}  // namespace gammonkit
