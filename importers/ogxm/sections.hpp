#pragma once

#include "importers/ogxm/analysis_records.hpp"
#include "importers/ogxm/clock.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <string_view>
#include <vector>

namespace gammonkit::ogxm {

/// An analysis with all its decisions.
struct Analysis {
    AnalysisHead head;
    std::vector<Decision> decisions = {};
};

/// What a file holds, as it has it.
struct FileRecords {
    MatchRecord match;
    std::vector<GameRecord> games = {};
    std::vector<Analysis> analyses = {};
    std::vector<Annotation> annotations = {};
    std::optional<ClockRecord> clock = {};
};

/// True if the bytes begin as an OGXM file does.
[[nodiscard]] bool is_ogxm(std::string_view bytes);

/// Reads all sections. Damage that leaves a match is reported; fails if there is none, or if the file asks
/// for a newer reader.
[[nodiscard]] Result<FileRecords> read_sections(const SourceText& source, Reporter& reporter);

}  // namespace gammonkit::ogxm
