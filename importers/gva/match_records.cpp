#include "importers/gva/gva_records.hpp"

#include "model/match.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <utility>

namespace gammonkit::gva {

namespace {

/// The rules as bits, as OGXM has them; nothing if the document says nothing of rules.
std::optional<int> rules_in(const Json& document)
{
    constexpr std::pair<std::string_view, int> kRules[] = {{"crawford", ogxm::kCrawfordRule},
                                                           {"jacoby", ogxm::kJacobyRule},
                                                           {"beaver", ogxm::kBeaverRule},
                                                           {"raccoon", ogxm::kRaccoonRule},
                                                           {"auto_doubles", ogxm::kAutomaticDoublesRule}};
    std::optional<int> rules;
    for (const auto& [name, bit] : kRules) {
        if (const std::optional<bool> is_on = flag(member(&document, name)))
            rules = rules.value_or(0) | (*is_on ? bit : 0);
    }
    return rules;
}

ogxm::PlayerRecord player_in(const Json* profile)
{
    ogxm::PlayerRecord player{.id = text(member(profile, "user_id"))};
    constexpr double kHighestRating = 1e6;
    const std::optional<double> rating = number(member(profile, "rating"));
    if (rating && *rating >= 0 && *rating < kHighestRating)
        player.rating = static_cast<int>(std::lround(*rating * 100));
    return player;
}

/// "site" is whatever the source called the place; what else is said of it may be the same once more.
void read_place(const Json& document, ogxm::MatchRecord& match)
{
    const std::string site = text(member(&document, "site"));
    match.city = text(member(&document, "city"));
    match.country = text(member(&document, "country"));
    match.site = text(member(&document, "platform"));
    if (match.city.empty() && site != match.site) match.city = site;
}

std::optional<ogxm::SharedBoard> board_in(const Json* list)
{
    ogxm::SharedBoard board{};
    if (size_of(list) != board.size()) return std::nullopt;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const std::optional<int> checkers = integer(element(list, i));
        if (!checkers || std::abs(*checkers) > Position::kMostCheckers) return std::nullopt;
        board[i] = *checkers;
    }
    return board;
}

constexpr int kNobodyWon = 255;

bool is_seat(int number)
{
    return number == 0 || number == 1;
}

class GameReader {
public:
    GameReader(const Json* game, std::size_t index, Reporter& reporter)
        : game_(game), index_(index), reporter_(reporter)
    {
    }

    ogxm::GameRecord read()
    {
        ogxm::GameRecord record{.offset = Origin::kUnknown};
        record.winner = integer(member(game_, "winner"));
        const int winner = record.winner.value_or(kNobodyWon);
        if (!is_seat(winner) && winner != kNobodyWon) error("its winner is neither 0 nor 1");
        record.points = integer(member(game_, "points_won"));
        record.board = board_in(member(game_, "initial_board"));
        record.cube_value = integer(member(game_, "initial_cube_value")).value_or(1);
        record.cube_owner = integer(member(game_, "initial_cube_owner")).value_or(ogxm::kNobody);
        record.automatic_doubles = std::max(0, integer(member(game_, "auto_doubles")).value_or(0));
        const Json* const plies = member(game_, "plies");
        for (std::size_t i = 0; i < size_of(plies); ++i)
            record.plies.push_back(read_ply(element(plies, i), i));
        ogxm::seat_illegal_plays(record);
        return record;
    }

private:
    ogxm::Ply read_ply(const Json* ply, std::size_t index)
    {
        ogxm::Ply record{.offset = Origin::kUnknown};
        record.action = integer(member(ply, "action_id")).value_or(-1);
        record.seat = integer(member(ply, "color")).value_or(1) == 1 ? 0 : 1;
        if (record.action < 0) {
            error(index, "it has no action");
            record.action = ogxm::kNothing;
        }
        if (!is_seat(integer(member(ply, "color")).value_or(-1)))
            error(index, "its color is neither 0 nor 1");
        if (const auto steps = steps_in(member(ply, "moves"))) {
            record.steps = *steps;
        } else {
            error(index, "its moves cannot be moves of checkers");
        }
        const std::optional<int> first = integer(member(ply, "d1"));
        const std::optional<int> second = integer(member(ply, "d2"));
        if (first && second) record.dice = {std::min(*first, *second), std::max(*first, *second)};
        if (record.action <= ogxm::kLastRoll && record.dice && record.dice != ogxm::dice_of(record.action))
            error(index, "its dice are not those of its action");
        record.resign_value = integer(member(ply, "resign_value"));
        record.cube_value = integer(member(ply, "cube_value"));
        record.cube_owner = integer(member(ply, "cube_owner"));
        record.board = board_in(member(ply, "set_position"));
        return record;
    }

    void error(std::string_view what)
    {
        reporter_.report({.code = "gva-game", .message = fmt::format("/games/{}: {}", index_, what)});
    }

    void error(std::size_t ply, std::string_view what)
    {
        reporter_.report(
            {.code = "gva-ply", .message = fmt::format("/games/{}/plies/{}: {}", index_, ply, what)});
    }

    const Json* game_;
    std::size_t index_;
    Reporter& reporter_;
};

}  // namespace

std::optional<std::vector<ogxm::SharedStep>> steps_in(const Json* list)
{
    std::vector<ogxm::SharedStep> steps;
    for (std::size_t i = 0; i < size_of(list); ++i) {
        const int from = integer(member(element(list, i), "from")).value_or(-1);
        const int pips = integer(member(element(list, i), "pips")).value_or(-1);
        // More pips than a die has are how an illegal play is told.
        if (from < 0 || from > kBar.number() || pips < 1 || pips > kBar.number()) return std::nullopt;
        steps.push_back({.from = from, .pips = pips});
    }
    return steps;
}

ogxm::MatchRecord match_in(const Json& document)
{
    const auto text_of = [&](std::string_view name) { return text(member(&document, name)); };
    const auto integer_of = [&](std::string_view name) { return integer(member(&document, name)); };
    ogxm::MatchRecord match;
    match.length = std::max(0, integer_of("match_length").value_or(0));
    match.variant = integer_of("variant").value_or(ogxm::kBackgammon);
    match.names = {text_of("player_white"), text_of("player_black")};
    match.rules = rules_in(document);
    match.cube_limit = integer_of("cube_limit");
    const Json* const start = member(&document, "score_start");
    for (std::size_t seat = 0; seat < match.score.size(); ++seat)
        match.score[seat] = std::max(0, integer(element(start, seat)).value_or(0));
    constexpr double kLatest = 1e11;
    const std::optional<double> seconds = number(member(&document, "timestamp"));
    if (seconds && *seconds > 0 && *seconds < kLatest)
        match.started_at = static_cast<std::uint64_t>(*seconds) * 1000;
    match.crawford_before = flag(member(&document, "crawford_before_start")).value_or(false);
    match.event = text_of("event");
    match.event_year = integer_of("event_year");
    match.stage = text_of("stage");
    match.round = integer_of("round");
    match.table = text_of("table");
    match.event_url = text_of("event_url");
    match.match_ref = text_of("match_ref");
    read_place(document, match);
    match.players = {player_in(member(&document, "white_profile")),
                     player_in(member(&document, "black_profile"))};
    return match;
}

std::vector<ogxm::GameRecord> games_in(const Json& document, Reporter& reporter)
{
    const Json* const games = member(&document, "games");
    std::vector<ogxm::GameRecord> records;
    for (std::size_t i = 0; i < size_of(games); ++i)
        records.push_back(GameReader(element(games, i), i, reporter).read());
    return records;
}

std::optional<ogxm::ClockRecord> clock_in(const Json& document)
{
    constexpr std::array<std::string_view, 5> kSettings{"reserve_ms", "delay_ms", "increment_ms",
                                                        "start_timestamp", "flags"};
    const auto whole = [](const Json* value, double most) {
        const std::optional<double> found = number(value);
        const bool is_whole = found && *found >= 0 && *found <= most && *found == std::floor(*found);
        return is_whole ? found : std::nullopt;
    };
    ogxm::ClockRecord clock;
    const Json* const info = member(&document, "clock_info");
    for (std::size_t i = 0; i < kSettings.size(); ++i) {
        const double most = i + 1 == kSettings.size() ? 255 : std::numeric_limits<std::uint32_t>::max();
        clock.settings[i] = static_cast<std::uint32_t>(whole(member(info, kSettings[i]), most).value_or(0));
    }
    const Json* const games = member(&document, "games");
    for (std::size_t i = 0; i < size_of(games); ++i) {
        const Json* const plies = member(element(games, i), "plies");
        for (std::size_t k = 0; k < size_of(plies); ++k) {
            const std::optional<double> moment =
                whole(member(element(plies, k), "timestamp_ms"), std::numeric_limits<int>::max());
            clock.readings.push_back(moment ? std::optional(static_cast<int>(*moment)) : std::nullopt);
        }
    }
    const bool has_times = std::ranges::any_of(clock.readings, [](const auto& at) { return at.has_value(); });
    return info != nullptr || has_times ? std::optional(std::move(clock)) : std::nullopt;
}

std::vector<ogxm::Annotation> annotations_in(const Json& document)
{
    std::vector<ogxm::Annotation> annotations;
    const auto add = [&](const Json* of, int scope, std::size_t ref) {
        const Json* const list = member(of, "annotations");
        for (std::size_t i = 0; i < size_of(list); ++i) {
            const Json* const one = element(list, i);
            annotations.push_back({.scope = scope,
                                   .ref = static_cast<int>(ref),
                                   .value = text(member(one, "value")),
                                   .key = text(member(one, "key")),
                                   .author = text(member(one, "author"))});
        }
    };
    add(&document, ogxm::kAboutMatch, 0);
    const Json* const games = member(&document, "games");
    std::size_t ref = 0;
    for (std::size_t i = 0; i < size_of(games); ++i) {
        add(element(games, i), ogxm::kAboutGame, i);
        const Json* const plies = member(element(games, i), "plies");
        for (std::size_t k = 0; k < size_of(plies); ++k, ++ref) {
            add(element(plies, k), ogxm::kAboutPly, ref);
            add(member(element(plies, k), "analysis"), ogxm::kAboutPly, ref);
        }
    }
    return annotations;
}

}  // namespace gammonkit::gva
