#include "cli/output/name_template.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/outputs.hpp"
#include "formats/html/format.hpp"
#include "model/replay.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <unordered_map>

namespace gammonkit::cli {
namespace {

/// What a file system takes, with room for a number and an extension.
constexpr std::size_t kLongestName = 200;

struct NameField {
    std::string_view name;
    std::string (*value)(const Match& match, std::string_view stem);
};

constexpr NameField kNameFields[] = {
    {"date", [](const Match& match, std::string_view) { return match.date ? to_string(*match.date) : ""; }},
    {"first", [](const Match& match, std::string_view) { return match.players.first.name; }},
    {"second", [](const Match& match, std::string_view) { return match.players.second.name; }},
    {"length",
     [](const Match& match, std::string_view) {
         return match.rules.is_money() ? std::string("money") : fmt::format("{}p", match.rules.length);
     }},
    {"event", [](const Match& match, std::string_view) { return match.event; }},
    {"round", [](const Match& match, std::string_view) { return match.round; }},
    {"place", [](const Match& match, std::string_view) { return match.place; }},
    {"score",
     [](const Match& match, std::string_view) {
         if (match.games.empty()) return std::string();
         const ByPlayer<int> score = score_after(match, match.games.size() - 1);
         return fmt::format("{}-{}", score.first, score.second);
     }},
    {"stem", [](const Match&, std::string_view stem) { return std::string(stem); }},
};

const NameField* find_field(std::string_view name)
{
    const auto* const found = std::ranges::find(kNameFields, name, &NameField::name);
    return found == std::end(kNameFields) ? nullptr : found;
}

/// Without what some file system refuses or a shell trips over.
std::string as_file_name(std::string_view text)
{
    constexpr std::string_view kRefused = R"(/\:*?"<>|)";
    const std::string shown = printable(text);
    std::string name;
    for (const char c : trimmed(shown))
        name += kRefused.find(c) != std::string_view::npos ? '_' : c;
    while (name.starts_with('.') || name.starts_with('-'))
        name.erase(0, 1);
    return name;
}

/// Never in the middle of a character.
std::string cut(std::string name)
{
    if (name.size() <= kLongestName) return name;
    std::size_t end = kLongestName;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
        --end;
    return name.substr(0, end);
}

/// Each part between slashes, none of them empty.
std::string as_path(const std::string& text)
{
    std::vector<std::string> parts;
    for (const std::string_view part : split(text, '/')) {
        if (!trimmed(part).empty()) parts.push_back(cut(std::string(trimmed(part))));
    }
    return joined(parts, "/");
}

bool leaves_folder(std::string_view literal)
{
    return literal.find("..") != std::string_view::npos;
}

Result<std::vector<std::string>> names_of(Session& session, const NameTemplate& name,
                                          const std::vector<InputFile>& inputs)
{
    GK_TRY(const ReadSettings settings, read_settings(session));
    std::vector<std::string> names(inputs.size());
    const BatchResult result = run_batch(session, inputs, [&](const InputFile& input) {
        Outcome outcome;
        const std::optional<ReadSource> reading = read_one(session, settings, input, outcome);
        const bool has_match = reading && reading->collection && !reading->collection->matches.empty();
        if (has_match) {
            const std::string stem(without_known_extension(session.catalogue, input.relative()));
            names[static_cast<std::size_t>(&input - inputs.data())] =
                name.name_of(reading->collection->matches.front(), stem.substr(stem.rfind('/') + 1));
        }
        return Outcome{};
    });
    if (result.status != ExitCode::interrupted) return names;
    return failure("interrupted", "stopped before anything was written");
}

bool holds_match(const Session& session, const ReadSettings& settings, const InputFile& input)
{
    Outcome ignored;
    const std::optional<ReadSource> reading = read_one(session, settings, input, ignored);
    return reading && reading->collection && !reading->collection->matches.empty() &&
           reading->format->id != kHtmlFormat.id;
}

/// "{date} {first} ..."
std::string name_fields()
{
    std::vector<std::string> names;
    for (const NameField& field : kNameFields)
        names.push_back(fmt::format("{{{}}}", field.name));
    return joined(names, " ");
}

}  // namespace

Result<NameTemplate> NameTemplate::from(std::string_view text)
{
    NameTemplate name;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find('{'), text.size());
        const std::size_t end = text.find('}', begin);
        Piece piece{.literal = std::string(text.substr(0, begin)), .field = {}};
        if (begin < text.size()) {
            piece.field = text.substr(begin + 1, end == std::string_view::npos ? end : end - begin - 1);
            if (end == std::string_view::npos || find_field(piece.field) == nullptr)
                return failure("usage",
                               fmt::format("--name: there is no field {{{}}}", printable(piece.field)),
                               fmt::format("there are: {}", name_fields()));
        }
        if (leaves_folder(piece.literal))
            return failure("usage", "--name: '..' would leave the folder of the outputs");
        name.pieces_.push_back(std::move(piece));
        text = without_first(text, end == std::string_view::npos ? text.size() : end + 1);
    }
    return name;
}

std::string NameTemplate::name_of(const Match& match, std::string_view stem) const
{
    std::string name;
    bool has_value = false;
    for (const Piece& piece : pieces_) {
        if (piece.field.empty()) {
            name += piece.literal;
            continue;
        }
        const std::string value = as_file_name(find_field(piece.field)->value(match, stem));
        const bool parts_nothing = !has_value && piece.literal.find('/') == std::string::npos;
        if (&piece == &pieces_.front() || (!value.empty() && !parts_nothing)) name += piece.literal;
        name += value;
        has_value = has_value || !value.empty();
    }
    return has_value ? as_path(name) : "";
}

Result<void> name_by_template(Session& session, std::vector<InputFile>& inputs)
{
    const std::string& text = session.options.output.name;
    if (text.empty()) return {};
    GK_TRY(const NameTemplate name, NameTemplate::from(text));
    Session whole = session;  // Names of other shares may be the same, and are then numbered.
    whole.share.reset();
    GK_TRY(std::vector<std::string> names, names_of(whole, name, inputs));
    std::unordered_map<std::string, int> times;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (names[i].empty()) continue;
        const int time = ++times[names[i]];
        inputs[i].output_name = time == 1 ? names[i] : fmt::format("{}-{}", names[i], time);
    }
    return {};
}

Result<void> choose_newest(const Session& session, VerbOptions& options)
{
    GK_TRY(ReadSettings settings, read_settings(session));
    settings.validate = false;
    const auto is_searched = [](const std::string& argument) {
        return argument != "-" && names_file(argument);
    };
    std::vector<std::string>& words = options.inputs;
    const bool ends_with_output = session.command->last_is_output && session.command->last_is_output(session);
    const auto end = words.end() - (ends_with_output ? 1 : 0);
    std::vector<std::string> files;
    std::copy_if(words.begin(), end, std::back_inserter(files), is_searched);
    std::vector<InputFile> inputs = find_inputs(files);
    std::erase_if(inputs, [](const InputFile& input) { return input.problem.has_value(); });
    // Members of one archive are as old as that is: the last of them goes first, too.
    std::ranges::reverse(inputs);
    std::ranges::stable_sort(inputs, std::greater<>{}, time_of_change);
    const auto newest = std::ranges::find_if(
        inputs, [&](const InputFile& input) { return holds_match(session, settings, input); });
    if (newest == inputs.end())
        return failure("no-match", "there is no file with a match", "--newest needs a folder with matches");
    session.console.report({.severity = Severity::note,
                            .code = "newest",
                            .message = fmt::format("{} is the newest", printable(newest->path))});
    // Where the first of them stood: others may be a filter, or an output.
    const auto first = std::find_if(words.begin(), end, is_searched);
    words.erase(std::remove_if(first + 1, end, is_searched), end);
    *first = newest->path;
    return {};
}

}  // namespace gammonkit::cli
