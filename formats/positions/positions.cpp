#include "formats/positions/positions.hpp"

#include "formats/moot_rules.hpp"
#include "formats/positions/identifier_line.hpp"
#include "support/line_cursor.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

bool is_open_resignation(const GameState& state)
{
    return state.offer == Offer::resignation;
}

/// True for a statement that does not come back; one that is added is no loss.
template <class T>
bool is_lost(const std::optional<T>& stated, const std::optional<T>& kept)
{
    return stated && stated != kept;
}

/// The parts that have no feature of their own, all else made equal.
bool differ_in_details(const GameState& state, GameState kept)
{
    kept.rules = state.rules;
    kept.crawford_game = state.crawford_game;
    if (state.offer == Offer::none || is_open_resignation(state) != is_open_resignation(kept)) {
        kept.offer = state.offer;
    }
    if (state.offer == Offer::none) kept.offered_by = state.offered_by;
    if (!is_open_resignation(state)) kept.resigned_stake = state.resigned_stake;
    return kept != state;
}

}  // namespace

tl::unexpected<Diagnostic> no_position(std::string_view format)
{
    return failure("no-position", fmt::format("{} holds positions only, and here is none", format),
                   "take the decisions of a match for positions, or a place in it");
}

Result<Collection> positions_or_failure(Collection collection, std::size_t other_lines,
                                        std::string_view none_found, Reporter& reporter)
{
    if (collection.positions.empty()) return failure("nothing-found", std::string(none_found));
    if (other_lines > 0) {
        reporter.report({.severity = Severity::note,
                         .code = "other-text",
                         .message = fmt::format("{} without a position passed over",
                                                counted(other_lines, "line", "lines"))});
    }
    return collection;
}

void count_state_losses(const GameState& state, const GameState& kept, FeatureCounter& lost)
{
    const Rules& rules = state.rules;
    const Rules moot = moot_statements(rules);
    const auto count_rule = [&](Feature feature, auto Rules::* rule) {
        if (is_lost(rules.*rule, kept.rules.*rule)) lost.count(moot.*rule ? Feature::moot_rules : feature, 1);
    };
    lost.count_if(Feature::variants, rules.variant != kept.rules.variant);
    count_rule(Feature::crawford_rule, &Rules::crawford);
    lost.count_if(Feature::crawford_games, state.crawford_game != kept.crawford_game);
    count_rule(Feature::jacoby_rule, &Rules::jacoby);
    count_rule(Feature::beaver_rules, &Rules::beavers);
    count_rule(Feature::raccoon_rules, &Rules::raccoons);
    count_rule(Feature::raccoon_rules, &Rules::automatic_doubles);
    const bool limit_lost = is_lost(rules.cube_limit, kept.rules.cube_limit);
    lost.count_if(Feature::no_cube, limit_lost && !rules.uses_cube());
    lost.count_if(Feature::cube_limit, limit_lost && rules.uses_cube());
    lost.count_if(Feature::open_resignations, is_open_resignation(state) && !is_open_resignation(kept));
    lost.count_if(Feature::match_scores, rules.length != kept.rules.length);
    lost.count_if(Feature::state_details, differ_in_details(state, kept));
}

void count_losses(const PositionRecord& record, const PositionRecord& kept, FeatureCounter& lost)
{
    for (const Player player : kPlayers) {
        const std::string& name = record.players[player].name;
        lost.count_if(Feature::player_names, !name.empty() && name != kept.players[player].name);
    }
    count_state_losses(record.state, kept.state, lost);
}

namespace {

/// The position that stands above a line: the one that is being collected, or else the last one.
std::optional<GameState> position_above(const std::vector<std::string_view>& lines,
                                        const std::vector<PositionRecord>& positions)
{
    if (lines.empty()) return positions.empty() ? std::nullopt : std::optional(positions.back().state);
    const std::vector<FoundIdentifier> found = identifiers_in(lines.front());
    return found.empty() || !found.front().state ? std::nullopt : std::optional(*found.front().state);
}

/// The positions whose identifiers stand in a line, but not the one above once more. `inside`: the line may
/// belong to that, unless it holds nothing else.
std::vector<PositionRecord> listed_positions(const SourceText& source, std::string_view line, bool inside,
                                             const std::optional<GameState>& above)
{
    std::vector<PositionRecord> listed;
    const std::vector<FoundIdentifier> found = identifiers_in(line);
    const std::string rest = found.empty() ? "" : rest_of_line(line, found);
    if (inside && !rest.empty()) return listed;
    for (const FoundIdentifier& one : found) {
        if (!one.state || one.repeats || (above && is_same_position(*above, *one.state))) continue;
        PositionRecord& record = listed.emplace_back();
        record.state = *one.state;
        record.origin = {source.offset_of(one.text)};
        if (listed.size() == 1) record.comment = rest;
    }
    return listed;
}

}  // namespace

Result<Collection> read_positions(const SourceText& source, const PositionLines& how, Reporter& reporter)
{
    Collection collection;
    std::vector<std::string_view> position;
    std::size_t other_lines = 0;
    const auto add = [&] {
        if (position.empty()) return;
        std::optional<PositionRecord> record = how.read(source, position, reporter);
        if (record) collection.positions.push_back(*std::move(record));
        position.clear();
    };
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view line = lines.next();
        const bool begins = how.begins(line);
        if (begins) add();
        std::vector<PositionRecord> listed;
        if (how.with_identifiers && !begins)
            listed = listed_positions(source, line, !position.empty(),
                                      position_above(position, collection.positions));
        if (!listed.empty()) {
            add();
            std::ranges::move(listed, std::back_inserter(collection.positions));
        } else if (begins || !position.empty()) {
            position.push_back(line);
        } else {
            other_lines += trimmed(line).empty() ? 0 : 1;
        }
        if (how.ends(line)) add();
    }
    add();
    return positions_or_failure(std::move(collection), other_lines, how.none_found, reporter);
}

}  // namespace gammonkit
