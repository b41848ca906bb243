#include "importers/party/gameplay.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::party {
namespace {

constexpr std::size_t kNumbers = 2;  ///< Between the player and the roll; what they mean is not known.

/// "31", both from 1 to 6.
std::optional<Dice> dice_in(std::string_view word)
{
    if (word.size() != 2 || !is_digit(word[0]) || !is_digit(word[1])) return std::nullopt;
    return Dice::from(word[0] - '0', word[1] - '0');
}

/// True if moves may begin with this word.
bool may_be_move(std::string_view word)
{
    return word.find_first_of("/-") != std::string_view::npos;
}

/// Where the roll stands among the words of a token, the player left out; their number if nowhere.
std::size_t place_of_roll(const std::vector<std::string_view>& said)
{
    const auto is_roll = [&](std::size_t at) { return at < said.size() && dice_in(said[at]); };
    if (is_roll(kNumbers)) return kNumbers;
    for (const std::size_t at : {std::size_t{0}, std::size_t{1}}) {
        if (is_roll(at) && (at + 1 == said.size() || may_be_move(said[at + 1]))) return at;
    }
    return said.size();
}

enum class Word { doubles, takes, drops };

/// What a word of any length begins with.
struct Meaning {
    std::string_view start;
    Word word;
};
constexpr std::array<Meaning, 8> kWords{{{"double", Word::doubles},
                                         {"redouble", Word::doubles},
                                         {"beaver", Word::doubles},
                                         {"take", Word::takes},
                                         {"accept", Word::takes},
                                         {"drop", Word::drops},
                                         {"pass", Word::drops},
                                         {"reject", Word::drops}}};

/// What a token says whose first word, or first behind the two numbers, is one of the cube.
std::optional<Word> word_in(const std::vector<std::string_view>& said)
{
    for (const std::size_t at : {std::size_t{0}, kNumbers}) {
        if (at >= said.size()) break;
        const auto* found = std::find_if(kWords.begin(), kWords.end(), [&](const Meaning& meaning) {
            return starts_with_ignoring_case(said[at], meaning.start);
        });
        if (found != kWords.end()) return found->word;
    }
    return std::nullopt;
}

/// The text from one word of it on.
std::string_view from_word(std::string_view text, std::string_view word)
{
    return text.substr(static_cast<std::size_t>(word.data() - text.data()));
}

}  // namespace

void GameplayReader::read(std::string_view play)
{
    for (const std::string_view token : split(play, '#')) {
        if (!trimmed(token).empty()) read_token(trimmed(token));
    }
}

void GameplayReader::read_token(std::string_view token)
{
    std::optional<Player> player;
    std::string_view said = token;
    const bool has_player = token.size() > 1 && (token[0] == '1' || token[0] == '2') && is_blank(token[1]);
    if (has_player) {
        player = token[0] == '1' ? one_ : opponent(one_);
        said = trimmed_left(token.substr(1));
    }
    if (!read_word(player, said, token) && !read_roll(player, said, token)) {
        turns_.warn(token, "not-understood", "this is neither a roll nor a cube action: left out");
    }
}

/// Some tokens lack the player: whoever is on turn is meant.
bool GameplayReader::read_roll(std::optional<Player> player, std::string_view said, std::string_view token)
{
    const std::vector<std::string_view> parts = words(said);
    const std::size_t at = place_of_roll(parts);
    if (at == parts.size()) return false;
    const bool is_taken = turns_.state().offer == Offer::cube && !player;
    if (is_taken) turns_.take_silently();
    const Player who = player ? *player : turns_.on_turn(false).value_or(one_);
    turns_.complete(who);
    const Dice dice = *dice_in(parts[at]);
    Turn& turn = at + 1 == parts.size() ? turns_.roll_alone(who, dice, token)
                                        : turns_.play(who, dice, from_word(said, parts[at + 1]), token);
    const bool has_numbers = at == kNumbers && !(parts[0] == "0" && parts[1] == "0");
    if (has_numbers) {
        turn.extras.push_back(
            {.key = "party:numbers", .values = {std::string(parts[0]), std::string(parts[1])}});
    }
    return true;
}

bool GameplayReader::read_word(std::optional<Player> player, std::string_view said, std::string_view token)
{
    const std::optional<Word> word = word_in(words(said));
    if (!word) return false;
    const Player who = player ? *player : turns_.on_turn(true).value_or(one_);
    if (*word == Word::doubles) {
        Action action = turns_.double_to({}, who, true);
        if (std::holds_alternative<Double>(action)) turns_.complete(who);
        turns_.add(who, std::move(action), token);
    } else {
        turns_.add(who, *word == Word::takes ? Action(Take{}) : Action(Drop{}), token);
    }
    return true;
}

}  // namespace gammonkit::party
