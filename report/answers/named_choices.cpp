#include "report/answers/named_choices.hpp"

#include "formats/notation/notation.hpp"
#include "model/legal_plays.hpp"
#include "report/answers/json_parts.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::answers {
namespace {

/// "a legal play is 8/5 6/5": the one that has most steps in common with an illegal one.
std::string nearest_legal(const Play& illegal, const GameState& state)
{
    const std::vector<LegalPlay> legal = legal_plays(state.position, state.on_roll, *state.dice);
    if (legal.empty()) return "no play is legal with this roll";
    const auto in_common = [&](const LegalPlay& play) {
        return std::ranges::count_if(
            play.play, [&](const Step& step) { return std::ranges::find(illegal, step) != illegal.end(); });
    };
    const auto nearest = std::ranges::max_element(legal, {}, in_common);
    return "a legal play is " +
           notation::format_play(nearest->play, state.position, state.on_roll, notation::kForPeople);
}

/// What players write, and what GNU Backgammon is told.
constexpr std::array<std::pair<std::string_view, CubeChoice>, 14> kCubeWords{{
    {"nodouble", CubeChoice::no_double},
    {"noredouble", CubeChoice::no_double},
    {"roll", CubeChoice::no_double},
    {"double", CubeChoice::doubled},
    {"redouble", CubeChoice::doubled},
    {"take", CubeChoice::taken},
    {"accept", CubeChoice::taken},
    {"doubletake", CubeChoice::taken},
    {"redoubletake", CubeChoice::taken},
    {"pass", CubeChoice::dropped},
    {"drop", CubeChoice::dropped},
    {"doublepass", CubeChoice::dropped},
    {"redoublepass", CubeChoice::dropped},
    {"beaver", CubeChoice::beavered},
}};

std::optional<CubeChoice> cube_choice_from(std::string_view text)
{
    std::string word = lowered(text);
    std::erase_if(word, [](char c) { return c == ' ' || c == '-' || c == ',' || c == '/'; });
    const auto* const found = std::ranges::find(kCubeWords, word, &decltype(kCubeWords)::value_type::first);
    return found == kCubeWords.end() ? std::nullopt : std::optional(found->second);
}

std::string_view words_of(CubeChoice choice, bool redouble)
{
    switch (choice) {
    case CubeChoice::no_double:
        return redouble ? "no redouble" : "no double";
    case CubeChoice::doubled:
        return redouble ? "redouble" : "double";
    case CubeChoice::taken:
        return "take";
    case CubeChoice::dropped:
        return "pass";
    case CubeChoice::beavered:
        return "beaver";
    case CubeChoice::raccooned:
        break;
    }
    return "raccoon";
}

void add(NamedChoices& named, const GameState& state, const Play& play, bool made)
{
    const std::optional<Position> board = after(state.position, state.on_roll, play);
    if (!board) return;
    const auto found = std::ranges::find(named.plays, *board, &NamedPlay::board);
    if (found == named.plays.end()) {
        named.plays.push_back({.play = play, .board = *board, .made = made});
    } else {
        found->made = found->made || made;
    }
}

void add(NamedChoices& named, CubeChoice choice, bool made)
{
    const auto found = std::ranges::find(named.cube, choice, &NamedCubeChoice::choice);
    if (found == named.cube.end()) {
        named.cube.push_back({.choice = choice, .made = made});
    } else {
        found->made = found->made || made;
    }
}

Result<void> add_play(NamedChoices& named, const GameState& state, const std::string& text)
{
    if (cube_choice_from(text))
        return failure("usage",
                       fmt::format("'{}' is no play of the {}{} on the table", text, state.dice->first(),
                                   state.dice->second()),
                       "the cube is judged where nothing is rolled, as in XGID=...:00:...");
    GK_TRY(const Play play, asked_play(text, state));
    add(named, state, play, false);
    return {};
}

Result<void> add_cube_choice(NamedChoices& named, const GameState& state, const std::string& text)
{
    const std::optional<CubeChoice> choice = cube_choice_from(text);
    if (!choice)
        return failure("usage", fmt::format("'{}' is no choice about the cube, and there are no dice", text),
                       "it is double, no double, take, pass or beaver; plays need a roll: XGID=...:31:...");
    const bool beavers = state.rules.is_money() && state.rules.beavers.value_or(false);
    if (*choice == CubeChoice::beavered && !beavers)
        return failure("illegal-play", "there are no beavers here",
                       "they belong to money sessions that allow them, as in XGID=...:2:0:10");
    add(named, *choice, false);
    return {};
}

}  // namespace

Result<Play> asked_play(const std::string& text, const GameState& state)
{
    if (!state.dice) {
        return failure("usage", fmt::format("there are no dice with which to play {}", text),
                       "the position must have a roll, as in XGID=...:31:...");
    }
    const SourceText source("play", text);
    const Result<notation::Moves> moves = notation::parse_moves(source, source.text());
    if (!moves)
        return failure("usage", fmt::format("'{}' is no play: {}", text, moves.error().message),
                       "a play looks like '8/5 6/5'");
    GK_TRY(const notation::Resolution resolved,
           notation::resolve(*moves, state.position, state.on_roll, *state.dice));
    if (const auto why = why_illegal(state.position, state.on_roll, *state.dice, resolved.play))
        return failure("illegal-play", fmt::format("{} is not legal: {}", text, *why),
                       nearest_legal(resolved.play, state));
    return resolved.play;
}

Result<NamedChoices> named_choices(const NamedPosition& position, std::span<const std::string> asked,
                                   const MarkThresholds& thresholds)
{
    const GameState& state = position.state;
    NamedChoices named{.thresholds = thresholds};
    for (const std::string& text : asked) {
        GK_TRY_VOID(state.dice ? add_play(named, state, text) : add_cube_choice(named, state, text));
    }
    if (state.dice && position.made_play) add(named, state, *position.made_play, true);
    if (!state.dice && position.made_cube) add(named, *position.made_cube, true);
    return named;
}

std::optional<ChoiceJudgement> judgement_of(const NamedChoices& named, const GameState& state,
                                            const Play& play, double loss)
{
    const std::optional<Position> board = after(state.position, state.on_roll, play);
    if (!board) return std::nullopt;
    const auto found = std::ranges::find(named.plays, *board, &NamedPlay::board);
    if (found == named.plays.end()) return std::nullopt;
    const double error = std::max(0.0, loss);
    return ChoiceJudgement{
        .made = found->made, .error = error, .mark = mark_for_error(error, named.thresholds)};
}

Result<void> has_cube_decision(const NamedChoices& named, const CubeDecision& decision,
                               const NamedPosition& position)
{
    const bool is_asked = std::ranges::any_of(named.cube, [](const auto& choice) { return !choice.made; });
    if (!is_asked || decision.verdict.doubling != Doubling::not_available) return {};
    return failure("no-decision", fmt::format("{} may not double, so there is no choice to judge",
                                              position.names[position.state.on_roll]));
}

std::vector<JudgedChoice> judged_cube_choices(const NamedChoices& named, const CubeDecision& decision)
{
    const CubeVerdict& verdict = decision.verdict;
    std::vector<JudgedChoice> judged;
    if (verdict.doubling == Doubling::not_available) return judged;
    for (const NamedCubeChoice& choice : named.cube) {
        const double error = error_of(choice.choice, decision.normalized, verdict.answer);
        judged.push_back({.words = std::string(words_of(choice.choice, verdict.redouble)),
                          .judgement = {.made = choice.made,
                                        .error = error,
                                        .mark = mark_for_error(error, named.thresholds)},
                          .cube = choice.choice});
    }
    return judged;
}

std::string mark_words(const std::optional<SkillMark>& mark, const Translator& words)
{
    return mark ? "  " + gammonkit::words_of(*mark, words) : "";
}

void add(Json& json, const ChoiceJudgement& judgement)
{
    json["named"] = true;
    if (judgement.made) json["made"] = true;
    json["error"] = rounded(judgement.error);
    json["mark"] = judgement.mark ? Json(to_string(*judgement.mark)) : Json();
}

Json json_of(std::span<const JudgedChoice> choices)
{
    Json list = Json::array();
    for (const JudgedChoice& choice : choices) {
        Json json = {{"choice", choice.words}};
        add(json, choice.judgement);
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace gammonkit::answers
