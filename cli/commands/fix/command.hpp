#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "decisions/players/player_aliases.hpp"
#include "model/transform/complete_bear_off.hpp"
#include "model/transform/hand_notes.hpp"
#include "model/transform/relabel.hpp"
#include "support/source_text.hpp"

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

/// One --rename: whoever is called `old_name`, written in any way, is called `new_name`.
struct Rename {
    std::string old_name;
    std::string new_name;
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

/// What --comment, --mark and --luck-mark say, in this order. Fails with code "usage".
[[nodiscard]] Result<std::vector<HandNote>> notes_of(const FixOptions& repair);

/// Reads a file of notes: places, each with its marks and, after a colon, a comment that goes on in indented
/// lines.
///
///     g2-17 very-bad: Too greedy.
///         The bar point is worth more.
///     g2-18 lucky:
///     match: Played in the park.
///
/// Lines that begin with # are left out.
[[nodiscard]] Result<std::vector<HandNote>> read_notes(const SourceText& source);

/// What the command line asks for, with `notes` of a file before those of its own; what every record can be
/// asked for where it asks for nothing. Fails with code "usage".
[[nodiscard]] Result<Repairs> repairs_of(const FixOptions& repair, std::optional<PlayerAliases> aliases,
                                         std::vector<HandNote> notes);

/// What was done to one input, in words.
class Log {
public:
    void add(std::string line) { lines_.push_back(std::move(line)); }
    void add(const std::vector<std::string>& lines, const std::string& label)
    {
        for (const std::string& line : lines)
            lines_.push_back(label + line);
    }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

private:
    std::vector<std::string> lines_;
};

/// The collection with all repairs made. Fails if a note has no place in it.
[[nodiscard]] Result<Collection> repaired(Collection collection, const Repairs& repairs, Log& log);

}  // namespace gammonkit::cli
