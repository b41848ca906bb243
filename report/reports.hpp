#pragma once

#include "report/match_report.hpp"

#include <vector>

namespace gammonkit {

/// All that a report shows of a collection: the values of its analyses in both units, by GammonKit's own
/// match equity table where the source gives one only.
class Reports {
public:
    /// `filter` chooses whose boards are shown.
    explicit Reports(const Collection& collection, const std::optional<Filter>& filter = std::nullopt);
    Reports(const Reports&) = delete;
    Reports& operator=(const Reports&) = delete;

    [[nodiscard]] const std::vector<MatchReport>& matches() const { return matches_; }
    [[nodiscard]] const std::vector<PositionRecord>& positions() const { return shown_.positions; }

    /// "Ann – Bob", "Ann – Bob and 3 more", "Backgammon positions".
    [[nodiscard]] std::string title() const;

private:
    Collection shown_;
    std::vector<MatchReport> matches_;
};

}  // namespace gammonkit
