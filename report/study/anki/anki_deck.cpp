#include "report/study/anki/anki_deck.hpp"

#include "model/identifiers/xgid.hpp"
#include "model/match_fingerprint.hpp"
#include "report/json_parts.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/study/anki/anki_parts.hpp"
#include "report/typeset.hpp"
#include "support/files/zip.hpp"
#include "support/sqlite/sqlite_statement.hpp"
#include "support/text.hpp"
#include "support/xml_writer.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <sqlite3.h>

namespace gammonkit {
namespace {

constexpr int kPictureWidth = 640;

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

/// A field in which no text commands Anki: "[latex]" and "[sound:...]" by brackets. MathJax sees "\\(" only
/// within an element, so that the backslash gets one of its own.
std::string as_field(XmlWriter& html)
{
    const std::string written = html.finish();
    std::string text;
    for (const char c : trimmed_right(written)) {
        switch (c) {
        case '[':
            text += "&#91;";
            break;
        case ']':
            text += "&#93;";
            break;
        case '\\':
            text += "<span>&#92;</span>";
            break;
        default:
            text += c;
        }
    }
    return text;
}

/// In an element, outside of which the writer knows no text.
std::string as_html(std::string_view text)
{
    if (text.empty()) return {};
    XmlWriter html;
    html.element("span", text);
    return as_field(html);
}

/// The redder, the more a choice loses; light and dark cards show it alike.
std::string color_of_loss(double loss)
{
    constexpr double kRed = 0.2;  // From here on it is as red as it gets.
    constexpr double kDeepest = 0.4;
    return loss > 0 ? fmt::format("background:rgba(214,39,40,{:.2f})", kDeepest * std::min(loss / kRed, 1.0))
                    : "";
}

void add_row(XmlWriter& html, std::string_view element, std::string_view kind, const AnalysisTable& table,
             const std::vector<std::string>& cells, double loss = 0)
{
    const XmlElement row(html, "tr", {{"class", kind}});
    if (const std::string color = color_of_loss(loss); !color.empty()) html.attribute("style", color);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        // Phones have no room for backgammons.
        const std::string_view figure = table.head[i] == "BG" ? "number rare" : "number";
        html.element(element, {{"class", table.holds_figures(i) ? figure : "words"}}, cells[i]);
    }
}

/// The tables of an analysis: the best row in bold, a rule above the shallow ones.
std::string analysis_html(const Diagram& diagram)
{
    XmlWriter html;
    for (const AnalysisTable& plain : tables_of(diagram)) {
        const AnalysisTable table = typeset(plain);
        {
            const XmlElement room(html, "div", {{"class", "analysis"}});
            const XmlElement element(html, "table");
            add_row(html, "th", "head", table, table.head);
            for (std::size_t i = 0; i < table.rows.size(); ++i)
                add_row(html, "td", table.best == i ? "best" : (table.shallow == i ? "shallow" : "other"),
                        table, table.rows[i], i < table.losses.size() ? table.losses[i] : 0);
        }
        if (!table.verdict.empty()) html.element("div", table.verdict);
        if (!table.notes.empty()) html.element("div", {{"class", "small"}}, table.notes);
    }
    return as_field(html);
}

/// What can be chosen, as a card asks it.
struct Choices {
    std::vector<std::string> texts =
        {};                 ///< In the order of letters, so that their order gives nothing away.
    std::string best = {};  ///< "C"; empty if that is not known.
};

/// The choices of a problem's first table: the best ones, and what was done.
Choices choices_of(const StudyProblem& problem)
{
    constexpr std::size_t kMost = 5;
    const std::vector<AnalysisTable> tables = tables_of(problem.diagram);
    if (tables.empty() || tables.front().rows.empty()) return {};
    const AnalysisTable& table = tables.front();
    const std::size_t column = problem.kind == DecisionKind::play ? 1 : 0;
    Choices choices;
    for (const std::vector<std::string>& row : table.rows) {
        if (choices.texts.size() < kMost)
            choices.texts.push_back(row.at(column));
        else if (row.at(column) == problem.made)
            choices.texts.back() = problem.made;
    }
    const std::string best = table.best ? table.rows.at(*table.best).at(column) : "";
    std::ranges::sort(choices.texts);
    const auto found = std::ranges::find(choices.texts, best);
    if (found != choices.texts.end()) choices.best = static_cast<char>('A' + (found - choices.texts.begin()));
    return choices;
}

std::string choices_html(const Choices& choices)
{
    XmlWriter html;
    {
        const XmlElement list(html, "ol", {{"type", "A"}});
        for (const std::string& text : choices.texts)
            html.element("li", text);
    }
    return choices.texts.size() < 2 ? "" : as_field(html);
}

std::string picture_of(const BoardScene& scene, const Theme& theme)
{
    const int height = static_cast<int>(kPictureWidth / aspect_of(scene));
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_board(canvas, page, scene, theme); };
    return svg_page(paint, words_of(scene), kPictureWidth, height);
}

/// The pictures of a package: their names stand in cards.
class Media {
public:
    /// What shows it on a card.
    std::string add(std::string name, std::string bytes)
    {
        std::string element = fmt::format("<img src=\"{}\">", name);
        names_[std::to_string(files_.size())] = std::move(name);
        files_.push_back({.name = std::to_string(files_.size()), .bytes = std::move(bytes)});
        return element;
    }
    void move_to(std::vector<ZipMember>& members)
    {
        members.push_back({.name = "media", .bytes = in_one_line(names_)});
        std::ranges::move(files_, std::back_inserter(members));
    }

private:
    Json names_ = Json::object();
    std::vector<ZipMember> files_;
};

/// The fields of a note in the order of parts/model.json, with what separates them.
std::string fields_of(const StudyProblem& problem, const Theme& theme, Media& media)
{
    BoardScene question = problem.diagram.scene;
    question.plays.clear();
    question.with_pips = false;  // Who decides over the board has to count them, too.
    const Choices choices = choices_of(problem);
    const std::string fields[] = {
        as_html(xgid(question.state)),
        as_html(problem.question),
        as_html(problem.score),
        media.add(fmt::format("gammonkit-{}-q.svg", problem.id), picture_of(question, theme)),
        media.add(fmt::format("gammonkit-{}-a.svg", problem.id), picture_of(problem.diagram.scene, theme)),
        as_html(problem.answer),
        analysis_html(problem.diagram),
        as_html(problem.comment),
        as_html(problem.source),
        choices_html(choices),
        as_html(choices.best)};
    std::string text;
    for (const std::string& field : fields)
        text += (text.empty() ? "" : "\x1f") + field;
    return text;
}

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

Result<void> fill(sqlite3* database, const StudySet& set, const Theme& theme, Media& media, std::int64_t now)
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
                                            .fields = fields_of(*problem, theme, media),
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
    Media media;
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
