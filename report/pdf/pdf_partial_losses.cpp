#include "formats/feature_counter.hpp"
#include "formats/pdf/format.hpp"
#include "report/pdf/fonts.hpp"
#include "report/pdf/pages.hpp"
#include "report/reports.hpp"

#include <algorithm>
#include <set>

namespace gammonkit::pdf {
namespace {

/// Tells which texts the fonts of PDF reports have all letters of. The fonts are opened at the first that is
/// not ASCII; where there are none, all are taken to be shown: writing the report fails then.
class ShownLetters {
public:
    [[nodiscard]] bool show(std::string_view utf8)
    {
        for (std::size_t at = 0; at < utf8.size();) {
            const char32_t character = next_character(utf8, at);
            if (character >= 0x80 && !show(character)) return false;
        }
        return true;
    }

private:
    [[nodiscard]] bool show(char32_t character)
    {
        if (!were_opened_) {
            if (Result<Fonts> fonts = Fonts::open()) fonts_.emplace(*std::move(fonts));
            were_opened_ = true;
        }
        return !fonts_ || fonts_->have(character);
    }

    std::optional<Fonts> fonts_;
    bool were_opened_ = false;
};

}  // namespace
}  // namespace gammonkit::pdf

namespace gammonkit {
namespace {

using namespace pdf;

class Counter : public FeatureCounter {
public:
    explicit Counter(const Options& options)
        : choice_(choice_of(options).value_or(ReportChoice{})), boards_(boards_of(options)),
          with_records_(options.text("kind") == "full")
    {
    }

    void add(const Collection& collection)
    {
        for (const Match& match : collection.matches) {
            if (!with_records_) add_unwritten(match);
            add_unshown(match);
        }
        if (boards_.which == BoardChoice::Which::all && !choice_.filter) return;
        if (boards_.which == BoardChoice::Which::none) {
            std::ranges::for_each(collection.matches, [this](const Match& match) { add_analyses(match); });
            return;
        }
        const Reports reports(collection, choice_);
        for (const MatchReport& report : reports.matches())
            add_not_studied(report);
    }

private:
    /// The decisions that are analyzed but have no board.
    void add_not_studied(const MatchReport& report)
    {
        std::set<const DecisionError*> studied;
        for (const DecisionError* judged : studied_decisions(report, boards_))
            studied.insert(judged);
        for (const DecisionError& judged : report.statistics.decisions) {
            if (!judged.decision.judgement || studied.contains(&judged)) continue;
            const bool is_play = judged.decision.kind == DecisionKind::play;
            count(is_play ? Feature::play_analysis : Feature::cube_analysis, 1);
        }
    }

    void add_analyses(const Match& match)
    {
        for (const Game& game : match.games) {
            for (const Turn& turn : game.turns) {
                count(Feature::play_analysis, turn.plays.size());
                count(Feature::cube_analysis, turn.cubes.size());
            }
        }
    }

    /// Names and comments with letters that the font lacks: 王 is shown as �.
    void add_unshown(const Match& match)
    {
        for (const Player player : kPlayers)
            count(Feature::player_names, letters_.show(match.players[player].name) ? 0 : 1);
        count(Feature::match_comment, letters_.show(match.comment) ? 0 : 1);
        if (!with_records_) return;  // Then no comment is written, and all are counted already.
        for (const Game& game : match.games) {
            count(Feature::turn_comments, letters_.show(game.comment) ? 0 : 1);
            for (const Turn& turn : game.turns)
                count(Feature::turn_comments, letters_.show(turn.comment) ? 0 : 1);
        }
    }

    /// The games and what is said of them.
    void add_unwritten(const Match& match)
    {
        count(Feature::matches, match.games.empty() ? 0 : 1);
        for (const Game& game : match.games) {
            count(Feature::turn_comments, game.comment.empty() ? 0 : 1);
            const auto is_commented = [](const Turn& turn) { return !turn.comment.empty(); };
            count(Feature::turn_comments,
                  static_cast<std::size_t>(std::ranges::count_if(game.turns, is_commented)));
        }
    }

    ReportChoice choice_;
    BoardChoice boards_;
    bool with_records_;
    ShownLetters letters_;
};

}  // namespace

Census pdf_partial_losses(const Collection& collection, const Options& options)
{
    Counter counter(options);
    counter.add(collection);
    return counter.result();
}

}  // namespace gammonkit
