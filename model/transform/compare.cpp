#include "model/transform/compare.hpp"

#include "model/identifiers/xgid.hpp"
#include "model/is_analyzed.hpp"
#include "model/transform/align.hpp"
#include "model/transform/compare_parts.hpp"
#include "model/transform/swap_players.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

using comparing::Findings;
using comparing::Keys;
using comparing::PreparedGame;

/// A counterpart that resembles its partner less than this is none.
constexpr int kLeastResemblance = 10;
constexpr int kGap = (100 - kLeastResemblance) / 2;

/// Aligns things by how much their turns have in common. One of each are always counterparts.
std::vector<Aligned> align_by(const std::vector<Keys>& first, const std::vector<Keys>& second)
{
    if (first.size() == 1 && second.size() == 1) return {{.first = 0, .second = 0}};
    return align(first.size(), second.size(), kGap, [&](std::size_t i, std::size_t j) {
        return 100 - comparing::resemblance(first[i], second[j]);
    });
}

std::string rules_in_words(const Rules& rules)
{
    std::string text = rules.is_money() ? "money session" : fmt::format("{} points", rules.length);
    if (rules.variant != Variant::standard) text += fmt::format(", {}", to_string(rules.variant));
    if (!rules.is_money() && !rules.uses_crawford()) text += ", without the Crawford rule";
    if (rules.uses_jacoby()) text += ", with the Jacoby rule";
    if (!rules.uses_cube()) text += ", without cube";
    return text;
}

void compare_words(const Match& first, const Match& second, Findings& findings)
{
    const auto compare = [&](std::string_view what, const std::string& a, const std::string& b) {
        findings.compare(DifferenceGroup::words, what, a, b);
    };
    compare("first-player", first.players.first.name, second.players.first.name);
    compare("second-player", first.players.second.name, second.players.second.name);
    compare("first-rating", first.players.first.rating, second.players.first.rating);
    compare("second-rating", first.players.second.rating, second.players.second.rating);
    compare("event", first.event, second.event);
    compare("round", first.round, second.round);
    compare("place", first.place, second.place);
    const auto date = [](const Match& match) { return match.date ? to_string(*match.date) : ""; };
    compare("date", date(first), date(second));
    compare("time", first.time, second.time);
    compare("annotator", first.annotator, second.annotator);
    compare("match-comment", first.comment, second.comment);
}

/// How many analyses, luck values and marks there are.
std::size_t judgements_in(const Match& match)
{
    std::size_t count = 0;
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            count += turn.plays.size() + turn.cubes.size();
            count += (turn.luck ? 1 : 0) + (turn.marks != Marks{} ? 1 : 0);
        }
    }
    return count;
}

/// Whether both records are analyzed; says so if only one is.
bool compare_counts_of_judgements(std::size_t first, std::size_t second, Findings& findings)
{
    if ((first == 0) == (second == 0)) return first > 0;
    const auto words = [](std::size_t count) {
        return count == 0 ? std::string{} : counted(count, "judgement", "judgements");
    };
    findings.add(DifferenceGroup::analysis, "analysis", words(first), words(second));
    return false;
}

std::string game_in_words(const Game& game)
{
    return fmt::format("game {} at {}-{}, {} turns", game.number, game.score.first, game.score.second,
                       game.turns.size());
}

std::vector<Keys> keys_of_games(const Match& match)
{
    std::vector<Keys> keys;
    for (const Game& game : match.games)
        keys.push_back(comparing::keys_of(game));
    return keys;
}

void compare_games(const Match& first, const Match& second, bool analyzed, Findings& findings)
{
    const std::array<RecordPlace, 2> matches = findings.place;
    for (const Aligned& pair : align_by(keys_of_games(first), keys_of_games(second))) {
        if (pair.first) findings.place[0].game = *pair.first + 1;
        if (pair.second) findings.place[1].game = *pair.second + 1;
        if (pair.first && pair.second) {
            comparing::compare_games(PreparedGame(first, *pair.first), PreparedGame(second, *pair.second),
                                     analyzed, findings);
        } else {
            findings.add(DifferenceGroup::play, "game",
                         pair.first ? game_in_words(first.games[*pair.first]) : "",
                         pair.second ? game_in_words(second.games[*pair.second]) : "");
        }
        findings.place = matches;
    }
}

std::string seats_in_words(const Match& match)
{
    return fmt::format("{} - {}", match.players.first.name, match.players.second.name);
}

void compare_matches(const Match& first, const Match& as_recorded, Findings& findings)
{
    const Keys keys = comparing::keys_of(first);
    Match second = swap_players(as_recorded);
    const bool other_seats = comparing::resemblance(keys, comparing::keys_of(second)) >
                             comparing::resemblance(keys, comparing::keys_of(as_recorded));
    if (other_seats) {
        findings.add(DifferenceGroup::words, "seats", seats_in_words(first), seats_in_words(as_recorded));
    } else {
        second = as_recorded;
    }
    findings.compare(DifferenceGroup::play, "rules", rules_in_words(first.rules),
                     rules_in_words(second.rules));
    compare_words(first, second, findings);
    const bool analyzed = compare_counts_of_judgements(judgements_in(first), judgements_in(second), findings);
    compare_games(first, second, analyzed, findings);
}

/// What a match is told apart by among others, whoever sits where.
std::vector<Keys> keys_of_matches(const Collection& collection)
{
    std::vector<Keys> keys;
    for (const Match& match : collection.matches) {
        Keys of_match = comparing::keys_of(match);
        for (std::string& key : of_match)
            key.erase(0, 1);  // The player.
        std::sort(of_match.begin(), of_match.end());
        keys.push_back(std::move(of_match));
    }
    return keys;
}

void compare_all_matches(const Collection& first, const Collection& second, Findings& findings)
{
    const bool several = first.matches.size() > 1 || second.matches.size() > 1;
    for (const Aligned& pair : align_by(keys_of_matches(first), keys_of_matches(second))) {
        if (several && pair.first) findings.place[0].match = *pair.first + 1;
        if (several && pair.second) findings.place[1].match = *pair.second + 1;
        if (pair.first && pair.second) {
            compare_matches(first.matches[*pair.first], second.matches[*pair.second], findings);
        } else {
            findings.add(DifferenceGroup::play, "match",
                         pair.first ? seats_in_words(first.matches[*pair.first]) : "",
                         pair.second ? seats_in_words(second.matches[*pair.second]) : "");
        }
        findings.place = {};
    }
}

std::string state_in_words(const GameState& state)
{
    return fmt::format("{}, {}", xgid(state), rules_in_words(state.rules));
}

std::size_t judged_positions_in(const Collection& collection)
{
    const auto is_judged = [](const PositionRecord& record) { return is_analyzed(record); };
    return static_cast<std::size_t>(std::ranges::count_if(collection.positions, is_judged));
}

void compare_position(const PositionRecord& first, const PositionRecord& second, bool analyzed,
                      Findings& findings)
{
    const std::string state = state_in_words(first.state);
    const bool same = state == state_in_words(second.state);
    findings.compare(DifferenceGroup::play, "position", state, state_in_words(second.state));
    if (analyzed && same) {
        const Decision of_first = decision_of(first);
        const Decision of_second = decision_of(second);
        comparing::compare_judgements(&of_first, &of_second, "position-analysis", findings);
    }
    const auto compare = [&](std::string_view what, const std::string& a, const std::string& b) {
        findings.compare(DifferenceGroup::words, what, a, b);
    };
    compare("first-player", first.players.first.name, second.players.first.name);
    compare("second-player", first.players.second.name, second.players.second.name);
    compare("comment", first.comment, second.comment);
}

void compare_positions(const Collection& first, const Collection& second, Findings& findings)
{
    const bool analyzed =
        compare_counts_of_judgements(judged_positions_in(first), judged_positions_in(second), findings);
    const std::size_t most = std::max(first.positions.size(), second.positions.size());
    for (std::size_t i = 0; i < most; ++i) {
        const bool in_first = i < first.positions.size();
        const bool in_second = i < second.positions.size();
        if (in_first) findings.place[0].position = i + 1;
        if (in_second) findings.place[1].position = i + 1;
        if (in_first && in_second) {
            compare_position(first.positions[i], second.positions[i], analyzed, findings);
        } else {
            findings.add(DifferenceGroup::play, "position",
                         in_first ? state_in_words(first.positions[i].state) : "",
                         in_second ? state_in_words(second.positions[i].state) : "");
        }
        findings.place = {};
    }
}

}  // namespace

std::string_view to_string(DifferenceGroup group)
{
    static constexpr std::string_view kNames[kDifferenceGroups] = {"play", "analysis", "words"};
    return kNames[static_cast<std::size_t>(group)];
}

Comparison compare(const Collection& first, const Collection& second, const CompareSettings& settings)
{
    Findings findings(settings);
    compare_all_matches(first, second, findings);
    compare_positions(first, second, findings);
    return findings.take();
}

}  // namespace gammonkit
