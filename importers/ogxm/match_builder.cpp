#include "importers/ogxm/match_builder.hpp"

#include "importers/ogxm/analysis_builder.hpp"
#include "importers/ogxm/game_builder.hpp"
#include "importers/ogxm/records.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "model/scoring.hpp"

#include <chrono>
#include <fmt/format.h>

namespace gammonkit::ogxm {
namespace {

/// Later than any match.
constexpr std::uint64_t kLastMillisecond = 253'402'300'799'999;  // The end of the year 9999.

bool is_known_variant(int variant)
{
    return variant == kBackgammon || variant == kNackgammon;
}

void read_rules(const MatchRecord& record, Match& match)
{
    Rules& rules = match.rules;
    rules.length = record.length;
    if (record.variant == kNackgammon) rules.variant = Variant::nackgammon;
    if (record.cube_limit && *record.cube_limit > 1 && is_cube_value(*record.cube_limit)) {
        rules.cube_limit = record.cube_limit;
    }
    if (!record.rules) return;
    const int bits = *record.rules;
    if (rules.is_money()) {
        rules.jacoby = (bits & kJacobyRule) != 0;
        rules.beavers = (bits & kBeaverRule) != 0;
        rules.raccoons = (bits & kRaccoonRule) != 0;
    } else {
        rules.crawford = (bits & kCrawfordRule) != 0;
    }
    if ((bits & ~kNamedRules) != 0)
        match.extras.push_back({.key = std::string(kRulesKey), .values = {std::to_string(bits)}});
}

void read_start(const MatchRecord& record, Match& match)
{
    if (!record.started_at || *record.started_at > kLastMillisecond) return;
    using namespace std::chrono;
    const sys_time<milliseconds> moment{milliseconds(*record.started_at)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    match.date =
        date_from(static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
                  static_cast<int>(static_cast<unsigned>(date.day())));
    const auto minutes_of_day = floor<minutes>(moment - day).count();
    if (minutes_of_day > 0) match.time = fmt::format("{:02}:{:02}", minutes_of_day / 60, minutes_of_day % 60);
}

std::string joined(const std::string& a, std::string_view between, const std::string& b)
{
    return a.empty() || b.empty() ? a + b : fmt::format("{}{}{}", a, between, b);
}

void add_extra(Match& match, std::string_view key, const std::string& value)
{
    if (!value.empty()) match.extras.push_back({.key = std::string(key), .values = {value}});
}

/// Fills in what a file says of the match as a whole. What has no place in the model becomes extras
/// "ogxm:NAME".
void read_facts(const MatchRecord& record, Match& match)
{
    read_rules(record, match);
    read_start(record, match);
    for (const Player player : kPlayers) {
        const std::size_t seat = player == Player::first ? 0 : 1;
        match.players[player].name = record.names[seat];
        const PlayerRecord& told = record.players[seat];
        if (told.rating) match.players[player].rating = rating_text(static_cast<std::uint64_t>(*told.rating));
        add_extra(match, seat == 0 ? kWhiteIdKey : kBlackIdKey, told.id);
    }
    match.event = record.event;
    match.round = joined(record.stage, ", ", record.round ? std::to_string(*record.round) : "");
    match.place = joined(record.city, ", ", record.country);
    if (match.place.empty())
        match.place = record.site;
    else
        add_extra(match, kSiteKey, record.site);
    match.match_id = record.match_ref;
    if (record.event_year) add_extra(match, kEventYearKey, std::to_string(*record.event_year));
    add_extra(match, kTableKey, record.table);
    add_extra(match, kEventUrlKey, record.event_url);
}

/// Builds the match, and keeps which ply became which turn for what is said about plies.
class MatchBuilder {
public:
    MatchBuilder(const FileRecords& file, Reporter& reporter) : file_(file), reporter_(reporter) {}

    Match build()
    {
        read_facts(file_.match, match_);
        match_.games.resize(file_.games.size());
        read_headings();
        const std::vector<bool> crawford = crawford_games(match_);
        for (std::size_t i = 0; i < file_.games.size(); ++i)
            read_game(i, crawford[i]);
        if (file_.clock) add_clock(*file_.clock);
        for (const Analysis& analysis : file_.analyses)
            add_analysis(analysis);
        for (const Annotation& annotation : file_.annotations)
            add_annotation(annotation);
        return std::move(match_);
    }

private:
    /// Scores are not written: the games lead to them.
    void read_headings()
    {
        ByPlayer<int> score{file_.match.score[0], file_.match.score[1]};
        for (std::size_t i = 0; i < file_.games.size(); ++i) {
            const GameRecord& record = file_.games[i];
            Game& game = match_.games[i];
            game.number = static_cast<int>(i) + 1;
            game.score = score;
            game.automatic_doubles = std::min(record.automatic_doubles, kMostAutomaticDoubles);
            game.origin = {.offset = record.offset};
            if (!record.winner || *record.winner > 1 || !record.points) continue;
            const Outcome outcome{player_at(*record.winner), std::min(*record.points, kHighestCube)};
            score = score_with(score, outcome, match_.rules);
        }
        if (match_.games.empty()) return;
        // A record that begins where somebody needs one point begins with the Crawford game, unless it says
        // that this has been.
        const bool first_is = away_one(match_.games[0].score.first) || away_one(match_.games[0].score.second);
        if (file_.match.crawford_before) {
            match_.games[0].crawford = false;
        } else if (first_is && match_.rules.length > 1 && match_.rules.uses_crawford()) {
            match_.games[0].crawford = true;
        }
    }

    [[nodiscard]] bool away_one(int score) const { return match_.rules.length - score == 1; }

    void read_game(std::size_t index, bool crawford_game)
    {
        Game& game = match_.games[index];
        const TurnOfPly turns = build_turns(file_.games[index], match_.rules, crawford_game, game, reporter_);
        for (const std::optional<std::size_t>& turn : turns)
            turns_.push_back(turn ? std::optional(Place{index, *turn}) : std::nullopt);
    }

    [[nodiscard]] Turn* turn_of(int ply)
    {
        const auto index = static_cast<std::size_t>(ply);
        if (ply < 0 || index >= turns_.size() || !turns_[index]) return nullptr;
        return &match_.games[turns_[index]->game].turns[turns_[index]->turn];
    }

    void add_clock(const ClockRecord& clock)
    {
        for (std::size_t ply = 0; ply < clock.readings.size(); ++ply) {
            Turn* const turn = turn_of(static_cast<int>(ply));
            if (turn != nullptr && clock.readings[ply])
                turn->times = TurnTimes{.milliseconds = clock.readings[ply]};
        }
        if (clock.settings == ClockSettings{}) return;
        Extra& extra = match_.extras.emplace_back();
        extra.key = kClockKey;
        for (const std::uint32_t setting : clock.settings)
            extra.values.push_back(std::to_string(setting));
    }

    void add_analysis(const Analysis& analysis)
    {
        if (!knows_currency(analysis.head)) {
            return warn("ogxm-analysis",
                        fmt::format("an analysis in currency {}, which is not known here, is left out",
                                    *analysis.head.currency));
        }
        std::size_t left_out = 0;
        for (const Decision& decision : analysis.decisions) {
            Turn* const turn = turn_of(decision.ply);
            if (turn == nullptr || !add_decision(decision, analysis.head, match_.rules.is_money(), *turn))
                ++left_out;
        }
        if (left_out == 0) return;
        reporter_.report(
            {.severity = Severity::note,
             .code = "ogxm-left-out",
             .message = fmt::format("{} judgements of answers and resignations are not read", left_out)});
    }

    void add_annotation(const Annotation& annotation)
    {
        const auto game = static_cast<std::size_t>(annotation.ref);
        if (annotation.scope == kAboutMatch) return say(annotation, match_.comment, match_.extras);
        if (annotation.scope == kAboutGame && game < match_.games.size()) {
            return say(annotation, match_.games[game].comment, match_.games[game].extras);
        }
        Turn* const turn = annotation.scope >= kAboutPly ? turn_of(annotation.ref) : nullptr;
        if (turn == nullptr) return warn("ogxm-annotation", "a comment has no place in the match: left out");
        say(annotation, turn->comment.edited(), turn->extras);
    }

    /// What has a key is for programs.
    static void say(const Annotation& annotation, std::string& comment, Extras& extras)
    {
        if (!annotation.key.empty()) {
            extras.push_back(
                {.key = std::string(kExtraPrefix) + annotation.key, .values = {annotation.value}});
            return;
        }
        if (!comment.empty()) comment += '\n';
        comment += annotation.author.empty() ? annotation.value : annotation.author + ": " + annotation.value;
    }

    void warn(std::string code, std::string message)
    {
        reporter_.report(
            {.severity = Severity::warning, .code = std::move(code), .message = std::move(message)});
    }

    struct Place {
        std::size_t game;
        std::size_t turn;
    };

    const FileRecords& file_;
    Reporter& reporter_;
    Match match_;
    std::vector<std::optional<Place>> turns_;
};

}  // namespace

Result<Collection> build_collection(const FileRecords& file, Reporter& reporter)
{
    if (!is_known_variant(file.match.variant)) {
        return failure(
            "ogxm-variant",
            fmt::format("variant {} is not known here: backgammon and nackgammon are", file.match.variant));
    }
    if (file.games.empty()) return failure("no-game", "there is no game in this file");
    Collection collection;
    collection.matches.push_back(MatchBuilder(file, reporter).build());
    return collection;
}

}  // namespace gammonkit::ogxm
