#include "report/study/anki/anki_deck.hpp"

#include "model/identifiers/xgid.hpp"
#include "model/match_fingerprint.hpp"
#include "report/json_parts.hpp"
#include "report/study/anki/anki_card.hpp"
#include "report/study/anki/anki_parts.hpp"
#include "support/files/zip.hpp"
#include "support/sqlite/sqlite_statement.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <sqlite3.h>

namespace gammonkit {
namespace {

/// A part of a deck that is always the same: see parts/.
std::string_view part_text(std::string_view name)
{
    const std::span<const AnkiPart> parts = anki_parts();
    const auto found = std::ranges::find(parts, name, &AnkiPart::name);
    return found == parts.end() ? std::string_view() : found->text;
}

/// A number that is always the same for a text, such as those that Anki makes of the time in milliseconds.
std::int64_t number_for(std::string_view text)
{
    constexpr std::uint64_t kFewest = 1'000'000'000'000;
    constexpr std::uint64_t kMost = 1'000'000'000'000'000;
    return static_cast<std::int64_t>(kFewest + fingerprint_of(text).low % kMost);
}

struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
    void operator()(unsigned char* bytes) const { sqlite3_free(bytes); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

/// The fields and cards of our notes. Anki sorts by the first field.
Json model_json(std::int64_t model, std::int64_t deck, std::int64_t now)
{
    Json json = Json::parse(part_text("model"));
    json["id"] = model;
    json["mod"] = now;
    json["did"] = deck;
    return json;
}

Json deck_json(std::int64_t deck, std::string_view name, std::int64_t now)
{
    Json json = Json::parse(part_text("deck"));
    json["id"] = deck;
    json["name"] = name;
    json["mod"] = now;
    return json;
}

Result<void> run(SqliteStatement& statement)
{
    GK_TRY([[maybe_unused]] const bool row, statement.step());
    return {};
}

/// A deck with its own problems.
struct NewDeck {
    std::int64_t number;
    std::string name;
    std::vector<const StudyProblem*> problems = {};
};

NewDeck deck_of(std::string name)
{
    return {.number = number_for("deck " + name), .name = name};
}

/// The deck of a set, and below it one for each part. Problems that are in no parts come by kinds, if there
/// are several.
std::vector<NewDeck> decks_of(const StudySet& set)
{
    std::vector<NewDeck> decks{deck_of(set.title)};
    auto problem = set.problems.begin();
    for (const StudyPart& part : set.parts) {
        NewDeck& deck = decks.emplace_back(deck_of(fmt::format("{}::{}", set.title, part.title)));
        for (std::size_t i = 0; i < part.problems && problem != set.problems.end(); ++i)
            deck.problems.push_back(&*problem++);
    }
    constexpr std::pair<DecisionKind, std::string_view> kKinds[] = {
        {DecisionKind::play, "Plays"_say},
        {DecisionKind::offer, "Doubles"_say},
        {DecisionKind::answer, "Takes and passes"_say}};
    for (const auto& [kind, title] : kKinds) {
        NewDeck deck = deck_of(fmt::format("{}::{}", set.title, set.words.say(title)));
        for (auto each = problem; each != set.problems.end(); ++each) {
            if (each->kind == kind) deck.problems.push_back(&*each);
        }
        if (!deck.problems.empty()) decks.push_back(std::move(deck));
    }
    if (set.parts.empty() && decks.size() == 2) {  // All are of one kind.
        decks.front().problems = std::move(decks.back().problems);
        decks.pop_back();
    }
    return decks;
}

Result<void> add_collection(sqlite3* database, std::span<const NewDeck> new_decks, std::int64_t model,
                            std::int64_t now)
{
    const std::int64_t deck = new_decks.empty() ? 1 : new_decks.front().number;
    Json settings = Json::parse(part_text("settings"));
    settings["curDeck"] = deck;
    settings["activeDecks"] = {deck};
    settings["curModel"] = std::to_string(model);
    const Json models = {{std::to_string(model), model_json(model, deck, now)}};
    Json decks = {{"1", deck_json(1, "Default", now)}};
    for (const NewDeck& each : new_decks)
        decks[std::to_string(each.number)] = deck_json(each.number, each.name, now);
    // How often cards are shown, where the user has not said it: Anki's own defaults.
    const Json options = Json::parse(part_text("options"));
    SqliteStatement statement(database, "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')");
    statement.bind(now).bind(now * 1000).bind(now * 1000);
    const std::string texts[] = {in_one_line(settings), in_one_line(models), in_one_line(decks),
                                 in_one_line(options)};
    for (const std::string& text : texts)
        statement.bind(std::string_view(text));
    return run(statement);
}

/// Tags cannot hold spaces.
std::string tags_of(const StudyProblem& problem)
{
    std::string text = " ";
    for (std::string tag : problem.tags) {
        std::ranges::replace(tag, ' ', '_');
        text += tag + " ";
    }
    return text;
}

struct NewNote {
    const StudyProblem& problem;
    std::string fields;
    std::int64_t model;
    std::int64_t deck;
    std::int64_t now;
    std::int64_t position;  ///< Among the new cards.
};

Result<void> add_note(sqlite3* database, const NewNote& note)
{
    const std::int64_t number = number_for(note.problem.id);
    const std::string guid = "gammonkit-" + note.problem.id;
    const std::string tags = tags_of(note.problem);
    const std::string first = xgid(note.problem.diagram.scene.state);
    SqliteStatement row(database, "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')");
    row.bind(number).bind(std::string_view(guid)).bind(note.model).bind(note.now);
    row.bind(std::string_view(tags)).bind(std::string_view(note.fields)).bind(std::string_view(first));
    GK_TRY_VOID(run(row));
    SqliteStatement card(database, "INSERT INTO cards VALUES "
                                   "(?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')");
    card.bind(number).bind(number).bind(note.deck).bind(note.now).bind(note.position);
    return run(card);
}

Result<void> fill(sqlite3* database, const StudySet& set, const Theme& theme, AnkiMedia& media,
                  std::int64_t now)
{
    const std::int64_t model = number_for("the model of GammonKit's problems, 2");
    const std::vector<NewDeck> decks = decks_of(set);
    GK_TRY_VOID(run_sql(database, std::string(part_text("schema"))));
    GK_TRY_VOID(run_sql(database, "BEGIN"));
    GK_TRY_VOID(add_collection(database, decks, model, now));
    std::int64_t position = 0;
    for (const NewDeck& deck : decks) {
        for (const StudyProblem* const problem : deck.problems) {
            GK_TRY_VOID(add_note(database, {.problem = *problem,
                                            .fields = anki_fields(*problem, theme, media),
                                            .model = model,
                                            .deck = deck.number,
                                            .now = now,
                                            .position = ++position}));
        }
    }
    return run_sql(database, "COMMIT");
}

}  // namespace

Result<std::string> write_anki_deck(const StudySet& set, const Theme& theme, std::chrono::sys_seconds now)
{
    sqlite3* opened = nullptr;
    const bool is_open = sqlite3_open(":memory:", &opened) == SQLITE_OK;
    const Database database(opened);
    if (!is_open) return sqlite_failure(database.get());
    AnkiMedia media;
    GK_TRY_VOID(fill(database.get(), set, theme, media, now.time_since_epoch().count()));
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, CloseDatabase> bytes(
        sqlite3_serialize(database.get(), "main", &size, 0));
    if (bytes == nullptr) return sqlite_failure(database.get());
    const auto* const begin = reinterpret_cast<const char*>(bytes.get());
    std::vector<ZipMember> members{
        {.name = "collection.anki2", .bytes = std::string(begin, static_cast<std::size_t>(size))}};
    media.move_to(members);
    return zipped(members);
}

}  // namespace gammonkit
