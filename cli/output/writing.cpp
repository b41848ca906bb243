#include "cli/output/writing.hpp"

#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "cli/console/json.hpp"
#include "cli/output/json_output.hpp"
#include "formats/extra_keys.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::size_t kMostKeys = 6;

/// " (sgf:GS, sgf:XX)", behind the words for what only another format knows.
std::string named_keys(Feature feature, const std::set<std::string>& keys)
{
    if (feature != Feature::extras || keys.empty()) return {};
    std::vector<std::string> names;
    for (const std::string& key : keys) {
        if (names.size() < kMostKeys) names.push_back(printable(key));
    }
    if (keys.size() > kMostKeys) names.push_back(fmt::format("{} more", keys.size() - kMostKeys));
    return fmt::format(" ({})", joined(names, ", "));
}

/// "214 analyzed rolls", and so on.
std::vector<std::string> items_of(const LossSummary& losses)
{
    std::vector<std::string> items;
    for (const Loss& loss : losses_of(losses.lost)) {
        const FeatureWords words = words_for(loss.feature);
        items.push_back(counted(loss.count, words.one, words.many) + named_keys(loss.feature, losses.keys));
    }
    return items;
}

/// The losses in words, for one line each: what concerns play or analysis, and what stands beside them.
struct ToldLosses {
    std::vector<std::string> grave = {};
    std::vector<std::string> beside = {};
};

/// One by one with --verbose, and with the number of inputs; else what concerns play or analysis is one item.
ToldLosses told_losses(const Session& session, const BatchResult& result)
{
    const std::vector<Loss> lost = losses_of(result.losses.lost);
    const std::vector<std::string> items = items_of(result.losses);
    const auto is_grave = [](const Loss& loss) { return concern_of(loss.feature) != Concern::record; };
    const bool one_by_one = session.options.batch.verbose || std::ranges::count_if(lost, is_grave) == 1;
    ToldLosses told;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto feature = static_cast<std::size_t>(lost[i].feature);
        const std::string inputs = fmt::format(" (in {} of {} inputs)", result.lossy_inputs[feature],
                                               result.done - result.skipped - result.elsewhere);
        const bool counts_inputs =
            result.total > 1 && (is_grave(lost[i]) ? one_by_one : session.options.batch.verbose);
        (is_grave(lost[i]) ? told.grave : told.beside).push_back(items[i] + (counts_inputs ? inputs : ""));
    }
    if (!one_by_one && !told.grave.empty()) told.grave = {joined(told.grave, ", ")};
    return told;
}

/// What stands before the things that concern neither play nor analysis: what is whole in spite of them.
std::string_view kept_words(const Census& lost)
{
    const auto is_whole = [&](Concern concern) {
        return std::ranges::none_of(
            losses_of(lost), [concern](const Loss& loss) { return concern_of(loss.feature) == concern; });
    };
    if (!is_whole(Concern::play)) return "does not carry";
    return is_whole(Concern::analysis) ? "keeps plays, results and analysis, but not"
                                       : "keeps plays and results, but not";
}

std::string_view word_for(SplitBy part)
{
    switch (part) {
    case SplitBy::match:
        return "match";
    case SplitBy::game:
        return "game";
    case SplitBy::position:
        break;
    }
    return "position";
}

/// What only another format knows of what is lost: "sgf:GS".
std::set<std::string> keys_of(const std::vector<Loss>& losses, const Format& format,
                              const Collection& collection)
{
    const bool lost = std::ranges::find(losses, Feature::extras, &Loss::feature) != losses.end();
    if (!lost || format.carries.has(Feature::extras)) return {};
    return extra_keys(collection, format.id);
}

}  // namespace

Diagnostic refused_losses(const LossSummary& losses, const Format& format)
{
    return {.code = "loss",
            .message =
                fmt::format("not written: {} cannot carry {}", format.id, joined(items_of(losses), ", ")),
            .hint = "without --strict it is written without them"};
}

const KnownTables& known_tables()
{
    static const KnownTables tables;
    return tables;
}

Capacity capacity_of(const FormatChoice& target)
{
    return gammonkit::capacity_of(*target.format, target.options);
}

std::optional<SplitBy> needed_split(const Collection& collection, Capacity capacity)
{
    const auto has_games = [](const Match& match) { return match.games.size() > 1; };
    switch (capacity) {
    case Capacity::collection:
        break;
    case Capacity::match:
        if (collection.matches.size() > 1) return SplitBy::match;
        break;
    case Capacity::game:
        if (std::ranges::any_of(collection.matches, has_games)) return SplitBy::game;
        break;
    case Capacity::position:
        if (collection.positions.size() > 1) return SplitBy::position;
        break;
    }
    return std::nullopt;
}

std::vector<Collection> parts_of(Collection collection, Capacity capacity)
{
    const std::optional<SplitBy> by = needed_split(collection, capacity);
    if (by) return split(collection, *by);
    std::vector<Collection> whole;
    whole.push_back(std::move(collection));
    return whole;
}

bool is_left_alone(const OutputNames& names, std::span<const std::string> paths, Outcome& outcome)
{
    const auto is_up_to_date = [&](const std::string& path) {
        return names.is_up_to_date(path, outcome.content);
    };
    if (!std::ranges::all_of(paths, is_up_to_date)) return false;
    outcome.up_to_date = true;
    outcome.flawed = outcome.status != ExitCode::ok;
    return true;
}

Result<void> check_paths(const OutputNames& names, const InputFile& input, std::span<const std::string> paths)
{
    for (const std::string& path : paths) {
        GK_TRY_VOID(names.check(input, path));
    }
    return {};
}

Diagnostic too_many(const Format& target, SplitBy by, std::string_view hint)
{
    return {.code = "several",
            .message = fmt::format("{} holds one {}, and here are several", target.id, word_for(by)),
            .hint = std::string(hint)};
}

Result<ConvertedWriting> write_checked(const Session& session, const FormatChoice& target,
                                       const Collection& collection)
{
    if (target.rows) return ConvertedWriting{{.bytes = target.rows(collection), .losses = {}}};
    GK_TRY(ConvertedWriting writing,
           write_in_any_unit(*target.format, collection, target.options, known_tables, session.marks));
    if (session.options.output.strict && !writing.losses.empty()) {
        LossSummary losses;
        add_losses(writing, *target.format, collection, losses);
        return tl::unexpected(refused_losses(losses, *target.format));
    }
    return writing;
}

void write_parts(const Session& session, const FormatChoice& target, std::span<const Collection> parts,
                 const OutputNames& names, const InputFile& input, Outcome& outcome)
{
    const std::vector<std::string> paths =
        names.paths_for(input, parts.size(), target.format->extensions.front());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Result<ConvertedWriting> writing = write_checked(session, target, parts[i]);
        if (!writing) return fail(session, input, writing.error(), outcome);
        const Result<void> saved = names.save(input, paths[i], writing->bytes);
        if (!saved) return fail(session, input, saved.error(), outcome);
        names.note_done(paths[i], outcome.content, writing->bytes);
        count_losses(session, input.path, *writing, *target.format, parts[i], outcome);
    }
    outcome.flawed = outcome.status != ExitCode::ok;
}

Diagnostic several_for_one(const Session& session, std::span<const InputFile> inputs)
{
    Diagnostic why{.code = "usage",
                   .message = "a folder or several inputs cannot become one output",
                   .hint = "-O DIR writes one file for each; 'gammonkit join' puts them into one"};
    if (inputs.empty()) return why;
    const std::string& last = inputs.back().path;
    std::error_code ignored;
    const bool is_output = inputs.size() > 1 && session.options.output.output.empty() &&
                           session.options.output.outputs.empty() && !inputs.back().is_position &&
                           !std::filesystem::exists(last, ignored);
    if (!is_output) return why;
    why.message = fmt::format("there is no file {}", printable(last));
    why.hint = inputs.size() == 2 ? fmt::format("to write it: gammonkit {} {} -o {}", session.command->name,
                                                printable(inputs.front().path), printable(last))
                                  : "-o FILE writes one file, -O DIR one for each input";
    return why;
}

std::optional<Diagnostic> objection_to_one(const Session& session, const FormatChoice& target,
                                           std::span<const InputFile> inputs, std::string_view output)
{
    if (inputs.size() > 1 || inputs.front().found) return several_for_one(session, inputs);
    const bool to_terminal = (output.empty() || output == "-") && session.console.output_is_terminal();
    if (to_terminal && target.format->kind == SourceKind::binary) {
        return failure("usage", fmt::format("{} is not text: a terminal cannot show it", target.format->id),
                       "-o FILE writes it to a file")
            .value();
    }
    return std::nullopt;
}

Result<std::string> bytes_of_whole(const Session& session, const FormatChoice& target,
                                   const Collection& collection, const InputFile& input, Outcome& outcome)
{
    if (const std::optional<SplitBy> by = needed_split(collection, capacity_of(target)))
        return tl::unexpected(too_many(*target.format, *by, "-O DIR writes one file for each"));
    GK_TRY(ConvertedWriting writing, write_checked(session, target, collection));
    count_losses(session, input.path, writing, *target.format, collection, outcome);
    return std::move(writing.bytes);
}

void save_whole(const Session& session, const InputFile& input, const std::string& output, std::string bytes,
                Outcome& outcome)
{
    if (output.empty() || output == "-") {
        outcome.data = std::move(bytes);
        return;
    }
    const Result<void> saved = save_single(session, {&input, 1}, output, bytes);
    if (saved) return;
    fail(session, input, saved.error(), outcome);
    outcome.losses = {};  // Nothing was written that could lack anything.
    outcome.loss_lines.clear();
}

void write_whole(const Session& session, const FormatChoice& target, const Collection& collection,
                 const InputFile& input, const std::string& output, Outcome& outcome)
{
    Result<std::string> bytes = bytes_of_whole(session, target, collection, input, outcome);
    if (!bytes) return fail(session, input, bytes.error(), outcome);
    save_whole(session, input, output, *std::move(bytes), outcome);
}

void count_losses(const Session& session, std::string_view input, const ConvertedWriting& writing,
                  const Format& format, const Collection& collection, Outcome& outcome)
{
    for (const Loss& loss : writing.losses) {
        if (session.console.logs()) outcome.loss_lines += loss_line(input, format.id, loss);
    }
    if (shows_a_part(format) && !session.options.batch.verbose) return;
    add_losses(writing, format, collection, outcome.losses);
}

void add_losses(const ConvertedWriting& writing, const Format& format, const Collection& collection,
                LossSummary& summary)
{
    if (!writing.match_equity_table.empty()) summary.tables.insert(writing.match_equity_table);
    summary.misread.merge(misread_tables(format, collection));
    summary.keys.merge(keys_of(writing.losses, format, collection));
    for (const Loss& loss : writing.losses)
        summary.lost[static_cast<std::size_t>(loss.feature)] += loss.count;
}

std::vector<Diagnostic> loss_messages(const Session& session, std::string_view target,
                                      const BatchResult& result)
{
    const auto [grave, beside] = told_losses(session, result);
    const auto message = [](Severity severity, std::string text) {
        return Diagnostic{.severity = severity, .code = "loss", .message = std::move(text)};
    };
    std::vector<Diagnostic> messages;
    for (const std::string& item : grave)
        messages.push_back(message(Severity::warning, fmt::format("{} cannot carry {}", target, item)));
    if (!beside.empty()) {
        messages.push_back(
            message(Severity::note,
                    fmt::format("{} {} {}", target, kept_words(result.losses.lost), joined(beside, ", "))));
    }
    return messages;
}

std::vector<Diagnostic> table_notes(const BatchResult& result, std::string_view target)
{
    std::vector<Diagnostic> notes;
    for (const std::string& table : result.losses.tables) {
        notes.push_back({.severity = Severity::note,
                         .code = "converted",
                         .message = fmt::format("analyses were converted for {} by the match equity table {}",
                                                target, table),
                         .hint = "'gammonkit convert --met FILE' takes another"});
    }
    for (const std::string& table : result.losses.misread)
        notes.push_back(misread_warning(table));
    return notes;
}

void report_losses(Session& session, std::string_view target, const BatchResult& result)
{
    for (const Diagnostic& note : table_notes(result, target))
        session.console.report(note);
    for (const Diagnostic& message : loss_messages(session, target, result))
        session.console.report(message);
}

ExitCode finish_batch(Session& session, const BatchResult& result, std::string_view done,
                      std::string_view target)
{
    if (!target.empty()) report_losses(session, target, result);
    report_batch(session, result, done);
    return result.status;
}

ExitCode print_batch(Session& session, std::span<const InputFile> inputs,
                     const std::function<Outcome(const InputFile&)>& work, std::string_view done,
                     BatchOutput text)
{
    if (!session.options.output.json) {
        if (!text.put) text.put = [&](std::string_view answer) { session.console.text(answer); };
        return finish_batch(session, run_batch(session, inputs, work, text), done);
    }
    JsonArray array(session);
    return run_batch(session, inputs, work, {.put = [&](std::string_view element) { array.add(element); }})
        .status;
}

void report_batch(Session& session, const BatchResult& result, std::string_view done)
{
    if (session.console.quiet || session.console.output_closed() || result.total <= 1) return;
    const std::size_t failed = result.failed - result.flawed;
    std::string text =
        fmt::format("gammonkit: {} {}",
                    counted(result.done - failed - result.skipped - result.elsewhere - result.up_to_date,
                            "input", "inputs"),
                    done);
    if (result.up_to_date > 0) text += fmt::format(", {} up to date", result.up_to_date);
    if (result.flawed > 0) text += fmt::format(", {} of them with errors", result.flawed);
    if (failed > 0) text += fmt::format(", {} failed", failed);
    if (result.skipped > 0)
        text += fmt::format(", {} skipped", counted(result.skipped, "other file", "other files"));
    if (result.with_identifiers > 0)
        text += fmt::format(", {} of them with identifiers (-f ids reads them)", result.with_identifiers);
    if (result.elsewhere > 0) text += fmt::format(", {} in other shares", result.elsewhere);
    if (result.warnings > 0) {
        text += fmt::format("; {} (-v shows them)", counted(result.warnings, "warning", "warnings"));
    }
    session.console.message(text + "\n");
}

}  // namespace gammonkit::cli
