#include "cli/commands/diff/command.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "cli/output/json_output.hpp"
#include "model/decisions/place.hpp"
#include "model/transform/compare.hpp"
#include "report/json_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr OptionOfQuestions kOptionsOfRecords[] = {{"--only", "comparing records"},
                                                   {"--tolerance", "comparing records"}};
constexpr DifferenceGroup kGroups[] = {DifferenceGroup::play, DifferenceGroup::analysis,
                                       DifferenceGroup::words};

/// Two files, neither of which may be a folder.
Result<std::vector<InputFile>> two_inputs(const DiffOptions& options)
{
    GK_TRY(std::vector<InputFile> inputs, required_inputs(options.inputs));
    const bool has_folder =
        std::any_of(inputs.begin(), inputs.end(), [](const InputFile& input) { return input.found; });
    if (options.inputs.size() != 2 || has_folder || inputs.size() != 2) {
        return failure("usage", "diff compares two files", "gammonkit diff a.mat b.mat");
    }
    return inputs;
}

/// What one side holds, once all that is to be said about its file is said.
std::optional<Collection> read_side(Session& session, const ReadSettings& settings, const InputFile& input,
                                    ExitCode& status)
{
    Outcome outcome;
    std::optional<ReadSource> reading = read_collection(session, settings, input, false, outcome);
    tell(session.console, outcome);
    if (reading) return std::move(reading->collection);
    status = outcome.status;
    return std::nullopt;
}

/// "m2-g1-5 (game 1, move 3)", "match 2, game 1", "position 3", or "" for the whole.
std::string in_words(const RecordPlace& place)
{
    if (place.turn) {
        const TurnPlace turn{.match = place.match, .game = *place.game, .turn = *place.turn};
        return place_in_words(turn, place.row);
    }
    std::vector<std::string> parts;
    if (place.match) parts.push_back(fmt::format("match {}", *place.match));
    if (place.game) parts.push_back(fmt::format("game {}", *place.game));
    if (place.position) parts.push_back(fmt::format("position {}", *place.position));
    return joined(parts, ", ");
}

/// Where a difference is: as the first record counts, and as the second does where that is not the same.
std::string heading(const Difference& difference)
{
    const auto& [first, second] = difference.place;
    std::string place = in_words(first.game || first.match || first.position ? first : second);
    const bool in_both =
        (first.turn && second.turn) || (!first.turn && !second.turn && first.game && second.game);
    if (in_both && first != second) place += fmt::format(", in B {}", in_words(second));
    if (!first.position && second.position) place = in_words(second) + " of B";
    if (!first.turn && second.turn) place = in_words(second) + " of B";
    if (!first.game && second.game && !second.turn) place = in_words(second) + " of B";
    if (!difference.who.empty()) place += fmt::format(", {}", difference.who);
    return place.empty() ? difference.what : fmt::format("{}: {}", place, difference.what);
}

std::string lines_of(const std::string& what, char sign)
{
    if (what.empty()) return "";
    std::string text;
    for (const std::string_view line : split(what, '\n'))
        text += fmt::format("{} {}\n", sign, printable(line));
    return text;
}

std::string as_text(const Comparison& comparison, const std::vector<InputFile>& inputs)
{
    if (comparison.differences.empty()) return "";
    std::string text = fmt::format("--- {}\n+++ {}\n", printable(inputs[0].path), printable(inputs[1].path));
    for (const Difference& difference : comparison.differences) {
        text += printable(heading(difference)) + "\n";
        text += lines_of(difference.has[0], '-') + lines_of(difference.has[1], '+');
    }
    return text;
}

template <class T>
Json or_null(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json json_of(const RecordPlace& place)
{
    if (place.position) return {{"position", *place.position}};
    return {{"match", or_null(place.match)}, {"game", or_null(place.game)}, {"turn", or_null(place.turn)}};
}

Json text_or_null(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

std::string as_json(const Comparison& comparison, const std::vector<InputFile>& inputs)
{
    Json differences = Json::array();
    for (const Difference& difference : comparison.differences) {
        differences.push_back({{"group", to_string(difference.group)},
                               {"what", difference.what},
                               {"place", {json_of(difference.place[0]), json_of(difference.place[1])}},
                               {"player", text_or_null(difference.who)},
                               {"first", text_or_null(difference.has[0])},
                               {"second", text_or_null(difference.has[1])}});
    }
    Json json = json_record("diff");
    json["files"] = {inputs[0].path, inputs[1].path};
    json["same"] = comparison.differences.empty();
    json["turns_alike"] = comparison.turns_alike;
    json["differences"] = std::move(differences);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// "gammonkit: 3 differences (2 in the play, 1 in the words); 31 turns are alike"
std::string summary(const Comparison& comparison)
{
    std::array<std::size_t, kDifferenceGroups> counts{};
    for (const Difference& difference : comparison.differences)
        ++counts[static_cast<std::size_t>(difference.group)];
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < kDifferenceGroups; ++i) {
        if (counts[i] == 0) continue;
        parts.push_back(fmt::format("{} in the {}", counts[i], to_string(static_cast<DifferenceGroup>(i))));
    }
    const std::size_t alike = comparison.turns_alike;
    const std::string total = counted(comparison.differences.size(), "difference", "differences");
    return fmt::format("gammonkit: {}{}; {} alike\n", total,
                       parts.empty() ? "" : fmt::format(" ({})", joined(parts, ", ")),
                       alike == 1 ? "1 turn is" : fmt::format("{} turns are", alike));
}

}  // namespace

void DiffOptions::bind(OptionTable& table)
{
    table.choice<DifferenceGroup>("--only", "play|analysis|words", only, kGroups, to_string);
    table.flag("--engines", engines);
    table.add("--limit", "N", limit, {0, 1'000'000'000});
    table.number("--tolerance", "NUMBER", tolerance, 0);
    output.bind_printing(table);
    input.bind(table);
    batch.bind_jobs(table);
    batch.bind_messages(table);
}

Result<ExitCode> run_diff(Session& session, const DiffOptions& options)
{
    if (options.engines) {
        GK_TRY_VOID(check_question(session.table, "--engines", kOptionsOfRecords));
        return run_diff_engines(session, options);
    }
    if (options.limit) return failure("usage", "--limit needs --engines");
    CompareSettings compare{.only = options.only};
    compare.tolerance = options.tolerance.value_or(compare.tolerance);
    GK_TRY(const ReadSettings settings, read_settings(session));
    GK_TRY(const std::vector<InputFile> inputs, two_inputs(options));

    ExitCode status = ExitCode::ok;
    const std::optional<Collection> first = read_side(session, settings, inputs.front(), status);
    const std::optional<Collection> second = read_side(session, settings, inputs.back(), status);
    if (!first || !second) return status;
    const Comparison comparison = gammonkit::compare(*first, *second, compare);
    print_answer(session, options.output.json ? as_json(comparison, inputs) : as_text(comparison, inputs));
    const bool differ = !comparison.differences.empty();
    if (!options.batch.quiet && (differ || options.batch.verbose))
        session.console.message(summary(comparison));
    return differ ? ExitCode::failed : ExitCode::ok;
}

constexpr Command kDiffCommand = with_options<DiffOptions, run_diff>(
    {.name = "diff", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
