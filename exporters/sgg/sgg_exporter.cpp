#include "formats/sgg/format.hpp"

#include "exporters/sgg/game_writer.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/record/scanner.hpp"
#include "formats/sgg/sgg_lines.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::sgg {
namespace {

std::string date_text(const Date& date)
{
    constexpr std::array<std::string_view, 7> kDays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                                    "Thursday", "Friday", "Saturday"};
    constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                       "May",       "June",     "July",     "August",
                                                       "September", "October",  "November", "December"};
    const std::chrono::year_month_day day{std::chrono::year(date.year),
                                          std::chrono::month(static_cast<unsigned>(date.month)),
                                          std::chrono::day(static_cast<unsigned>(date.day))};
    const unsigned weekday = std::chrono::weekday(std::chrono::sys_days(day)).c_encoding();
    return fmt::format("{} {} {:02}, {}", kDays[weekday], kMonths[static_cast<std::size_t>(date.month) - 1],
                       date.day, date.year);
}

std::string_view yes_or_no(bool value)
{
    return value ? "Yes" : "No";
}

/// A rating and the experience as two words, "1850.5 120", "-" for what is not known; nothing for what is no
/// rating of that kind. Reads "1850.5", "1850.5/120" and "1850.50 (Exp 120)".
std::optional<std::string> rating_words(std::string_view rating)
{
    const std::optional<record::Rating> parts = record::rating_in(rating);
    if (!parts) return std::nullopt;
    return fmt::format("{} {}", parts->number, parts->experience.empty() ? "-" : parts->experience);
}

/// What the format calls a variant; empty for one that it does not have.
std::string_view variant_name(Variant variant)
{
    switch (variant) {
    case Variant::standard:
        return "Backgammon";
    case Variant::nackgammon:
        return "Nackgammon";
    case Variant::hypergammon_3:
        return "HyperGammon";
    default:
        return "";
    }
}

/// Writes the lines of one header; what is not known is left out.
class HeaderWriter {
public:
    HeaderWriter(std::string& out, const Match& match) : out_(out), match_(match) {}

    void write()
    {
        const ByPlayer<PlayerInfo>& players = match_.players;
        line(one_line(trimmed(players.first.name)) + std::string(kVersus) +
             one_line(trimmed(players.second.name)));
        if (match_.date) line(date_text(*match_.date));
        if (match_.place.starts_with(kPlace)) line(one_line(trimmed(match_.place)));
        ratings();
        rules();
        extras();
    }

private:
    void line(std::string_view text) { out_.append(text) += '\n'; }

    void entry(std::string_view key, std::string_view value)
    {
        fmt::format_to(std::back_inserter(out_), "{}: {}\n", key, value);
    }

    void ratings()
    {
        const ByPlayer<PlayerInfo>& players = match_.players;
        const auto first = rating_words(players.first.rating);
        const auto second = rating_words(players.second.rating);
        if (players.first.rating.empty() && players.second.rating.empty()) return;
        entry("ELO", fmt::format("{}  {}", first.value_or("- -"), second.value_or("- -")));
    }

    void rules()
    {
        const Rules& rules = match_.rules;
        if (rules.jacoby) entry("Jacoby", yes_or_no(*rules.jacoby));
        if (rules.automatic_doubles) entry("Automatic Doubles", automatic_doubles(*rules.automatic_doubles));
        if (rules.crawford) entry("Crawford", yes_or_no(*rules.crawford));
        if (rules.beavers) entry("Beavers", yes_or_no(*rules.beavers));
        if (rules.raccoons) entry("Raccoons", yes_or_no(*rules.raccoons));
        entry("Doubling Cube", yes_or_no(rules.uses_cube()));
        entry("Variant", variant_name(rules.variant).empty() ? "Backgammon" : variant_name(rules.variant));
        entry("Match Length", std::to_string(rules.length));
    }

    static std::string automatic_doubles(int most) { return most == 0 ? "No" : std::to_string(most); }

    void extras()
    {
        constexpr std::string_view kOwn = "sgg:";
        for (const Extra& extra : match_.extras) {
            if (!extra.key.starts_with(kOwn)) continue;
            const std::string_view key = std::string_view(extra.key).substr(kOwn.size());
            for (const std::string& value : extra.values)
                extra.key == kHeaderLine ? line(one_line(trimmed(value)))
                                         : entry(key, one_line(trimmed(value)));
        }
    }

    std::string& out_;
    const Match& match_;
};

/// Appends the names and all that stands above the first game.
void write_header(std::string& out, const Match& match)
{
    HeaderWriter(out, match).write();
}

}  // namespace
}  // namespace gammonkit::sgg

namespace gammonkit {

namespace {

void write_heading(std::string& out, const Match& match, const Game& game, bool crawford)
{
    fmt::format_to(std::back_inserter(out), "Game {}.{}{}-{}", game.number, game.score.first,
                   crawford ? "*" : "", game.score.second);
    if (!match.rules.is_money()) fmt::format_to(std::back_inserter(out), "/{}", match.rules.length);
    out += "\n\n";
}

/// `is_last`: no further match follows.
void write_sgg_match(std::string& out, const Match& match, bool is_last)
{
    sgg::write_header(out, match);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        write_heading(out, match, match.games[i], crawford[i]);
        const bool ended = sgg::write_game(out, match, match.games[i], crawford[i]);
        if (!ended && !(is_last && i + 1 == match.games.size()))
            fmt::format_to(std::back_inserter(out), "{}\n", sgg::kNoResult);
        out += '\n';
    }
}

/// True for a first name with " vs. " in it, and no result that tells where it ends.
bool is_parted_wrong(const Match& match)
{
    if (match.players.first.name.find(sgg::kVersus) == std::string::npos) return false;
    return std::none_of(match.games.begin(), match.games.end(), [&](const Game& game) {
        return game.claimed_outcome || follow_to_end(game, match.rules, false).outcome();
    });
}

class SggLossCounter : public FeatureCounter {
public:
    void add(const Match& match)
    {
        for (const Player player : kPlayers) {
            const PlayerInfo& info = match.players[player];
            count_if(Feature::ratings, !info.rating.empty() && !sgg::rating_words(info.rating));
        }
        count_if(Feature::player_names, is_parted_wrong(match));
        count_if(Feature::place, !match.place.empty() && !match.place.starts_with(sgg::kPlace));
        count_if(Feature::variants, sgg::variant_name(match.rules.variant).empty());
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            const Game& game = match.games[i];
            count_if(Feature::automatic_doubles, game.automatic_doubles > sgg::kMostAutomaticDoubles);
            count_if(Feature::crawford_games, game.crawford == false && is_crawford_by_score(match, i));
        }
    }
};

}  // namespace

Result<std::string> write_sgg(const Collection& collection, const Options&)
{
    return write_matches(collection, [&](std::string& out, const Match& match) {
        write_sgg_match(out, match, &match == &collection.matches.back());
    });
}

Census sgg_partial_losses(const Collection& collection, const Options&)
{
    return census_of<SggLossCounter>(collection.matches);
}

}  // namespace gammonkit
