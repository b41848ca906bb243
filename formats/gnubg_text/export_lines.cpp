#include "formats/gnubg_text/export_lines.hpp"

#include "formats/forum_text/numbers.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::gnubg_text {
namespace {

constexpr double kMostLuck = 1000;
constexpr int kHighestNumber = 1'000'000;  // Of moves, games and points.

/// Steps over `word` at the front; false, and no step, if it is not there.
bool took(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word)) return false;
    text = without_first(text, word.size());
    return true;
}

/// Steps over "name" and the blank behind it.
bool took_name(std::string_view& text, const std::string& name)
{
    std::string_view rest = text;
    if (name.empty() || !took(rest, name) || !took(rest, " ")) return false;
    text = rest;
    return true;
}

std::optional<int> take_count(std::string_view& text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::optional<int> number = parse_int(text.substr(0, digits));
    if (digits == 0 || !number || *number > kHighestNumber) return std::nullopt;
    text = without_first(text, digits);
    return number;
}

/// The number at the front of "1 game) is: ", with the word that suits it.
std::optional<int> take_counted(std::string_view& text, std::string_view word)
{
    std::string_view rest = text;
    const std::optional<int> number = take_count(rest);
    if (!number || !took(rest, " ") || !took(rest, word)) return std::nullopt;
    took(rest, "s");
    text = rest;
    return number;
}

/// The player whose name begins the text, and the rest behind it. One name may begin the other.
std::optional<Player> take_player(std::string_view& text, const Names& names)
{
    const bool second_is_longer = names.second.size() > names.first.size();
    for (const Player player : {second_is_longer ? Player::second : Player::first,
                                second_is_longer ? Player::first : Player::second}) {
        if (took_name(text, names[player])) return player;
    }
    return std::nullopt;
}

/// "to play 13" at the end.
std::optional<Dice> dice_at_end(std::string_view line)
{
    constexpr std::string_view kWords = " to play ";
    line = trimmed_right(line);
    const std::size_t at = line.rfind(kWords);
    if (at == std::string_view::npos || line.size() != at + kWords.size() + 2) return std::nullopt;
    return Dice::from(line[line.size() - 2] - '0', line.back() - '0');
}

/// " (match to 5 points)", or nothing at all in a money session.
std::optional<int> take_length(std::string_view& text)
{
    if (trimmed(text).empty()) return 0;
    if (!took(text, " (match to ")) return std::nullopt;
    const std::optional<int> length = take_counted(text, "point");
    return length && took(text, ")") ? length : std::nullopt;
}

template <class Mark, std::size_t kCount>
std::optional<Mark> mark_of(const std::array<std::pair<std::string_view, Mark>, kCount>& words,
                            std::string_view text)
{
    for (const auto& [word, mark] : words) {
        if (text.starts_with(word)) return mark;
    }
    return std::nullopt;
}

constexpr std::array<std::pair<std::string_view, SkillMark>, 3> kMoveAlerts{{
    {"doubtful move", SkillMark::doubtful},
    {"bad move", SkillMark::bad},
    {"very bad move", SkillMark::very_bad},
}};
constexpr std::array<std::pair<std::string_view, LuckMark>, 4> kLuckAlerts{{
    {"very lucky roll", LuckMark::very_lucky},
    {"lucky roll", LuckMark::lucky},
    {"unlucky roll", LuckMark::unlucky},
    {"very unlucky roll", LuckMark::very_unlucky},
}};
constexpr std::array<std::pair<std::string_view, SkillMark>, 3> kCubeMarks{{
    {"[doubtful]", SkillMark::doubtful},
    {"[bad]", SkillMark::bad},
    {"[very bad]", SkillMark::very_bad},
}};

}  // namespace

std::optional<MoveHeading> move_heading(std::string_view line)
{
    if (!took(line, "Move number ")) return std::nullopt;
    const std::optional<int> number = take_count(line);
    if (!number || *number < 1 || !took(line, ": ")) return std::nullopt;
    return MoveHeading{.number = *number, .dice = dice_at_end(line)};
}

bool begins_score(std::string_view line)
{
    return line.starts_with("The score (after ");
}

std::optional<ScoreHeading> score_heading(std::string_view line, const Names& names)
{
    ScoreHeading heading;
    if (!took(line, "The score (after ")) return std::nullopt;
    const std::optional<int> games = take_counted(line, "game");
    if (!games || !took(line, ") is: ") || !took_name(line, names.first)) return std::nullopt;
    line = trimmed_left(line);  // A name may end with blanks, which nothing else shows.
    const std::optional<int> first = take_count(line);
    if (!first || !took(line, ", ") || !took_name(line, names.second)) return std::nullopt;
    line = trimmed_left(line);
    const std::optional<int> second = take_count(line);
    const std::optional<int> length = second ? take_length(line) : std::nullopt;
    if (!length) return std::nullopt;
    return ScoreHeading{.games_before = *games, .score = {*first, *second}, .length = *length};
}

std::optional<Names> names_in_score(std::string_view line, const Names& known, const ByPlayer<int>& score)
{
    const std::size_t begin = line.find(") is: ");
    if (begin == std::string_view::npos) return std::nullopt;
    line = line.substr(begin + std::string_view(") is: ").size());
    line = trimmed_right(line.substr(0, line.rfind(" (match to ")));
    const std::string first_end = fmt::format(" {}", score.first);
    const std::string second_end = fmt::format(", {} {}", known.second, score.second);
    if (line.ends_with(first_end + second_end)) {
        line = without_last(line, first_end.size() + second_end.size());
        return Names{std::string(line), known.second};
    }
    const std::string second_begin = fmt::format("{}{}, ", known.first, first_end);
    const std::string end = fmt::format(" {}", score.second);
    const bool has_name = line.size() > second_begin.size() + end.size();  // The two may share a blank.
    if (!has_name || !line.starts_with(second_begin) || !line.ends_with(end)) return std::nullopt;
    line = without_last(line, end.size());
    return Names{known.first, std::string(line.substr(second_begin.size()))};
}

std::optional<ActionLine> action_line(std::string_view line, const Names& names)
{
    using enum ActionLine::Word;
    if (!took(line, "* ")) return std::nullopt;
    const std::optional<Player> player = take_player(line, names);
    if (!player) return std::nullopt;
    line = trimmed(line);
    if (took(line, "moves ")) return ActionLine{.player = *player, .word = moves, .moves = trimmed(line)};
    if (line == "cannot move") return ActionLine{.player = *player, .word = cannot_move};
    if (line == "doubles") return ActionLine{.player = *player, .word = doubles};
    if (line == "accepts") return ActionLine{.player = *player, .word = accepts};
    if (line == "rejects") return ActionLine{.player = *player, .word = rejects};
    return std::nullopt;
}

bool is_roll_line(std::string_view line)
{
    line = trimmed_right(line);
    if (!took(line, "Rolled ") || line.size() < 3 || !line.ends_with(':')) return false;
    const bool has_dice = Dice::from(line[0] - '0', line[1] - '0').has_value();
    return has_dice && (line.size() == 3 || (line.substr(2).starts_with(" (") && line.ends_with("):")));
}

std::optional<LuckLine> luck_line(std::string_view line)
{
    const std::size_t open = line.find('(');
    if (!is_roll_line(line) || open == std::string_view::npos) return std::nullopt;
    std::string_view rest = trimmed_left(line.substr(open + 1));
    const bool has_decimals = rest.find_first_of(".,") != std::string_view::npos;
    const std::optional<double> number = forum_text::take_number(rest);
    if (!number || !has_decimals || std::abs(*number) > kMostLuck) return std::nullopt;
    const bool percent = rest.starts_with('%');
    return LuckLine{.value = percent ? *number / 100 : *number, .is_mwc = percent};
}

std::optional<AlertLine> alert_line(std::string_view line)
{
    if (!took(line, "Alert: ")) return std::nullopt;
    AlertLine alert{.play = mark_of(kMoveAlerts, line), .luck = mark_of(kLuckAlerts, line)};
    constexpr std::array kCubeAlerts{"missed double", "wrong double", "missed redouble", "wrong redouble",
                                     "wrong take",    "wrong pass",   "wrong drop",      "wrong beaver"};
    alert.is_of_cube = std::any_of(kCubeAlerts.begin(), kCubeAlerts.end(),
                                   [&](std::string_view words) { return line.starts_with(words); });
    if (!alert.play && !alert.luck && !alert.is_of_cube) return std::nullopt;
    return alert;
}

std::optional<SkillMark> mark_line(std::string_view line)
{
    return mark_of(kCubeMarks, trimmed(line));
}

std::optional<Outcome> result_line(std::string_view line, const Names& names)
{
    const std::optional<Player> winner = take_player(line, names);
    if (!winner || !took(line, "wins ")) return std::nullopt;
    const std::optional<int> points = take_counted(line, "point");
    if (!points || *points < 1 || !trimmed(line).empty()) return std::nullopt;
    return Outcome{.winner = *winner, .points = *points};
}

bool is_setting_line(std::string_view line)
{
    line = trimmed(line);
    constexpr std::array kBegins{
        "Cube analysis", "Cubeful equities", "Rollout details",       "Play: ",     "Cube: ",    "Play ",
        "Full cube",     "Truncated cube",   "Different evaluations", "Evaluation", "Stop when", "Stop at",
        "Centered "};
    const bool begins = std::any_of(kBegins.begin(), kBegins.end(),
                                    [&](std::string_view words) { return line.starts_with(words); });
    return begins || line.ends_with("-cube:") || line.find("-ply cube") != std::string_view::npos ||
           line.find(" noise)") != std::string_view::npos;
}

bool begins_epilogue(std::string_view line)
{
    return line.starts_with("Game statistics for game ") || line.starts_with("Match statistics") ||
           line.starts_with("Session statistics") || line.starts_with("Output generated ");
}

}  // namespace gammonkit::gnubg_text
