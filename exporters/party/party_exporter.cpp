#include "formats/party/format.hpp"

#include "exporters/party/numbers.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/notation/notation.hpp"
#include "model/find_extra.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit {
namespace {

constexpr std::string_view kCreator = "party:Creator";
constexpr std::string_view kNumbers = "party:numbers";
constexpr std::string_view kOwn = "party:";

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
        const std::vector<int> numbers = party::numbers_to_write(match_);
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
    std::string out;
    for (const Match& match : collection.matches) {
        if (!match.games.empty()) MatchWriter(out, match).write();
    }
    if (out.empty()) return failure("no-game", "there is no game to write");
    return out;
}

}  // namespace gammonkit
