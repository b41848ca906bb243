#include "decisions/plan/study_plan.hpp"
#include "decisions/plan/study_results.hpp"
#include "report/study/read_results.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

namespace gammonkit::study_test {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

PlannedDecision error(GamePlan plan, ErrorKind kind, double cost, double avoidable = 1,
                      const std::string& id = {})
{
    const bool of_cube = kind >= ErrorKind::missed_double && kind <= ErrorKind::wrong_pass;
    return {.plan = plan,
            .of_cube = of_cube,
            .is_rated = true,
            .performance_error = cost,
            .error = PlannedError{.kind = kind, .cost = {cost, cost / 4}, .avoidable = avoidable, .id = id}};
}

PlannedMatches matches_of(std::vector<PlannedDecision> decisions)
{
    return {.decisions = std::move(decisions), .matches = 2};
}

std::vector<std::string> names_of(const std::vector<ErrorFamily>& families)
{
    std::vector<std::string> names;
    for (const ErrorFamily& family : families)
        names.push_back(name_of(family));
    return names;
}

void add(std::vector<PlannedDecision>& decisions, std::size_t count, const PlannedDecision& each)
{
    decisions.insert(decisions.end(), count, each);
}

TEST(ErrorFamilies, AreRankedByWhatCanBeWonBack)
{
    std::vector<PlannedDecision> decisions;
    add(decisions, 5, error(GamePlan::holding, ErrorKind::shots, 0.1, 0.9));
    add(decisions, 5, error(GamePlan::blitz, ErrorKind::hit, 0.2, 0.1));
    add(decisions, 90, {.plan = GamePlan::race, .is_rated = true});
    const std::vector<ErrorFamily> families = error_families(matches_of(decisions));
    EXPECT_THAT(names_of(families), ElementsAre("holding: shots left", "blitz: hits not made"));
    EXPECT_NEAR(families.at(0).cost, 5 * 0.1 / 4 / 2, 1e-6);
    EXPECT_NEAR(families.at(0).gain, 0.9 * families.at(0).cost, 1e-6);
    EXPECT_DOUBLE_EQ(families.at(0).errors_in_match, 2.5);
    EXPECT_DOUBLE_EQ(families.at(0).errors_in_hundred, 5);
    EXPECT_TRUE(families.at(0).interval && families.at(0).interval->contains(families.at(0).gain));
}

TEST(ErrorFamilies, OfMoneySessionsCountEquity)
{
    PlannedMatches matches = matches_of(std::vector(5, error(GamePlan::race, ErrorKind::wastage, 0.1)));
    matches.in_chances = false;
    EXPECT_NEAR(error_families(matches).at(0).cost, 5 * 0.1 / 2, 1e-6);
}

TEST(ErrorFamilies, ThatAreSmallJoinThoseOfTheSamePlanAndThenOfAll)
{
    std::vector<PlannedDecision> decisions;
    add(decisions, 3, error(GamePlan::holding, ErrorKind::shots, 0.1));
    add(decisions, 3, error(GamePlan::holding, ErrorKind::block, 0.1));
    add(decisions, 2, error(GamePlan::blitz, ErrorKind::hit, 0.1));
    add(decisions, 1, error(GamePlan::race, ErrorKind::wastage, 0.1));
    add(decisions, 4, error(GamePlan::holding, ErrorKind::wrong_take, 0.05));
    const std::vector<ErrorFamily> families = error_families(matches_of(decisions));
    EXPECT_THAT(names_of(families), ElementsAre("holding: various plays", "holding: wrong takes",
                                                "various plans: various plays"));
    EXPECT_THAT(families.at(0).errors, SizeIs(6));
    EXPECT_FALSE(families.at(1).interval);
}

TEST(ErrorFamilies, OfOneKindInVariousPlansBelongTogether)
{
    std::vector<PlannedDecision> decisions;
    for (const GamePlan plan : {GamePlan::blitz, GamePlan::race, GamePlan::holding})
        add(decisions, 2, error(plan, ErrorKind::hit, 0.1));
    add(decisions, 1, error(GamePlan::race, ErrorKind::wastage, 0.9));
    add(decisions, 1, error(GamePlan::blitz, ErrorKind::shots, 0.9));
    EXPECT_THAT(names_of(error_families(matches_of(decisions))),
                ElementsAre("various plans: hits not made", "various plans: various plays"));
}

/// Standard distributions differ from library to library; these numbers do not.
class Errors {
public:
    /// Gains of errors that come at random, `mean` of them on average; most are small, few are large.
    std::vector<double> gains(double mean)
    {
        std::vector<double> all;
        double time = waiting();
        for (; time < mean; time += waiting())
            all.push_back(waiting());
        return all;
    }

private:
    /// Exponential, 1 on average.
    double waiting() { return -std::log((static_cast<double>(random_()) + 0.5) / 4294967296.0); }

    std::mt19937 random_{20'261'127};
};

TEST(GainInterval, HoldsAsOftenAsItSays)
{
    constexpr int kTrials = 2000;
    Errors errors;
    for (const double mean : {8.0, 15.0, 40.0}) {
        int known = 0;
        int held = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            const std::optional<Interval> interval = gain_interval(errors.gains(mean));
            if (!interval) continue;
            ++known;
            if (interval->contains(mean)) ++held;
        }
        EXPECT_NEAR(static_cast<double>(held) / known, kIntervalChance, 0.035) << mean;
    }
}

std::chrono::sys_seconds at(int day, int hour = 12)
{
    return std::chrono::sys_days(std::chrono::year(2026) / 11 / day) + std::chrono::hours(hour);
}

TEST(Mastered, IsWhatWasRightTwiceOnDifferentDaysAtLast)
{
    EXPECT_FALSE(is_mastered({{at(1), true}}));
    EXPECT_FALSE(is_mastered({{at(1), true}, {at(1, 15), true}}));
    EXPECT_FALSE(is_mastered({{at(1), true}, {at(2), true}, {at(3), false}}));
    EXPECT_TRUE(is_mastered({{at(1), false}, {at(2), true}, {at(3), true}}));
}

/// Matches of 60 decisions on two days, with so many errors in each.
PlannedMatches two_days(std::size_t before, std::size_t after)
{
    std::vector<PlannedDecision> decisions;
    for (const auto& [day, errors] : {std::pair<int, std::size_t>{1, before}, {20, after}}) {
        add(decisions, 600 - errors,
            {.plan = GamePlan::holding, .is_rated = true, .date = Date{2026, 11, day}});
        add(decisions, errors, error(GamePlan::holding, ErrorKind::shots, 0.1, 1, "a"));
        for (auto each = decisions.end() - static_cast<std::ptrdiff_t>(errors); each != decisions.end();
             ++each)
            each->date = Date{2026, 11, day};
    }
    return matches_of(std::move(decisions));
}

TEST(Progress, IsToldWhereTheIntervalAllows)
{
    const StudyResults results{{"a", {{at(10), true}}}};
    const PlannedMatches better = two_days(80, 10);
    const FamilyProgress progress = progress_of(error_families(better).at(0), better, results);
    EXPECT_EQ(progress.since, (Date{2026, 11, 10}));
    EXPECT_EQ(progress.before.decisions, 600);
    EXPECT_NEAR(*progress.before.rating() - *progress.after.rating(), 500 * 70 * 0.1 / 600, 1e-6);
    EXPECT_GT(progress.gain()->low, 0);
    const PlannedMatches alike = two_days(20, 17);
    EXPECT_TRUE(progress_of(error_families(alike).at(0), alike, results).gain()->contains(0));
    EXPECT_FALSE(progress_of(error_families(alike).at(0), alike, {}).since);
}

TEST(PageResults, AreReadInTheOrderOfTime)
{
    const auto results = read_page_results(R"({"kind":"study-results","version":1,"results":{"a":[
        {"at":"2026-11-02T10:00:00.000Z","right":true},{"at":"2026-11-01T12:00:00.000Z","right":false}]}})");
    ASSERT_TRUE(results);
    EXPECT_THAT(results->at("a"), ElementsAre(StudyAnswer{at(1), false}, StudyAnswer{at(2, 10), true}));
}

TEST(PageResults, RefuseWhatIsNone)
{
    for (const char* text : {"", "[]", R"({"kind":"plan"})", R"({"kind":"study-results","results":[]})",
                             R"({"kind":"study-results","results":{"a":[{"at":"soon","right":true}]}})"})
        EXPECT_EQ(read_page_results(text).error().code, "results") << text;
}

}  // namespace
}  // namespace gammonkit::study_test
