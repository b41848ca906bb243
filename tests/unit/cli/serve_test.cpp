#include "cli/commands/serve/server/allowed_words.hpp"
#include "cli/commands/serve/server/gate.hpp"
#include "cli/commands/serve/server/job.hpp"
#include "cli/commands/serve/server/served_folder.hpp"
#include "cli/commands/serve/server/target.hpp"
#include "support/files/temporary_folder.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

bool may_run(const std::vector<std::string>& words)
{
    return check_words(words).has_value();
}

TEST(ServedWords, AreThoseThatThePageUses)
{
    EXPECT_TRUE(may_run({"--version"}));
    EXPECT_TRUE(may_run({"probe", "in/0/a.mat", "in/1/b c.sgf", "--to", "json", "-o", "out/answer.json"}));
    EXPECT_TRUE(may_run({"analyze", "--progress", "--level", "deep", "in/0/a.mat", "-o", "out/a.json"}));
    EXPECT_TRUE(may_run({"hint", "--ply", "2", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"}));
    EXPECT_TRUE(may_run({"board", "4HPwATDgc/ABMA:cAkAAAAAAAAA", "-t", "svg,theme=dark"}));
    EXPECT_TRUE(may_run({"find", "--me", "Ann Lee", "blunder & cube & error > 0.1", "in/0/a..b.mat"}));
    EXPECT_TRUE(may_run(
        {"find", "--like", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "me", "in/0/a.mat"}));
}

TEST(ServedWords, NameNothingElsewhere)
{
    for (const char* word :
         {"/etc/passwd", "..", "../a.mat", "in/../../a.mat", "in/..", "@words.txt", "~/a.mat",
          "html,style=/etc/passwd", "svg,theme=../a", "postgresql://host/db", "a:/b", "a\nb"}) {
        EXPECT_FALSE(may_run({"convert", word})) << word;
        EXPECT_FALSE(may_run({"convert", "in/0/a.mat", "-o", word})) << word;
    }
    EXPECT_FALSE(may_run({"convert", "in/0/a.mat", "--output=/etc/passwd"}));
    EXPECT_FALSE(may_run({"convert", "in/0/a.mat", "-O=../x"}));
}

TEST(ServedWords, AreOfFixedLists)
{
    for (const char* verb :
         {"", "serve", "engine", "watch", "settings", "players=x", "-r", "convert/../engine"})
        EXPECT_FALSE(may_run({verb, "in/0/a.mat"})) << verb;
    EXPECT_FALSE(may_run({}));
    EXPECT_FALSE(may_run({"--version", "x"}));
    for (const char* option : {"--engine", "--engine=gnubg", "--gnubg", "--db", "--db=a", "--met", "--theme",
                               "--bearoff-table", "--hyper-table", "-ofile", "--", "-", "--force", "--names"})
        EXPECT_FALSE(may_run({"analyze", "in/0/a.mat", option, "x"})) << option;
}

TEST(ServedWords, OfProgramsStayInTheFolder)
{
    const auto stays = [](std::string word) {
        return check_places(std::vector{std::move(word)}).has_value();
    };
    EXPECT_TRUE(stays("--to=json") && stays("in/a.mat") && stays("--") && stays("--filter"));
    EXPECT_FALSE(stays("in/../../a") || stays("/etc/passwd") || stays("--to=html,style=/etc/passwd"));
}

TEST(ServedPaths, LeadDown)
{
    EXPECT_TRUE(is_plain_path("a.mat"));
    EXPECT_TRUE(is_plain_path("in/0/a b..c.mat"));
    for (const char* path : {"", "/a", "a/", "a//b", ".", "..", "a/../b", ".hidden", "a/.git/b", "a\tb"})
        EXPECT_FALSE(is_plain_path(path)) << path;
}

TEST(ServedTarget, HasAPathAndParameters)
{
    constexpr std::string_view kTarget = "/api/save?path=made%2Fa%20b+c.zip&replace=yes&x";
    EXPECT_EQ(path_of(kTarget), "/api/save");
    EXPECT_EQ(parameter_of(kTarget, "path"), "made/a b+c.zip");
    EXPECT_EQ(parameter_of(kTarget, "replace"), "yes");
    EXPECT_EQ(parameter_of(kTarget, "x"), "");
    EXPECT_EQ(parameter_of("/api/files", "path"), "");
    EXPECT_EQ(parameter_of("?", "path"), "");
    EXPECT_EQ(parameter_of("/?path=%", "path"), "%");
    EXPECT_EQ(parameter_of("/?path=%4", "path"), "%4");
    EXPECT_EQ(parameter_of("/?path=%zz%41%e2%82%ac", "path"), "%zzA\xE2\x82\xAC");
}

TEST(ServedGate, LetsInWhoKnowsTheTokenAndNoOtherPage)
{
    const Gate gate({.port = 8765, .token = "secret"});
    const Caller own{.path = "/api/files",
                     .host = "127.0.0.1:8765",
                     .origin = "http://127.0.0.1:8765",
                     .site = "same-origin",
                     .token = "secret"};
    EXPECT_EQ(gate.objection_to(own), std::nullopt);
    const auto objection = [&](auto change) {
        Caller caller = own;
        change(caller);
        return gate.objection_to(caller);
    };
    EXPECT_EQ(objection([](Caller& c) {
                  c.host = c.origin = "";
                  c.site = "";
              }),
              "wrong host");
    EXPECT_EQ(objection([](Caller& c) { c.host = "evil.example:8765"; }), "wrong host");
    EXPECT_EQ(objection([](Caller& c) { c.host = "127.0.0.1:8766"; }), "wrong host");
    EXPECT_EQ(objection([](Caller& c) { c.origin = "http://evil.example"; }), "foreign origin");
    EXPECT_EQ(objection([](Caller& c) { c.origin = "null"; }), "foreign origin");
    EXPECT_EQ(objection([](Caller& c) { c.origin = "", c.site = "cross-site"; }), "foreign site");
    EXPECT_EQ(objection([](Caller& c) { c.token = ""; }), "no token, or a wrong one");
    EXPECT_EQ(objection([](Caller& c) { c.token = "secreT"; }), "no token, or a wrong one");
    EXPECT_EQ(objection([](Caller& c) { c.path = "/", c.token = "", c.site = "none"; }), std::nullopt);
}

TEST(ServedGate, LetsInTheNetworkAndAnOriginWhereItIsAsked)
{
    const Gate gate({.port = 8765,
                     .token = "secret",
                     .address = "0.0.0.0",
                     .origin = "https://club.example",
                     .public_path = "/api/v1/openapi.json"});
    Caller caller{.path = "/api/v1/hint",
                  .host = "tables.club.example:8765",
                  .origin = "https://club.example",
                  .site = "cross-site",
                  .token = "secret"};
    EXPECT_EQ(gate.objection_to(caller), std::nullopt);
    caller.token = "other";
    EXPECT_EQ(gate.objection_to(caller), kWrongToken);
    caller.path = "/api/v1/openapi.json";
    EXPECT_EQ(gate.objection_to(caller), std::nullopt);
    caller.origin = "https://evil.example";
    EXPECT_EQ(gate.objection_to(caller), "foreign origin");
}

TEST(ServedGate, TokensHave128BitsAndDiffer)
{
    const std::string token = new_token();
    EXPECT_EQ(token.size(), 32U);
    EXPECT_EQ(token.find_first_not_of("0123456789abcdef"), std::string::npos);
    EXPECT_NE(token, new_token());
}

TEST(ServedJob, ComesWithItsFilesOrNotAtAll)
{
    const Result<Job> job =
        job_from("{\"words\":[\"check\",\"in/a\"],\"files\":[[\"in/a\",2],[\"in/b\",1]]}\nAAB");
    ASSERT_TRUE(job.has_value());
    ASSERT_EQ(job->files.size(), 2U);
    EXPECT_EQ(job->files[0].bytes, "AA");
    EXPECT_EQ(job->files[1].bytes, "B");
    const auto code = [](std::string_view text) { return job_from(text).error().code; };
    EXPECT_EQ(code("no line"), "bad-request");
    EXPECT_EQ(code("[]\n"), "bad-request");
    EXPECT_EQ(code("{\"words\":[1],\"files\":[]}\n"), "bad-request");
    EXPECT_EQ(code("{\"words\":[\"check\"],\"files\":[[\"in/a\",3]]}\nAA"), "bad-request");
    EXPECT_EQ(code("{\"words\":[\"check\"],\"files\":[[\"in/a\",-1]]}\nAA"), "bad-request");
    EXPECT_EQ(code("{\"words\":[\"check\"],\"files\":[[\"in/../a\",1]]}\nAA"), "not-allowed");
    EXPECT_EQ(code("{\"words\":[\"check\"],\"files\":[[\"/in/a\",1]]}\nAA"), "not-allowed");
    EXPECT_EQ(code("{\"words\":[\"serve\"],\"files\":[]}\n"), "not-allowed");
}

/// A folder with a file, beside one that must stay unseen, and links to that.
class ServedFolderTest : public testing::Test {
protected:
    ServedFolderTest()
    {
        fs::create_directories(served_ / "club");
        fs::create_directory(outside_);
        write(served_ / "club/a.mat", "match");
        write(served_ / ".hidden", "hidden");
        write(outside_ / "secret", "secret");
        fs::create_directory_symlink(outside_, served_ / "link");
        fs::create_symlink(outside_ / "secret", served_ / "secret");
        fs::create_symlink(outside_ / "new", served_ / "dangling");
    }
    static void write(const fs::path& path, std::string_view text) { std::ofstream(path) << text; }
    static std::string content(const fs::path& path)
    {
        std::ifstream in(path);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    Result<TemporaryFolder> temporary_ = TemporaryFolder::make();
    fs::path served_ = temporary_->path() / "served";
    fs::path outside_ = temporary_->path() / "outside";
};

TEST_F(ServedFolderTest, ListsAndReadsWhatIsInIt)
{
    const ServedFolder folder = ServedFolder::at(served_).value();
    EXPECT_EQ(folder.name(), "served");
    ASSERT_EQ(folder.files().size(), 1U);
    EXPECT_EQ(folder.files()[0].path, "club/a.mat");
    EXPECT_EQ(folder.read("club/a.mat").value(), "match");
    EXPECT_EQ(folder.read("club/b.mat").error().code, "unreadable");
    EXPECT_EQ(ServedFolder::at(served_ / "nothing").error().code, "usage");
}

TEST_F(ServedFolderTest, NeverLeadsOut)
{
    const ServedFolder folder = ServedFolder::at(served_).value();
    for (const std::string path : {"../outside/secret", "link/secret", "secret", "dangling", ".hidden",
                                   "club/../secret", "link/new/deep", "club"}) {
        EXPECT_EQ(folder.read(path).error().code, "not-allowed") << path;
        EXPECT_EQ(folder.save(path, "new", Overwrite::yes).error().code, "not-allowed") << path;
    }
    EXPECT_EQ(folder.save((outside_ / "new").string(), "new", Overwrite::yes).error().code, "not-allowed");
    EXPECT_FALSE(fs::exists(outside_ / "new"));
    EXPECT_EQ(content(outside_ / "secret"), "secret");
}

TEST_F(ServedFolderTest, ReplacesOnlyIfAsked)
{
    const ServedFolder folder = ServedFolder::at(served_).value();
    EXPECT_TRUE(folder.save("new/b.mat", "b", Overwrite::no).has_value());
    EXPECT_EQ(folder.save("new/b.mat", "c", Overwrite::no).error().code, "exists");
    EXPECT_EQ(content(served_ / "new/b.mat"), "b");
    EXPECT_TRUE(folder.save("new/b.mat", "c", Overwrite::yes).has_value());
    EXPECT_EQ(content(served_ / "new/b.mat"), "c");
}

}  // namespace
}  // namespace gammonkit::cli
