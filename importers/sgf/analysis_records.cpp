#include "importers/sgf/analysis_records.hpp"

#include "formats/sgf/sgf_terms.hpp"
#include "importers/sgf/token_scanner.hpp"
#include "model/analysis.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

namespace gammonkit::sgf {
namespace {

constexpr std::size_t kMostFilters = 16;
constexpr int kMostPlies = 100;

/// The version that a record states: "ver 3", or 1 for the oldest, which state none.
int read_version(TokenScanner& tokens)
{
    return tokens.take("ver") ? tokens.integer<int>() : 1;
}

/// "2C 1 0.000000 1": plies, C if cubeful, then deterministic noise, noise and pruning nets. Some layouts
/// have a `dead_number` after the plies; the oldest have no pruning nets, the newest one number more. So what
/// is here is told from the `numbers_after` that belong to what follows.
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

/// What follows "RC" in an X record, or in an R record (`old_layout`).
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

/// How many numbers stand for one choice in a cube record or a rollout: five chances, cubeless, cubeful.
constexpr int kNumbers = 7;

Probabilities read_probabilities(TokenScanner& tokens)
{
    Probabilities p;
    p.win = tokens.number();
    p.win_gammon = tokens.number();
    p.win_backgammon = tokens.number();
    p.lose_gammon = tokens.number();
    p.lose_backgammon = tokens.number();
    return p;
}

/// Five chances, the cubeless equity and the cubeful value.
Estimate read_seven(TokenScanner& tokens, Units units)
{
    Estimate estimate;
    estimate.probabilities = read_probabilities(tokens);
    estimate.cubeless = units.equity(tokens.number());
    estimate.cubeful = units.cubeful(tokens.number());
    return estimate;
}

/// "E ver 3" and then: Pwin Pwg Pwbg Plg Plbg equity plies[C] dead det noise prune
Assessment read_evaluation(TokenScanner& tokens, Units units)
{
    read_version(tokens);  // Says nothing here: the layouts differ only in what may be missing at the end.
    Assessment result;
    result.estimate.probabilities = read_probabilities(tokens);
    const Value equity = units.equity(tokens.number());
    result.context = read_context(tokens, true, 0);
    (result.context->cubeful ? result.estimate.cubeful : result.estimate.cubeless) = equity;
    return result;
}

/// One or two rolled out choices that share their settings: a checker play, or no double and double/take.
struct Rollouts {
    Assessment choices[2];
    std::size_t current = 0;
    std::optional<double> score = {};
    RolloutRecord shared = {};
};

/// Reads what belongs to one keyword; false if it is not known.
bool read_rollout_part(std::string_view keyword, TokenScanner& tokens, Units units, bool old_layout,
                       Rollouts& rollouts)
{
    Assessment& choice = rollouts.choices[rollouts.current];
    if (keyword == "Score") {
        rollouts.score = tokens.number();
        tokens.number();  // The cubeless equity, once more.
    } else if (keyword == "Trials") {
        rollouts.shared.trials = tokens.integer<std::int64_t>();
    } else if (keyword == "DoubleTake") {
        rollouts.current = 1;
    } else if (keyword == "Output") {
        choice.estimate = read_seven(tokens, units);
    } else if (keyword == "StdDev") {
        choice.rollout.emplace().standard_error = read_seven(tokens, units);
    } else if (keyword == "SK") {
        rollouts.shared.skipped_trials = tokens.integer<std::int64_t>();
    } else if (keyword == "RC") {
        rollouts.shared.context = read_rollout_context(tokens, old_layout, rollouts.shared);
    } else {
        return keyword == "Eq" || keyword == "NoDouble";
    }
    return true;
}

/// Gives a choice what it shares with the other.
void complete(Assessment& choice, const RolloutRecord& shared)
{
    std::optional<Estimate> error;
    if (choice.rollout) error = std::move(choice.rollout->standard_error);
    choice.rollout = shared;
    choice.rollout->standard_error = std::move(error);
}

Rollouts read_rollouts(TokenScanner& tokens, Units units, bool old_layout)
{
    Rollouts rollouts;
    if (!old_layout) read_version(tokens);
    while (!tokens.at_end() && !tokens.failed()) {
        if (!read_rollout_part(tokens.word(), tokens, units, old_layout, rollouts)) tokens.fail(0);
    }
    for (Assessment& choice : rollouts.choices)
        complete(choice, rollouts.shared);
    return rollouts;
}

/// A rolled out checker play states its equity apart from the seven numbers, the last of which is the chance
/// to win the match. Without the cube in play that number means nothing.
Assessment as_checker_play(Rollouts rollouts, Units units)
{
    Assessment play = std::move(rollouts.choices[0]);
    Estimate& estimate = play.estimate;
    const bool cubeful = !play.rollout->context || play.rollout->context->cubeful;
    if (cubeful && !units.money && estimate.cubeful) estimate.mwc = std::get<Mwc>(*estimate.cubeful);
    if (!cubeful) {
        estimate.cubeful.reset();
    } else if (rollouts.score) {
        estimate.cubeful = units.equity(*rollouts.score);
    }
    return play;
}

std::optional<Assessment> read_assessment(TokenScanner& tokens, Units units)
{
    const std::string_view kind = tokens.word();
    if (kind == "E") return read_evaluation(tokens, units);
    if (kind == "X" || kind == "R") {
        return as_checker_play(read_rollouts(tokens, units, kind == "R"), units);
    }
    return std::nullopt;
}

/// "E ver 3" and then: plies[C] det noise prune, seven numbers, seven numbers. The oldest have four dead
/// numbers in front, and one after the plies; version 2 still has the latter.
CubeAnalysis read_cube_evaluation(TokenScanner& tokens, Units units)
{
    const int version = read_version(tokens);
    for (int dead = 0; version < 2 && dead < 4; ++dead)
        tokens.word();
    CubeAnalysis analysis;
    analysis.no_double.context = read_context(tokens, version < 3, 2 * kNumbers);
    analysis.double_take.context = analysis.no_double.context;
    analysis.no_double.estimate = read_seven(tokens, units);
    analysis.double_take.estimate = read_seven(tokens, units);
    return analysis;
}

}  // namespace

std::optional<Play> play_of(std::string_view letters, Player player)
{
    std::optional<Play> play(std::in_place);
    if (letters.size() % 2 != 0) return std::nullopt;
    for (std::size_t i = 0; i < letters.size(); i += 2) {
        const std::optional<Point> from = point_of(letters[i], player);
        const std::optional<Point> to = point_of(letters[i + 1], player);
        if (!from || !to || !play->add({.from = *from, .to = *to})) return std::nullopt;
    }
    return play;
}

std::optional<Candidate> read_candidate(std::string_view value, Player player, Units units)
{
    const std::size_t blank = value.find(' ');
    const std::optional<Play> play = play_of(value.substr(0, blank), player);
    if (!play) return std::nullopt;
    Candidate candidate{.play = *play};
    TokenScanner tokens(blank == std::string_view::npos ? std::string_view{} : value.substr(blank));
    if (tokens.at_end()) return candidate;
    candidate.assessment = read_assessment(tokens, units);
    if (!candidate.assessment || tokens.failed()) return std::nullopt;
    return candidate;
}

std::optional<CubeAnalysis> read_cube_analysis(std::string_view value, Units units)
{
    TokenScanner tokens(value);
    const std::string_view kind = tokens.word();
    CubeAnalysis analysis;
    if (kind == "E") {
        analysis = read_cube_evaluation(tokens, units);
    } else if (kind == "X" || kind == "R") {
        Rollouts rollouts = read_rollouts(tokens, units, kind == "R");
        analysis.no_double = std::move(rollouts.choices[0]);
        analysis.double_take = std::move(rollouts.choices[1]);
    } else {
        return std::nullopt;
    }
    return tokens.failed() ? std::nullopt : std::optional(std::move(analysis));
}

}  // namespace gammonkit::sgf
