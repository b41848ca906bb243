#include "exporters/sgf/rollout_output.hpp"

#include "exporters/sgf/text_output.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit::sgf {
namespace {

void add_versioned_context(std::string& out, std::string_view keyword, const EvaluationContext& context)
{
    out += ' ';
    out += keyword;
    out += " ver 3 ";
    add_context(out, context);
}

void add_filters(std::string& out, std::string_view keyword, const std::vector<MoveFilter>& filters)
{
    if (filters.empty()) return;
    out += ' ';
    out += keyword;
    out += ' ';
    for (const MoveFilter& filter : filters) {
        fmt::format_to(std::back_inserter(out), "{} {} ", filter.accept, filter.extra);
        add_decimals(out, filter.threshold, 5);
        out += ' ';
    }
}

struct PlayerKeywords {
    std::string_view cube;
    std::string_view checker;
    std::string_view filters;
};

/// gnubg's blanks, two of them before "cheq".
void add_player(std::string& out, const PlayerKeywords& keywords, const RolloutPlayer& player)
{
    add_versioned_context(out, keywords.cube, player.cube);
    out += ' ';
    add_versioned_context(out, keywords.checker, player.checker);
    add_filters(out, keywords.filters, player.filters);
}

}  // namespace

void add_context(std::string& out, const EvaluationContext& context, bool dead_number)
{
    add_integer(out, context.plies);
    if (context.cubeful) out += 'C';
    if (dead_number) out += " 0";
    out += context.deterministic_noise ? " 1 " : " 0 ";
    add_decimals(out, context.noise, 6);
    out += context.pruning_nets ? " 1" : " 0";
}

void add_rollout_context(std::string& out, const RolloutContext& c)
{
    fmt::format_to(std::back_inserter(out), "RC {:d} {:d} {:d} {:d} {:d} {:d} {} {:d} {:d} {} \"{}\" {} ",
                   c.cubeful, c.variance_reduction, c.initial_position, c.quasi_random_dice,
                   c.late_evaluations, c.truncated, c.truncated_at, c.stops_at_two_sided_bearoff,
                   c.stops_at_one_sided_bearoff, c.late_from, c.generator, c.seed);
    add_player(out, {"cube0", "cheq0", "filt0"}, c.players.first);
    add_player(out, {"cube1", "cheq1", "filt1"}, c.players.second);
    add_player(out, {"latecube0", "latecheq0", "latefilt0"}, c.late_players.first);
    add_player(out, {"latecube1", "latecheq1", "latefilt1"}, c.late_players.second);
    add_versioned_context(out, "cubetrunc", c.truncation_cube);
    add_versioned_context(out, "cheqtrunc", c.truncation_checker);
}

}  // namespace gammonkit::sgf
