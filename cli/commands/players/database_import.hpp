#pragma once

#include "analysis/players/database/players_database.hpp"

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// What became of all matches of a run.
struct ImportTally {
    std::size_t added = 0;
    std::size_t replaced = 0;
    std::size_t beside = 0;
    std::size_t known = 0;
    std::size_t nameless = 0;
    std::size_t copies = 0;  ///< Of matches that came in the same run.
};

/// Puts the matches of many inputs into a database in the order of the inputs, whoever is read first, so that
/// nothing depends on the threads.
class DatabaseImport {
public:
    /// The database has begun to take matches.
    explicit DatabaseImport(PlayersDatabase& database) : database_(database) {}

    /// All matches of input number `input`, each number once, from several threads.
    void take(std::size_t input, std::vector<StoredMatch> matches);
    /// How it went, once all inputs were taken.
    [[nodiscard]] Result<ImportTally> finish();

private:
    void put(const StoredMatch& match);

    PlayersDatabase& database_;
    std::mutex mutex_;
    std::map<std::size_t, std::vector<StoredMatch>> waiting_ = {};  ///< For inputs before them.
    std::size_t next_ = 0;
    std::set<std::string> seen_ = {};
    std::optional<Diagnostic> failure_ = {};
    ImportTally tally_ = {};
};

}  // namespace gammonkit::cli
