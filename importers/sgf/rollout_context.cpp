#include "importers/sgf/rollout_context.hpp"

#include "support/ends.hpp"
#include "support/text.hpp"

namespace gammonkit::sgf {
namespace {

constexpr std::size_t kMostFilters = 16;
constexpr int kMostPlies = 100;

/// "ver 3 2C 1 0.000000 1": a context with its own version.
EvaluationContext read_versioned_context(TokenScanner& tokens)
{
    const int version = read_version(tokens);
    return read_context(tokens, version < 3, 0);
}

/// "0 8 0.16000 " for each ply that is searched.
std::vector<MoveFilter> read_filters(TokenScanner& tokens)
{
    std::vector<MoveFilter> filters;
    while (tokens.sees_number() && filters.size() < kMostFilters) {
        MoveFilter& filter = filters.emplace_back();
        filter.accept = tokens.integer<int>();
        filter.extra = tokens.integer<int>();
        filter.threshold = tokens.number();
    }
    return filters;
}

Player player_of(std::string_view keyword)
{
    return keyword.ends_with('1') ? Player::second : Player::first;
}

/// One "cheq0 ...", "latefilt1 ..." or "cubetrunc ..."; false if `keyword` is none of them.
bool read_part(std::string_view keyword, TokenScanner& tokens, RolloutContext& context)
{
    const bool late = keyword.starts_with("late");
    const std::string_view name = late ? keyword.substr(4) : keyword;
    RolloutPlayer& player = (late ? context.late_players : context.players)[player_of(name)];
    if (name == "cube0" || name == "cube1") {
        player.cube = read_versioned_context(tokens);
    } else if (name == "cheq0" || name == "cheq1") {
        player.checker = read_versioned_context(tokens);
    } else if (name == "filt0" || name == "filt1") {
        player.filters = read_filters(tokens);
    } else if (name == "cubetrunc") {
        context.truncation_cube = read_versioned_context(tokens);
    } else if (name == "cheqtrunc") {
        context.truncation_checker = read_versioned_context(tokens);
    } else {
        return false;
    }
    return true;
}

void read_parts(TokenScanner& tokens, RolloutContext& context)
{
    while (!tokens.at_end() && !tokens.failed()) {
        const std::string_view keyword = tokens.word();
        // An unknown keyword may come from a newer version: its numbers are stepped over.
        if (read_part(keyword, tokens, context)) continue;
        while (tokens.sees_number())
            tokens.word();
    }
}

/// 32 bits; some versions write them as a signed number.
std::uint64_t read_seed(TokenScanner& tokens)
{
    return static_cast<std::uint32_t>(tokens.integer<std::int64_t>());
}

/// cubeful varredn initial truncate trials "rng" seed rotate truncbearoff2 truncbearoffOS
void read_old_flags(TokenScanner& tokens, RolloutContext& context, RolloutRecord& record)
{
    context.cubeful = tokens.flag();
    context.variance_reduction = tokens.flag();
    context.initial_position = tokens.flag();
    context.truncated_at = tokens.integer<int>();
    context.truncated = context.truncated_at > 0;
    record.trials = tokens.integer<std::int64_t>();
    context.generator = tokens.quoted();
    context.seed = read_seed(tokens);
    context.quasi_random_dice = tokens.flag();
    context.stops_at_two_sided_bearoff = tokens.flag();
    context.stops_at_one_sided_bearoff = tokens.flag();
}

/// cubeful varredn initial rotate lateevals dotruncate truncply truncbearoff2 truncbearoffOS late "rng" seed
void read_flags(TokenScanner& tokens, RolloutContext& context)
{
    context.cubeful = tokens.flag();
    context.variance_reduction = tokens.flag();
    context.initial_position = tokens.flag();
    context.quasi_random_dice = tokens.flag();
    context.late_evaluations = tokens.flag();
    context.truncated = tokens.flag();
    context.truncated_at = tokens.integer<int>();
    context.stops_at_two_sided_bearoff = tokens.flag();
    context.stops_at_one_sided_bearoff = tokens.flag();
    context.late_from = tokens.integer<int>();
    context.generator = tokens.quoted();
    context.seed = read_seed(tokens);
}

}  // namespace

int read_version(TokenScanner& tokens)
{
    return tokens.take("ver") ? tokens.integer<int>() : 1;
}

EvaluationContext read_context(TokenScanner& tokens, bool dead_number, int numbers_after)
{
    EvaluationContext context;
    std::string_view plies = tokens.word();
    context.cubeful = plies.ends_with('C');
    if (context.cubeful) plies = without_last(plies);
    const std::optional<int> number = parse_int(plies);
    context.plies = number && *number >= 0 && *number <= kMostPlies ? *number : tokens.fail(0);
    if (dead_number) tokens.word();
    context.deterministic_noise = tokens.flag();
    context.noise = tokens.number();
    int left = tokens.numbers_ahead() - numbers_after;
    if (left > 0) context.pruning_nets = tokens.flag();
    for (; left > 1; --left)
        tokens.word();  // Later versions add numbers of their own here.
    return context;
}

RolloutContext read_rollout_context(TokenScanner& tokens, bool old_layout, RolloutRecord& record)
{
    RolloutContext context;
    if (old_layout) {
        read_old_flags(tokens, context, record);
    } else {
        read_flags(tokens, context);
    }
    read_parts(tokens, context);
    return context;
}

}  // namespace gammonkit::sgf
