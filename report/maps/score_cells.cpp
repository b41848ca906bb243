#include "report/maps/score_cells.hpp"

#include "model/decisions/choice_words.hpp"

#include "report/answers/score_answer.hpp"
#include "report/maps/map_page.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

/// In gray the more the cube ought to be turned, the darker; yellow and blue differ for everybody.
Color verdict_color(const CubeVerdict& verdict)
{
    constexpr Color kNone{232, 232, 232};
    constexpr Color kNoDouble{250, 240, 190};
    constexpr Color kBeaver{240, 190, 80};
    constexpr Color kOptional{205, 226, 190};
    constexpr Color kTake{140, 193, 232};
    constexpr Color kPass{45, 108, 178};
    constexpr Color kTooGoodTake{96, 62, 130};
    constexpr Color kTooGood{26, 42, 84};
    const bool takes = verdict.answer != DoubleAnswer::drop;
    switch (verdict.doubling) {
    case Doubling::not_available:
        return kNone;
    case Doubling::no_double:
        return verdict.answer == DoubleAnswer::beaver ? kBeaver : kNoDouble;
    case Doubling::optional_double:
        return kOptional;
    case Doubling::right_double:
        return takes ? kTake : kPass;
    case Doubling::too_good:
        break;
    }
    return takes ? kTooGoodTake : kTooGood;
}

/// In a few signs, with a dash as typographers want it.
std::string name_of(const CubeVerdict& verdict)
{
    const std::string name = answers::short_verdict(verdict);
    return name == "-" ? "–" : name;
}

/// The order of the legend.
int rank_of(const ScoreKey& key)
{
    return static_cast<int>(-1000 * luminance(key.color));
}

}  // namespace

ScoreCells::ScoreCells(const ScoreMap& map, const Translator& words) : words_(words)
{
    if (map.is_of_plays()) {
        plays_ = answers::best_plays_of(map);
        const GameState& state = map.money.state;
        for (std::size_t i = 0; i < plays_.size(); ++i)
            keys_.push_back({.color = kind_color(i),
                             .name = answers::letter_of(i),
                             .words = play_text(plays_[i], state, words_)});
        return;
    }
    add_verdict(map.money);
    for (const std::optional<ScoredPosition>& scored : map.scores) {
        if (scored) add_verdict(*scored);
    }
    std::ranges::stable_sort(keys_, {}, rank_of);
}

void ScoreCells::add_verdict(const ScoredPosition& scored)
{
    const CubeVerdict& verdict = scored.cube->decision.verdict;
    const std::string name = name_of(verdict);
    if (std::ranges::find(keys_, name, &ScoreKey::name) != keys_.end()) return;
    std::string words = to_string(verdict);
    words.front() = lowered(words.substr(0, 1)).front();
    keys_.push_back({.color = verdict_color(verdict),
                     .name = name,
                     .words = words_.is_english() ? words : choice_words(to_string(verdict), words_)});
}

ScoreCell ScoreCells::cell(const ScoredPosition& scored) const
{
    if (!scored.cube) {
        const std::size_t index = answers::index_of_best(plays_, scored);
        const std::optional<double> lead = answers::lead_of_best(scored);
        return {.color = kind_color(index),
                .name = answers::letter_of(index),
                .margin = lead ? words_.numbers(map_number(*lead)) : ""};
    }
    const CubeDecision& decision = scored.cube->decision;
    const bool is_available = decision.verdict.doubling != Doubling::not_available;
    return {.color = verdict_color(decision.verdict),
            .name = name_of(decision.verdict),
            .margin = is_available ? words_.numbers(map_number(answers::gain_of_double(decision))) : ""};
}

std::string ScoreCells::margin_words() const
{
    return words_.say(plays_.empty() ? "numbers: what doubling brings more than not to double"_say
                                     : "numbers: how much better the play is than the next"_say);
}

}  // namespace gammonkit
