#include "formats/party/format.hpp"

#include "exporters/turns/turn_facts.hpp"
#include "formats/feature_counter.hpp"
#include "formats/notation/notation.hpp"
#include "model/find_extra.hpp"
#include "model/scoring.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

constexpr std::string_view kCreator = "party:Creator";
constexpr std::string_view kNumbers = "party:numbers";
constexpr std::string_view kOwn = "party:";

/// The numbers of a match's games, so that each is higher than the one before: the text knows a game by its
/// number alone.
std::vector<int> numbers_to_write(const Match& match)
{
    std::vector<int> numbers;
    int last = 0;
    for (const Game& game : match.games) {
        last = std::clamp(game.number, last + 1, std::max(last + 1, 1'000'000));
        numbers.push_back(last);
    }
    return numbers;
}

std::size_t numbers_that_change(const Match& match)
{
    const std::vector<int> numbers = numbers_to_write(match);
    std::size_t count = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        count += match.games[i].number == numbers[i] ? 0U : 1U;
    return count;
}

/// Claims that the score behind a game does not show.
std::size_t claims_untold(const Match& match)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const std::optional<Outcome>& claim = match.games[i].claimed_outcome;
        if (!claim) continue;
        const bool is_last = i + 1 == match.games.size();
        const ByPlayer<int> after = is_last ? score_after(match, i) : match.games[i + 1].score;
        if (outcome_between(match.games[i].score, after) != claim) ++count;
    }
    return count;
}

/// Plays in words that a "#" would end.
std::size_t notations_with_hash(const Match& match)
{
    std::size_t count = 0;
    for (const Game& game : match.games) {
        for (const Turn& turn : game.turns) {
            const auto* play = std::get_if<CheckerPlay>(&turn.action);
            if (play != nullptr && play->notation.view().find('#') != std::string::npos) ++count;
        }
    }
    return count;
}

/// Writes the tokens of one game.
class TokenWriter {
public:
    explicit TokenWriter(std::string& out) : out_(out) {}

    void write(const Turn& turn, const GameState& state)
    {
        turn_ = &turn;
        state_ = &state;
        std::visit([&](const auto& action) { write(action); }, turn.action);
    }

private:
    void token(std::string_view said)
    {
        fmt::format_to(std::back_inserter(out_), "{} {}#", turn_->player == Player::first ? 1 : 2, said);
    }

    void write(const CheckerPlay& turn)
    {
        const std::string moves =
            turn.play.empty() ? moves_in_words(turn)
                              : notation::format_play(
                                    turn.play, state_->position, turn_->player,
                                    {.bar_and_off = notation::BarAndOff::words_lower, .mark_hits = false});
        token(fmt::format("{}{}{}", roll(turn.dice), moves.empty() ? "" : " ", moves));
    }

    /// A "#" would end the token.
    static std::string moves_in_words(const CheckerPlay& turn)
    {
        std::string notation = one_line(turn.notation);
        std::replace(notation.begin(), notation.end(), '#', ' ');
        return notation;
    }

    void write(const Roll& turn) { token(roll(turn.dice)); }
    void write(const Double&) { token("Doubles"); }
    // Party has no beavers: the doubled player plays on with the cube.
    void write(const Beaver&) { token("Takes"); }
    void write(const Raccoon&) {}
    void write(const Take&)
    {
        if (state_->offer == Offer::cube) token("Takes");
    }
    void write(const Drop&)
    {
        if (state_->offer == Offer::cube) token("Drops");
    }
    template <class Other>
    void write(const Other&)
    {
    }

    /// Two numbers of unknown meaning, and the dice.
    [[nodiscard]] std::string roll(Dice dice) const
    {
        const Extra* numbers = find_extra(turn_->extras, kNumbers);
        const bool known = numbers != nullptr && numbers->values.size() == 2;
        return fmt::format("{} {} {}{}", known ? numbers->values[0] : "0", known ? numbers->values[1] : "0",
                           dice.first(), dice.second());
    }

    std::string& out_;
    const Turn* turn_ = nullptr;
    const GameState* state_ = nullptr;
};

/// Writes one match.
class MatchWriter {
public:
    MatchWriter(std::string& out, const Match& match) : out_(out), match_(match) {}

    void write()
    {
        const Extra* creator = find_extra(match_.extras, kCreator);
        line("BoardId", match_.match_id);
        line("Creator", creator != nullptr && !creator->values.empty() ? creator->values[0] : "");
        line("MATCHLENGTH", std::to_string(match_.rules.length));
        for (const Extra& extra : match_.extras) {
            if (extra.key.starts_with(kOwn) && extra.key != kCreator) own("", extra);
        }
        const std::vector<int> numbers = numbers_to_write(match_);
        for (std::size_t i = 0; i < match_.games.size(); ++i)
            write_game(i, numbers);
    }

private:
    void line(std::string_view key, std::string_view value)
    {
        fmt::format_to(std::back_inserter(out_), "{}={}\n", key, one_line(value));
    }
    void game_line(int number, std::string_view key, std::string_view value)
    {
        line(fmt::format("GAME_{}_{}", number, key), value);
    }
    void own(std::string_view prefix, const Extra& extra)
    {
        const std::string_view key = std::string_view(extra.key).substr(kOwn.size());
        for (const std::string& value : extra.values)
            line(fmt::format("{}{}", prefix, key), value);
    }

    void write_game(std::size_t index, const std::vector<int>& numbers)
    {
        const Game& game = match_.games[index];
        const int number = numbers[index];
        if (game.score != score_) write_score(number - 1, game.score);
        game_line(number, "PLAYER_1", match_.players.first.name);
        game_line(number, "PLAYER_2", match_.players.second.name);
        std::string tokens;
        TokenWriter writer(tokens);
        write_turns(match_, index,
                    [&](const Turn& turn, const GameState& state) { writer.write(turn, state); });
        game_line(number, "GAMEPLAY", tokens);
        for (const Extra& extra : game.extras) {
            if (extra.key.starts_with(kOwn)) own(fmt::format("GAME_{}_", number), extra);
        }
        const bool is_next = index + 1 < numbers.size() && numbers[index + 1] == number + 1;
        const ByPlayer<int> after = is_next ? match_.games[index + 1].score : score_after(match_, index);
        const bool is_open = index + 1 == numbers.size() && after == game.score;
        if (!is_open) write_score(number, after);
    }

    void write_score(int number, const ByPlayer<int>& score)
    {
        game_line(number, "SCORE1", std::to_string(score.first));
        game_line(number, "SCORE2", std::to_string(score.second));
        score_ = score;
    }

    std::string& out_;
    const Match& match_;
    ByPlayer<int> score_;  ///< That a reader knows so far.
};

}  // namespace

Result<std::string> write_party(const Collection& collection, const Options&)
{
    return write_matches(collection,
                         [](std::string& out, const Match& match) { MatchWriter(out, match).write(); });
}

Census party_partial_losses(const Collection& collection, const Options&)
{
    FeatureCounter partial_losses;
    for (const Match& match : collection.matches) {
        partial_losses.count(Feature::player_names, names_beyond_a_line(match));
        partial_losses.count(Feature::unreadable_plays,
                             notations_beyond_a_line(match) + notations_with_hash(match));
        partial_losses.count(Feature::game_numbers, numbers_that_change(match));
        partial_losses.count(Feature::claimed_outcomes, claims_untold(match));
        partial_losses.count_if(Feature::match_id, !fits_in_line(match.match_id));
    }
    return partial_losses.result();
}

}  // namespace gammonkit
