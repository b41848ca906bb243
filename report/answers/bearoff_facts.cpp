#include "report/answers/bearoff_facts.hpp"

#include "model/identifiers/identifier.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace gammonkit::answers {
namespace {

using bearoff::kMostCheckers;
using bearoff::OneSidedTable;

tl::unexpected<Diagnostic> no_position(const std::string& text, std::string_view why)
{
    return failure("usage", fmt::format("'{}' is no position: {}", text, why),
                   "give an XGID, OGID or Position ID, or the checkers on the ace point and up: 5,4/0,2");
}

bool is_counts(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789,/") == std::string_view::npos;
}

std::string sides_of(int checkers)
{
    return fmt::format("a side has {} on 24 points",
                       counted(static_cast<std::size_t>(checkers), "checker", "checkers"));
}

/// "5,4": checkers on the ace point and up, the others of so many off.
std::optional<Side> side_from(std::string_view counts, int checkers)
{
    Side side{};
    int left = checkers;
    std::size_t point = 0;
    for (const std::string_view count : split(counts, ',')) {
        const std::optional<int> number = parse_int(count);
        if (!number || *number > left || ++point >= side.size() - 1) return std::nullopt;
        side[point] = static_cast<std::uint8_t>(*number);
        left -= *number;
    }
    side[0] = static_cast<std::uint8_t>(left);
    return side;
}

Result<AskedPosition> position_from_counts(const std::string& text, int checkers)
{
    const std::vector<std::string_view> sides = split(text, '/');
    const std::optional<Side> own = side_from(sides.front(), checkers);
    const std::optional<Side> other = side_from(sides.back(), checkers);
    if (!own || !other || sides.size() > 2) return no_position(text, sides_of(checkers));
    return AskedPosition{.board = {.own = *own, .other = *other}, .both_sides = sides.size() == 2};
}

/// The first table that reaches a side's position.
Result<const OneSidedTable*> table_for(const bearoff::TableSet& tables, const Side& side)
{
    int points = 0;
    for (const OneSidedTable& table : tables.one_sided()) {
        if (table.number_of(side)) return &table;
        points = std::max(points, table.options().points);
    }
    return failure("out-of-reach",
                   fmt::format("a checker stands above the {} point, and the table ends there", points),
                   "build a table of more points");
}

/// Chances add up to 1, but for what rounding takes from each of them.
Result<void> check_sum(const bearoff::Distribution& distribution)
{
    if (bearoff::adds_up(distribution)) return {};
    const int sum = std::accumulate(distribution.begin(), distribution.end(), 0);
    return failure("bearoff-table",
                   fmt::format("the table is damaged: the chances of a position add up to {:.1f}%",
                               100.0 * sum / bearoff::kCertain));
}

Result<SideFacts> side_facts(const bearoff::TableSet& tables, const Side& side)
{
    GK_TRY(const OneSidedTable* found, table_for(tables, side));
    const OneSidedTable& table = *found;
    const int number = *table.number_of(side);
    GK_TRY_VOID(check_sum(table.rolls(number)));
    SideFacts facts{.number = number,
                    .checkers = std::accumulate(side.begin() + 1, side.end(), 0),
                    .pips = pips(side),
                    .moments = table.moments(number),
                    .rolls = table.rolls(number)};
    if (facts.checkers == kMostCheckers && table.options().gammons) {
        facts.rolls_to_save_gammon = table.rolls_to_save_gammon(number);
        GK_TRY_VOID(check_sum(*facts.rolls_to_save_gammon));
    }
    return facts;
}

/// The exact equities, with the cube where a table has that.
void add_equities(const bearoff::TableSet& tables, const Board& board, BearoffFacts& facts)
{
    for (const bearoff::TwoSidedTable& table : tables.two_sided()) {
        if (facts.equities && !table.options().cubeful) continue;
        const std::optional<bearoff::TwoSidedEquities> equities = table.equities(board);
        if (!equities) continue;
        facts.equities = equities;
        facts.cubeful = table.options().cubeful;
        if (facts.cubeful) return;
    }
}

Result<HypergammonFacts::Sided> hypergammon_side(const hypergammon::Table& table, const Side& side)
{
    const std::optional<std::size_t> number = table.numbering().number_of(side);
    if (!number) return failure("usage", "the table is not of this position: " + sides_of(table.checkers()));
    return HypergammonFacts::Sided{
        .number = *number, .checkers = std::accumulate(side.begin() + 1, side.end(), 0), .pips = pips(side)};
}

bool share_a_point(const Board& board)
{
    for (std::size_t point = 1; point <= 24; ++point) {
        if (board.own[point] > 0 && board.other[25 - point] > 0) return true;
    }
    return false;
}

}  // namespace

Result<AskedPosition> asked_position(const std::string& text, int checkers)
{
    if (is_counts(text)) return position_from_counts(text, checkers);
    const Result<IdentifiedState> identified = state_from_identifier(text);
    if (!identified) return no_position(text, identified.error().message);
    const GameState& state = identified->state;
    AskedPosition asked{.board = board_of(state.position, state.on_roll)};
    for (Side* const side : {&asked.board.own, &asked.board.other}) {
        const int left = checkers - std::accumulate(side->begin() + 1, side->end(), 0);
        if (left < 0) return no_position(text, sides_of(checkers));
        (*side)[0] = static_cast<std::uint8_t>(left);
    }
    return asked;
}

Result<BearoffFacts> bearoff_facts(const bearoff::TableSet& tables, const AskedPosition& asked)
{
    BearoffFacts facts;
    GK_TRY(facts.own, side_facts(tables, asked.board.own));
    if (!asked.both_sides) return facts;
    GK_TRY(facts.other, side_facts(tables, asked.board.other));
    facts.chances = tables.chances(asked.board);
    add_equities(tables, asked.board, facts);
    return facts;
}

Result<HypergammonFacts> bearoff_facts(const hypergammon::Table& table, const AskedPosition& asked)
{
    const Board& board = asked.board;
    if (!asked.both_sides || share_a_point(board))
        return failure("usage",
                       "a table of hypergammon knows positions of both sides, each on points of its own",
                       "the other side stands behind a slash: 0,0,1/0,1");
    HypergammonFacts facts;
    GK_TRY(facts.own, hypergammon_side(table, board.own));
    GK_TRY(facts.other, hypergammon_side(table, board.other));
    const std::optional<hypergammon::Record> record = table.record(board);
    facts.chances = chances_of(*record);
    facts.equities = equities_of(*record, false);
    facts.with_jacoby = equities_of(*record, true);
    return facts;
}

}  // namespace gammonkit::answers
