#pragma once

#include "analysis/players/player_records.hpp"
#include "support/result.hpp"

#include <memory>
#include <span>
#include <string>
#include <vector>

struct sqlite3;

namespace gammonkit {

/// The newest form of the database that is understood; docs/players.md tells it.
inline constexpr int kPlayersSchema = 1;

/// What became of matches that were put into a database.
struct Imported {
    std::size_t added = 0;
    std::size_t replaced = 0;  ///< Known before, with fewer decisions that an analysis judges.
    std::size_t known = 0;     ///< Known before as well, or better.
    std::size_t nameless = 0;  ///< Without a fingerprint: nothing tells whether they are known.
};

/// Matches in an SQLite file, each once, by its fingerprint. All failures have code "database".
class PlayersDatabase {
public:
    /// Opens the file, and makes it if it is missing and `make` says so. Fails if it is a file of another
    /// program, or of a newer form; such a file stays as it is.
    [[nodiscard]] static Result<PlayersDatabase> open(const std::string& path, bool make);

    /// Puts in all records or, if anything goes wrong, none.
    [[nodiscard]] Result<Imported> add(std::span<const MatchRecord> records);

    /// All matches, in the order in which they came.
    [[nodiscard]] Result<std::vector<MatchRecord>> all() const;

private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    PlayersDatabase(std::string path, std::unique_ptr<sqlite3, Close> database)
        : path_(std::move(path)), database_(std::move(database))
    {
    }

    [[nodiscard]] Result<void> prepare();
    [[nodiscard]] Result<void> add(const MatchRecord& record, Imported& imported);

    std::string path_;
    std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace gammonkit
