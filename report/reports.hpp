#pragma once

#include "analysis/met/named_tables.hpp"
#include "report/match_report.hpp"

#include <vector>

namespace gammonkit {

/// What a report marks and shows the boards of.
struct ReportChoice {
    std::optional<Filter> filter = {};  ///< Chooses whose boards are shown.
    CountingRules counting = {};
    StatisticsDetail statistics = StatisticsDetail::summary;
    ReportContents contents = {};
    Translator words = {};
    std::string me = {};  ///< Who sits at the lower edge of his boards: names, with commas between.
};

/// All that a report shows of a collection: the values of its analyses in both units, by GammonKit's own
/// match equity table where the source gives one only, and without what it is not to hold. Filters and
/// figures know of analyses that are not shown; figures know nothing of analyses in a plain record, nor of
/// luck where it is left out.
class Reports {
public:
    explicit Reports(const Collection& collection, const ReportChoice& choice = {});
    Reports(const Reports&) = delete;
    Reports& operator=(const Reports&) = delete;

    [[nodiscard]] const std::vector<MatchReport>& matches() const { return matches_; }
    [[nodiscard]] const std::vector<PositionRecord>& positions() const { return shown_.positions; }
    [[nodiscard]] const ReportContents& contents() const { return contents_; }

    /// By which values were converted.
    [[nodiscard]] const KnownTables& tables() const { return tables_; }

    /// "Ann – Bob", "Ann – Bob and 3 more", "Backgammon positions".
    [[nodiscard]] std::string title() const;
    [[nodiscard]] const Translator& words() const { return words_; }

private:
    Collection shown_;
    KnownTables tables_;
    ReportContents contents_;
    std::vector<MatchReport> matches_;
    Translator words_;
};

}  // namespace gammonkit
