#pragma once

#include "decisions/players/database/filter_query.hpp"
#include "decisions/players/database/nearest.hpp"
#include "decisions/players/database/stored_match.hpp"
#include "support/result.hpp"
#include "support/sql/sql_database.hpp"

#include <functional>
#include <string>
#include <vector>

namespace gammonkit {

/// What became of a match that was put into a database.
enum class Import : std::uint8_t {
    added,
    replaced,   ///< Known before, with fewer decisions that an analysis judges.
    beside,     ///< Known before and judged as well; this other analysis of its decisions stands beside.
    completed,  ///< Known before from a database of an older form, which did not ask for all.
    known,      ///< Known before, with this analysis or a better record.
    nameless    ///< Without a fingerprint: nothing tells whether it is known.
};

/// A decision that was found in a database: what tables of decisions have of it, column by column, and what
/// else was wanted.
using FoundRow = std::vector<Cell>;

/// Matches with their games, decisions and analyses in a database, each match once, by its fingerprint. All
/// failures have code "database".
class PlayersDatabase {
public:
    /// Opens the database of an address (see `SqlDatabase::open`), and makes its tables if there are none and
    /// `make` says so. Fails if it is of another program, or of a newer form; such a database stays as it is.
    [[nodiscard]] static Result<PlayersDatabase> open(const std::string& address, bool make);

    PlayersDatabase(PlayersDatabase&& other) noexcept;
    PlayersDatabase& operator=(PlayersDatabase&&) = delete;
    /// What was begun and not finished leaves nothing behind.
    ~PlayersDatabase();

    /// Waits until no other program puts matches in, for a minute at most.
    [[nodiscard]] Result<void> begin();
    [[nodiscard]] Result<Import> add(const StoredMatch& match);
    /// Keeps all that was added since `begin`.
    [[nodiscard]] Result<void> finish();

    /// All matches, in the order in which they came.
    [[nodiscard]] Result<std::vector<MatchRecord>> all();
    /// The names of all players, as they were written.
    [[nodiscard]] Result<std::vector<std::string>> names();
    /// The numbers of all matches, in the same order.
    [[nodiscard]] Result<std::vector<std::int64_t>> numbers();
    /// A match of `all` by its number, ready for another database: with the analysis that counts, and then
    /// with each other one.
    [[nodiscard]] Result<std::vector<StoredMatch>> stored(std::int64_t number, const MatchRecord& record);

    /// The decisions that satisfy a filter, match by match in the order in which they came, or in the wanted
    /// one, with the analysis that judges most. Marks are those of the usual thresholds.
    [[nodiscard]] Result<void> find(const Filter& filter, const WantedRows& wanted,
                                    const std::function<void(const FoundRow&)>& use);
    /// The decisions that are nearest to one, as `nearest_in` says, with what `find` tells of each.
    [[nodiscard]] Result<void> find_like(const DecisionTraits& asked, const Filter* filter,
                                         const WantedRows& wanted,
                                         const std::function<void(const FoundRow&, const Likeness&)>& use);
    /// How many decisions satisfy a filter.
    [[nodiscard]] Result<std::size_t> count(const Filter& filter);
    /// The query that `find` asks, or `count` where nothing but their number is wanted.
    [[nodiscard]] std::string query_for(const Filter& filter, const WantedRows& wanted) const;

private:
    struct Known;

    explicit PlayersDatabase(SqlDatabase database) : database_(std::move(database)) {}

    [[nodiscard]] Result<int> form();
    [[nodiscard]] Result<void> prepare(bool make);
    [[nodiscard]] Result<void> make_tables(int form);
    void roll_back();
    [[nodiscard]] Result<std::int64_t> next_id();
    [[nodiscard]] Result<Known> known(const StoredMatch& match);
    [[nodiscard]] Result<void> insert_play(std::int64_t id, const StoredMatch& match);
    [[nodiscard]] Result<void> insert_record(std::int64_t id, std::int64_t record, const StoredMatch& match);
    [[nodiscard]] Result<void> insert_match(std::int64_t id, const StoredMatch& match);
    [[nodiscard]] Result<void> write_facts(std::int64_t id, const StoredMatch& match);
    [[nodiscard]] Result<void> complete(const Known& known, const StoredMatch& match);
    [[nodiscard]] Result<void> remove_facts(const Known& known, const StoredMatch& match);

    SqlDatabase database_;
    bool is_locked_ = false;
};

}  // namespace gammonkit
