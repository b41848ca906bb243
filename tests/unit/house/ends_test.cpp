// The ends of what comes from outside: where it is empty, or shorter than it should be, front(), [0] and the
// like end the program, and with it a batch of thousands of files.

#include "tests/unit/house/functions.hpp"
#include "tests/unit/house/source_tree.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace gammonkit::house {
namespace {

/// What is never empty though nothing in the function says so: in which files, how the expression ends, and
/// why.
struct NeverEmpty {
    std::string_view path;
    std::string_view expression;
    std::string_view reason;
};
constexpr NeverEmpty kNeverEmpty[] = {
    {"cli/", "extensions", "each format of the catalogue has one"},
    {"cli/", "outputs", "what is analyzed has one: see outputs_of"},
    {"cli/commands/board/", "places", "places_of gives one at least"},
    {"cli/commands/cube/command.cpp", "(*own)", "shares gives as many as it is asked for"},
    {"cli/commands/cube/command.cpp", "(*other)", "shares gives as many as it is asked for"},
    {"cli/commands/diff/", "inputs", "two_inputs gives two"},
    {"cli/commands/transcribe/", "collection_.matches", "a file without a match is not opened"},
    {"formats/notation/resolve.cpp", "legal", "is chosen among if there is one"},
    {"formats/xg/mapping/game_records.cpp", "part_.turns", "is_open_ is asked before"},
    {"formats/xg/mapping/model_records.cpp", "games", "is_position() asks before"},
    {"importers/bgroom/bgroom_importer.cpp", "lines_", "a session has a game"},
    {"importers/bgroom/log_lines.cpp", "sessions", "in_game() is asked before"},
    {"importers/bgroom/log_lines.cpp", "games", "in_game() is asked before"},
    {"importers/empire/", "session_.games", "a session without a game is refused"},
    {"importers/gnubg_text/", "entries", "a group has a board"},
    {"importers/gnubg_text/game_reader.cpp", "entries_", "a group has a board"},
    {"importers/mat/mat_importer.cpp", "_.games", "a match without a game is left out"},
    {"importers/mat/split_into_matches.cpp", "games", "in_game() is asked before"},
    {"importers/mat/split_into_matches.cpp", "matches_", "there is one, or in_game() is asked before"},
    {"importers/oldmoves/oldmoves_importer.cpp", "lines_", "a match has a game"},
    {"importers/oldmoves/oldmoves_importer.cpp", "games_", "as many as lines_"},
    {"importers/sgf/ast_builder", "ast_.properties", "end_property follows begin_property"},
    {"importers/sgf/ast_builder", "ast_.nodes", "in_node_ is asked before"},
    {"importers/sgf/ast_builder", "ast_.values", "unclosed_value follows add_value"},
    {"importers/sgf/match_reader.cpp", "matches_", "a match is begun before its games"},
    {"importers/sgg/", "games", "a match without a game is left out"},
    {"importers/tmg/tmg_importer.cpp", "games", "a match without a game is left out"},
    {"importers/transcript/game_at_hand.hpp", "games", "a game is begun before"},
    {"importers/xg/", "games", "is_position() is asked before"},
    {"importers/xg/", "turns", "is_position() is asked before"},
};

/// The same text with a blank for each character of a comment.
std::string without_comments(std::string text)
{
    for (std::size_t at = text.find("//"); at != std::string::npos; at = text.find("//", at)) {
        for (; at < text.size() && text[at] != '\n'; ++at)
            text[at] = ' ';
    }
    return text;
}

/// The expression that ends at `end`: names with dots, arrows, calls and indices.
std::string_view expression_before(std::string_view text, std::size_t end)
{
    int depth = 0;
    std::size_t begin = end;
    for (; begin > 0; --begin) {
        const char c = text[begin - 1];
        const bool is_arrow = text.substr(begin - 1, 2) == "->" || text.substr(0, begin).ends_with("->");
        const bool is_name = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
        if (c == ')' || c == ']') ++depth;
        if (depth == 0 && !is_name && c != '.' && c != ':' && !is_arrow) break;
        if (c == '(' || c == '[') --depth;
    }
    return text.substr(begin, end - begin);
}

/// True if something before says how many there are of `expression`, puts one there, or goes through them.
bool is_guarded(std::string_view expression, const std::string& before)
{
    const std::string escaped =
        std::regex_replace(std::string(expression), std::regex(R"([.()\[\]*+])"), R"(\$&)");
    return std::regex_search(
               before,
               std::regex("(^|[^\\w.>])" + escaped +
                          "(\\.|->)(empty|size|push_back|emplace_back|starts_with|ends_with|find)")) ||
           std::regex_search(before, std::regex("for \\([^;]* : " + escaped + "\\)"));
}

/// The names of arrays, which have as many elements as their type says.
std::set<std::string> arrays_in(const std::string& text)
{
    static const std::regex array(
        R"((?:std::array<[^;(){}]*>|Evaluation)&?\s+(\w+)|\b(?!return\b)\w+ (\w+)\[\w*\](?=;| =|\{))");
    std::set<std::string> names;
    for (std::sregex_iterator it(text.begin(), text.end(), array); it != std::sregex_iterator(); ++it)
        names.insert((*it)[1].matched ? (*it)[1] : (*it)[2]);
    return names;
}

/// Judges files. The arrays that may be members are those of `headers`.
class Judge {
public:
    explicit Judge(const std::vector<SourceFile>& headers)
    {
        for (const SourceFile& file : headers)
            members_.merge(arrays_in(file.text));
    }

    /// "path:line: expression: what to write instead", a line each.
    std::string objections_to(const SourceFile& file)
    {
        static const std::regex end(R"((\.|->)((front|back)\(\)|)"
                                    R"((remove_prefix|remove_suffix|subspan|first|last)\((?!\)))|\[0\])");
        text_ = without_comments(file.text);
        arrays_ = arrays_in(text_);
        functions_ = find_functions(text_);
        std::string found;
        for (std::sregex_iterator it(text_.begin(), text_.end(), end); it != std::sregex_iterator(); ++it) {
            const auto at = static_cast<std::size_t>(it->position());
            const std::string_view expression = expression_before(text_, at);
            const bool is_part = (*it)[4].matched;
            if (!is_part && is_safe(file.path, expression, at)) continue;
            found += fmt::format("{}:{}: {}{}: write {} of support/ends.hpp{}\n", file.path, line_of(at),
                                 expression, it->str(),
                                 is_part ? "without_first, without_last or part_of"
                                         : "first_char, last_char, first_or_empty or last_or_empty",
                                 is_part ? "" : ", or ask in this function whether it is empty");
        }
        return found;
    }

private:
    [[nodiscard]] std::size_t line_of(std::size_t at) const
    {
        const auto end = text_.begin() + static_cast<std::ptrdiff_t>(at);
        return 1 + static_cast<std::size_t>(std::count(text_.begin(), end, '\n'));
    }

    [[nodiscard]] bool is_safe(std::string_view path, std::string_view expression, std::size_t at) const
    {
        std::string name(expression.substr(expression.find_last_of(".>:") + 1));
        while (name.ends_with(')'))
            name.pop_back();
        const bool is_member = name.size() < expression.size() || name.ends_with('_');
        const bool is_constant = std::regex_match(name, std::regex("k[A-Z]\\w*"));
        const bool is_excepted = std::ranges::any_of(kNeverEmpty, [&](const NeverEmpty& one) {
            return path.starts_with(one.path) && expression.ends_with(one.expression);
        });
        return expression.empty() || is_constant || is_excepted || arrays_.contains(name) ||
               (is_member && members_.contains(name)) || is_guarded(expression, before(at));
    }

    /// The function at `at`, up to there.
    [[nodiscard]] std::string before(std::size_t at) const
    {
        const std::size_t line = line_of(at);
        std::size_t begin = 0;
        for (const FoundFunction& function : functions_) {
            if (function.line > line || line >= function.line + function.length) continue;
            for (std::size_t skipped = 1; skipped < function.line; ++skipped)
                begin = text_.find('\n', begin) + 1;
        }
        return text_.substr(begin, at - begin);
    }

    std::set<std::string> members_;
    std::string text_;  ///< Of the file that is judged, without comments.
    std::set<std::string> arrays_;
    std::vector<FoundFunction> functions_;
};

std::string objections_in(const std::string& source)
{
    return Judge({}).objections_to({"importers/a.cpp", source});
}

TEST(Ends, OfWhatComesFromOutsideAreTakenWithCare)
{
    std::vector<SourceFile> headers = source_files({"analysis", "decisions", "formats", "model"});
    std::erase_if(headers, [](const SourceFile& file) { return !file.path.ends_with(".hpp"); });
    Judge judge(headers);
    std::string objections;
    for (const SourceFile& file : source_files({"cli", "formats", "importers"}))
        objections += judge.objections_to(file);
    EXPECT_EQ(objections, "");
}

TEST(Ends, AreRefusedWithoutAGuard)
{
    constexpr std::string_view kInstead =
        ": write first_char, last_char, first_or_empty or last_or_empty of support/ends.hpp, or ask in this "
        "function whether it is empty\n";
    EXPECT_EQ(objections_in("char f(std::string_view text)\n{\n    return text[0];\n}\n"),
              fmt::format("importers/a.cpp:3: text[0]{}", kInstead));
    EXPECT_EQ(objections_in("char f(const A* a) { return a->lines().back(); }\n"),
              fmt::format("importers/a.cpp:1: a->lines().back(){}", kInstead));
    // What another function asks does not count, nor what is asked of something else.
    EXPECT_EQ(objections_in("bool e(T t) { return t.empty(); }\n"
                            "char f(T t, T other) { return other.empty() ? ' ' : t.front(); }\n"),
              fmt::format("importers/a.cpp:2: t.front(){}", kInstead));
}

TEST(Ends, AreNeverCutOffUnclamped)
{
    EXPECT_EQ(objections_in("void f(T& t) { if (!t.empty()) t.remove_prefix(2); }\n"
                            "T g(S s) { return s.subspan(1); }\n"),
              "importers/a.cpp:1: t.remove_prefix(: write without_first, without_last or part_of of "
              "support/ends.hpp\n"
              "importers/a.cpp:2: s.subspan(: write without_first, without_last or part_of of "
              "support/ends.hpp\n");
}

TEST(Ends, AreTakenBehindAGuardAndOfArrays)
{
    EXPECT_EQ(objections_in("char f(T t) { return t.empty() ? ' ' : t.front(); }\n"
                            "char g(T t) { t.push_back('a'); return t.back(); }\n"
                            "bool h(T t) { for (auto& one : t) if (&one == &t.front()) return true; }\n"
                            "int i(const std::array<int, 2>& dice) { return dice[0]; }\n"
                            "int j(Dice dice) { return dice.first(); }  // Not dice.front().\n"),
              "");
}

}  // namespace
}  // namespace gammonkit::house
