#include "importers/gnubg_text/entry_reader.hpp"

#include "importers/gnubg_text/analysis_reader.hpp"
#include "importers/gnubg_text/header.hpp"
#include "importers/listed_plays/listed_plays.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::gnubg_text {
namespace {

using Lines = std::span<const std::string_view>;

std::size_t count_text(Lines lines)
{
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [](std::string_view line) { return !trimmed(line).empty(); }));
}

/// The lines before the first for which `is` holds.
template <class Is>
Lines before(Lines lines, Is is)
{
    const auto found = std::find_if(lines.begin(), lines.end(), is);
    return part_of(lines, 0, static_cast<std::size_t>(found - lines.begin()));
}

Lines without_blank_end(Lines lines)
{
    while (!lines.empty() && trimmed(lines.back()).empty())
        lines = part_of(lines, 0, lines.size() - 1);
    return lines;
}

/// True for a play that is listed without an evaluation: "*    8/5 6/5".
bool is_bare_play(std::string_view line)
{
    if (!line.starts_with("*  ")) return false;
    const std::string_view moves = trimmed(line.substr(1));
    return moves == "Cannot move" ||
           moves.find_first_not_of("0123456789/*() barof") == std::string_view::npos;
}

/// Takes the lines that belong to a game out of those below a board; the others tell the analysis.
class LineSorter {
public:
    LineSorter(EntryRecord& entry, Lines lines) : entry_(entry)
    {
        for (const std::string_view line : lines)
            place(line);
    }

    std::vector<std::string_view> analysis;

private:
    void place(std::string_view line)
    {
        const bool was_cube_alert = is_cube_alert_;
        is_cube_alert_ = false;
        if (take_action(line) || take_roll(line) || take_alert(line) || is_noise(line) ||
            (was_cube_alert && take_mark(line))) {
            ++entry_.game_lines;
        } else {
            analysis.push_back(line);
        }
    }

    bool take_action(std::string_view line)
    {
        if (entry_.action || !line.starts_with("* ") || line.starts_with("*  ")) return false;
        entry_.action = action_line(line, entry_.names);
        entry_.action_place = line;
        return true;
    }

    bool take_roll(std::string_view line)
    {
        if (!is_roll_line(line)) return false;
        const std::optional<LuckLine> luck = luck_line(line);
        if (!luck) return line.find('(') == std::string_view::npos;
        entry_.luck =
            luck->is_mwc ? Value(Mwc{luck->value}) : listed_equity(luck->value, entry_.record.state);
        return true;
    }

    bool take_alert(std::string_view line)
    {
        const std::optional<AlertLine> alert = alert_line(line);
        if (!alert) return false;
        if (alert->play) entry_.marks.play = alert->play;
        if (alert->luck) entry_.marks.luck = alert->luck;
        is_cube_alert_ = alert->is_of_cube;
        return true;
    }

    bool take_mark(std::string_view line)
    {
        const std::optional<SkillMark> mark = mark_line(line);
        if (mark) entry_.marks.cube = mark;
        return mark.has_value();
    }

    static bool is_noise(std::string_view line)
    {
        return line.starts_with("Pip counts: ") || line.starts_with("Cannot analyse ") ||
               line.starts_with("Proper cube action: ") || is_bare_play(line);
    }

    EntryRecord& entry_;
    bool is_cube_alert_ = false;
};

/// True for what looks like the result of a game and is none.
bool may_be_result(std::string_view line, const Names& names)
{
    const auto begins = [&](const std::string& name) { return !name.empty() && line.starts_with(name); };
    return begins(names.first) || begins(names.second) || line.find(" wins ") != std::string_view::npos ||
           trimmed_right(line).ends_with(" points");
}

/// Boards have no room for longer names.
bool has_long_name(const Names& names)
{
    constexpr std::size_t kRoom = 28;
    return names.first.size() > kRoom || names.second.size() > kRoom;
}

/// The lines without the last, if that tells who won.
Lines take_result(EntryRecord& entry, Lines lines)
{
    lines = without_blank_end(lines);
    if (lines.empty()) return lines;
    entry.result = result_line(lines.back(), entry.names);
    if (!entry.result) {
        if (may_be_result(lines.back(), entry.names)) entry.unknown_result = lines.back();
        return lines;
    }
    ++entry.game_lines;
    return part_of(lines, 0, lines.size() - 1);
}

/// All lines of an annotation, blank ones among them.
std::string comment_of(Lines lines)
{
    std::string comment;
    for (const std::string_view line : without_blank_end(lines)) {
        if (!comment.empty()) comment += '\n';
        comment += trimmed_right(line);
    }
    return comment;
}

/// What stands below a board of an exported game.
void read_moves(const SourceText& source, const Entry& of, Lines lines, EntryRecord& entry,
                Reporter& reporter)
{
    const Lines told = before(lines, begins_epilogue);
    entry.game_lines = count_text(without_first(lines, told.size())) + count_text(of.title) + 1;
    const Lines rest = take_result(entry, told);
    const Lines body = before(rest, [](std::string_view line) { return trimmed(line) == "Annotation:"; });
    const LineSorter sorter(entry, body);
    entry.other_lines = read_analysis(source, sorter.analysis, entry.record, reporter);
    if (body.size() < rest.size()) entry.record.comment = comment_of(without_first(rest, body.size() + 1));
}

}  // namespace

GameFrame frame_of(const SourceText& source, const Entry& first)
{
    GameFrame frame;
    if (first.number == 1) frame.variant = variant_started_in(first.lines);
    const auto score = std::find_if(first.title.begin(), first.title.end(), begins_score);
    if (score == first.title.end()) return frame;
    CollectingReporter unheard;
    const std::optional<Header> header = read_header(source, first.lines, frame.variant, unheard);
    if (!header || score_heading(*score, header->names)) return frame;
    frame.names = names_in_score(*score, header->names, header->record.state.score);
    if (frame.names && !has_long_name(*frame.names)) frame.names = std::nullopt;
    return frame;
}

std::optional<EntryRecord> read_entry(const SourceText& source, const Entry& entry, const GameFrame& frame,
                                      Reporter& reporter)
{
    std::optional<Header> header = read_header(source, entry.lines, frame.variant, reporter);
    if (!header) return std::nullopt;
    if (frame.names) give_names(*header, *frame.names);
    EntryRecord found{.record = std::move(header->record),
                      .names = std::move(header->names),
                      .place = first_or_empty(entry.lines),
                      .heading = entry.heading};
    const Lines below = without_first(entry.lines, header->line_count);
    if (entry.number == 0) {
        found.game_lines = count_text(entry.title);
        found.other_lines = read_analysis(source, below, found.record, reporter);
        return found;
    }
    found.dice = move_heading(entry.heading)->dice;
    read_moves(source, entry, below, found, reporter);
    return found;
}

}  // namespace gammonkit::gnubg_text
