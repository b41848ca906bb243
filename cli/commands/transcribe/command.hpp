#pragma once

#include "cli/options/command.hpp"

namespace gammonkit::cli {

// The verb transcribe: its row of the table of commands.

struct TranscribeOptions : VerbOptions {
    std::string drawn = {};  ///< Of a transcription: "unicode".

    void bind(OptionTable& table) override;
};

}  // namespace gammonkit::cli
