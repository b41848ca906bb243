#pragma once

#include "formats/feature.hpp"
#include "formats/options.hpp"
#include "model/decisions/analysis_table.hpp"
#include "model/transform/leave_out.hpp"

#include <optional>

namespace gammonkit {

/// What stands in a report, or beside a board: the same words mean the same everywhere.
struct ReportContents {
    ShownAnalysis analysis = {};
    bool luck = true;
    bool comments = true;
    bool ids = true;  ///< Identifiers of positions, to be read and copied.

    /// True of a plain record: no analysis, and so no marks and no luck.
    [[nodiscard]] bool is_plain() const { return !analysis.cube && !analysis.plays; }
    /// What of a match is nowhere in the report.
    [[nodiscard]] LeftOut left_out() const;
    friend bool operator==(const ReportContents&, const ReportContents&) = default;
};

/// What the options analysis, plays, chances, settings, ids, luck and comments say; all of those that a
/// format lacks.
[[nodiscard]] ReportContents report_contents(const Options& options);

/// The collection without what these options leave out of a report of it: itself, which must live as long, if
/// that is nothing.
class ReportedPart {
public:
    ReportedPart(const Collection& collection, const Options& options);
    [[nodiscard]] const Collection& get() const { return rest_ ? *rest_ : whole_; }

private:
    const Collection& whole_;
    std::optional<Collection> rest_;
};

}  // namespace gammonkit
