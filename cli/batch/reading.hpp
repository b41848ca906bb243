#pragma once

#include "cli/batch/outcome.hpp"
#include "cli/options/inputs.hpp"
#include "formats/pipeline.hpp"
#include "support/diagnostic.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// Reads one input and sets the outcome's status. Nothing if it is to be skipped, or in another share; a
/// ReadSource without a collection if there is nothing to work with. `look` may see the bytes before they are
/// read.
[[nodiscard]] std::optional<ReadSource> read_one(const Session& session, const ReadSettings& settings,
                                                 const InputFile& input, Outcome& outcome,
                                                 const std::function<void(const Input&)>& look = {});

/// The same where only what holds a collection is of use: keeps its messages as `keep_messages` does, and
/// gives nothing if there is none.
[[nodiscard]] std::optional<ReadSource> read_collection(const Session& session, const ReadSettings& settings,
                                                        const InputFile& input, bool all, Outcome& outcome);

/// True if not even the bytes of an input could be had; what was said about it then names the file.
[[nodiscard]] bool is_unread(const ReadSource& reading);

/// What was said about an input, as it is printed: with the place, or as the program's own message.
[[nodiscard]] std::string rendered(const Session& session, const ReadSource& reading,
                                   const Diagnostic& diagnostic);

/// What was said about an input; but of more than three messages that say the same, only the first, with
/// their number. `one_by_one`: all.
[[nodiscard]] std::vector<Diagnostic> alike_once(const std::vector<Diagnostic>& seen, bool one_by_one);

/// Renders what was said about an input into the outcome's messages: errors always, warnings and notes if
/// `all` or --verbose; other warnings are counted.
void keep_messages(const Session& session, const ReadSource& reading, bool all, Outcome& outcome);

/// Keeps a line for --diagnostics, if that is given.
void keep_diagnostic(const Session& session, std::string_view input, const Diagnostic& diagnostic,
                     const SourceText& source, Outcome& outcome);

/// Makes an input fail.
void fail(const Session& session, const InputFile& input, const Diagnostic& why, Outcome& outcome);

/// A line that says how many messages were too many to keep; empty if none were.
[[nodiscard]] std::string not_shown(const ReadSource& reading);

/// Tells a warning of an input that the user named; of one that was met in a folder it is counted, and told
/// with --verbose.
void warn(const Session& session, const InputFile& input, const ReadSource& reading,
          const Diagnostic& warning, Outcome& outcome);

/// Warns so of an input that holds no match, for a verb that works with matches.
void warn_of_no_match(const Session& session, const InputFile& input, const ReadSource& reading,
                      Outcome& outcome);

/// Says what a file is that no format recognizes, where its first bytes tell: a file of another program, a
/// picture, an archive. `--from` would not help to read it. Nothing for other bytes.
[[nodiscard]] std::optional<Diagnostic> foreign_file(std::string_view bytes);

}  // namespace gammonkit::cli
