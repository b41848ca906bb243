#include "importers/gnubg_text/header.hpp"

#include "formats/positions/identifier_line.hpp"
#include "importers/drawn_board/drawn_board.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::gnubg_text {
namespace {

constexpr std::size_t kMostLinesBefore = 4;  // Between the identifiers and the board.

/// "O: Ann (Cube: 2)" behind a frame.
std::string name_behind(std::string_view line, std::string_view label)
{
    const std::size_t frame = line.rfind("-+");
    const std::size_t at = frame == std::string_view::npos ? frame : line.find(label, frame);
    if (at == std::string_view::npos) return {};
    std::string_view name = line.substr(at + label.size());
    const std::size_t cube = name.rfind(" (Cube: ");
    if (cube != std::string_view::npos && trimmed(name).ends_with(')')) name = name.substr(0, cube);
    return std::string(trimmed(name));
}

/// The drawing does not tell how many checkers a variant has, and with it how many are off.
bool is_same_board(const Position& drawn, const Position& stated)
{
    const auto same = [&](Player player) {
        return std::equal(drawn.side(player).begin() + 1, drawn.side(player).end(),
                          stated.side(player).begin() + 1);
    };
    return same(Player::first) && same(Player::second);
}

void read_board(const SourceText& source, std::span<const std::string_view> lines, Header& header,
                Reporter& reporter)
{
    for (std::size_t i = header.line_count; i < std::min(lines.size(), header.line_count + kMostLinesBefore);
         ++i) {
        if (!upper_frame(lines[i])) continue;
        const std::optional<DrawnBoard> board = drawn_board(without_first(lines, i), StackDigit::total);
        if (!board || !is_same_board(board->position, header.record.state.position)) {
            reporter.report(warning_at(source, lines[i], "board-differs",
                                       board ? "the board is not that of the Position ID, which counts"
                                             : "the board cannot be read; the Position ID counts"));
        }
        header.names.first = name_behind(lines[i], "O:");
        header.line_count = i + (board ? board->line_count : 1);
        if (board) header.names.second = name_behind(lines[header.line_count - 1], "X:");
        return;
    }
}

std::string_view line_below(std::span<const std::string_view> lines)
{
    return lines.size() > 1 ? lines[1] : std::string_view{};
}

/// True for a view into the line.
bool is_within(std::string_view part, std::string_view line)
{
    return part.data() >= line.data() && part.data() + part.size() <= line.data() + line.size();
}

}  // namespace

bool begins_board(std::string_view line)
{
    return line.find("Position ID:") != std::string_view::npos &&
           line.find("GNU Backgammon") != std::string_view::npos;
}

void give_names(Header& header, const Names& names)
{
    header.names = names;
    // The pieces of a session in the terminal have no names; gnubg's own have.
    if (names.first == "O" && names.second == "X") return;
    for (const Player player : kPlayers)
        header.record.players[player].name = names[player];
}

Variant variant_started_in(std::span<const std::string_view> lines)
{
    for (const Variant variant : kVariants) {
        const std::vector<FoundIdentifier> found =
            identifiers_in(first_or_empty(lines), line_below(lines), variant);
        const bool is_board = !found.empty() && found.front().state;
        if (is_board && found.front().state->position == starting_position(variant)) return variant;
    }
    return Variant::standard;
}

std::optional<Header> read_header(const SourceText& source, std::span<const std::string_view> lines,
                                  Variant variant, Reporter& reporter)
{
    const std::vector<FoundIdentifier> found =
        identifiers_in(first_or_empty(lines), line_below(lines), variant);
    if (found.empty() || !found.front().state) {
        reporter.report(
            error_at(source, first_or_empty(lines), "gnubg-text", "the Position ID encodes no board"));
        return std::nullopt;
    }
    Header header{.record = {.state = *found.front().state}, .line_count = 1};
    header.record.state.rules.variant = variant;
    header.record.origin = {source.offset_of(first_or_empty(lines))};
    const std::string_view match_id = found.front().second;
    if (!match_id.empty() && !is_within(match_id, first_or_empty(lines))) header.line_count = 2;
    read_board(source, lines, header, reporter);
    give_names(header, Names(header.names));
    return header;
}

namespace {

constexpr std::string_view kDateKey = "gnubg-text:date";

std::optional<int> month_of(std::string_view name)
{
    constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto found = std::find(kMonths.begin(), kMonths.end(), name);
    if (found == kMonths.end()) return std::nullopt;
    return static_cast<int>(found - kMonths.begin()) + 1;
}

/// "Tue Sep 05 22:45:54 2023"
std::optional<Date> date_of_clock(std::string_view text)
{
    const std::vector<std::string_view> parts = words(text);
    if (parts.size() != 5) return std::nullopt;
    const std::optional<int> month = month_of(parts[1]);
    const std::optional<int> day = parse_int(parts[2]);
    const std::optional<int> year = parse_int(parts[4]);
    return month && day && year ? date_from(*year, *month, *day) : std::nullopt;
}

/// Years of two digits are those from 1969 to 2068, as C libraries read them.
int full_year(int year)
{
    if (year >= 100) return year;
    return year < 69 ? 2000 + year : 1900 + year;
}

struct DateNumbers {
    std::array<int, 3> number{};
    char separator = '/';
};

std::optional<DateNumbers> date_numbers(std::string_view text)
{
    for (const char separator : {'/', '.', '-'}) {
        const std::vector<std::string_view> parts = split(text, separator);
        if (parts.size() != 3) continue;
        DateNumbers numbers{.separator = separator};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::optional<int> number = parse_int(parts[i]);
            if (!number || *number < 0) return std::nullopt;
            numbers.number[i] = *number;
        }
        return numbers;
    }
    return std::nullopt;
}

bool is_possible(const std::optional<Date>& date, const std::optional<Date>& written)
{
    return date && (!written || *date <= *written);
}

std::string line_after(std::string_view line, std::string_view label)
{
    return std::string(trimmed(line.substr(label.size())));
}

/// Walks over the lines above a game.
class TitleReader {
public:
    TitleReader(const SourceText& source, const WrittenBy& by, GameRecord& game, Reporter& reporter)
        : source_(source), by_(by), game_(game), reporter_(reporter)
    {
        match_.rules = game.rules;
        match_.source = by.program;
        if (game.names.first == "O" && game.names.second == "X") return;
        for (const Player player : kPlayers)
            match_.players[player].name = game.names[player];
    }

    Match read(std::span<const std::string_view> title)
    {
        for (const std::string_view line : title)
            read_line(line);
        match_.comment = trimmed_right(match_.comment);
        return std::move(match_);
    }

private:
    void read_line(std::string_view line)
    {
        if (begins_score(line) || (!has_score_ && line.find(") is: ") != std::string_view::npos)) {
            return read_score(line);
        }
        if (trimmed(line) == "Match Information:") {
            in_information_ = true;
        } else if (in_comment_) {
            match_.comment += '\n' + std::string(trimmed_right(line));
        } else if (in_information_ && !trimmed(line).empty() && !read_information(line)) {
            warn(line, "this line of the match information is not understood");
        }
    }

    void read_score(std::string_view line)
    {
        has_score_ = true;
        const std::optional<ScoreHeading> heading = score_heading(line, game_.names);
        if (!heading) return warn(line, "this score is not understood; the Match ID counts");
        const Game& game = game_.game;
        const int points = game.score.first + game.score.second;
        if (heading->score != game.score || heading->length != game_.rules.length)
            return warn(line, "this score is not that of the Match ID, which counts");
        if (heading->games_before > points || (heading->games_before == 0 && points > 0))
            return warn(line, "this score does not fit the number of games");
        game_.game.number = heading->games_before + 1;
    }

    bool read_information(std::string_view line)
    {
        for (const auto& [label, field] : {std::pair<std::string_view, std::string*>{"Event:", &match_.event},
                                           {"Round:", &match_.round},
                                           {"Place:", &match_.place},
                                           {"Annotator:", &match_.annotator}}) {
            if (!line.starts_with(label)) continue;
            *field = line_after(line, label);
            return true;
        }
        if (line.starts_with("Comments:")) {
            match_.comment = line_after(line, "Comments:");
            return in_comment_ = true;
        }
        return read_date(line) || read_rating(line);
    }

    bool read_date(std::string_view line)
    {
        constexpr std::string_view kLabel = "Date:";
        if (!line.starts_with(kLabel)) return false;
        const std::string text = line_after(line, kLabel);
        match_.date = date_of(text, by_.date);
        if (match_.date) return true;
        match_.extras.push_back({.key = std::string(kDateKey), .values = {text}});
        tell_date(line, text);
        return true;
    }

    void tell_date(std::string_view line, const std::string& text)
    {
        const std::optional<DateNumbers> numbers = date_numbers(text);
        if (!numbers || numbers->separator != '/' || numbers->number[0] > 31 || numbers->number[1] > 31)
            return warn(line, "this date is not understood; it is kept as it is");
        Diagnostic unclear = warning_at(source_, line, "date-order",
                                        "the day and the month of this date cannot be told apart");
        unclear.severity = Severity::note;
        reporter_.report(std::move(unclear));
    }

    bool read_rating(std::string_view line)
    {
        for (const Player player : kPlayers) {
            const std::string label = game_.names[player] + "'s rating:";
            if (!line.starts_with(label)) continue;
            match_.players[player].rating = line_after(line, label);
            return true;
        }
        return false;
    }

    void warn(std::string_view line, std::string message)
    {
        reporter_.report(warning_at(source_, line, "gnubg-title", std::move(message)));
    }

    const SourceText& source_;
    const WrittenBy& by_;
    GameRecord& game_;
    Reporter& reporter_;
    Match match_;
    bool has_score_ = false;
    bool in_information_ = false;
    bool in_comment_ = false;
};

}  // namespace

WrittenBy written_by(std::span<const std::string_view> lines)
{
    constexpr std::string_view kWhen = "Output generated ";
    constexpr std::string_view kProgram = " by GNU Backgammon ";
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!lines[i].starts_with(kWhen) || !lines[i + 1].starts_with(kProgram)) continue;
        const std::string_view version = lines[i + 1].substr(kProgram.size());
        return {.program = fmt::format("GNU Backgammon:{}", version.substr(0, version.find(' '))),
                .date = date_of_clock(lines[i].substr(kWhen.size()))};
    }
    return {};
}

std::optional<Date> date_of(std::string_view text, const std::optional<Date>& written)
{
    const std::optional<DateNumbers> numbers = date_numbers(trimmed(text));
    if (!numbers) return std::nullopt;
    const auto& [a, b, c] = numbers->number;
    if (numbers->separator == '-') return date_from(a, b, c);
    const std::optional<Date> day_first = date_from(full_year(c), b, a);
    if (numbers->separator == '.') return day_first;
    const std::optional<Date> month_first = date_from(full_year(c), a, b);
    for (const std::optional<Date>& date : {day_first, month_first}) {
        if (date && date == written) return date;
    }
    const bool is_day_first = is_possible(day_first, written);
    const bool is_month_first = is_possible(month_first, written);
    if (is_day_first && is_month_first && day_first != month_first) return std::nullopt;
    if (!is_day_first && !is_month_first)
        return day_first && month_first ? std::nullopt : day_first ? day_first : month_first;
    return is_day_first ? day_first : month_first;
}

Match read_title(const SourceText& source, std::span<const std::string_view> title, const WrittenBy& by,
                 GameRecord& game, Reporter& reporter)
{
    return TitleReader(source, by, game, reporter).read(title);
}

}  // namespace gammonkit::gnubg_text
