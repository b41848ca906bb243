#include "importers/transcript/not_understood.hpp"

#include "importers/transcript/typed_action.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::transcript {
namespace {

constexpr std::array<std::string_view, 30> kFirstWords{
    "double", "redouble", "take",  "drop", "pass",      "beaver", "raccoon", "resign", "accept", "refuse",
    "reject", "wins",     "game",  "undo", "automatic", "clock",  "match",   "length", "money",  "players",
    "event",  "round",    "place", "date", "annotator", "about",  "variant", "score",  "jacoby", "crawford"};

Diagnostic refused(std::string message, std::string hint)
{
    return {.code = "transcript", .message = std::move(message), .hint = std::move(hint)};
}

/// "resign 4", "Ann wins 0": the number is none that can be.
std::optional<Diagnostic> wrong_number_in(std::string_view line)
{
    const std::vector<std::string_view> parts = words(line);
    if (parts.size() < 2) return std::nullopt;
    const std::string_view number = parts.back();
    const std::string word = lowered(parts[parts.size() - 2]);
    if (understand(fmt::format("{} {}", word, number), {}, false)) return std::nullopt;
    if (word == "resign" || word == "resigns" || word == "r")
        return refused(fmt::format("'{:.40}' is not 1, 2 or 3", number), "resign 2 offers to lose a gammon");
    if (word == "wins" || word == "win")
        return refused(fmt::format("'{:.40}' is not a number of points", number), "first wins 2");
    return std::nullopt;
}

/// A longer beginning of a line is nobody's name.
constexpr std::size_t kLongestName = 40;

/// The words before what would mean something, if it were known whom they name.
std::optional<std::string_view> name_in(std::string_view line)
{
    for (std::size_t gap = line.find(' '); gap <= kLongestName; gap = line.find(' ', gap + 1))
        if (understand(line.substr(gap + 1), {}, false)) return line.substr(0, gap);
    return std::nullopt;
}

}  // namespace

Diagnostic why_not_understood(std::string_view line, const ByPlayer<PlayerInfo>& players)
{
    if (std::optional<Diagnostic> wrong = wrong_number_in(line)) return *std::move(wrong);
    if (const std::optional<std::string_view> name = name_in(line)) {
        if (may_name(players.first, *name) && may_name(players.second, *name))
            return refused(fmt::format("the names of both players begin with '{:.40}'", *name),
                           "first and second will do, and so will more of the name");
        return refused(fmt::format("nobody is called '{:.40}'", *name),
                       "players Ann vs Bo tells the names; first and second will do");
    }
    const std::string word = lowered(line.substr(0, line.find(' ')));
    const bool is_known = std::find(kFirstWords.begin(), kFirstWords.end(), word) != kFirstWords.end();
    std::string hint = is_known ? "" : did_you_mean(word, kFirstWords);
    if (hint.empty()) hint = "31 8/5 6/5, double, take, drop, resign 1, # a comment; help lists all";
    return refused(fmt::format("'{:.60}' means nothing here", line), std::move(hint));
}

}  // namespace gammonkit::transcript
