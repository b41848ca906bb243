#pragma once

#include "cli/commands/find/search_results.hpp"
#include "cli/engine/near_names.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/engine_options.hpp"
#include "decisions/filter/filter.hpp"

namespace gammonkit::cli {

struct FindOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    std::string sort = {};
    std::optional<int> limit = {};
    std::string like = {};
    bool count = false;
    std::string database = {};
    bool sql = false;
    bool list = false;

    void bind(OptionTable& table) override;
    [[nodiscard]] bool prints() const override { return true; }
};

/// find --db: prints the decisions of a database that satisfy a filter, as text, a table or their number;
/// with
/// --like those that are nearest to one; or with --sql the query.
[[nodiscard]] Result<void> find_in_database(Session& session, const FindOptions& options,
                                            const Filter& filter, const std::optional<DecisionTraits>& like);

/// The names that a filter asks for (name="Job").
void ask_for_names(const Filter& filter, UnknownNames& names);

/// What the command line says of that; of a table also which, as `target`.
[[nodiscard]] Result<Telling> telling_of(const Session& session, const FindOptions& options,
                                         FormatChoice& target);

}  // namespace gammonkit::cli
