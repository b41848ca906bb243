#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb transcribe: its row of the table of commands.

struct TranscribeOptions : VerbOptions {
    std::string drawn = {};  ///< Of a transcription: "unicode".

    void bind(OptionTable& table) override;
};

ExitCode run_transcribe(Session& session, const TranscribeOptions& options);

inline constexpr Command kTranscribeCommand = with_options<TranscribeOptions, run_transcribe>(
    {.name = "transcribe", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
