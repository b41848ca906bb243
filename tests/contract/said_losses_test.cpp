// A conversion that drops something says so: whatever a collection says is there when it is read back, or the
// report of losses has named it.
#include "formats/report_contents.hpp"
#include "tests/contract/every_format.hpp"
#include "tests/random_game.hpp"
#include "tests/support/facts.hpp"
#include "tests/support/random_collection.hpp"
#include "tests/support/sampled.hpp"

#include <array>
#include <fmt/format.h>
#include <sstream>

namespace gammonkit::contract {
namespace {

using testing_support::Facts;

/// Losses that explain why facts are missing whose path has this in it.
struct Excuse {
    std::string_view part;
    FeatureSet losses;
};

constexpr FeatureSet kPlayIsCut{Feature::matches,          Feature::several_matches, Feature::several_games,
                                Feature::unreadable_plays, Feature::illegal_plays,   Feature::empty_matches,
                                Feature::set_positions};

constexpr std::array kExcuses{
    Excuse{"matches.", {Feature::matches, Feature::several_matches, Feature::empty_matches}},
    Excuse{"positions.", {Feature::positions}},
    Excuse{"rules.variant", {Feature::variants}},
    Excuse{"rules.length", {Feature::money, Feature::match_scores, Feature::state_details}},
    Excuse{"rules.crawford", {Feature::crawford_rule, Feature::moot_rules, Feature::state_details}},
    Excuse{"rules.jacoby", {Feature::jacoby_rule, Feature::moot_rules, Feature::state_details}},
    Excuse{"rules.beavers", {Feature::beaver_rules, Feature::moot_rules, Feature::state_details}},
    Excuse{"rules.raccoons", {Feature::raccoon_rules, Feature::moot_rules, Feature::state_details}},
    Excuse{"rules.automatic_doubles", {Feature::raccoon_rules, Feature::moot_rules, Feature::state_details}},
    Excuse{"rules.cube_limit", {Feature::no_cube, Feature::cube_limit, Feature::state_details}},
    Excuse{"positions.state", {Feature::state_details}},
    Excuse{"players.first.name", {Feature::player_names}},
    Excuse{"players.second.name", {Feature::player_names}},
    Excuse{".rating", {Feature::ratings}},
    Excuse{"matches.event", {Feature::event}},
    Excuse{"matches.round", {Feature::event}},
    Excuse{"matches.place", {Feature::place}},
    Excuse{"matches.date", {Feature::date}},
    Excuse{"matches.time", {Feature::time}},
    Excuse{"matches.annotator", {Feature::annotator}},
    Excuse{"matches.comment", {Feature::match_comment}},
    Excuse{"matches.match_id", {Feature::match_id}},
    Excuse{".extras", {Feature::extras}},
    Excuse{"games.", {Feature::several_games}},
    Excuse{"games.number", {Feature::game_numbers}},
    Excuse{"games.score", {Feature::match_scores}},
    Excuse{"games.crawford", {Feature::crawford_games}},
    Excuse{"games.automatic_doubles", {Feature::automatic_doubles}},
    Excuse{"games.claimed_outcome", {Feature::claimed_outcomes}},
    Excuse{"games.turns.", kPlayIsCut},
    // What follows from a doubled cube, or from another game.
    Excuse{"games.score",
           {Feature::automatic_doubles, Feature::beavers, Feature::resignations, Feature::claimed_outcomes}},
    Excuse{"turns.", {Feature::variants}},
    Excuse{"turns.action", {Feature::automatic_doubles}},
    Excuse{"turns.action",
           {Feature::cube_actions, Feature::beavers, Feature::resignations, Feature::refused_resignations,
            Feature::open_resignations, Feature::unplayed_rolls}},
    Excuse{"turns.stake", {Feature::resignations, Feature::refused_resignations, Feature::open_resignations}},
    Excuse{"turns.dice", {Feature::unplayed_rolls}},
    Excuse{"turns.marks", {Feature::marks}},
    Excuse{"turns.times", {Feature::clock_times}},
    Excuse{"turns.luck", {Feature::luck}},
    Excuse{".plays.", {Feature::play_analysis}},
    Excuse{".cubes.", {Feature::cube_analysis}},
    Excuse{".candidates.", {Feature::other_candidates}},
    Excuse{".by.", {Feature::analysis_sources}},
    Excuse{".level", {Feature::analysis_levels}},
    Excuse{".rollout.", {Feature::rollouts}},
    Excuse{".context.", {Feature::analysis_settings, Feature::analysis_levels, Feature::analysis_sources}},
    Excuse{".skipped_trials", {Feature::analysis_settings}},
    Excuse{".mwc", {Feature::analysis_details}},
    Excuse{".cubeless", {Feature::analysis_details}},
    Excuse{".standard_error", {Feature::analysis_details}},
    Excuse{".marked_for_rollout", {Feature::analysis_details}},
    Excuse{".played", {Feature::analysis_details}},
    Excuse{".double_take.estimate.probabilities", {Feature::analysis_details}},
    Excuse{".variations.", {Feature::variations}},
    Excuse{".comment", {Feature::turn_comments}},
};

bool is_said(std::string_view path, const Collection& collection, const Format& format,
             const Options& options)
{
    const std::vector<Loss> lost = losses(collection, format, options);
    return std::any_of(kExcuses.begin(), kExcuses.end(), [&](const Excuse& excuse) {
        return path.find(excuse.part) != std::string_view::npos &&
               std::any_of(lost.begin(), lost.end(),
                           [&](const Loss& loss) { return excuse.losses.has(loss.feature); });
    });
}

/// A JSON string as its words with one blank between.
std::string words_of(const std::string& json)
{
    std::istringstream words(nlohmann::json::parse(json).get<std::string>());
    std::string text;
    for (std::string word; words >> word;)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// All comments as one text, with any blanks between words as one.
std::string comments_of(const Facts& facts)
{
    std::string text;
    for (const auto& [fact, count] : facts) {
        if (fact.first.ends_with(".comment")) text += words_of(fact.second) + "\n";
    }
    return text;
}

/// Remarks may be told anew: what they say are facts of their own.
bool may_change(const std::pair<std::string, std::string>& fact)
{
    return fact.first.ends_with(".player") || fact.second == "\"remark\"" ||
           fact.second == "\"xg:quick-info\"";
}

/// What was lost and not named, a line each.
std::string silently_lost(const Collection& before, const Collection& after, const Format& format,
                          const Options& options)
{
    std::string lines;
    const Facts left = testing_support::facts_of(after);
    const std::string comments = comments_of(left);
    for (const auto& [fact, count] : testing_support::facts_of(before)) {
        const auto found = left.find(fact);
        const std::size_t kept = found == left.end() ? 0 : found->second;
        if (fact.first.ends_with(".comment") && comments.find(words_of(fact.second)) != std::string::npos)
            continue;
        if (kept >= count || may_change(fact) || is_said(fact.first, before, format, options)) continue;
        lines += fmt::format("{} of {}: {} {}\n", count - kept, count, fact.first, fact.second);
    }
    return lines;
}

/// Of the samples' pieces, each in every variant, a quick run writes one in so many: a prime, so that no
/// variant is always left out.
constexpr std::size_t kOnePieceIn = 17;

class EveryWriter : public testing::TestWithParam<Format> {};

/// Matches and positions one by one, as every format can hold them.
std::vector<Collection> pieces_of(const Collection& collection)
{
    std::vector<Collection> pieces;
    for (const Match& match : collection.matches)
        pieces.push_back({.matches = {match}});
    for (const PositionRecord& record : collection.positions)
        pieces.push_back({.positions = {record}});
    return pieces;
}

void expect_nothing_is_silently_lost(const Collection& piece, const Format& format, const Options& options)
{
    const Result<Writing> written = write(format, piece, options);
    if (!written) return;
    const ReadSource back = read_as(format, written->bytes);
    const Collection after = back.collection.value_or(Collection{});
    const ReportedPart wanted(piece, options);  // What options leave out is no loss.
    EXPECT_EQ(silently_lost(wanted.get(), after, format, options), "") << "as " << format.id;
}

/// A match of random plays in which every turn and every game has a comment of its own, and some a mark.
Match commented_match(std::mt19937& random, const Rules& rules)
{
    Match match = random_match(random, rules);
    match.comment = "of the match";
    int number = 0;
    for (Game& game : match.games) {
        game.comment = fmt::format("of game {}", game.number);
        for (Turn& turn : game.turns) {
            turn.comment = fmt::format("remark no. {}.", ++number);
            if (number % 3 == 0) turn.marks.play = SkillMark::bad;
        }
    }
    return match;
}

TEST_P(EveryWriter, NamesCommentsAndMarksThatAreLost)
{
    std::mt19937 random(11);
    for (const int length : {0, 1, 5}) {
        const Match match = commented_match(random, {.length = length});
        for (const Options& options : write_variants(GetParam()))
            expect_nothing_is_silently_lost({.matches = {match}}, GetParam(), options);
    }
}

TEST_P(EveryWriter, NamesWhatIsLostOfSamples)
{
    const Format& format = GetParam();
    const std::vector<Options> variants = write_variants(format);
    std::size_t number = 0;
    for (const Format& from : formats_that([](const Format& f) { return f.read != nullptr; })) {
        for (const auto& path : samples_of(from)) {
            SCOPED_TRACE(path);
            for (const Collection& piece : pieces_of(read_sample(from, path))) {
                for (const Options& options : variants) {
                    if (testing_support::is_sampled(number++, kOnePieceIn))
                        expect_nothing_is_silently_lost(piece, format, options);
                }
            }
        }
    }
}

/// A random match with numbers that the reader of a match believes.
Match believable(Match match)
{
    match.rules.length = std::abs(match.rules.length % 13);
    const int most = match.rules.is_money() ? 20 : match.rules.length;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        Game& game = match.games[i];
        game.number = static_cast<int>(i) + 1;
        if (match.rules.is_money()) game.crawford.reset();
        game.score = {std::abs(game.score.first % most), std::abs(game.score.second % most)};
        game.automatic_doubles = std::abs(game.automatic_doubles % 5);
        if (game.claimed_outcome)
            game.claimed_outcome->points = 1 + std::abs(game.claimed_outcome->points % 7);
        for (Turn& turn : game.turns) {
            // An answer to nothing says nothing, and such chances are none.
            if (std::holds_alternative<AcceptResignation>(turn.action)) turn.action = Remark{};
            for (CubeAnalysis& analysis : turn.cubes)
                analysis.no_double.estimate.probabilities.reset();
            for (PlayAnalysis& analysis : turn.plays) {
                for (Candidate& candidate : analysis.candidates) {
                    if (candidate.assessment) candidate.assessment->estimate.probabilities.reset();
                }
            }
        }
    }
    return match;
}

/// Writers that were made to this measure: what they leave out they count item by item.
class WriterOfAnalyses : public testing::TestWithParam<std::string_view> {};

TEST_P(WriterOfAnalyses, NamesWhatIsLostOfRandomMatches)
{
    const Format& format = *find_format(catalogue(), GetParam());
    testing_support::RandomCollections random(7);
    for (int i = 0; i < 400; ++i) {
        SCOPED_TRACE(i);
        for (const Match& match : random.next().matches)
            expect_nothing_is_silently_lost({.matches = {believable(match)}}, format, {});
    }
}

INSTANTIATE_TEST_SUITE_P(Each, WriterOfAnalyses, testing::Values("bgf", "ogxm"));

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryWriter, testing::ValuesIn(formats_that([](const Format& f) {
                             return f.read != nullptr && f.table == nullptr && f.partial_losses != nullptr;
                         })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
