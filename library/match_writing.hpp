#pragma once

#include "formats/match_stream.hpp"
#include "library/write_in_any_unit.hpp"

#include <optional>

namespace gammonkit {

/// Writes matches one after the other in a format that has a `stream`, each as `write_in_any_unit` writes one
/// match. Never holds more than two of them.
class MatchWriting {
public:
    MatchWriting(const Format& format, const Options& options, TablesOnDemand tables);

    /// The next piece of the file, and what it lacks.
    [[nodiscard]] Result<ConvertedWriting> add(Match match);

    /// The last piece, with the positions that stand alone.
    [[nodiscard]] Result<ConvertedWriting> end(std::vector<PositionRecord> positions);

    /// What was written last.
    [[nodiscard]] const Collection& last() const { return last_; }

private:
    const Format& format_;
    Options options_;
    TablesOnDemand tables_;
    std::unique_ptr<MatchStream> stream_;
    Collection last_ = {};
};

}  // namespace gammonkit
