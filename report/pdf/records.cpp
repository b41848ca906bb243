#include "model/decisions/choice_words.hpp"
#include "model/decisions/place.hpp"
#include "model/replay.hpp"
#include "report/pdf/pages.hpp"
#include "report/render/fitted_text.hpp"
#include "report/turn_words.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

constexpr double kRecordSize = 7;
constexpr double kForNumber = 15;
constexpr TextStyle kTurnStyle{.color = kInk, .size = kRecordSize};
constexpr TextStyle kMarkedStyle{.color = kInk, .size = kRecordSize, .bold = true};
constexpr TextStyle kSmallStyle{.color = kGray, .size = 6};

/// What one player did in a row, in lines that fit.
struct Cell {
    std::string words = {};
    std::vector<std::string> lines = {};
    std::vector<std::string> notes = {};  ///< What was better.
    bool marked = false;
    std::string place = {};
    std::string target = {};  ///< The board, if there is one.
};

std::string mark_words(const DecisionError& judged, const Translator& words)
{
    const std::optional<SkillMark> mark = mark_of(judged);
    if (!mark) return "";
    const std::string error =
        judged.error ? words.numbers(fmt::format(" {:.3f}", judged.error->normalized)) : "";
    return fmt::format(" {}{}", sign_of(*mark), error);
}

std::string luck_words(const DecisionError& judged)
{
    const std::optional<LuckMark> mark = luck_mark_of(judged);
    if (!mark || judged.decision.kind != DecisionKind::play) return "";
    const bool lucky = *mark == LuckMark::lucky || *mark == LuckMark::very_lucky;
    const bool very = *mark == LuckMark::very_lucky || *mark == LuckMark::very_unlucky;
    // Behind a space that no line breaks at.
    return lucky ? (very ? "\u00a0▲▲" : "\u00a0▲") : (very ? "\u00a0▼▼" : "\u00a0▼");
}

/// "31: 8/5 6/5 ?? 0.143 ▲", and before it what was said of not doubling.
std::string words_of(const ReportedTurn& turn, const Translator& words)
{
    std::string before;
    std::string behind;
    for (const DecisionError& judged : turn.decisions) {
        const bool waited = judged.decision.choice == MadeChoice::waited;
        if (waited && mark_of(judged)) before = words.say("no double") + mark_words(judged, words) + "; ";
        if (!waited) behind += mark_words(judged, words) + luck_words(judged);
    }
    const std::optional<Dice> dice = dice_of(*turn.turn);
    const std::string roll = dice ? fmt::format("{}{}: ", dice->first(), dice->second()) : "";
    return before + roll + words_in_record(turn, words) + behind;
}

bool is_error(const DecisionError& judged)
{
    const std::optional<SkillMark> mark = mark_of(judged);
    return mark && *mark < SkillMark::interesting;
}

/// The records of one game, row by row.
class Record {
public:
    Record(Flow& flow, const MatchPages& match, const ReportedGame& game)
        : flow_(flow), match_(match), game_(game)
    {
        for (const DecisionError* judged : match.studied) {
            if (judged->decision.game == game.index) studied_.push_back(judged);
        }
    }

    void add()
    {
        for (const ReportedTurn& turn : game_.turns) {
            if (!turn.words.empty() || dice_of(*turn.turn)) add(turn);
            if (!turn.turn->comment.empty()) add_comment(turn.turn->comment);
        }
        end_row();
    }

    void add_comment(std::string_view comment)
    {
        end_row();
        const Tagged row(flow_, "TR");
        const Tagged cell(flow_, "TD");
        flow_.paragraph(comment, kCommentStyle);
        flow_.skip(3);
    }

private:
    static constexpr TextStyle kCommentStyle{.color = kGray, .size = kRecordSize};

    [[nodiscard]] double cell_width() const { return (flow_.width() - kForNumber) / 2 - 4; }

    void add(const ReportedTurn& turn)
    {
        if (!cells_.empty() && goes_on(*turn.turn, game_.game().turns[turn.index - 1])) return go_on(turn);
        const std::size_t column = turn.turn->player == Player::first ? 0 : 1;
        if (column < cells_.size()) end_row();
        cells_.resize(column);
        cells_.push_back(cell_of(turn));
    }

    /// Puts a turn behind the one before it.
    void go_on(const ReportedTurn& turn)
    {
        Cell& cell = cells_.back();
        cell.words += ", " + words_of(turn, match_.report->words);
        wrap(cell);
    }

    void wrap(Cell& cell)
    {
        cell.lines =
            wrapped(flow_.canvas(), cell.words, cell.marked ? kMarkedStyle : kTurnStyle, cell_width());
    }

    Cell cell_of(const ReportedTurn& turn)
    {
        const Translator& words = match_.report->words;
        Cell cell{.place = record_place(match_, game_.index, turn.index)};
        for (const DecisionError& judged : turn.decisions) {
            if (!is_error(judged)) continue;
            cell.marked = true;
            const std::string best = judged.decision.judgement ? judged.decision.judgement->best : "";
            if (best.empty() || best == judged.decision.made) continue;
            const std::vector<std::string> lines = wrapped(
                flow_.canvas(), words.say("best: {0}", choice_words(best, words)), kSmallStyle, cell_width());
            cell.notes.insert(cell.notes.end(), lines.begin(), lines.end());
        }
        cell.words = words_of(turn, words);
        wrap(cell);
        const auto studied = std::ranges::find(
            studied_, turn.index, [](const DecisionError* judged) { return judged->decision.turn; });
        if (studied != studied_.end()) cell.target = board_place(match_, (*studied)->decision);
        return cell;
    }

    static double height_of(const Cell& cell)
    {
        return static_cast<double>(cell.lines.size()) * leading(kRecordSize) +
               static_cast<double>(cell.notes.size()) * leading(kSmallStyle.size);
    }

    void end_row()
    {
        if (cells_.empty()) return;
        double height = 0;
        for (const Cell& cell : cells_)
            height = std::max(height, height_of(cell));
        const Box row = flow_.take(height + 1.2);
        const Tagged tagged(flow_, "TR");
        add_number(row);
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const double x = row.x + kForNumber + static_cast<double>(i) * (cell_width() + 4);
            draw(cells_[i], {x, row.y, cell_width(), height});
        }
        cells_.clear();
    }

    void add_number(const Box& row)
    {
        const Tagged cell(flow_, "TD");
        flow_.canvas().text({row.x + kForNumber - 5, row.y + kRecordSize}, std::to_string(++number_),
                            {.color = kGray, .size = 6, .anchor = Anchor::end});
    }

    void draw(const Cell& cell, const Box& box)
    {
        const Tagged tagged(flow_, "TD");
        double y = box.y;
        for (const std::string& line : cell.lines) {
            flow_.canvas().text({box.x, y + kRecordSize}, line, cell.marked ? kMarkedStyle : kTurnStyle);
            y += leading(kRecordSize);
        }
        for (const std::string& note : cell.notes) {
            flow_.canvas().text({box.x, y + kSmallStyle.size}, note, kSmallStyle);
            y += leading(kSmallStyle.size);
        }
        if (!cell.target.empty()) flow_.link(box, cell.target);
        if (!cell.place.empty()) flow_.mark_at(cell.place, box.y);
    }

    Flow& flow_;
    const MatchPages& match_;
    const ReportedGame& game_;
    std::vector<const DecisionError*> studied_;
    std::vector<Cell> cells_;  ///< Of the row that is not written yet.
    int number_ = 0;
};

void add_names(Flow& flow, const MatchReport& report)
{
    const double width = (flow.width() - kForNumber) / 2;
    const Box row = flow.take(leading(kRecordSize) + 2);
    const Tagged tagged(flow, "TR");
    for (const Player player : kPlayers) {
        const Tagged cell(flow, "TH");
        const double x = row.x + kForNumber + (player == Player::first ? 0 : width);
        flow.canvas().text(
            {x, row.y + kRecordSize},
            fitted_text(flow.canvas(), one_line(report.name_of(player)), kMarkedStyle, width - 4),
            kMarkedStyle);
    }
    flow.canvas().line({row.x, row.bottom() - 1}, {row.right(), row.bottom() - 1},
                       {.color = kHair, .width = 0.5});
}

/// What is particular about the game from its start.
std::string notes_of(const ReportedGame& game, const Translator& words)
{
    std::vector<std::string> notes;
    if (is_crawford_game(*game.match, game.index)) notes.push_back(words.say("Crawford game"));
    if (game.game().automatic_doubles > 0)
        notes.push_back(words.say("automatic doubles: {0}", game.game().automatic_doubles));
    return joined(notes, ", ");
}

void add_game(Flow& flow, const MatchPages& match, const ReportedGame& game)
{
    const Match& record = *match.report->match;
    const Game& played = game.game();
    flow.reserve(60);
    flow.mark(fmt::format("{}g{}", match.prefix, game.index + 1));
    const Translator& words = match.report->words;
    const std::string title =
        words.say("Game {0}: {1} – {2}", played.number, played.score.first, played.score.second);
    flow.bookmark(title, 2);
    flow.heading(title, 9, 40);
    Record rows(flow, match, game);
    if (const std::string notes = notes_of(game, words); !notes.empty()) flow.line(notes, kSmallStyle);
    {
        const Tagged table(flow, "Table");
        if (!played.comment.empty()) rows.add_comment(played.comment);
        add_names(flow, *match.report);
        rows.add();
    }
    if (game.outcome) flow.line(result_words(*game.outcome, record.players, words), kMarkedStyle);
    flow.skip(10);
}

}  // namespace

void add_records(Flow& flow, const MatchPages& match)
{
    if (match.report->games.empty()) return;
    flow.begin_columns();
    flow.bookmark(match.report->words.say("Games"), 1);
    if (!match.report->match->comment.empty()) {
        flow.paragraph(match.report->match->comment, {.color = kGray, .size = kRecordSize});
        flow.skip(8);
    }
    for (const ReportedGame& game : match.report->games)
        add_game(flow, match, game);
}

}  // namespace gammonkit::pdf
