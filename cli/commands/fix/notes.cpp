#include "cli/commands/fix/command.hpp"
#include "cli/options/position_options.hpp"
#include "support/ends.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kSkills = "very-bad, bad, doubtful, interesting, good, very-good";
constexpr std::string_view kLucks = "very-unlucky, unlucky, lucky, very-lucky";

std::optional<std::size_t> number_of(std::optional<int> number)
{
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

/// A note that says nothing yet: "g2-17", "g2", "m3-g2-17c", "m3" or "match".
Result<HandNote> note_at(std::string_view text)
{
    if (text == "match") return HandNote{};
    const std::optional<int> whole = text.starts_with('m') ? parse_int(text.substr(1)) : std::nullopt;
    if (whole && *whole >= 1) return HandNote{.match = number_of(whole)};
    GK_TRY(const PlaceInRecord place, parse_place(text));
    if (place.position)
        return failure("usage", fmt::format("{}: notes belong to matches, not to positions", text));
    return HandNote{.match = number_of(place.match),
                    .game = number_of(place.game),
                    .turn = number_of(place.turn),
                    .before_roll = place.before_roll};
}

/// "PLACE=VALUE" of an option.
struct NoteSetting {
    HandNote note;
    std::string_view value;
    bool appends = false;  ///< "PLACE+=VALUE"
};

Result<NoteSetting> setting_of(std::string_view option, std::string_view word)
{
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos || sign == 0)
        return failure("usage", fmt::format("{}: '{}' is not PLACE=VALUE", option, word), "g2-17=VALUE");
    const bool appends = word[sign - 1] == '+';
    GK_TRY(HandNote note, note_at(trimmed(word.substr(0, sign - (appends ? 1 : 0)))));
    return NoteSetting{.note = std::move(note), .value = word.substr(sign + 1), .appends = appends};
}

/// `find` tells the mark of a name; "none" takes one away.
template <class Mark>
Result<std::optional<std::optional<Mark>>> mark_of(std::string_view option, std::string_view name,
                                                   std::optional<Mark> (*find)(std::string_view),
                                                   std::string_view names)
{
    const std::optional<Mark> mark = find(name);
    if (mark || name == "none") return std::optional(mark);
    return failure("usage", fmt::format("{}: there is no mark '{}'", option, name),
                   fmt::format("{}; none takes one away", names));
}

Result<HandNote> comment_of(const std::string& word)
{
    GK_TRY(NoteSetting setting, setting_of("--comment", word));
    setting.note.comment = CommentChange{.text = std::string(setting.value), .appended = setting.appends};
    return setting.note;
}

Result<HandNote> skill_of(const std::string& word)
{
    GK_TRY(NoteSetting setting, setting_of("--mark", word));
    GK_TRY(setting.note.skill, mark_of<SkillMark>("--mark", setting.value, skill_mark_from, kSkills));
    return setting.note;
}

Result<HandNote> luck_of(const std::string& word)
{
    GK_TRY(NoteSetting setting, setting_of("--luck-mark", word));
    GK_TRY(setting.note.luck, mark_of<LuckMark>("--luck-mark", setting.value, luck_mark_from, kLucks));
    return setting.note;
}

tl::unexpected<Diagnostic> wrong(const SourceText& source, std::string_view part, std::string message,
                                 std::string hint = "a line is: g2-17 very-bad: Too greedy.")
{
    return tl::unexpected(error_at(source, part, "notes", std::move(message), std::move(hint)));
}

/// "g2-17 very-bad": where, and which marks.
Result<HandNote> head_of(const SourceText& source, std::string_view head)
{
    const std::vector<std::string_view> parts = words(head);
    if (parts.empty()) return wrong(source, head, "a note begins with its place");
    Result<HandNote> note = note_at(parts.front());
    if (!note) return wrong(source, parts.front(), note.error().message, note.error().hint);
    for (const std::string_view word : without_first(std::span(parts))) {
        if (const std::optional<SkillMark> skill = skill_mark_from(word)) {
            note->skill = skill;
        } else if (const std::optional<LuckMark> luck = luck_mark_from(word)) {
            note->luck = luck;
        } else {
            return wrong(source, word, fmt::format("there is no mark '{}'", word),
                         fmt::format("{}; {}", kSkills, kLucks));
        }
    }
    return note;
}

bool is_indented(std::string_view line)
{
    return line.starts_with(' ') || line.starts_with('\t');
}

/// The comment that begins behind a colon and goes on in indented lines; empty lines between them count.
std::string comment_from(std::string_view first, LineCursor& lines)
{
    std::string text(trimmed(first));
    std::string blank;
    while (!lines.at_end()) {
        const std::string_view line = lines.peek();
        if (!trimmed(line).empty() && !is_indented(line)) break;
        lines.next();
        if (trimmed(line).empty()) {
            blank += '\n';
            continue;
        }
        if (!text.empty()) text += blank + "\n";
        blank.clear();
        text += trimmed(line);
    }
    return text;
}

}  // namespace

Result<std::vector<HandNote>> notes_of(const FixOptions& repair)
{
    std::vector<HandNote> notes;
    const auto add = [&](const std::vector<std::string>& words, const auto& note_of) -> Result<void> {
        for (const std::string& word : words) {
            GK_TRY(HandNote note, note_of(word));
            notes.push_back(std::move(note));
        }
        return {};
    };
    GK_TRY_VOID(add(repair.comments, comment_of));
    GK_TRY_VOID(add(repair.marks, skill_of));
    GK_TRY_VOID(add(repair.luck_marks, luck_of));
    return notes;
}

Result<std::vector<HandNote>> read_notes(const SourceText& source)
{
    std::vector<HandNote> notes;
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view line = lines.next();
        if (trimmed(line).empty() || line.starts_with('#')) continue;
        if (is_indented(line)) return wrong(source, trimmed(line), "this comment belongs to no place");
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos)
            return wrong(source, line, "a colon must stand between the place and the comment");
        GK_TRY(HandNote note, head_of(source, line.substr(0, colon)));
        const std::string comment = comment_from(line.substr(colon + 1), lines);
        if (comment.empty() && !note.skill && !note.luck)
            return wrong(source, line, "this note has neither a mark nor a comment");
        if (!comment.empty()) note.comment = CommentChange{.text = comment};
        notes.push_back(std::move(note));
    }
    return notes;
}

}  // namespace gammonkit::cli
