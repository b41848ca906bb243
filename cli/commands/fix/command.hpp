#pragma once

#include "analysis/players/player_aliases.hpp"
#include "cli/commands/fix/renames.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "model/transform/complete_bear_off.hpp"
#include "model/transform/hand_notes.hpp"
#include "model/transform/relabel.hpp"

namespace gammonkit::cli {

/// What the play of a record contradicts, and fix repairs.
struct RepairedParts {
    bool scores = false;
    bool outcomes = false;
    bool bear_off = false;
    bool plays = false;
    bool glued = false;
    friend bool operator==(const RepairedParts&, const RepairedParts&) = default;
};

/// The repairs that the command line asks for.
struct Repairs {
    RepairedParts parts = {};
    EndResignation resignations = EndResignation::believed;
    bool swap = false;
    std::optional<int> length = {};
    Labels labels = {};
    std::vector<Rename> renames = {};
    std::optional<PlayerAliases> aliases = {};
    std::vector<HandNote> notes = {};  ///< At places of the record as it is read.
};

struct FixOptions : VerbOptions {
    FilterOptions filter = {};
    Repairs repairs = {};                      ///< But for what the following say.
    std::vector<std::string> renames = {};     ///< "OLD=NEW"
    std::vector<std::string> ratings = {};     ///< "1=1700"
    std::vector<std::string> comments = {};    ///< "g2-17=TEXT"
    std::vector<std::string> marks = {};       ///< "g2-17=bad"
    std::vector<std::string> luck_marks = {};  ///< "g2-17=lucky"
    std::string notes = {};                    ///< A file of notes.

    void bind(OptionTable& table) override;
};

}  // namespace gammonkit::cli
