#pragma once

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/output/outputs.hpp"
#include "library/write_in_any_unit.hpp"
#include "model/transform/split_join.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// How much one file of the target holds.
[[nodiscard]] Capacity capacity_of(const FormatChoice& target);

/// The parts into which a collection must be taken for files to hold them; nothing if one holds the whole.
[[nodiscard]] std::optional<SplitBy> needed_split(const Collection& collection, Capacity capacity);

/// The parts themselves.
[[nodiscard]] std::vector<Collection> parts_of(Collection collection, Capacity capacity);

/// True with --resume if all outputs of an input are up to date, which are these; the outcome says so then.
[[nodiscard]] bool is_left_alone(const OutputNames& names, std::span<const std::string> paths,
                                 Outcome& outcome);

/// Fails as writing them would for what is there already: nobody wants to hear only after an hour of work
/// that a file may not be written.
[[nodiscard]] Result<void> check_paths(const OutputNames& names, const InputFile& input,
                                       std::span<const std::string> paths);

/// Says that a format holds only one match, game or position, and what to do about it.
[[nodiscard]] Diagnostic too_many(const Format& target, SplitBy by, std::string_view hint);

/// The tables that need no file, computed once.
[[nodiscard]] const KnownTables& known_tables();

/// Why nothing is written under --strict.
[[nodiscard]] Diagnostic refused_losses(const LossSummary& losses, const Format& format);

/// Writes a collection. Where a format wants chances to win the match, and an analysis says equities, or the
/// other way round, they are converted by the table behind the analysis. Under --strict, losses are a failure
/// with code "loss".
[[nodiscard]] Result<ConvertedWriting> write_checked(const Session& session, const FormatChoice& target,
                                                     const Collection& collection);

/// Writes the parts of one input under --output-dir; the outcome says what went wrong.
void write_parts(const Session& session, const FormatChoice& target, std::span<const Collection> parts,
                 const OutputNames& names, const InputFile& input, Outcome& outcome);

/// Why a folder or several inputs cannot become one output, and what to type instead: of inputs that are not
/// there the last may be meant as an output.
[[nodiscard]] Diagnostic several_for_one(const Session& session, std::span<const InputFile> inputs);

/// Why several inputs, or what no terminal can show, cannot become the one output `output`; nothing if they
/// can. An empty output is standard output.
[[nodiscard]] std::optional<Diagnostic> objection_to_one(const Session& session, const FormatChoice& target,
                                                         std::span<const InputFile> inputs,
                                                         std::string_view output);

/// What the only file would hold that is made of an input. Fails if it needs several, or with code "loss".
[[nodiscard]] Result<std::string> bytes_of_whole(const Session& session, const FormatChoice& target,
                                                 const Collection& collection, const InputFile& input,
                                                 Outcome& outcome);

/// Writes it to an output, or puts it into the outcome for standard output, which an empty one is; the
/// outcome says what went wrong.
void save_whole(const Session& session, const InputFile& input, const std::string& output, std::string bytes,
                Outcome& outcome);

/// Does both.
void write_whole(const Session& session, const FormatChoice& target, const Collection& collection,
                 const InputFile& input, const std::string& output, Outcome& outcome);

/// Adds what a format could not carry of a collection, and by which tables it was converted.
void add_losses(const ConvertedWriting& writing, const Format& format, const Collection& collection,
                LossSummary& summary);

/// Adds what a format cannot carry of a collection to an outcome's count of it. What only shows a part of a
/// record loses nothing, unless --verbose asks.
void count_losses(const Session& session, std::string_view input, const ConvertedWriting& writing,
                  const Format& format, const Collection& collection, Outcome& outcome);

/// Warns of what was lost of play and analysis, in one line, or with --verbose in one for each kind: "mat
/// cannot carry 8 luck values". What concerns neither is a note, which says that they are whole: "sgf keeps
/// plays, results and analysis, but not 1 cube limit, 2 items that only other formats know (mat:Unrated)".
[[nodiscard]] std::vector<Diagnostic> loss_messages(const Session& session, std::string_view target,
                                                    const BatchResult& result);

/// Says by which tables analyses were converted, and warns of those by which they will not be read.
[[nodiscard]] std::vector<Diagnostic> table_notes(const BatchResult& result, std::string_view target);

/// Tells by which tables values were converted and will not be read, and says what was lost.
void report_losses(Session& session, std::string_view target, const BatchResult& result);

/// Ends a batch: `report_losses` of a target if one is named, then `report_batch`. Gives its exit code.
ExitCode finish_batch(Session& session, const BatchResult& result, std::string_view done,
                      std::string_view target = {});

/// Works on every input, and prints what comes of it: elements of one array of JSON, or else text for people,
/// unless `text` says how, with a last line that says how many were `done`.
ExitCode print_batch(Session& session, std::span<const InputFile> inputs,
                     const std::function<Outcome(const InputFile&)>& work, std::string_view done,
                     BatchOutput text = {});

/// The last line of a batch of several: "gammonkit: 97 inputs converted, 3 failed".
void report_batch(Session& session, const BatchResult& result, std::string_view done);

}  // namespace gammonkit::cli
