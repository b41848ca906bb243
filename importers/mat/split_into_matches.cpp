#include "importers/mat/file_parts.hpp"
#include "importers/mat/row.hpp"
#include "importers/mat/score_line.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::mat {
namespace {

/// What stands around a match in a post that is written in Markdown: "```", "```text", "<pre>".
bool is_fence(std::string_view text)
{
    return text.starts_with("```") || text.starts_with("<pre") || text.starts_with("</pre>");
}

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// A line without the blanks at its end, and without the marks of what is quoted in mails and forums, "> > ".
/// Files that were put together have byte-order marks in the middle.
std::string_view plain_line(std::string_view line)
{
    line = trimmed_right(line);
    if (line.starts_with(kByteOrderMark)) line = without_first(line, kByteOrderMark.size());
    while (line.starts_with('>'))
        line = without_first(line, line.starts_with("> ") ? 2 : 1);
    return line;
}

/// A score line may follow its heading after this many lines at most.
constexpr int kHeadingReach = 3;

/// Room for the lines of a game that is not too long.
constexpr std::size_t kUsualLines = 48;

/// Walks over the lines and hands each to the match and game that it belongs to.
class Splitter {
public:
    explicit Splitter(const SourceText& source) : lines_(source) {}

    std::vector<MatchLines> matches()
    {
        while (!lines_.at_end())
            place(next());
        give_waiting_to_the_last();
        return std::move(matches_);
    }

private:
    std::string_view next() { return plain_line(lines_.next()); }

    void place(std::string_view line)
    {
        const std::string_view text = trimmed_left(line);
        if (text.empty() || is_fence(text)) {
            keep_blank(line.substr(text.empty() ? 0 : line.size()));
            return;
        }
        if (in_game() && after_row_number(text) && !has_names_of_the_game(text)) {
            place_row(line);  // As most lines.
        } else if (match_length(text)) {
            begin_match(line);
        } else if (is_comment(text)) {
            place_comment(line);
        } else if (game_number(text) && (find_names() || is_next_game(text))) {
            begin_game(line);
        } else if (has_names_of_the_game(text)) {
            names_ = line;
            begin_game({});
        } else if (in_game() || after_row_number(line)) {
            place_row(line);
        } else {
            waiting_.push_back(line);
        }
        after_blank_ = false;
    }

    /// A blank line parts what is above it from what is below.
    void keep_blank(std::string_view line)
    {
        after_blank_ = true;
        if (!waiting_.empty()) {
            waiting_.push_back(line);
        } else if (in_game()) {
            game().body.push_back(line);
        }
    }

    [[nodiscard]] bool in_game() const { return !matches_.empty() && !matches_.back().games.empty(); }
    GameLines& game() { return matches_.back().games.back(); }

    void begin_match(std::string_view length)
    {
        MatchLines match{.header = std::move(waiting_), .length = length};
        waiting_.clear();
        matches_.push_back(std::move(match));
    }

    /// "Game 3" behind game 2 is a heading whatever follows.
    [[nodiscard]] bool is_next_game(std::string_view line)
    {
        return in_game() && game_number(game().heading).value_or(0) + 1 == game_number(line);
    }

    /// A score line of the players who play begins a game even without a heading.
    [[nodiscard]] bool has_names_of_the_game(std::string_view line)
    {
        if (!in_game() || game().body.empty()) return false;
        // As nearly all rows; a line with a digit in front has it in front of the name, too.
        const char front = first_char(line);
        if (is_digit(front) && !trimmed_left(game().names).starts_with(front)) return false;
        const auto here = score_line(line);
        const auto before = here ? score_line(game().names) : std::nullopt;
        return before && here->first.name == before->first.name && here->second.name == before->second.name;
    }

    /// Looks ahead for the names that must follow a "Game 1"; a game may also begin with its first row.
    bool find_names()
    {
        LineCursor ahead = lines_;
        names_ = {};
        for (int i = 0; i < kHeadingReach && !ahead.at_end(); ++i) {
            const std::string_view line = plain_line(ahead.next());
            if (score_line(line)) {
                names_ = line;
                lines_ = ahead;
                return true;
            }
            if (after_row_number(line)) return true;
            if (!trimmed(line).empty() && !is_comment(line)) return false;
        }
        return false;
    }

    /// What waits in front of a heading belongs to the game before it, unless a new match begins here without
    /// saying how long it is, or a position is set.
    void begin_game(std::string_view heading)
    {
        GameLines fresh{.heading = heading, .names = names_};
        fresh.body.reserve(kUsualLines);
        const bool has_tags =
            std::any_of(waiting_.begin(), waiting_.end(), [](auto line) { return tag_of(line); });
        const bool starts_over = in_game() && game_number(heading) == 1 && (has_tags || starts_at_zero());
        if (matches_.empty() || starts_over) {
            matches_.push_back({.header = std::move(waiting_)});
            if (matches_.size() > 1) matches_.back().length = matches_[matches_.size() - 2].length;
            waiting_.clear();
        }
        for (const std::string_view line : waiting_) {
            if (set_pos_of(line)) {
                fresh.body.push_back(line);
            } else {
                give_to_the_last(line);
            }
        }
        waiting_.clear();
        matches_.back().games.push_back(std::move(fresh));
    }

    /// Tags are a header in the wrong place; comments are the last word on the game.
    void give_to_the_last(std::string_view line)
    {
        const bool to_header = tag_of(line) || !in_game();
        (to_header ? matches_.back().header : game().body).push_back(line);
    }

    [[nodiscard]] bool starts_at_zero() const
    {
        const auto names = score_line(names_);
        return names && names->first.score == 0 && names->second.score == 0;
    }

    /// True if the last row of the game says who won it: files that were put together have the tags of the
    /// next match right behind.
    [[nodiscard]] bool is_over()
    {
        if (!in_game() || game().body.empty()) return false;
        return game().body.back().find("Wins ") != std::string_view::npos;
    }

    /// Comments right behind a row belong there; after a blank line they may begin the next match.
    void place_comment(std::string_view line)
    {
        const bool begins_next = tag_of(line) && is_over();
        if (in_game() && !after_blank_ && waiting_.empty() && !begins_next) {
            game().body.push_back(line);
        } else {
            waiting_.push_back(line);
        }
    }

    void place_row(std::string_view line)
    {
        if (!in_game()) begin_headless_game();
        if (!waiting_.empty()) {
            game().body.insert(game().body.end(), waiting_.begin(), waiting_.end());
            waiting_.clear();
        }
        game().body.push_back(line);
    }

    /// A single game in a file of its own, or one under a heading without scores: the names, then the rows.
    void begin_headless_game()
    {
        if (matches_.empty()) matches_.emplace_back();
        GameLines game;
        while (!waiting_.empty() && trimmed(waiting_.back()).empty())
            waiting_.pop_back();
        if (!waiting_.empty() && !is_comment(waiting_.back())) {
            game.names = waiting_.back();
            waiting_.pop_back();
        }
        while (!waiting_.empty() && trimmed(waiting_.back()).empty())
            waiting_.pop_back();
        if (!waiting_.empty() && game_number(waiting_.back())) {
            game.heading = waiting_.back();
            waiting_.pop_back();
        }
        std::vector<std::string_view>& header = matches_.back().header;
        header.insert(header.end(), waiting_.begin(), waiting_.end());
        waiting_.clear();
        matches_.back().games.push_back(std::move(game));
    }

    void give_waiting_to_the_last()
    {
        if (matches_.empty()) return;
        for (const std::string_view line : waiting_)
            give_to_the_last(line);
    }

    LineCursor lines_;
    std::vector<MatchLines> matches_;
    std::vector<std::string_view> waiting_;  ///< Comments and prose whose place is not known yet.
    std::string_view names_;                 ///< The score line that `find_names` found.
    bool after_blank_ = true;
};

}  // namespace

std::vector<MatchLines> split_into_matches(const SourceText& source)
{
    return Splitter(source).matches();
}

}  // namespace gammonkit::mat
