#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"

#include "model/match.hpp"

namespace gammonkit::cli {

// The verb fix: the options of its own, and its row of the table of commands.

/// What the play of a record contradicts, and fix repairs.
struct RepairedParts {
    bool scores = false;
    bool outcomes = false;
    bool bear_off = false;
    bool plays = false;
    bool glued = false;
};

struct FixOptions : VerbOptions {
    FilterOptions filter = {};
    RepairedParts parts = {};
    bool swap = false;
    std::string first = {};
    std::string second = {};
    std::vector<std::string> renames = {};  ///< "OLD=NEW"
    std::string event = {};
    std::string round = {};
    std::string match_place = {};
    std::optional<Date> date = {};
    std::vector<std::string> ratings = {};     ///< "1=1700"
    std::vector<std::string> comments = {};    ///< "g2-17=TEXT"
    std::vector<std::string> marks = {};       ///< "g2-17=bad"
    std::vector<std::string> luck_marks = {};  ///< "g2-17=lucky"
    std::string notes = {};                    ///< A file of notes.
    std::string annotator = {};
    std::optional<int> length = {};

    void bind(OptionTable& table) override;
};

ExitCode run_fix(Session& session, const FixOptions& options);

inline constexpr Command kFixCommand = with_options<FixOptions, run_fix>(
    {.name = "fix", .group = VerbGroup::files, .completes = Completes::file});

}  // namespace gammonkit::cli
