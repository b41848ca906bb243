#include "report/study/anki/anki_results.hpp"

#include "support/sqlite/sqlite_statement.hpp"

#include <algorithm>
#include <memory>
#include <sqlite3.h>

namespace gammonkit {
namespace {

struct CloseCollection {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};

const ArchiveMember* member_named(const UnpackedArchive& package, std::string_view name)
{
    const auto found = std::ranges::find(package.members, name, &ArchiveMember::name);
    return found == package.members.end() ? nullptr : &*found;
}

/// The button of answers is from 1, "Again", to 4; what was done by hand has none. A card's number is its
/// time in milliseconds.
constexpr std::string_view kAnswers =
    "SELECT substr(notes.guid, 11), revlog.id / 1000, revlog.ease FROM revlog "
    "JOIN cards ON cards.id = revlog.cid JOIN notes ON notes.id = cards.nid "
    "WHERE notes.guid GLOB 'gammonkit-*' AND revlog.ease BETWEEN 1 AND 4 ORDER BY revlog.id";

Result<StudyResults> answers_in(sqlite3* database)
{
    SqliteStatement statement(database, kAnswers);
    StudyResults results;
    while (true) {
        GK_TRY(const bool is_row, statement.step());
        if (!is_row) return results;
        const std::chrono::seconds time(static_cast<std::int64_t>(statement.number(1)));
        results[statement.text(0)].push_back(
            {.at = std::chrono::sys_seconds(time), .right = statement.integer(2) > 1});
    }
}

}  // namespace

Result<StudyResults> read_anki_results(const UnpackedArchive& package)
{
    const ArchiveMember* file = member_named(package, "collection.anki21");
    // Beside the new layout, the file of the old one says only that it is not used any more.
    const bool is_new = member_named(package, "collection.anki21b") != nullptr;
    if (file == nullptr && !is_new) file = member_named(package, "collection.anki2");
    if (file == nullptr)
        return failure("results",
                       is_new ? "this is Anki's new kind of package" : "this is no package of Anki",
                       "in Anki: File > Export, with scheduling information and support of older versions");
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(file->stored.c_str(), &opened, SQLITE_OPEN_READONLY, nullptr);
    const std::unique_ptr<sqlite3, CloseCollection> database(opened);
    if (status != SQLITE_OK) return sqlite_failure(database.get());
    return answers_in(database.get());
}

}  // namespace gammonkit
