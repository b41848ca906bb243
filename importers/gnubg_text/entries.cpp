#include "importers/gnubg_text/entries.hpp"

#include "formats/gnubg_text/export_lines.hpp"
#include "importers/gnubg_text/header.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <optional>

namespace gammonkit::gnubg_text {
namespace {

using Lines = std::span<const std::string_view>;

constexpr std::size_t kHeadingReach = 3;  // Lines between a heading and its board, at most, and one.

/// Where the heading of the board at `board` stands; `board` itself if it has none.
std::size_t heading_of(Lines lines, std::size_t after, std::size_t board)
{
    for (std::size_t i = board; i > after && board - i < kHeadingReach; --i) {
        const std::string_view line = lines[i - 1];
        if (trimmed(line).empty()) continue;
        return move_heading(line) ? i - 1 : board;
    }
    return board;
}

/// Where the title of a game begins that ends at `end`: behind what closes the game before it, or with the
/// score; `end` itself if neither stands between.
std::size_t title_of(Lines lines, std::size_t after, std::size_t end)
{
    for (std::size_t i = end; i > after; --i) {
        if (begins_score(lines[i - 1])) return i - 1;
        if (lines[i - 1].starts_with("Output generated ")) return std::min(i + 1, end);
    }
    return end;
}

bool has_score(const Entry& entry)
{
    return std::any_of(entry.title.begin(), entry.title.end(), begins_score);
}

bool begins_group(const Entry& entry)
{
    return entry.number == 1 || !entry.title.empty();
}

bool follows(const Entry& entry, const Entry& before)
{
    return entry.number != 0 && entry.number == before.number + 1;
}

Group group_of(std::span<const Entry> entries)
{
    Group group{.entries = entries, .break_at = 1};
    while (group.break_at < entries.size() && follows(entries[group.break_at], entries[group.break_at - 1]))
        ++group.break_at;
    const bool begins_so = entries[0].number == 1 && entries.size() > 1 && entries[1].number == 2;
    group.is_export = has_score(entries.front()) || begins_so;
    if (entries.front().number == 0 || (group.is_export && entries.front().number != 1)) group.break_at = 0;
    return group;
}

/// Boards without a score are no game as a whole, if their numbers do not follow: each run of those that do.
void add_runs(std::vector<Group>& groups, std::span<const Entry> entries)
{
    while (!entries.empty()) {
        std::size_t count = 1;
        while (count < entries.size() && follows(entries[count], entries[count - 1]))
            ++count;
        groups.push_back(group_of(part_of(entries, 0, count)));
        entries = without_first(entries, count);
    }
}

}  // namespace

std::vector<Entry> entries_of(Lines lines)
{
    std::vector<Entry> entries;
    std::size_t after = 0;  // The line behind the board before.
    std::size_t begin = 0;  // Where the lines of the board before begin.
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!begins_board(lines[i])) continue;
        const std::size_t heading = heading_of(lines, after, i);
        const std::size_t title = entries.empty() ? 0 : title_of(lines, after, heading);
        if (!entries.empty()) entries.back().lines = part_of(lines, begin, title - begin);
        Entry entry{.title = part_of(lines, title, heading - title)};
        // Of a resignation, the heading stands before the board in one line.
        if (const std::optional<MoveHeading> found = move_heading(lines[heading])) {
            entry.heading = lines[heading];
            entry.number = found->number;
        }
        entries.push_back(entry);
        begin = i;
        after = i + 1;
    }
    if (!entries.empty()) entries.back().lines = without_first(lines, begin);
    return entries;
}

bool Group::may_be_game() const
{
    return break_at == entries.size() && (entries.size() > 1 || is_export);
}

std::vector<Group> groups_of(std::span<const Entry> entries)
{
    std::vector<Group> groups;
    while (!entries.empty()) {
        const auto next = std::find_if(entries.begin() + 1, entries.end(), begins_group);
        const std::size_t count = static_cast<std::size_t>(next - entries.begin());
        const Group group = group_of(part_of(entries, 0, count));
        if (group.is_export || group.break_at == count) {
            groups.push_back(group);
        } else {
            add_runs(groups, part_of(entries, 0, count));
        }
        entries = without_first(entries, count);
    }
    return groups;
}

}  // namespace gammonkit::gnubg_text
