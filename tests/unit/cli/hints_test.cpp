#include "analysis/bearoff/table_bytes.hpp"
#include "analysis/gnubg/gnubg_program.hpp"
#include "cli/options/hints.hpp"
#include "decisions/filter/filter.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "formats/detect.hpp"
#include "formats/positions/positions.hpp"
#include "support/charset.hpp"

#include <gtest/gtest.h>

namespace gammonkit::cli {
namespace {

std::string command_hint(const Diagnostic& diagnostic)
{
    return with_command_hint(diagnostic).hint;
}

/// What decoding bytes as windows-1252 and the like warns of first.
Diagnostic warning_of(const std::string& bytes, const CharsetOptions& options)
{
    CollectingReporter reporter;
    (void)decode({.name = "names.txt", .bytes = bytes}, options, reporter);
    return reporter.seen.empty() ? Diagnostic{} : reporter.seen.front();
}

TEST(Hints, NameTheOptionThatHelps)
{
    EXPECT_EQ(command_hint(detect(catalogue(), {.name = "a", .bytes = "?"}, {}).error()),
              "say which it is with --from; 'gammonkit formats' lists them");
    EXPECT_EQ(command_hint(parse_filter(SourceText("filter", "me"), {}).error()), "--me NAME tells the name");
    EXPECT_EQ(command_hint(parse_filter(SourceText("filter", "qqqqqq"), {}).error()),
              "'gammonkit find --words' shows all words");
    EXPECT_EQ(command_hint(GnubgProgram::at({}).error()),
              "apt-get install gnubg installs it; --gnubg PATH says where it is");
    EXPECT_EQ(command_hint(bearoff::bad_table(bearoff::TableBytes("", "t"), "none").value()),
              "'gammonkit bearoff build' makes a new one");
    EXPECT_EQ(command_hint(no_position("pos").value()),
              "'gammonkit convert --positions' writes the decisions of a match, 'gammonkit board' shows a "
              "place in it");
}

TEST(Hints, NameTheOptionForCharsets)
{
    EXPECT_EQ(command_hint(warning_of("J\xf6rg", {.declared = "nonsense"})),
              "name the right charset with --charset");
    EXPECT_EQ(command_hint(warning_of("J\xf6rg", {.charset = "auto"})), "say which with --charset");
    EXPECT_EQ(command_hint(warning_of("\xf0\xf1\xf2", {.charset = "UTF-8"})),
              "name the right charset with --charset");
}

TEST(Hints, LeaveWhatNoOptionHelpsAsItIs)
{
    EXPECT_EQ(command_hint({.code = "illegal-play", .message = {}, .hint = "look at the board"}),
              "look at the board");
    EXPECT_EQ(command_hint({.code = "exists", .message = {}}), "");
}

}  // namespace
}  // namespace gammonkit::cli
