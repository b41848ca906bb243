#include "formats/dump/format.hpp"

#include "formats/fields/describe.hpp"
#include "formats/fields/nesting.hpp"
#include "formats/fields/words.hpp"
#include "formats/html/numbers_apart.hpp"
#include "formats/match_stream.hpp"

namespace gammonkit {
namespace {

constexpr std::string_view kFirstLine = "gammonkit-dump 1";

// Where a dump is written to, Out, is a text, or a text with its numbers apart.

template <class Out>
void write_block(Out& out, int depth, std::string_view keyword, const Described auto& block);

template <Worded Field>
void put(std::string& out, const Field& field)
{
    append_word(out, field);
}

/// The same letters; all numbers but a few rare ones are apart.
template <Worded Field>
void put(NumbersApart& out, const Field& field)
{
    if constexpr (std::is_same_v<Field, double>) {
        out.number(field);
    } else if constexpr (std::is_same_v<Field, Mwc>) {
        out.number(field.value);
    } else if constexpr (std::is_same_v<Field, Value>) {
        out += unit_word(field);
        out += ':';
        out.number(number_of(field));
    } else if constexpr (std::is_same_v<Field, Probabilities>) {
        out.number(field.win);
        for (const double chance :
             {field.win_gammon, field.win_backgammon, field.lose_gammon, field.lose_backgammon}) {
            out += ',';
            out.number(chance);
        }
    } else if constexpr (std::is_same_v<Field, std::string> || std::is_same_v<Field, RareText>) {
        out.words(to_word(field));
    } else {
        append_word(out.line(), field);
    }
}

/// Writes the fields that stand on the line of their struct.
template <class Out>
class LineFields {
public:
    explicit LineFields(Out& out) : out_(out) {}

    template <class Field>
    void operator()(std::string_view name, const Field& field)
    {
        (*this)(name, field, Field{});
    }
    template <Worded Field>
    void operator()(std::string_view name, const Field& field, const Field& usual)
    {
        if (field != usual) always(name, field);
    }
    template <Worded Field>
    void operator()(std::string_view name, const std::optional<Field>& field, const std::optional<Field>&)
    {
        if (field) always(name, *field);
    }
    template <Worded Field>
    void operator()(std::string_view name, const Boxed<Field>& field, const Boxed<Field>&)
    {
        if (field) always(name, *field);
    }
    /// The steps of a play and the values of an extra end the words that have no name.
    void operator()(std::string_view, const Play& play)
    {
        for (const Step step : play)
            lead({}, step);
    }
    void operator()(std::string_view, const std::vector<std::string>& values)
    {
        for (const std::string& value : values)
            lead({}, value);
    }
    void operator()(std::string_view, const auto&, const auto&) {}  // Has lines of its own.

    void always(std::string_view name, const Worded auto& field)
    {
        out_ += ' ';
        out_ += name;
        out_ += '=';
        put(out_, field);
    }
    void lead(std::string_view, const Worded auto& field)
    {
        out_ += ' ';
        put(out_, field);
    }
    void part(std::string_view, const Described auto& block) { describe(*this, block); }
    void text(std::string_view, const auto&) {}
    void list(std::string_view, std::string_view, const auto&) {}
    void action(Player, const Action& action)
    {
        if (const auto* play = std::get_if<CheckerPlay>(&action)) return checker_play(*play);
        out_ += ' ';
        out_ += action_name(action);
        std::visit([this](const auto& alternative) { describe(*this, alternative); }, action);
    }

private:
    /// By far the most frequent action does without its name: "first 52: 13/11 13/8".
    void checker_play(const CheckerPlay& play)
    {
        std::string fields;
        LineFields<std::string> visitor(fields);
        describe(visitor, play);
        const std::string_view words = fields;
        const std::size_t dice = 3;  // A blank and two digits.
        out_.append(words.substr(0, dice)).append(":").append(words.substr(dice));
    }

    Out& out_;
};

/// Writes the fields that have lines of their own below their struct.
template <class Out>
class LinesBelow {
public:
    LinesBelow(Out& out, int depth) : out_(out), depth_(depth) {}

    void operator()(std::string_view name, const auto& field) { below(name, field); }
    void operator()(std::string_view, const auto&, const auto&) {}  // Only small values have a usual one.
    void always(std::string_view, const auto&) {}
    void lead(std::string_view, const auto&) {}
    void part(std::string_view, const Described auto& block) { describe(*this, block); }
    void action(Player, const Action&) {}

    void text(std::string_view name, const Worded auto& value)
    {
        if (value.empty()) return;
        out_.append(2 * static_cast<std::size_t>(depth_), ' ').append(name).append(" ");
        put(out_, value);
        out_ += '\n';
    }
    void list(std::string_view, std::string_view one, const auto& blocks)
    {
        for (const auto& block : blocks)
            write_block(out_, depth_, one, block);
    }
    void list(std::string_view, std::string_view, const std::vector<Turn>& turns)
    {
        for (const Turn& turn : turns)
            write_block(out_, depth_, to_word(turn.player), turn);
    }

private:
    void below(std::string_view, const auto&) {}  // Stands on the line of its struct.

    template <Described Block>
        requires(!Worded<Block>)
    void below(std::string_view name, const Block& block)
    {
        if (block != Block{}) write_block(out_, depth_, name, block);
    }
    template <Described Block>
        requires(!Worded<Block>)
    void below(std::string_view name, const std::optional<Block>& block)
    {
        if (block) write_block(out_, depth_, name, *block);
    }
    template <Described Block>
    void below(std::string_view name, const Boxed<Block>& block)
    {
        if (block) write_block(out_, depth_, name, *block);
    }
    template <Described Block>
    void below(std::string_view name, const ByPlayer<Block>& blocks)
    {
        below(std::string(name) + ".first", blocks.first);
        below(std::string(name) + ".second", blocks.second);
    }

    Out& out_;
    int depth_;
};

/// One struct: its line, then the lines below it.
template <class Out>
void write_block(Out& out, int depth, std::string_view keyword, const Described auto& block)
{
    out.append(2 * static_cast<std::size_t>(depth), ' ').append(keyword);
    LineFields<Out> fields(out);
    describe(fields, block);
    out += '\n';
    LinesBelow<Out> below(out, depth + 1);
    describe(below, block);
}

template <class Out>
Result<void> write_to(Out& out, const Collection& collection)
{
    if (!nesting_is_sane(collection)) return failure("nesting", "the variations nest too deep");
    out += kFirstLine;
    out += '\n';
    LinesBelow<Out> lines(out, 0);
    describe(lines, collection);
    return {};
}

}  // namespace

Result<std::string> write_dump(const Collection& collection, const Options&)
{
    std::string out;
    GK_TRY_VOID(write_to(out, collection));
    return out;
}

std::unique_ptr<MatchStream> stream_dump(const Format& format, const Options& options)
{
    return stream_behind(std::string(kFirstLine) + "\n", format, options);
}

Result<std::string> write_dump_apart(const Collection& collection)
{
    NumbersApart out;
    GK_TRY_VOID(write_to(out, collection));
    if (!out.is_refused()) return out.take();
    GK_TRY(const std::string dump, write_dump(collection, {}));
    return nothing_apart(dump);
}

}  // namespace gammonkit
