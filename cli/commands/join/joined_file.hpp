#pragma once

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "library/match_writing.hpp"
#include "support/files/output_file.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// True if matches can be written one after the other, and read ones forgotten.
[[nodiscard]] bool can_stream(const FormatChoice& target);

/// The one output of join, to which matches are added as they are read. Standalone positions stand behind
/// them and are kept until the end.
class JoinedFile {
public:
    /// Fails if the output of the command line cannot be written.
    [[nodiscard]] static Result<JoinedFile> begin(Session& session, const FormatChoice& target,
                                                  std::span<const InputFile> inputs);

    [[nodiscard]] Result<void> add(Collection part);

    /// True if what is added can be read at once, and not only when the file is finished.
    [[nodiscard]] bool is_written_at_once() const;

    /// Ends the file and tells what it lacks; says why there is none if something went wrong.
    [[nodiscard]] ExitCode finish();

private:
    JoinedFile(Session& session, const FormatChoice& target, std::optional<OutputFile> file);
    [[nodiscard]] Result<void> put(const Result<ConvertedWriting>& writing);
    [[nodiscard]] Result<void> put_bytes(std::string_view bytes);
    [[nodiscard]] Result<void> end();
    void note_losses(const ConvertedWriting& writing);
    [[nodiscard]] bool is_refused() const;
    void tell_losses();

    Session* session_;
    const Format* format_;
    MatchWriting writing_;
    std::optional<OutputFile> file_;  ///< Nothing: standard output.
    std::string held_ = {};           ///< For standard output, where --strict may still refuse it.
    std::vector<PositionRecord> positions_ = {};
    BatchResult lost_{.total = 1, .done = 1};
};

}  // namespace gammonkit::cli
