#include "cli/commands/watch/arrived_matches.hpp"

#include "analysis/met/match_units.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/writing.hpp"
#include "formats/html/format.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::cli {
namespace {

/// False unless both are there.
bool is_newer(const std::filesystem::path& file, const std::filesystem::path& other)
{
    std::error_code missing;
    const auto written = std::filesystem::last_write_time(file, missing);
    if (missing) return false;
    const auto changed = std::filesystem::last_write_time(other, missing);
    return !missing && changed <= written;
}

std::filesystem::path page_of(std::filesystem::path output)
{
    return output.replace_extension("html");
}

Result<void> write_page(const Session& session, const FormatChoice& page, const std::filesystem::path& path,
                        const Collection& collection)
{
    GK_TRY(const ConvertedWriting written, write_checked(session, page, collection));
    return write_output(path, written.bytes, Overwrite::yes);
}

}  // namespace

Result<ArrivedMatches> ArrivedMatches::from(const Session& session, bool with_pages,
                                            const std::string& database, const EngineOptions& engine)
{
    ArrivedMatches matches;
    if (with_pages) {
        GK_TRY(FormatChoice page, parse_choice(session.catalogue, kHtmlFormat.id, Direction::write));
        matches.page_ = in_language(session, std::move(page));
    }
    matches.address_ = database;
    if (matches.address_.empty()) return matches;
    GK_TRY([[maybe_unused]] const PlayersDatabase tried, PlayersDatabase::open(matches.address_, true));
    GK_TRY(const std::optional<MatchEquityTable> table, users_met(engine));
    matches.tables_.emplace(table);
    return matches;
}

void ArrivedMatches::make_page(const Session& session, const std::filesystem::path& output,
                               const Collection& collection)
{
    if (!page_) return;
    const Result<void> paged = write_page(session, *page_, page_of(output), collection);
    const std::lock_guard lock(*mutex_);
    made_.insert(page_of(output));
    if (!paged) problems_.push_back(paged.error());
}

void ArrivedMatches::complete_page(const Session& session, const std::filesystem::path& output,
                                   const Collection& collection)
{
    const std::filesystem::path path = page_of(output);
    if (!is_made(path) && !is_newer(path, output)) make_page(session, output, collection);
    const std::lock_guard lock(*mutex_);
    if (made_.erase(path) == 0) return;
    // It is older than the output by a moment, and would pass for that of an older one.
    std::error_code stays;
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(output, stays), stays);
}

bool ArrivedMatches::is_made(const std::filesystem::path& page) const
{
    const std::lock_guard lock(*mutex_);
    return made_.contains(page);
}

void ArrivedMatches::add(const Collection& written)
{
    std::vector<StoredMatch> matches;
    Collection stated = written;
    state_in_both_units(stated, *tables_);
    for (const Match& match : stated.matches)
        matches.push_back(stored_match(match, {.tables = *tables_}));
    const std::lock_guard lock(*mutex_);
    std::move(matches.begin(), matches.end(), std::back_inserter(matches_));
}

/// How many of them are new, or better than what was there. Each round has a connection of its own: servers
/// end those that are quiet, and nothing is left of a round that failed.
Result<std::size_t> ArrivedMatches::record() const
{
    GK_TRY(PlayersDatabase database, PlayersDatabase::open(address_, true));
    GK_TRY_VOID(database.begin());
    std::size_t recorded = 0;
    for (const StoredMatch& match : matches_) {
        GK_TRY(const Import became, database.add(match));
        recorded += became == Import::added || became == Import::replaced ? 1 : 0;
    }
    GK_TRY_VOID(database.finish());
    return recorded;
}

bool ArrivedMatches::finish_round(Session& session)
{
    const std::vector<Diagnostic> problems = std::exchange(problems_, {});
    for (const Diagnostic& problem : problems)
        session.console.report(problem);
    if (matches_.empty()) return problems.empty();
    const Result<std::size_t> recorded = record();
    if (!recorded) {
        // They wait for the next round.
        session.console.report(recorded.error());
        return false;
    }
    matches_.clear();
    if (*recorded > 0)
        session.console.tell(fmt::format("{} recorded in {}", counted(*recorded, "match", "matches"),
                                         printable(shown_address(address_))));
    return problems.empty();
}

}  // namespace gammonkit::cli
