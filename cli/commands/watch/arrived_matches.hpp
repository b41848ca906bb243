#pragma once

#include "analysis/met/named_tables.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/options/engine_options.hpp"
#include "decisions/players/database/players_database.hpp"

#include <filesystem>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// What becomes of a match once it is analyzed: a page, and a place in the database of players.
class ArrivedMatches {
public:
    /// With pages, and with a database if an address is given, which it tries to open. Fails as that does.
    [[nodiscard]] static Result<ArrivedMatches>
    from(const Session& session, bool with_pages, const std::string& database, const EngineOptions& engine);

    [[nodiscard]] bool has_database() const { return !address_.empty(); }

    /// Makes the page of what is going to be written to `output`. Any thread may.
    void make_page(const Session& session, const std::filesystem::path& output, const Collection& collection);
    /// Makes the page of what stands in `output`, unless there is one that is made of it. Any thread may.
    void complete_page(const Session& session, const std::filesystem::path& output,
                       const Collection& collection);
    /// Takes what an output says for the database. Any thread may.
    void add(const Collection& written);

    /// Records all that came since, and says what went wrong. False if anything did.
    [[nodiscard]] bool finish_round(Session& session);

private:
    ArrivedMatches() = default;
    [[nodiscard]] bool is_made(const std::filesystem::path& page) const;
    [[nodiscard]] Result<std::size_t> record() const;

    std::optional<FormatChoice> page_ = {};
    std::string address_ = {};  ///< Of the database; empty: there is none.
    std::optional<KnownTables> tables_ = {};
    std::unique_ptr<std::mutex> mutex_ = std::make_unique<std::mutex>();
    std::vector<StoredMatch> matches_ = {};
    std::set<std::filesystem::path> made_ = {};  ///< Pages whose output is being written.
    std::vector<Diagnostic> problems_ = {};
};

}  // namespace gammonkit::cli
