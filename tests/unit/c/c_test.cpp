#include "include/gammonkit/gammonkit.h"
#include "library/c/answer.hpp"
#include "support/files/file.hpp"

#include <atomic>
#include <chrono>
#include <gmock/gmock.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <thread>

namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

constexpr char kOpening[] = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
constexpr char kBeforeRoll[] = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

struct Free {
    void operator()(void* memory) const { gk_free(memory); }
    void operator()(gk_collection* collection) const { gk_collection_close(collection); }
    void operator()(gk_engine* engine) const { gk_engine_close(engine); }
};
using Handle = std::unique_ptr<gk_collection, Free>;
using EngineHandle = std::unique_ptr<gk_engine, Free>;

json parsed(char* answer)
{
    const std::unique_ptr<char, Free> owned(answer);
    return answer == nullptr ? json() : json::parse(answer);
}

json last_error()
{
    return json::parse(gk_last_error());
}

Handle read_sample(const char* name)
{
    return Handle(gk_read_file((std::string(GAMMONKIT_SOURCE_DIR "/samples/") + name).c_str(), nullptr));
}

EngineHandle engine()
{
    return EngineHandle(gk_engine_open(R"({"threads": 1})"));
}

TEST(C, TellsWhatIsThrownAsAnError)
{
    char* const answer = gammonkit::c::guarded(
        []() -> gammonkit::Result<std::string> { throw std::out_of_range("a defect"); });
    EXPECT_EQ(answer, nullptr);
    EXPECT_EQ(last_error()["code"], "internal-error");
    EXPECT_THAT(last_error()["message"].get<std::string>(), HasSubstr("a defect"));
}

TEST(C, ReadsWritesAndTellsLosses)
{
    const Handle match = read_sample("mat/xg-7-point.mat");
    ASSERT_NE(match, nullptr) << gk_last_error();
    std::size_t size = 0;
    char* losses = nullptr;
    const std::unique_ptr<void, Free> bytes(gk_write(match.get(), "sgf", &size, &losses));
    ASSERT_NE(bytes, nullptr) << gk_last_error();
    const std::string text = static_cast<const char*>(bytes.get());
    EXPECT_EQ(text.size(), size);
    EXPECT_THAT(text, StartsWith("(;"));
    EXPECT_TRUE(parsed(losses).is_array());
    const Handle again(gk_read(text.data(), text.size(), "again.sgf", nullptr));
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(parsed(gk_collection_json(again.get()))["matches"][0]["games"].size(),
              parsed(gk_collection_json(match.get()))["matches"][0]["games"].size());
}

TEST(C, ReadsWhatIsGzipped)
{
    const std::string packed =
        gammonkit::gzip(" 1 point match\n\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5\n").value();
    const Handle match(gk_read(packed.data(), packed.size(), "match.mat.gz", nullptr));
    ASSERT_NE(match, nullptr) << gk_last_error();
    EXPECT_EQ(gk_read(packed.data(), packed.size() / 2, "match.mat.gz", nullptr), nullptr);
    EXPECT_EQ(last_error()["code"], "damaged-gzip");
}

TEST(C, TellsWhatAFormatCannotCarry)
{
    const Handle match = read_sample("sgf/analysed-game-3.sgf");
    ASSERT_NE(match, nullptr) << gk_last_error();
    char* losses = nullptr;
    const std::unique_ptr<void, Free> bytes(gk_write(match.get(), "mat", nullptr, &losses));
    const json told = parsed(losses);
    ASSERT_FALSE(told.empty());
    EXPECT_GT(told[0]["count"], 0);
    EXPECT_THAT(std::string(told[0]["message"]), HasSubstr("mat cannot carry"));
}

TEST(C, TellsOfTablesByWhichGnuBackgammonWillNotReadWhatIsWritten)
{
    const std::string sample =
        gammonkit::read_input(GAMMONKIT_SOURCE_DIR "/samples/sgf/analysed-game-3.sgf").value().bytes;
    const auto losses_by = [&](const std::string& table) {
        std::string text = sample;
        text.insert(text.find("GM[6]"), "ME[" + table + "]");
        const Handle match(gk_read(text.data(), text.size(), "match.sgf", nullptr));
        char* losses = nullptr;
        const std::unique_ptr<void, Free> bytes(gk_write(match.get(), "sgf", nullptr, &losses));
        json tables = json::array();
        for (const json& loss : parsed(losses)) {
            if (loss["feature"] == "other-table") tables.push_back(loss["message"]);
        }
        return tables;
    };
    EXPECT_TRUE(losses_by("Kazaross XG2").empty());
    ASSERT_EQ(losses_by("Kit Woolsey").size(), 1U);
    EXPECT_THAT(losses_by("Kit Woolsey")[0].get<std::string>(),
                StartsWith("cube decisions were judged by the match equity table Kit Woolsey"));
}

TEST(C, TellsWhereReadingFailed)
{
    const std::string cut = "{\"format\": \"gammonkit-match\", \"version\": 1,\n \"matches\": [";
    EXPECT_EQ(gk_read(cut.data(), cut.size(), "cut.json", nullptr), nullptr);
    EXPECT_EQ(last_error()["line"], 2);
    EXPECT_EQ(last_error()["column"], 14);
}

TEST(C, KeepsTheErrorOfEachThread)
{
    EXPECT_EQ(gk_read("no match", 8, "x.txt", nullptr), nullptr);
    const std::string here = gk_last_error();
    EXPECT_THAT(here, HasSubstr("\"code\""));
    std::string there;
    std::thread([&] { there = gk_last_error(); }).join();
    EXPECT_EQ(there, "");
    EXPECT_EQ(gk_last_error(), here);
}

TEST(C, RefusesSettingsThatItDoesNotKnow)
{
    const EngineHandle thinking = engine();
    EXPECT_EQ(gk_hint(thinking.get(), kOpening, R"({"ply": 1})"), nullptr);
    EXPECT_EQ(last_error()["code"], "settings");
    EXPECT_THAT(std::string(last_error()["hint"]), HasSubstr("plays, plies"));
    EXPECT_EQ(gk_hint(thinking.get(), kOpening, R"({"plies": 17})"), nullptr);
    EXPECT_THAT(std::string(last_error()["message"]), HasSubstr("from 0 to 5"));
    EXPECT_EQ(gk_hint(thinking.get(), kOpening, R"({"plies": )"), nullptr);
    EXPECT_THAT(std::string(last_error()["message"]), HasSubstr("JSON object"));
    EXPECT_EQ(gk_hint(thinking.get(), kOpening, R"({"plies": "two"})"), nullptr);
    EXPECT_EQ(gk_board(kOpening, R"({"names": ["Al"]})", nullptr), nullptr);
    EXPECT_EQ(gk_board(kOpening, R"({"format": "bmp"})", nullptr), nullptr);
}

TEST(C, RefusesHandlesThatAreNull)
{
    EXPECT_EQ(gk_messages(nullptr), nullptr);
    EXPECT_EQ(last_error()["code"], "argument");
    EXPECT_EQ(gk_write(nullptr, "sgf", nullptr, nullptr), nullptr);
    EXPECT_EQ(gk_write_file(nullptr, "x.sgf", nullptr, nullptr), 0);
    EXPECT_EQ(gk_evaluate(nullptr, kOpening, nullptr), nullptr);
    EXPECT_EQ(gk_read(nullptr, 8, nullptr, nullptr), nullptr);
    EXPECT_EQ(gk_read_file(nullptr, nullptr), nullptr);
    EXPECT_EQ(gk_identify(nullptr), nullptr);
    gk_collection_close(nullptr);
    gk_engine_close(nullptr);
    gk_free(nullptr);
}

TEST(C, AnswersAsTheCommandDoes)
{
    const EngineHandle thinking = engine();
    const json hint = parsed(gk_hint(thinking.get(), kOpening, R"({"plies": 0, "plays": 2})"));
    ASSERT_EQ(hint["plays"].size(), 2) << hint;
    EXPECT_EQ(hint["plays"][0]["play"], "8/5 6/5");
    const json evaluation = parsed(gk_evaluate(thinking.get(), kBeforeRoll, R"({"plies": 0})"));
    EXPECT_EQ(evaluation["kind"], "cube") << evaluation;
    EXPECT_EQ(parsed(gk_hint(thinking.get(), kBeforeRoll, R"({"plies": 0})")), evaluation);
    const json rollout = parsed(gk_rollout(thinking.get(), kOpening,
                                           R"({"trials": 36, "plays": 2, "truncate": 4})", nullptr, nullptr));
    EXPECT_EQ(rollout["plays"].size(), 2) << rollout;
}

TEST(C, StopsWhenProgressSaysSo)
{
    const EngineHandle thinking = engine();
    const Handle match = read_sample("mat/xg-7-point.mat");
    int calls = 0;
    const auto stop = [](double, void* user) { return ++*static_cast<int*>(user) < 3 ? 1 : 0; };
    EXPECT_EQ(gk_analyze(thinking.get(), match.get(), R"({"depth": "fast"})", stop, &calls), nullptr);
    EXPECT_EQ(last_error()["code"], "interrupted");
    EXPECT_GE(calls, 3);
}

TEST(C, TakesSharesOfAnAnalysis)
{
    const EngineHandle thinking = engine();
    const Handle first = read_sample("mat/xg-7-point.mat");
    const Handle second = read_sample("mat/xg-7-point.mat");
    const Handle whole = read_sample("mat/xg-7-point.mat");
    const auto analyzed = [&](const Handle& match, const char* settings) {
        return parsed(gk_analyze(thinking.get(), match.get(), settings, nullptr, nullptr))["decisions"];
    };
    const char* const of_second = R"({"depth": "fast", "share": 2, "shares": 2})";
    const int shared = analyzed(first, R"({"depth": "fast", "share": 1, "shares": 2})").get<int>() +
                       analyzed(second, of_second).get<int>();
    EXPECT_EQ(analyzed(whole, R"({"depth": "fast"})"), shared);
    EXPECT_EQ(gk_take_share(first.get(), second.get(), of_second), 1) << gk_last_error();
    EXPECT_EQ(parsed(gk_collection_json(first.get())), parsed(gk_collection_json(whole.get())));

    const Handle other = read_sample("sgf/money-session.sgf");
    ASSERT_NE(other, nullptr);
    EXPECT_EQ(gk_take_share(first.get(), other.get(), of_second), 0);
    EXPECT_EQ(last_error()["code"], "different");
    EXPECT_EQ(gk_take_share(first.get(), nullptr, of_second), 0);
    EXPECT_EQ(gk_take_share(first.get(), second.get(), R"({"share": 3, "shares": 2})"), 0);
    EXPECT_EQ(last_error()["code"], "settings");
}

TEST(C, StopsWhatAnEngineServesWhenToldSo)
{
    const EngineHandle thinking = engine();
    std::atomic<bool> is_done = false;
    std::thread impatient([&] {
        while (!is_done) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            gk_stop(thinking.get());
        }
    });
    char* const answer = gk_hint(thinking.get(), kOpening, R"({"plies": 5})");
    is_done = true;
    impatient.join();
    EXPECT_EQ(answer, nullptr);
    EXPECT_EQ(last_error()["code"], "interrupted");
    EXPECT_EQ(parsed(gk_evaluate(thinking.get(), kBeforeRoll, R"({"plies": 0})"))["kind"], "cube");
    gk_stop(nullptr);
}

TEST(C, SharesAnEngineAmongThreads)
{
    const EngineHandle thinking = engine();
    std::string one;
    std::string other;
    const auto ask = [&](std::string& answer) {
        const std::unique_ptr<char, Free> owned(gk_hint(thinking.get(), kOpening, R"({"plies": 1})"));
        answer = owned ? owned.get() : gk_last_error();
    };
    std::thread first(ask, std::ref(one));
    std::thread second(ask, std::ref(other));
    first.join();
    second.join();
    EXPECT_THAT(one, HasSubstr("8/5 6/5"));
    EXPECT_EQ(one, other);
}

TEST(C, CountsAndFinds)
{
    const Handle match = read_sample("sgf/analysed-game-3.sgf");
    const json statistics = parsed(gk_statistics(match.get(), nullptr));
    ASSERT_EQ(statistics.size(), 1) << gk_last_error();
    EXPECT_EQ(statistics[0]["kind"], "statistics");
    const json told = parsed(gk_statistics(match.get(), R"({"decisions": true})"));
    std::vector<std::string> kinds;
    for (const json& decision : told.at(0).at("decisions"))
        if (decision.contains("reasons")) kinds.push_back(decision["reasons"][0]["kind"]);
    EXPECT_THAT(kinds, testing::Contains("block"));
    const json found = parsed(gk_find(match.get(), "error > 0.01", nullptr));
    ASSERT_FALSE(found.empty()) << gk_last_error();
    EXPECT_GT(found[0]["error"]["emg"], 0.01);
    EXPECT_EQ(gk_find(match.get(), "error >", nullptr), nullptr);
    EXPECT_EQ(last_error()["code"], "filter");
}

TEST(C, FindsWhatIsLikeAPosition)
{
    const Handle match = read_sample("sgf/analysed-game-3.sgf");
    const std::string like = std::string(R"({"like": ")") + kOpening + R"(", "limit": 3})";
    const json found = parsed(gk_find(match.get(), "", like.c_str()));
    ASSERT_EQ(found.size(), 3) << gk_last_error();
    EXPECT_EQ(found[0]["place"], "g1-1");
    EXPECT_EQ(found[0]["like"]["same"], json({"plan", "opponent-plan"}));
    EXPECT_LE(found[0]["like"]["distance"], found[1]["like"]["distance"]);
    EXPECT_EQ(parsed(gk_find(match.get(), "error>0.05", like.c_str())).size(), 1);
    EXPECT_EQ(gk_find(match.get(), "", R"({"like": "nonsense"})"), nullptr);
}

TEST(C, DrawsAndIdentifies)
{
    std::size_t size = 0;
    const std::unique_ptr<void, Free> board(gk_board(kOpening, R"({"names": ["Al", "Bo"]})", &size));
    ASSERT_NE(board, nullptr) << gk_last_error();
    EXPECT_THAT(std::string(static_cast<const char*>(board.get()), size), HasSubstr("<svg"));
    const json known = parsed(gk_identify(kOpening));
    EXPECT_EQ(known["position_id"], "4HPwATDgc/ABMA") << known;
    EXPECT_EQ(known["dice"], json({3, 1}));
    EXPECT_EQ(known["pips"], json({167, 167}));
    EXPECT_EQ(known["cube"], json({{"value", 1}, {"owner", nullptr}}));
    EXPECT_EQ(gk_identify("nonsense"), nullptr);
    EXPECT_FALSE(parsed(gk_formats()).empty());
    EXPECT_THAT(gk_version(), testing::MatchesRegex("[0-9]+[.][0-9]+[.][0-9]+"));
}

}  // namespace
