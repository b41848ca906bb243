#include "analysis/bearoff/table_set.hpp"
#include "analysis/engine.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "report/study/anki/anki_deck.hpp"
#include "report/study/elsewhere.hpp"
#include "report/study/study_writers.hpp"
#include "support/files/archive.hpp"
#include "support/files/file.hpp"
#include "support/files/zip.hpp"
#include "support/sqlite/sqlite_statement.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sqlite3.h>

namespace gammonkit::study_test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

Collection sample(std::string_view path)
{
    const auto input = read_input(fmt::format("{}/samples/{}", GAMMONKIT_SOURCE_DIR, path));
    return *read(catalogue(), *input, {}).collection;
}

const IsWanted kCostly = [](const MatchReport&, const DecisionError& judged) {
    return judged.error && judged.error->normalized > 0.03;
};

std::vector<StudyProblem> problems(const Collection& collection)
{
    return study_problems(Reports(collection), kCostly);
}

StudySet study()
{
    return {.title = "Problems of Max", .problems = problems(sample("sgf/analysed-game-3.sgf"))};
}

std::vector<std::string> ids_of(const std::vector<StudyProblem>& problems)
{
    std::vector<std::string> ids;
    for (const StudyProblem& problem : problems)
        ids.push_back(problem.id);
    return ids;
}

BoardLook look()
{
    return {.theme = built_in_theme("modern").value()};
}

std::string deck_of(const StudySet& set, int day)
{
    const std::chrono::sys_seconds now = std::chrono::sys_days(std::chrono::year(2026) / 11 / day);
    return write_anki_deck(set, look().theme, now).value();
}

/// A deck, unpacked.
class Deck {
public:
    explicit Deck(const std::string& bytes) : folder_(TemporaryFolder::make().value())
    {
        const std::filesystem::path file = folder_.path() / "deck.zip";
        EXPECT_TRUE(write_output(file.string(), bytes, Overwrite::no));
        ArchiveLimits limits;
        unpacked_ = unpack(file, limits).value();
    }
    ~Deck() { sqlite3_close(database_); }
    Deck(const Deck&) = delete;
    Deck& operator=(const Deck&) = delete;

    [[nodiscard]] std::vector<std::string> files() const
    {
        std::vector<std::string> names;
        for (const ArchiveMember& member : unpacked_.members)
            names.push_back(member.name);
        return names;
    }
    [[nodiscard]] std::string bytes_of(std::string_view name) const
    {
        const auto found = std::ranges::find(unpacked_.members, name, &ArchiveMember::name);
        return read_input(found->stored)->bytes;
    }
    /// The first column of what is asked.
    std::vector<std::string> ask(std::string_view sql)
    {
        if (database_ == nullptr) {
            const auto found = std::ranges::find(unpacked_.members, "collection.anki2", &ArchiveMember::name);
            EXPECT_EQ(sqlite3_open(found->stored.c_str(), &database_), SQLITE_OK);
        }
        SqliteStatement statement(database_, sql);
        std::vector<std::string> rows;
        for (Result<bool> row = statement.step(); row.value(); row = statement.step())
            rows.push_back(statement.text(0));
        return rows;
    }

private:
    TemporaryFolder folder_;
    UnpackedArchive unpacked_;
    sqlite3* database_ = nullptr;
};

TEST(StudyProblems, HaveAQuestionAndItsSolution)
{
    const std::vector<StudyProblem> found = problems(sample("sgf/analysed-game-3.sgf"));
    ASSERT_THAT(found, SizeIs(2));
    const StudyProblem& problem = found[1];
    EXPECT_EQ(problem.question, "Maxence Job to play 33");
    EXPECT_EQ(problem.score, "Kévin Unger 3, Maxence Job 0, 7-point match");
    EXPECT_THAT(problem.answer, EndsWith("Best: 7/4(2) 6/3(2)."));
    EXPECT_THAT(problem.source, EndsWith(", g1-6"));
    EXPECT_THAT(problem.tags, ElementsAre("play", "opening", "7-point", "plan::holding", "very-bad"));
    EXPECT_EQ(problem.diagram.scene.view.bottom, Player::second);
}

TEST(StudyProblems, AreTheSameByWhateverFormatAMatchComes)
{
    const Collection match = sample("sgf/analysed-game-3.sgf");
    const Format& json = *find_format(catalogue(), "json");
    const std::string text = json.write(match, {}).value();
    const Collection again = *read(catalogue(), Input{.name = "a.json", .bytes = text}, {}).collection;
    EXPECT_EQ(ids_of(problems(match)), ids_of(problems(again)));
}

TEST(StudyProblems, OfPositionsThatNobodyHasAnalyzedAreNone)
{
    EXPECT_THAT(problems(sample("ids/list.txt")), SizeIs(0));
}

TEST(StudySet, HasEachProblemOnceAndTheCostliestFirst)
{
    StudySet set = study();
    std::ranges::copy(study().problems, std::back_inserter(set.problems));
    ASSERT_LT(set.problems[0].error->normalized, set.problems[1].error->normalized);
    const std::string costliest = set.problems[1].id;
    arrange(set, StudyOrder::cost, 100);
    ASSERT_THAT(set.problems, SizeIs(2));
    EXPECT_EQ(set.problems[0].id, costliest);
    arrange(set, StudyOrder::record, 1);
    EXPECT_THAT(set.problems, SizeIs(1));
}

TEST(StudyPage, CanBeReadWithoutScripts)
{
    const std::string page = write_study_page(study(), look(), look().theme).value();
    EXPECT_THAT(page, HasSubstr("<h1>Problems of Max</h1>"));
    EXPECT_THAT(page, HasSubstr("Maxence Job to play 33"));
    EXPECT_THAT(page, HasSubstr("Best: 7/4(2) 6/3(2)."));
}

TEST(StudySheets, HaveTheSolutionsOverleaf)
{
    StudySet set = study();
    const std::string one = write_study_sheets(set, look(), false, PageLanguage::pdf).value();
    EXPECT_THAT(one, HasSubstr("/Count 2"));
    for (std::size_t i = 0; i < 3; ++i)
        set.problems.push_back(set.problems.front());
    EXPECT_THAT(write_study_sheets(set, look(), true, PageLanguage::pdf).value(), HasSubstr("/Count 4"));
}

TEST(AnkiDeck, HasANoteForEachProblemWithItsBoards)
{
    Deck deck(deck_of(study(), 24));
    EXPECT_THAT(deck.files(), ElementsAre("0", "1", "2", "3", "collection.anki2", "media"));
    EXPECT_THAT(deck.bytes_of("media"), HasSubstr("-g1-6-play-a.svg\""));
    EXPECT_THAT(deck.bytes_of("0"), HasSubstr("<svg"));
    EXPECT_THAT(deck.ask("PRAGMA integrity_check"), ElementsAre("ok"));
    EXPECT_THAT(deck.ask("SELECT flds FROM notes ORDER BY sfld"),
                Contains(HasSubstr("Maxence Job to play 33")));
    EXPECT_THAT(deck.ask("SELECT count(*) FROM notes JOIN cards ON nid = notes.id"), ElementsAre("2"));
    EXPECT_THAT(deck.ask("SELECT json_valid(models) + json_valid(decks) + json_valid(conf) + "
                         "json_valid(dconf) FROM col"),
                ElementsAre("4"));
    EXPECT_EQ(deck.ask("SELECT length(flds) - length(replace(flds, char(31), '')) + 1 FROM notes LIMIT 1"),
              deck.ask("SELECT json_array_length(value, '$.flds') FROM col, json_each(models)"));
}

/// The fields of the notes, in the order of the cards.
std::vector<std::vector<std::string>> fields_of(Deck& deck)
{
    std::vector<std::vector<std::string>> notes;
    for (const std::string& note :
         deck.ask("SELECT flds FROM notes JOIN cards ON nid = notes.id ORDER BY due")) {
        std::vector<std::string>& fields = notes.emplace_back();
        for (const std::string_view field : split(note, '\x1f'))
            fields.emplace_back(field);
    }
    return notes;
}

TEST(AnkiDeck, LetsChooseAndNamesTheBestByItsLetter)
{
    Deck deck(deck_of(study(), 24));
    std::set<std::string> letters;
    for (const std::vector<std::string>& fields : fields_of(deck)) {
        ASSERT_THAT(fields, SizeIs(11));
        const std::string& choices = fields[9];
        const std::string best = fields[5].substr(fields[5].rfind("Best: ") + 6);
        const std::string wanted = "<li>" + best.substr(0, best.find('.')) + "</li>";
        const std::size_t place = choices.find(wanted);
        ASSERT_NE(place, std::string::npos) << wanted << " in " << choices;
        char letter = 'A';
        for (std::size_t at = choices.find("<li>"); at < place; at = choices.find("<li>", at + 1))
            ++letter;
        EXPECT_EQ(fields[10], fmt::format("<span>{}</span>", letter));
        letters.insert(fields[10]);
    }
    EXPECT_THAT(letters, SizeIs(testing::Gt(1U)));
}

TEST(AnkiDeck, ShowsChoicesTheRedderTheMoreTheyLose)
{
    Deck deck(deck_of(study(), 24));
    for (const std::vector<std::string>& fields : fields_of(deck)) {
        const std::string& analysis = fields[6];
        EXPECT_THAT(analysis, HasSubstr("<tr class=\"best\"><td"));
        EXPECT_THAT(analysis, HasSubstr("<tr class=\"other\" style=\"background:rgba(214,39,40,0."));
    }
}

TEST(AnkiDeck, ShowsPipsOnTheBackOnly)
{
    Deck deck(deck_of(study(), 24));
    EXPECT_THAT(deck.bytes_of("0"), Not(HasSubstr(" pips")));
    EXPECT_THAT(deck.bytes_of("1"), HasSubstr(" pips"));
}

TEST(AnkiDeck, TellsWhatIsRightElsewhereBehindALineThatOpens)
{
    StudySet set = study();
    NetEngine engine{{.threads = 1, .tables = bearoff::standard_tables({}).value()}};
    set.problems[1].elsewhere =
        look_elsewhere(set.problems[1], engine, level_of_plies(0), look().theme, {}).value();
    Deck deck(deck_of(set, 24));
    EXPECT_THAT(deck.bytes_of("media"),
                testing::AllOf(HasSubstr("g1-6-play-s.svg"), Not(HasSubstr("g1-3-play-s.svg"))));
    const std::string analysis = fields_of(deck)[1][6];
    EXPECT_THAT(analysis, HasSubstr("<details><summary><span>Maxence Job to play 33 by score (0-ply)"));
    EXPECT_THAT(analysis, HasSubstr("<tr class=\"best\"><td class=\"words\">centered cube</td>"));
    EXPECT_THAT(analysis, HasSubstr("Kévin Unger owns a 2-cube</td><td class=\"words\">"));
    EXPECT_THAT(analysis, HasSubstr("-s.svg\"></details>"));
}

TEST(AnkiDeck, HasADeckForEachKindIfThereAreSeveral)
{
    constexpr std::string_view kDecks =
        "SELECT json_extract(value, '$.name') FROM col, json_each(decks) ORDER BY 1";
    Deck of_plays(deck_of(study(), 24));
    EXPECT_THAT(of_plays.ask(kDecks), ElementsAre("Default", "Problems of Max"));
    StudySet set = study();
    set.problems[0].kind = DecisionKind::offer;
    Deck of_two(deck_of(set, 24));
    EXPECT_THAT(of_two.ask(kDecks), ElementsAre("Default", "Problems of Max", "Problems of Max::Doubles",
                                                "Problems of Max::Plays"));
    EXPECT_THAT(of_two.ask("SELECT count(DISTINCT did) FROM cards"), ElementsAre("2"));
}

TEST(AnkiDeck, KeepsTheNumbersOfItsNotesButNotTheirDay)
{
    Deck before(deck_of(study(), 1));
    StudySet more = study();
    std::ranges::reverse(more.problems);
    more.problems.front().comment = "Now I know.";
    Deck later(deck_of(more, 24));
    constexpr std::string_view kNumbers = "SELECT id || guid FROM notes ORDER BY id";
    EXPECT_EQ(before.ask(kNumbers), later.ask(kNumbers));
    EXPECT_NE(before.ask("SELECT mod FROM notes"), later.ask("SELECT mod FROM notes"));
    EXPECT_EQ(before.ask("SELECT json_group_array(key) FROM col, json_each(decks)"),
              later.ask("SELECT json_group_array(key) FROM col, json_each(decks)"));
}

TEST(AnkiDeck, IsTheSameOnTheSameDay)
{
    EXPECT_EQ(deck_of(study(), 24), deck_of(study(), 24));
}

TEST(AnkiDeck, TakesNoMarkupFromNames)
{
    StudySet set = study();
    set.problems[0].question = "<script>alert(1)</script> to play";
    Deck deck(deck_of(set, 24));
    EXPECT_THAT(deck.ask("SELECT flds FROM notes"), Not(Contains(HasSubstr("<script>"))));
}

TEST(AnkiDeck, TakesNoCommandsFromNames)
{
    StudySet set = study();
    set.problems[0].question = R"([latex]\input{a}[/latex] to play)";
    set.problems[0].comment = R"([sound:x.mp3] [$]a[/$] \(a\) \[a\])";
    set.problems[0].source = "[anki:tts lang=en]";
    Deck deck(deck_of(set, 24));
    const std::vector<std::string> fields = deck.ask("SELECT flds FROM notes");
    for (const char* command : {"[", "]", "\\"})
        EXPECT_THAT(fields, Not(Contains(HasSubstr(command))));
    EXPECT_THAT(fields,
                Contains(HasSubstr("&#91;latex&#93;<span>&#92;</span>input{a}&#91;/latex&#93; to play")));
    EXPECT_THAT(fields, Contains(HasSubstr("<span>&#92;</span>(a<span>&#92;</span>)")));
}

TEST(Zip, TakesEmptyFilesAndAnyBytes)
{
    const ZipMember members[] = {{.name = "a/empty", .bytes = ""},
                                 {.name = "b", .bytes = std::string(3, '\0')}};
    const std::string bytes = zipped(members).value();
    EXPECT_TRUE(begins_archive(bytes));
    EXPECT_EQ(bytes, zipped(members).value());
}

}  // namespace
}  // namespace gammonkit::study_test
