#include "tests/unit/house/functions.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gammonkit::house {
namespace {

/// "name@line+length" of every function, joined by blanks.
std::string found_in(std::string_view source)
{
    std::string all;
    for (const FoundFunction& function : find_functions(source))
        all +=
            fmt::format("{}{}@{}+{}", all.empty() ? "" : " ", function.name, function.line, function.length);
    return all;
}

TEST(FindFunctions, CountsFromTheDeclarationToTheClosingBrace)
{
    EXPECT_EQ(found_in("namespace a {\n\nint f(int x)\n{\n    if (x) { return 1; }\n    return 2;\n}\n}\n"),
              "f@3+5");
}

TEST(FindFunctions, EntersClassesAndTellsMemberInitializersFromBodies)
{
    EXPECT_EQ(
        found_in(
            "class A : public B {\npublic:\n    A(int x) : a_{x}, b_(x) { go(); }\n"
            "    A() noexcept : a_{1} {}\n    int get() const { return a_; }\nprivate:\n    int a_{};\n};\n"),
        "A@3+1 A@4+1 get@5+1");
}

TEST(FindFunctions, IgnoresBracesInCommentsLiteralsAndMacros)
{
    EXPECT_EQ(found_in("#define X { \\\n  {\n// {\n/* { */\nconst char* a = \"{\\\"{\"; char b = '{';\n"
                       "auto c = R\"x({ )\" )x\"; int d = 1'000;\nvoid f() {}\n"),
              "f@7+1");
}

TEST(FindFunctions, DoesNotTakeInitializersForFunctions)
{
    EXPECT_EQ(found_in("int a[] = {1, 2};\nconstexpr std::array<int, 2> b{1, 2};\nS c = make(T{1}, {2});\n"
                       "enum class E : int { x, y };\nvoid f(int a = {}, S s = S{}) {\n}\n"),
              "f@5+2");
}

TEST(FindFunctions, SeesTemplatesOperatorsAndTrailingReturnTypes)
{
    EXPECT_EQ(
        found_in("template <class T = int>\nstruct A {\n    bool operator==(const A& o) const { return true; "
                 "}\n};\n"
                 "template <class T = int>\nauto g(T t) -> std::vector<T> { return {}; }\nvoid h() {}\n"),
        "operator@3+1 g@5+2 h@7+1");
}

TEST(FindFunctions, IsNotLedAstrayByMacrosWithoutSemicolon)
{
    EXPECT_EQ(found_in("ADAPT_STRUCT(a::b, (int, c))\nnamespace a {\nDEFINE_IT(x, y)\nint f() {\n}\n}\n"),
              "f@4+2");
}

TEST(FindFunctions, CountsALambdaInsideAsPartAndOneOutsideAsItsOwn)
{
    EXPECT_EQ(found_in("void f()\n{\n    auto g = [](int a) {\n        return a;\n    };\n}\n"
                       "const auto h = [](auto& c) {\n    go(c);\n};\nvoid k() {}\n"),
              "f@1+6 lambda@7+3 k@10+1");
}

}  // namespace
}  // namespace gammonkit::house
