#pragma once

#include "model/match_fingerprint.hpp"
#include "report/decision_diagrams.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gammonkit {

/// What is right with the cube elsewhere, and at other scores; empty where nobody has looked.
struct Elsewhere {
    std::string title = {};      ///< "Ann to play 31 by score (2-ply)"
    AnalysisTable cubes = {};    ///< The best play with the cube in the middle, and on either side.
    std::string score_map = {};  ///< A picture, as SVG.
};

/// A decision to learn from: the question, and all that its solution says.
struct StudyProblem {
    /// The same for the same decision of the same match, whatever file it is read from and with whatever
    /// analysis: the fingerprint of the match with the place, or of the position that stands alone.
    std::string id = {};
    std::string question = {};  ///< "Ann to play 31"
    std::string score = {};     ///< "Ann 3, Bob 5, 7-point match"
    std::string source = {};    ///< "Ann – Bob, 2023-11-26, g2-17"
    /// The board with the plays, its lower edge the side of the player who decides, and the analyses of this
    /// decision alone. Heading and lines are empty.
    Diagram diagram = {};
    DecisionKind kind = DecisionKind::play;
    Player player = Player::first;
    std::string made = {};    ///< What was done: "8/5 6/5", "no double"; empty if that is not known.
    std::string answer = {};  ///< What was done, what it cost, and what was best.
    std::string comment = {};
    std::optional<SkillMark> mark = {};
    std::optional<Amount> error = {};
    std::vector<std::string> tags = {};  ///< "play", "very-bad", "opening", "7-point"
    std::string link = {};               ///< The address of a page that has it in its match; empty: of none.
    Elsewhere elsewhere = {};
};

/// Problems of a set that belong closer together.
struct StudyPart {
    std::string title = {};
    std::vector<std::string> lines = {};  ///< Paragraphs below it.
    std::size_t problems = 0;             ///< So many, behind those of the parts before it.
};

/// Problems that belong together.
struct StudySet {
    std::string title = {};
    std::vector<StudyProblem> problems = {};
    AnalysisTable overview = {};        ///< Stands before the problems; none without rows.
    std::vector<StudyPart> parts = {};  ///< Of all problems; none: they are in one.
    Translator words = {};              ///< The language of all that is said of them.
};

/// The problem of a decision, one of the statistics, whose state is known; `match` is the fingerprint of its
/// match.
[[nodiscard]] StudyProblem study_problem(const MatchReport& report, const DecisionError& judged,
                                         const std::optional<MatchFingerprint>& match);

/// The decisions that are wanted, and the positions that stand alone, if an analysis knows their answers; in
/// the order of the record.
[[nodiscard]] std::vector<StudyProblem> study_problems(const Reports& reports, const IsWanted& is_wanted);

/// The `id` of a decision's problem; `match` is the fingerprint of its match.
[[nodiscard]] std::string problem_id(const std::optional<MatchFingerprint>& match, const Decision& decision);

/// In what order problems are shown.
enum class StudyOrder { record, cost };

/// Each problem once, in order, and no more than `most` of them. The costliest come first; those that cost
/// nothing that is known come last.
void arrange(StudySet& set, StudyOrder order, std::size_t most);

}  // namespace gammonkit
