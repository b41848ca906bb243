#include "formats/dump/format.hpp"

#include "formats/fields/describe.hpp"
#include "formats/fields/nesting.hpp"
#include "formats/fields/words.hpp"
#include "importers/dump/dump_line.hpp"
#include "support/ends.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

constexpr std::string_view kTitle = "gammonkit-dump";
constexpr std::string_view kVersion = "1";

void read_block(DumpLines& lines, Described auto& block);

/// Sets a struct's fields from the words of its line. Words without a name come first, in the order of the
/// fields that take them.
class LineFields {
public:
    LineFields(DumpLines& lines, DumpLine line) : lines_(lines), line_(std::move(line)) {}

    void operator()(std::string_view name, Worded auto& field)
    {
        if (DumpWord* word = find(name)) set(take(*word), name, field);
    }
    template <Worded Field>
    void operator()(std::string_view name, std::optional<Field>& field)
    {
        if (DumpWord* word = find(name)) set(take(*word), name, field.emplace(blank<Field>()));
    }
    template <Worded Field>
    void operator()(std::string_view name, Boxed<Field>& field)
    {
        if (DumpWord* word = find(name)) set(take(*word), name, field.emplace(blank<Field>()));
    }
    void operator()(std::string_view, Play& play)
    {
        while (has_lead()) {
            const std::string_view word = line_.words[next_].value;
            Step step;
            lead("step", step);
            if (!play.add(step)) lines_.fail(word, "a play has at most four steps");
        }
    }
    void operator()(std::string_view, std::vector<std::string>& values)
    {
        while (has_lead())
            lead("text", values.emplace_back());
    }
    void operator()(std::string_view, auto&) {}  // Has lines of its own.
    void operator()(std::string_view name, auto& field, const auto&) { (*this)(name, field); }

    void always(std::string_view name, auto& field) { (*this)(name, field); }
    void lead(std::string_view name, Worded auto& field)
    {
        if (!has_lead()) return lines_.fail(line_.end, fmt::format("expected {}", name));
        set(take(line_.words[next_++]), name, field);
    }
    void part(std::string_view, Described auto& block) { describe(*this, block); }
    void text(std::string_view, auto&) {}
    void list(std::string_view, std::string_view, auto&) {}

    void action(Player& player, Action& action)
    {
        set(line_.keyword, "player", player);
        if (!has_lead()) return lines_.fail(line_.end, "expected an action");
        std::string_view& word = line_.words[next_].value;
        const bool is_play = word.ends_with(':');  // "52:" stands for "play 52".
        const std::optional<Action> found = action_from(is_play ? "play" : word);
        if (!found) return lines_.fail(word, fmt::format("there is no action '{}'", word));
        action = *found;
        if (is_play) {
            word = without_last(word);
        } else {
            take(line_.words[next_++]);
        }
        std::visit([this](auto& alternative) { describe(*this, alternative); }, action);
    }

    /// To be called last: what no field has taken is wrong.
    void finish()
    {
        const auto word = std::find_if(line_.words.begin(), line_.words.end(),
                                       [](const DumpWord& candidate) { return !candidate.taken; });
        if (word == line_.words.end()) return;
        if (word->name.empty()) return lines_.fail(word->value, "expected no more words without a name");
        lines_.fail(word->name, fmt::format("{} has no field '{}'", line_.keyword, word->name));
    }

private:
    [[nodiscard]] bool has_lead() const
    {
        return next_ < line_.words.size() && line_.words[next_].name.empty() && !lines_.error();
    }
    DumpWord* find(std::string_view name)
    {
        const auto word = std::find_if(line_.words.begin(), line_.words.end(),
                                       [&](const DumpWord& candidate) { return candidate.name == name; });
        return word == line_.words.end() ? nullptr : &*word;
    }
    static std::string_view take(DumpWord& word)
    {
        word.taken = true;
        return word.value;
    }
    void set(std::string_view word, std::string_view name, Worded auto& field)
    {
        if (!from_word(word, field)) lines_.fail(word, fmt::format("'{}' is no {}", word, name));
    }

    DumpLines& lines_;
    DumpLine line_;
    std::size_t next_ = 0;  ///< The first word without a name that is not taken.
};

/// Gives the current line, whose keyword it knows, to the field that the line belongs to.
class LinesBelow {
public:
    explicit LinesBelow(DumpLines& lines) : lines_(lines), keyword_(lines.peek()->keyword) {}

    [[nodiscard]] bool taken() const { return taken_; }

    void operator()(std::string_view name, auto& field) { below(name, field); }
    void operator()(std::string_view, auto&, const auto&) {}
    void always(std::string_view, auto&) {}
    void lead(std::string_view, auto&) {}
    void part(std::string_view, Described auto& block) { describe(*this, block); }
    void action(Player&, Action&) {}

    void text(std::string_view name, Worded auto& value)
    {
        if (!is(name)) return;
        const DumpLine line = lines_.take();
        const std::string_view word = line.words.size() == 1 ? line.words[0].value : std::string_view();
        if (!from_word(word, value)) lines_.fail(line.keyword, "expected one quoted text");
    }
    void list(std::string_view, std::string_view one, auto& blocks)
    {
        if (is(one)) read_block(lines_, blocks.emplace_back());
    }
    void list(std::string_view, std::string_view, std::vector<Turn>& turns)
    {
        if (is("first") || is("second")) read_block(lines_, turns.emplace_back());
    }

private:
    bool is(std::string_view name)
    {
        const bool same = !taken_ && keyword_ == name;
        taken_ = taken_ || same;
        return same;
    }
    void below(std::string_view, auto&) {}  // Stands on the line of its struct.

    template <Described Block>
        requires(!Worded<Block>)
    void below(std::string_view name, Block& block)
    {
        if (is(name)) read_block(lines_, block);
    }
    template <Described Block>
        requires(!Worded<Block>)
    void below(std::string_view name, std::optional<Block>& block)
    {
        if (is(name)) read_block(lines_, block.emplace());
    }
    template <Described Block>
    void below(std::string_view name, Boxed<Block>& block)
    {
        if (is(name)) read_block(lines_, block.emplace());
    }
    template <Described Block>
    void below(std::string_view name, ByPlayer<Block>& blocks)
    {
        below(fmt::format("{}.first", name), blocks.first);
        below(fmt::format("{}.second", name), blocks.second);
    }

    DumpLines& lines_;
    std::string_view keyword_;
    bool taken_ = false;
};

/// Reads the lines of this depth into the fields that they belong to.
void read_lines_below(DumpLines& lines, std::size_t depth, Described auto& block)
{
    while (lines.peek() != nullptr && lines.peek()->depth >= depth) {
        const std::string_view keyword = lines.peek()->keyword;
        if (lines.peek()->depth > depth)
            return lines.fail(keyword, "indented deeper than what it belongs to");
        LinesBelow below(lines);
        describe(below, block);
        if (!below.taken()) return lines.fail(keyword, fmt::format("'{}' does not belong here", keyword));
    }
}

/// Reads one struct: its line, then the lines below it.
void read_block(DumpLines& lines, Described auto& block)
{
    DumpLine line = lines.take();
    const std::size_t depth = line.depth;
    if constexpr (requires { block.origin; }) block.origin.offset = lines.offset_of(line.keyword);
    LineFields fields(lines, std::move(line));
    describe(fields, block);
    fields.finish();
    read_lines_below(lines, depth + 1, block);
}

/// Steps past "gammonkit-dump 1".
void read_title(DumpLines& lines)
{
    const DumpLine line = lines.take();
    if (line.keyword != kTitle) return lines.fail(line.keyword, "expected \"gammonkit-dump 1\"");
    if (line.words.size() != 1 || line.words[0].value != kVersion) {
        lines.fail(line.keyword, "this version of gammonkit reads version 1 of its dumps");
    }
}

}  // namespace

Confidence sniff_dump(const Sample& sample)
{
    return sample.text.starts_with(kTitle) ? Confidence::certain : Confidence::none;
}

Result<Collection> read_dump(const SourceText& source, const Options&, Reporter&)
{
    DumpLines lines(source);
    if (lines.peek() == nullptr && !lines.error()) {
        return tl::unexpected(error_at(source, source.text(), "empty-input", "the file is empty"));
    }
    if (lines.peek() != nullptr) read_title(lines);
    Collection collection;
    read_lines_below(lines, 0, collection);
    if (lines.error()) return tl::unexpected(*lines.error());
    if (!nesting_is_sane(collection)) return failure("dump", "the variations nest too deep");
    if (collection.matches.empty() && collection.positions.empty()) {
        return tl::unexpected(
            error_at(source, source.text(), "nothing-found", "the dump holds no match and no position"));
    }
    return collection;
}

}  // namespace gammonkit
