#include "formats/notation/plain_moves.hpp"

#include <array>
#include <gtest/gtest.h>
#include <random>
#include <rapidcheck/gtest.h>

// A failure names the seed from which the text is made again.
namespace gammonkit::notation {
namespace {

/// Something like moves: most of it right, some of it not.
std::string nearly_moves(std::mt19937& random)
{
    constexpr std::array<std::string_view, 22> kPieces = {"13",  "8",   "6",   "24",  "25", "0", "26", "Bar",
                                                          "Off", "bar", "off", "b",   "/",  "/", "/",  "*",
                                                          "-",   ",",   "(2)", "(5)", " ",  "  "};
    constexpr std::array<std::string_view, 4> kLegs = {"13/8 ", "bar/20* ", "6/5*(2) ", "24/18*/13, "};
    std::string text;
    for (auto left = random() % 6; left > 0; --left)
        text += random() % 3 == 0 ? kPieces[random() % kPieces.size()] : kLegs[random() % kLegs.size()];
    return text;
}

RC_GTEST_PROP(PlainMoves, AreWhatTheGrammarMakesOfThem, (unsigned seed))
{
    std::mt19937 random(seed);
    const SourceText source("play", nearly_moves(random));
    const std::optional<Moves> plain = parse_plain_moves(source.text());
    if (!plain) return;
    const Result<Moves> grammar = parse_by_grammar(source, source.text());
    RC_ASSERT(grammar.has_value());
    RC_ASSERT(*plain == *grammar);
}

}  // namespace
}  // namespace gammonkit::notation
