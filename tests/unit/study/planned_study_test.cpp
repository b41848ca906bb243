#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "report/study/anki/anki_deck.hpp"
#include "report/study/anki/anki_results.hpp"
#include "report/study/planned_study.hpp"
#include "report/study/study_writers.hpp"
#include "support/files/file.hpp"
#include "support/sqlite/sqlite_statement.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sqlite3.h>

namespace gammonkit::study_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

Collection session()
{
    const std::string path = fmt::format("{}/samples/sgf/analysed-session.sgf", GAMMONKIT_SOURCE_DIR);
    return *read(catalogue(), *read_input(path), {}).collection;
}

PlannedStudy study_of(const std::string& me)
{
    const Collection collection = session();
    return planned_study(Reports(collection, {.me = me}), "session.sgf");
}

StudySet plan_of(const PlannedStudy& study, const PlanChoice& choice = {})
{
    StudySet set = plan_set(study, error_families(study.matches), choice);
    set.title = "Plan of Ann";
    return set;
}

TEST(PlannedStudy, HasTheErrorsOfTheReaderAlone)
{
    const PlannedStudy study = study_of("Ann");
    std::vector<std::string> places;
    for (const PlannedDecision& decision : study.matches.decisions)
        if (decision.error) places.push_back(decision.error->place);
    EXPECT_THAT(places, ElementsAre("g2-2", "g2-4", "g2-6", "g2-8", "g2-10", "g2-12"));
    EXPECT_EQ(study.matches.matches, 1);
    EXPECT_FALSE(study.matches.in_chances);
    EXPECT_THAT(study.problems, SizeIs(6));
    EXPECT_THAT(study_of("Nobody").matches.decisions, IsEmpty());
}

TEST(PlanSet, HasPartsWithTheProblemsFromWhichMostIsWonBack)
{
    const StudySet set = plan_of(study_of("Ann"), {.most_problems = 2});
    ASSERT_THAT(set.parts, SizeIs(2));
    EXPECT_EQ(set.parts[1].title, "2. various plans: various plays");
    EXPECT_THAT(set.parts[1].lines, testing::Contains(HasSubstr("What to look for, by the costliest: ")));
    ASSERT_THAT(set.problems, SizeIs(3));
    EXPECT_THAT(set.problems[1].source, HasSubstr("g2-10"));
    EXPECT_EQ(set.problems[1].comment.substr(0, set.problems[1].comment.find('\n')),
              "Costs 0.202; 100% of that is avoidable.");
    EXPECT_THAT(set.overview.rows, SizeIs(2));
}

/// The names of all members that hold a number, and of the texts that are made of some.
void add_numbers(const nlohmann::json& json, std::set<std::string>& names)
{
    for (const auto& [name, value] : json.items()) {
        if (value.is_structured()) add_numbers(value, names);
        if (json.is_object() && (value.is_number() || name == "why")) names.insert(name);
    }
}

TEST(PlanExplained, TellsEveryNumberOfAPlan)
{
    const std::string explained = plan_explained(100);
    const PlannedStudy study = study_of("Ann");
    StudyResults results;
    for (const StudyProblem& problem : study.problems)
        results[problem.id] = {StudyAnswer{.right = true}};
    const std::vector<ErrorFamily> families = error_families(study.matches);
    const nlohmann::json json = nlohmann::json::parse(plan_json(study, families, {.results = &results}));
    std::set<std::string> names;
    add_numbers(json, names);
    names.erase("version");
    EXPECT_GE(names.size(), 14U);
    for (const std::string& name : names)
        EXPECT_TRUE(testing::Value(explained, testing::ContainsRegex("[( ]" + name + "[) ]"))) << name;
    for (const std::string& heading : plan_of(study).overview.head)
        EXPECT_TRUE(heading == "Plan and error" ||
                    testing::Value(explained, HasSubstr("\n  " + heading + " (")))
            << heading;
}

TEST(PlanSet, HasErrorsOfOthersInPositionsLikeThose)
{
    PlannedStudy study = study_of("Ann");
    const std::vector<StudyProblem> own = study.problems;
    for (const StudyProblem& problem : study.others)
        EXPECT_THAT(own, testing::Not(testing::Contains(testing::Field(&StudyProblem::id, problem.id))));
    study.others = own;  // As if somebody had made the same errors.
    for (StudyProblem& problem : study.others)
        problem.id += "-other";
    const StudySet set = plan_of(study, {.most_problems = 2});
    ASSERT_THAT(set.parts, SizeIs(2));
    EXPECT_GT(set.parts[1].problems, 2U);
    EXPECT_LE(set.parts[1].problems, 2 + kProblemsOfOthers);
    const StudyProblem& nearest = set.problems[set.parts[0].problems + 2];
    EXPECT_EQ(nearest.id, set.problems[set.parts[0].problems].id + "-other");
    EXPECT_THAT(nearest.comment, HasSubstr("An error of somebody else"));
    EXPECT_THAT(nearest.tags, testing::Contains(HasSubstr("error::")));
    study.others = own;  // As a copy of the match has them that calls her otherwise.
    EXPECT_THAT(plan_of(study, {.most_problems = 2}).problems, SizeIs(3));
}

TEST(PlanSet, LeavesOutWhatIsMastered)
{
    const PlannedStudy study = study_of("Ann");
    const std::chrono::sys_seconds day = std::chrono::sys_days(std::chrono::year(2026) / 11 / 27);
    const std::string id = plan_of(study).problems.at(0).id;
    const StudyResults results{{id, {{day, true}, {day + std::chrono::days(1), true}}}};
    const StudySet set = plan_of(study, {.results = &results});
    EXPECT_THAT(set.problems, SizeIs(5));
    EXPECT_EQ(set.parts.at(0).problems, 0U);
    EXPECT_THAT(set.parts.at(0).lines, testing::Contains("Problems answered: 1; mastered: 1."));
}

TEST(StudyPage, OfAPlanBeginsWithWhatToWorkOn)
{
    const BoardLook look{.theme = built_in_theme("modern").value()};
    const StudySet set = plan_of(study_of("Ann"));
    const std::string page = write_study_page(set, look, look.theme).value();
    EXPECT_THAT(page, HasSubstr(fmt::format("<h2><a href=\"#{}\">1. ", set.problems.at(0).id)));
    EXPECT_LT(page.find("class=\"plan\""), page.find("class=\"workshop\""));
}

/// A deck, unpacked, to which Anki has added reviews.
class ReviewedDeck {
public:
    explicit ReviewedDeck(const StudySet& set) : folder_(TemporaryFolder::make().value())
    {
        const std::filesystem::path file = folder_.path() / "deck.zip";
        const std::chrono::sys_seconds now = std::chrono::sys_days(std::chrono::year(2026) / 11 / 27);
        const std::string bytes = write_anki_deck(set, built_in_theme("modern").value(), now).value();
        EXPECT_TRUE(write_output(file.string(), bytes, Overwrite::no));
        ArchiveLimits limits;
        package_ = unpack(file, limits).value();
        const auto found = std::ranges::find(package_.members, "collection.anki2", &ArchiveMember::name);
        EXPECT_EQ(sqlite3_open(found->stored.c_str(), &database_), SQLITE_OK);
    }
    ~ReviewedDeck() { sqlite3_close(database_); }
    ReviewedDeck(const ReviewedDeck&) = delete;
    ReviewedDeck& operator=(const ReviewedDeck&) = delete;

    void review(const std::string& problem, std::int64_t milliseconds, int button)
    {
        const std::string sql =
            fmt::format("INSERT INTO revlog SELECT {}, cards.id, 0, {}, 1, 1, 2500, 4000, 0 FROM cards "
                        "JOIN notes ON notes.id = nid WHERE guid = 'gammonkit-{}'",
                        milliseconds, button, problem);
        EXPECT_TRUE(run_sql(database_, sql));
    }
    std::vector<std::string> decks_of_cards()
    {
        SqliteStatement statement(database_, "SELECT decks FROM col");
        EXPECT_TRUE(statement.step().value());
        return {statement.text(0)};
    }
    UnpackedArchive& package() { return package_; }

private:
    TemporaryFolder folder_;
    UnpackedArchive package_;
    sqlite3* database_ = nullptr;
};

TEST(AnkiResults, AreTheReviewsOfOurCards)
{
    const StudySet set = plan_of(study_of("Ann"));
    const std::string id = set.problems.at(0).id;
    ReviewedDeck deck(set);
    deck.review(id, 1'795'000'000'500, 1);
    deck.review(id, 1'795'100'000'500, 3);
    deck.review(id, 1'795'200'000'500, 0);  // Rescheduled by hand.
    const std::chrono::sys_seconds first{std::chrono::seconds(1'795'000'000)};
    const StudyResults results = read_anki_results(deck.package()).value();
    ASSERT_THAT(results, SizeIs(1));
    EXPECT_THAT(results.at(id), ElementsAre(StudyAnswer{first, false},
                                            StudyAnswer{first + std::chrono::seconds(100'000), true}));
}

TEST(AnkiResults, SayWhatToDoWithTheNewKindOfPackage)
{
    ReviewedDeck deck(plan_of(study_of("Ann")));
    deck.package().members.push_back({.name = "collection.anki21b"});
    EXPECT_THAT(read_anki_results(deck.package()).error().hint, HasSubstr("older versions"));
    EXPECT_EQ(read_anki_results({}).error().code, "results");
}

TEST(AnkiDeck, OfAPlanHasADeckForEachPart)
{
    ReviewedDeck deck(plan_of(study_of("Ann")));
    EXPECT_THAT(deck.decks_of_cards().at(0), HasSubstr("Plan of Ann::2. various plans: various plays"));
}

}  // namespace
}  // namespace gammonkit::study_test
