#include "cli/commands/verbs.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/dedupe/groups.hpp"
#include "cli/console/console.hpp"
#include "cli/options/command.hpp"
#include "cli/options/inputs.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/outputs.hpp"
#include "cli/output/writing.hpp"
#include "formats/feature.hpp"
#include "report/json_parts.hpp"
#include "support/files/file.hpp"
#include "support/result.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <initializer_list>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

namespace gammonkit::cli {
namespace {

struct DedupeOptions : VerbOptions {
    void bind(OptionTable& table) override
    {
        output.bind_printing(table);
        output.bind_folder(table);
        bind_batch(table);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

/// What one input holds.
struct Contents {
    std::vector<FoundMatch> matches = {};
    bool readable = false;
};

std::string title_of(const Match& match)
{
    const std::string length = match.rules.is_money()
                                   ? "money"
                                   : counted(static_cast<std::size_t>(match.rules.length), "point", "points");
    return printable(fmt::format("{} - {}, {}, {}", match.players.first.name, match.players.second.name,
                                 length, counted(match.games.size(), "game", "games")));
}

MatchInformation information_in(const Match& match)
{
    const Census census = gammonkit::census({.matches = {match}, .positions = {}});
    const auto sum = [&](std::initializer_list<Feature> features) {
        std::size_t total = 0;
        for (const Feature feature : features)
            total += census[static_cast<std::size_t>(feature)];
        return total;
    };
    std::size_t turns = 0;
    for (const Game& game : match.games)
        turns += game.turns.size();
    return {.analyses = sum({Feature::play_analysis, Feature::cube_analysis}),
            .rollouts = sum({Feature::rollouts}),
            .words = sum({Feature::player_names, Feature::ratings, Feature::event, Feature::place,
                          Feature::date, Feature::time, Feature::annotator, Feature::match_comment,
                          Feature::turn_comments, Feature::clock_times, Feature::marks, Feature::luck}),
            .turns = turns};
}

Contents contents_of(const Collection& collection, std::size_t input)
{
    Contents contents{.readable = true};
    for (const Match& match : collection.matches) {
        contents.matches.push_back({.fingerprint = match_fingerprint(match),
                                    .course = match_course(match),
                                    .information = information_in(match),
                                    .title = title_of(match),
                                    .input = input,
                                    .number = contents.matches.size() + 1,
                                    .alone = collection.matches.size() == 1});
    }
    return contents;
}

std::vector<const FoundMatch*> all_matches(const std::vector<Contents>& contents)
{
    std::vector<const FoundMatch*> all;
    for (const Contents& file : contents) {
        for (const FoundMatch& found : file.matches)
            all.push_back(&found);
    }
    return all;
}

std::string as_text(const MatchGroup& group, const std::vector<InputFile>& inputs)
{
    std::string text =
        fmt::format("{}: {}\n", group.best->title, counted(group.records.size(), "time", "times"));
    for (const FoundMatch* found : group.records) {
        text += fmt::format("{} {}", found == group.best ? '*' : ' ', printable(inputs[found->input].path));
        if (!found->alone) text += fmt::format(", match {}", found->number);
        if (group.is_part(*found)) text += fmt::format(" (a part: {})", found->title);
        text += '\n';
    }
    return text;
}

std::string as_json(const MatchGroup& group, const std::vector<InputFile>& inputs)
{
    Json records = Json::array();
    for (const FoundMatch* found : group.records) {
        records.push_back({{"file", inputs[found->input].path},
                           {"match", found->number},
                           {"best", found == group.best},
                           {"part", group.is_part(*found)},
                           {"title", found->title},
                           {"analyses", found->information.analyses},
                           {"rollouts", found->information.rollouts},
                           {"words", found->information.words},
                           {"turns", found->information.turns}});
    }
    const std::optional<MatchFingerprint>& fingerprint = group.best->fingerprint;
    Json json = json_record("match");
    json["match"] = fingerprint ? Json(to_string(*fingerprint)) : Json(nullptr);
    json["records"] = std::move(records);
    return in_one_line(json);
}

void print(Session& session, const std::vector<MatchGroup>& groups, const std::vector<InputFile>& inputs)
{
    const auto json = [&](const MatchGroup& group) { return as_json(group, inputs); };
    const auto text = [&](const MatchGroup& group) {
        const bool is_told = group.records.size() > 1 || session.options.batch.verbose;
        return is_told ? as_text(group, inputs) : std::string();
    };
    print_each(session, groups, json, text);
}

void report(Session& session, const std::vector<Contents>& contents, const std::vector<MatchGroup>& groups)
{
    std::size_t records = 0;
    for (const Contents& file : contents)
        records += file.matches.size();
    session.console.tell(
        fmt::format("{}, {} of them different", counted(records, "match", "matches"), groups.size()));
}

/// Says why matches are kept that look like others.
void report_unplayed(Session& session, const std::vector<InputFile>& inputs,
                     const std::vector<MatchGroup>& groups)
{
    const auto is_unplayed = [](const MatchGroup& group) { return !group.best->fingerprint; };
    const auto first = std::ranges::find_if(groups, is_unplayed);
    if (first == groups.end()) return;
    const auto count = static_cast<std::size_t>(std::ranges::count_if(groups, is_unplayed));
    session.console.report(
        {.severity = Severity::note,
         .code = "no-play",
         .message = fmt::format("{} no play, such as that of {}; without plays nothing tells whether two "
                                "are the same",
                                counted(count, "match has", "matches have"),
                                printable(inputs[first->best->input].path))});
}

/// The inputs that hold the best record of a match, or no match at all.
std::vector<InputFile> chosen_inputs(const std::vector<InputFile>& inputs,
                                     const std::vector<Contents>& contents,
                                     const std::vector<MatchGroup>& groups)
{
    std::vector<bool> chosen(inputs.size());
    for (std::size_t i = 0; i < inputs.size(); ++i)
        chosen[i] = contents[i].readable && contents[i].matches.empty();
    for (const MatchGroup& group : groups)
        chosen[group.best->input] = true;
    std::vector<InputFile> files;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (chosen[i]) files.push_back(inputs[i]);
    }
    return files;
}

/// Says which files are copied with matches in them that are kept elsewhere.
void report_mixed_files(Session& session, const std::vector<InputFile>& inputs,
                        const std::vector<Contents>& contents, const std::vector<MatchGroup>& groups)
{
    std::vector<std::size_t> best(inputs.size());
    for (const MatchGroup& group : groups)
        ++best[group.best->input];
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const std::size_t others = contents[i].matches.size() - best[i];
        if (best[i] == 0 || others == 0 || session.console.quiet) continue;
        session.console.report({.severity = Severity::warning,
                                .code = "mixed-file",
                                .message = fmt::format("{} is copied whole, with {} kept elsewhere",
                                                       inputs[i].path, counted(others, "match", "matches")),
                                .hint = "'gammonkit split' takes it apart first"});
    }
}

/// Where copies of files go: names and subfolders are kept, and where two files would have one name, the
/// later becomes "name-2". Decided before anything is written, in whatever order the workers come.
class FileCopier {
public:
    /// Copies `files`, which must outlive it, into --output-dir; none of `inputs` is overwritten.
    FileCopier(const OutputOptions& output, std::span<const InputFile> files,
               std::span<const InputFile> inputs);

    /// Copies file number `index`; packed files are packed anew. Fails if there is a file of that name and
    /// --force is not given, or if it is an input.
    [[nodiscard]] Result<void> copy(std::size_t index) const;

private:
    std::span<const InputFile> files_;
    std::vector<std::string> paths_;  ///< Of the copies, one for each file.
    bool force_;
    std::unordered_set<std::string> inputs_;  ///< Canonical paths; only needed with --force.
};

/// "day1/match-2.mat.gz" for "day1/match.mat.gz" and 2.
std::string numbered(const std::string& path, int number)
{
    const std::size_t slash = path.rfind('/');
    const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
    std::size_t dot = path.ends_with(".gz") ? path.rfind('.', path.size() - 4) : path.rfind('.');
    if (dot == std::string::npos || dot <= name) dot = path.size();
    return fmt::format("{}-{}{}", path.substr(0, dot), number, path.substr(dot));
}

FileCopier::FileCopier(const OutputOptions& output, std::span<const InputFile> files,
                       std::span<const InputFile> inputs)
    : files_(files), force_(output.force)
{
    if (force_) inputs_ = canonical_paths(inputs);
    const std::string& folder = output.output_dir;
    std::unordered_set<std::string> taken;
    for (const InputFile& input : files) {
        const std::string wanted =
            fmt::format("{}{}{}", folder, folder.ends_with('/') ? "" : "/", input.relative());
        std::string path = wanted;
        for (int number = 2; !taken.insert(path).second; ++number)
            path = numbered(wanted, number);
        paths_.push_back(std::move(path));
    }
    remove_leftovers_beside(paths_);
}

Result<void> FileCopier::copy(std::size_t index) const
{
    GK_TRY(const Input input, read_input(files_[index].source()));
    return save_unless_input(paths_[index], input.bytes, force_, inputs_);
}

ExitCode copy_chosen(Session& session, const DedupeOptions& options, const std::vector<InputFile>& files,
                     const std::vector<InputFile>& inputs)
{
    const FileCopier copies(options.output, files, inputs);
    const BatchResult result = run_batch(session, files, [&](const InputFile& input) {
        Outcome outcome;
        const Result<void> copied = copies.copy(static_cast<std::size_t>(&input - files.data()));
        if (!copied) fail(session, input, copied.error(), outcome);
        return outcome;
    });
    return finish_batch(session, result, "copied");
}

Result<std::vector<InputFile>> inputs_of(const DedupeOptions& options)
{
    GK_TRY(std::vector<InputFile> inputs, required_inputs(options.inputs));
    if (std::any_of(inputs.begin(), inputs.end(), [](const InputFile& input) { return input.path == "-"; }))
        return failure("usage", "dedupe compares files, and standard input is none");
    if (!options.output.output_dir.empty()) leave_out_results(inputs, options.output.output_dir);
    return inputs;
}

Result<ExitCode> run_dedupe(Session& session, const DedupeOptions& options)
{
    GK_TRY(const ReadSettings settings, read_settings(session));
    GK_TRY(const std::vector<InputFile> inputs, inputs_of(options));
    std::vector<Contents> contents(inputs.size());
    const BatchResult result = run_batch(session, inputs, [&](const InputFile& input) {
        Outcome outcome;
        const std::optional<ReadSource> reading = read_collection(session, settings, input, false, outcome);
        if (!reading) return outcome;
        outcome.flawed = outcome.status != ExitCode::ok;
        // Each worker has a place of its own: no lock.
        const auto index = static_cast<std::size_t>(&input - inputs.data());
        contents[index] = contents_of(*reading->collection, index);
        return outcome;
    });
    if (result.status == ExitCode::interrupted) return result.status;
    const std::vector<MatchGroup> groups = groups_of(all_matches(contents));
    print(session, groups, inputs);
    report(session, contents, groups);
    report_unplayed(session, inputs, groups);
    report_batch(session, result, "compared");
    if (options.output.output_dir.empty()) return result.status;
    report_mixed_files(session, inputs, contents, groups);
    const ExitCode copied = copy_chosen(session, options, chosen_inputs(inputs, contents, groups), inputs);
    return copied == ExitCode::ok ? result.status : copied;
}

}  // namespace

constexpr Command kDedupeCommand = with_options<DedupeOptions, run_dedupe>(
    {.name = "dedupe", .group = VerbGroup::files, .completes = Completes::file, .print_forms = kPrintForms});

}  // namespace gammonkit::cli
