#pragma once

#include "report/site/site_parts.hpp"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace gammonkit::site {

/// From the folder of the players to that of the site.
inline constexpr std::string_view kUp = "../";

/// An error of one of a player's matches.
struct RankedError {
    const Appearance* appearance = nullptr;
    const SiteError* error = nullptr;
};

/// What the page of a player tells of his errors. Content and player must outlive it.
class PlayerErrors {
public:
    PlayerErrors(const Content& content, const SitePlayer& player);

    /// Those that have a mark, the costliest of all his matches first: as many as may be asked.
    [[nodiscard]] const std::vector<RankedError>& worst() const { return worst_; }
    [[nodiscard]] bool has_themes() const { return !families_.empty(); }
    /// What the script that pages share asks, as `packed_text` gives it; nothing where pages have no script,
    /// or there is nothing to ask.
    [[nodiscard]] const std::optional<std::string>& packed_quiz() const { return packed_quiz_; }

    /// The board on which the quiz asks; nothing without a quiz.
    void write_quiz(XmlWriter& html) const;
    /// The families of his errors, each with what it costs, and links to the costliest of it.
    void write_themes(XmlWriter& html) const;
    /// The boards of the worst.
    void write_worst(XmlWriter& html) const;

private:
    void pack_quiz();
    void write_theme(XmlWriter& html, const ErrorFamily& family) const;
    void write_link(XmlWriter& html, const RankedError& ranked) const;
    void write_moment(XmlWriter& html, const RankedError& ranked) const;
    void write_board(XmlWriter& html, const StudyProblem& problem) const;
    /// "2023-11-26, against Bob, game 2, move 9".
    [[nodiscard]] std::string where(const RankedError& ranked) const;

    const Content& content_;
    std::vector<RankedError> worst_;
    std::unordered_map<std::string, RankedError> by_id_;
    PlannedMatches planned_;
    std::vector<ErrorFamily> families_;
    std::optional<std::string> packed_quiz_;
};

}  // namespace gammonkit::site
