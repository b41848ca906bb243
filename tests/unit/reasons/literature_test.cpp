#include "formats/notation/notation.hpp"
#include "model/identifiers/xgid.hpp"
#include "model/legal_plays.hpp"
#include "model/reasons/play_reasons.hpp"
#include "support/text.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <map>

namespace gammonkit {
namespace {

Position after_play(const GameState& state, std::string_view text)
{
    const SourceText source("play", std::string(text));
    const notation::Moves moves = notation::parse_moves(source, source.text()).value();
    const Play play = notation::resolve(moves, state.position, state.on_roll, *state.dice).value().play;
    return after(state.position, state.on_roll, play).value();
}

/// What authors call the kinds of reasons.
std::string authors_word(PlayReasonKind kind)
{
    using enum PlayReasonKind;
    switch (kind) {
    case shots:
    case double_shots:
        return "shots";
    case hit:
        return "hit";
    case makes_point:
    case breaks_point:
        return "point";
    case anchor:
    case breaks_anchor:
    case ace_point:
        return "anchor";
    case block:
    case lets_escape:
        return "prime";
    case back:
    case escape:
        return "escape";
    case stack:
    case dead_checkers:
        return "flexibility";
    case aim:
        return "outfield";
    case off:
    case wastage:
        break;
    }
    return "race";
}

std::string plainer(std::string_view authors)
{
    static const std::map<std::string_view, std::string> kSame = {
        {"double-shots", "shots"}, {"bar", "hit"}, {"timing", "flexibility"}};
    const auto same = kSame.find(authors);
    return same != kSame.end() ? same->second : std::string(authors);
}

bool names_one_of(std::string_view first, std::string_view second, const std::vector<PlayReason>& reasons)
{
    for (std::size_t i = 0; i < reasons.size() && i < 2; ++i) {
        const std::string word = authors_word(reasons[i].kind);
        if (word == plainer(first) || (!second.empty() && word == plainer(second))) return true;
    }
    return false;
}

/// Plays that authors have explained: XGID, kind, best, wrong, loss, what they say first and second, source.
TEST(Reasons, AreThoseOfTheLiterature)
{
    std::ifstream file(GAMMONKIT_SOURCE_DIR "/tests/unit/reasons/literature.tsv");
    int explained = 0;
    int asked = 0;
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string_view> cells = split(line, '\t');
        ASSERT_EQ(cells.size(), 8U) << line;
        if (cells[1] != "play") continue;
        const GameState state = state_from_xgid(cells[0]).value();
        const Position made = after_play(state, cells[3]);
        const Position best = after_play(state, cells[2]);
        const std::vector<PlayReason> reasons = play_reasons({.before = state.position,
                                                              .made = made,
                                                              .best = best,
                                                              .player = state.on_roll,
                                                              .loss = parse_double(cells[4]).value()});
        ++asked;
        explained += names_one_of(cells[5], cells[6], reasons) ? 1 : 0;
    }
    EXPECT_EQ(asked, 59);
    EXPECT_GE(explained, 34);
}

}  // namespace
}  // namespace gammonkit
