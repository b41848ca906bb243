#include "analysis/evaluate/shipped_nets.hpp"
#include "support/files/temporary_folder.hpp"
#include "support/text.hpp"
#include "training/nets_folder.hpp"
#include "training/session.hpp"

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <ranges>

namespace gammonkit::training {
namespace {

/// A folder with random nets of few neurons, which learn from few games.
class TrainingSession : public testing::Test {
protected:
    Settings settings()
    {
        Result<TemporaryFolder> folder = TemporaryFolder::make();
        EXPECT_TRUE(folder);
        folders_.push_back(std::move(*folder));
        Settings settings{.nets = folders_.back().path().string(),
                          .widths = {64, 64},
                          .lambda = 0.9,
                          .siblings = 1,
                          .batch = 32,
                          .chunk = 4,
                          .residual_boards = 100,
                          .memory = 3000,
                          .threads = 2};
        make_nets(settings);
        return settings;
    }

    static std::string nets_of(const Settings& settings)
    {
        return read_all(net_path(settings.nets, "contact")) + read_all(net_path(settings.nets, "ordering"));
    }

    /// What a column of the log says, where it says something.
    static std::vector<double> logged(const Settings& settings, std::string_view column)
    {
        const std::string log = read_all(settings.nets + "/training.tsv");
        const std::vector<std::string_view> lines = split(log, '\n');
        const auto names = split(lines.front(), '\t');
        const auto at = static_cast<std::size_t>(std::ranges::find(names, column) - names.begin());
        std::vector<double> numbers;
        for (const std::string_view line : lines | std::views::drop(1)) {
            const auto cells = split(line, '\t');
            if (at >= cells.size()) continue;
            if (const std::optional<double> number = parse_double(cells[at])) numbers.push_back(*number);
        }
        return numbers;
    }

private:
    std::vector<TemporaryFolder> folders_;
};

TEST_F(TrainingSession, GoesOnFromItsCheckpointAsIfItHadNeverStopped)
{
    Settings whole = settings();
    whole.games = 12;
    whole.rounded = 0.5;
    Session(whole, Session::Targets::one_ply).train();

    Settings parts = settings();
    parts.games = 12;
    parts.rounded = 0.5;
    for (int part = 0; part < 3; ++part) {
        Session session(parts, Session::Targets::one_ply);
        session.train_chunk();
        session.save_checkpoint();
    }
    Session(parts, Session::Targets::one_ply).train();
    EXPECT_TRUE(nets_of(parts) == nets_of(whole));
}

TEST_F(TrainingSession, LearnsSomething)
{
    Settings some = settings();
    const std::string before = nets_of(some);
    some.games = 4;
    Session(some, Session::Targets::td).train();
    EXPECT_TRUE(nets_of(some) != before);
}

TEST_F(TrainingSession, GoesOnWithoutACheckpointWhereItIsTold)
{
    Settings some = settings();
    some.games = 12;
    some.games_done = 8;
    Session(some, Session::Targets::one_ply).train();
    EXPECT_THAT(logged(some, "games"), testing::ElementsAre(8, 12, 12));
}

TEST_F(TrainingSession, LearnsToJudgeLikeATeacher)
{
    Settings some = settings();
    some.teacher = some.nets;
    some.nets += "/pupil";
    std::filesystem::create_directory(some.nets);
    write_all(net_path(some.nets, "ordering"), read_all(net_path(some.teacher, "ordering")));
    some.learn = {"contact"};
    some.seed = 7;
    some.games = 60;
    make_nets(some);
    Session(some, Session::Targets::as_seen).train();
    const std::vector<double> residuals = logged(some, "residual");
    ASSERT_GE(residuals.size(), 2U);
    EXPECT_LT(residuals.back(), residuals.front() / 2);
}

TEST_F(TrainingSession, RefusesACheckpointOfOtherNets)
{
    Settings some = settings();
    Session(some, Session::Targets::td).save_checkpoint();
    some.learn = {"contact"};
    EXPECT_THROW(Session(some, Session::Targets::td), std::runtime_error);
}

TEST_F(TrainingSession, RefusesACheckpointThatIsCutOff)
{
    const Settings some = settings();
    Session(some, Session::Targets::td).save_checkpoint();
    const std::string path = some.nets + "/training.checkpoint";
    const std::string bytes = read_all(path);
    write_all(path, std::string_view(bytes).substr(0, bytes.size() / 2));
    EXPECT_THROW(Session(some, Session::Targets::td), std::runtime_error);
}

TEST_F(TrainingSession, KeepsTheBestNetOfAnEarlierOneUntilOneIsBetter)
{
    Settings some = settings();
    some.games = 8;
    const std::string best = net_path(some.nets, "best-contact");
    // No net that learns from eight games plays as well as ours, in whatever steps.
    write_all(best, write_net(shipped_net(Stage::contact)));
    const std::string before = read_all(best);
    Session(some, Session::Targets::td).train();
    EXPECT_TRUE(read_all(best) == before);
}

TEST_F(TrainingSession, WritesALogWithAHead)
{
    Settings some = settings();
    some.games = 4;
    Session(some, Session::Targets::td).train();
    const std::string log = read_all(some.nets + "/training.tsv");
    EXPECT_TRUE(log.starts_with("time\tgames\t")) << log;
    // The residual before and after, and between them what was done.
    EXPECT_EQ(std::count(log.begin(), log.end(), '\n'), 4);
}

}  // namespace
}  // namespace gammonkit::training
