#include "importers/sgf/annotations.hpp"

#include "importers/sgf/escapes.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::sgf {
namespace {

/// A number that is none stays an extra.
void warn_of_number(std::string_view value, const Reading& reading)
{
    reading.warn(value, "sgf-analysis", fmt::format("\"{:.40}\" can't be read; it is kept as it is", value));
}

/// The strength of "BM[1]" or "BM[2]"; nothing for other numbers.
std::optional<int> emphasis(std::string_view value)
{
    const std::string_view number = trimmed(value);
    if (number.empty() || number == "1") return 1;
    return number == "2" ? std::optional(2) : std::nullopt;
}

/// A mark that has a weak and a strong form; only the first that a node holds counts, others become extras.
template <class Mark>
void take_mark(std::optional<Mark>& mark, NodeView& node, Key property, Mark weak, Mark strong,
               const Reading& reading)
{
    if (mark) return;
    const std::optional<std::string_view> value = node.take_first(property);
    if (!value) return;
    if (const std::optional<int> strength = emphasis(*value)) {
        mark = *strength == 2 ? strong : weak;
    } else {
        warn_of_number(*value, reading);
        node.put_back(property);
    }
}

void take_skill_marks(Marks& marks, NodeView& node, const Reading& reading)
{
    using enum SkillMark;
    take_mark(marks.play, node, key("BM"), bad, very_bad, reading);
    take_mark(marks.play, node, key("DO"), doubtful, doubtful, reading);
    take_mark(marks.play, node, key("TE"), good, very_good, reading);
    take_mark(marks.play, node, key("IT"), interesting, interesting, reading);
    take_mark(marks.cube, node, key("BC"), bad, very_bad, reading);
    take_mark(marks.cube, node, key("DC"), doubtful, doubtful, reading);
}

/// "Good for White" is luck where White has rolled, and bad luck where Black has.
void take_luck_mark(Turn& turn, NodeView& node, const Reading& reading)
{
    const bool rolled =
        std::holds_alternative<CheckerPlay>(turn.action) || std::holds_alternative<Roll>(turn.action);
    if (!rolled) return;
    const bool white = turn.player == Player::first;
    take_mark(turn.marks.luck, node, key(white ? "GW" : "GB"), LuckMark::lucky, LuckMark::very_lucky,
              reading);
    take_mark(turn.marks.luck, node, key(white ? "GB" : "GW"), LuckMark::unlucky, LuckMark::very_unlucky,
              reading);
}

void take_luck(Turn& turn, NodeView& node, const Reading& reading)
{
    const std::optional<std::string_view> value = node.take_first(key("LU"));
    if (!value) return;
    const std::optional<double> luck = parse_double(trimmed(*value));
    if (luck && std::isfinite(*luck)) {
        turn.luck = reading.units.equity(*luck);
    } else {
        warn_of_number(*value, reading);
        node.put_back(key("LU"));
    }
}

/// What is no whole number stays an extra.
void take_time(std::optional<int>& time, NodeView& node, Key property)
{
    const std::optional<std::string_view> value = node.take_first(property);
    if (!value) return;
    time = parse_int(trimmed(*value));
    if (!time) node.put_back(property);
}

void take_times(Turn& turn, NodeView& node)
{
    TurnTimes times;
    take_time(times.clocks.first, node, key("WL"));
    take_time(times.clocks.second, node, key("BL"));
    take_time(times.video, node, key("VT"));
    take_time(times.milliseconds, node, key("ET"));
    if (times != TurnTimes{}) turn.times = times;
}

/// "1 3 ": the candidates, counted from 1, that are marked for a rollout.
void mark_for_rollout(PlayAnalysis& analysis, std::string_view list)
{
    for (const std::string_view word : words(list)) {
        const std::optional<int> number = parse_int(word);
        if (number && *number >= 1 && static_cast<std::size_t>(*number) <= analysis.candidates.size()) {
            analysis.candidates[static_cast<std::size_t>(*number) - 1].marked_for_rollout = true;
        }
    }
}

/// All candidates, or nothing if one cannot be read: then the whole property stays an extra.
std::optional<PlayAnalysis> read_play_analysis(std::span<const std::string_view> values, Player player,
                                               const Reading& reading)
{
    PlayAnalysis analysis{.by = {.engine = reading.engine, .match_equity_table = reading.table},
                          .candidates = {}};
    analysis.candidates.reserve(values.size() - 1);
    for (const std::string_view value : without_first(values)) {
        std::optional<Candidate> candidate = read_candidate(value, player, reading.units);
        if (!candidate) {
            reading.warn(value, "sgf-analysis", "this analysis of a play can't be read; it is kept as it is");
            return std::nullopt;
        }
        analysis.candidates.push_back(*std::move(candidate));
    }
    const std::optional<int> played = parse_int(trimmed(values.front()));
    if (played && *played >= 0 && static_cast<std::size_t>(*played) < analysis.candidates.size()) {
        analysis.played = static_cast<std::size_t>(*played);
    } else if (!played && !trimmed(values.front()).empty()) {
        warn_of_number(values.front(), reading);
    }
    return analysis;
}

void take_play_analysis(Turn& turn, NodeView& node, const Reading& reading)
{
    const std::span<const std::string_view> values = node.take(key("A"));
    if (values.empty()) return;
    if (values.size() == 1) return node.put_back(key("A"));  // No candidates.
    std::optional<PlayAnalysis> analysis = read_play_analysis(values, turn.player, reading);
    if (!analysis) return node.put_back(key("A"));
    if (const std::optional<std::string_view> marked = node.take_first(key("MR"))) {
        if (marked->find('[') != std::string_view::npos) warn_of_number(*marked, reading);
        mark_for_rollout(*analysis, *marked);
    }
    turn.plays.push_back(*std::move(analysis));
}

void take_cube_analysis(Turn& turn, NodeView& node, const Reading& reading)
{
    const std::optional<std::string_view> value = node.take_first(key("DA"));
    if (!value) return;
    std::optional<CubeAnalysis> analysis = read_cube_analysis(*value, reading.units);
    if (!analysis) {
        reading.warn(*value, "sgf-analysis", "this cube analysis can't be read; it is kept as it is");
        return node.put_back(key("DA"));
    }
    analysis->by = {.engine = reading.engine, .match_equity_table = reading.table};
    const std::optional<std::string_view> mark = node.take_first(key("CR"));
    if (mark && !trimmed(*mark).empty()) warn_of_number(*mark, reading);
    analysis->marked_for_rollout = mark.has_value();
    turn.cubes.push_back(*std::move(analysis));
}

}  // namespace

std::string take_comment(NodeView& node)
{
    std::string comment;
    while (const std::optional<std::string_view> value = node.take_first(key("C"))) {
        if (!comment.empty()) comment += '\n';
        comment += text_of(*value);
    }
    return comment;
}

void annotate(Turn& turn, NodeView& node, const Reading& reading)
{
    turn.comment = take_comment(node);
    take_skill_marks(turn.marks, node, reading);
    take_luck_mark(turn, node, reading);
    take_luck(turn, node, reading);
    take_cube_analysis(turn, node, reading);
    take_play_analysis(turn, node, reading);
    take_times(turn, node);
}

}  // namespace gammonkit::sgf
