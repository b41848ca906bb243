#include "importers/sgg/row.hpp"

#include "formats/sgg/sgg_lines.hpp"
#include "support/ends.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit::sgg {
namespace {

constexpr std::size_t kTab = 8;
constexpr std::size_t kBetweenPlayers = 12;  ///< Columns: the first player's is 8, the second's 16.

/// The column behind the blanks at the front of `text`, which stands in `column`.
std::size_t column_behind_blanks(std::string_view text, std::size_t column)
{
    for (std::size_t i = 0; i < text.size() && is_blank(text[i]); ++i)
        column = text[i] == '\t' ? (column / kTab + 1) * kTab : column + 1;
    return column;
}

bool is_roll(std::string_view text)
{
    return text.size() >= 3 && is_digit(text[0]) && is_digit(text[1]) && text[2] == ':';
}

/// True if `text` begins with the whole word.
bool is_word(std::string_view text, std::string_view word)
{
    const std::string_view end = text.substr(0, text.find_first_of(" \t.,"));
    return equals_ignoring_case(end, word);
}

struct Word {
    std::string_view text;
    RowKind kind;
};
constexpr std::array kWords{
    Word{"Double", RowKind::doubles},   Word{"Doubles", RowKind::doubles},
    Word{"Redouble", RowKind::doubles}, Word{"Redoubles", RowKind::doubles},
    Word{"Beaver", RowKind::beavers},   Word{"Beavers", RowKind::beavers},
    Word{"Raccoon", RowKind::raccoons}, Word{"Raccoons", RowKind::raccoons},
    Word{"Accept", RowKind::accepts},   Word{"Accepts", RowKind::accepts},
    Word{"Take", RowKind::accepts},     Word{"Takes", RowKind::accepts},
    Word{"Pass", RowKind::passes},      Word{"Passes", RowKind::passes},
    Word{"Drop", RowKind::passes},      Word{"Drops", RowKind::passes},
    Word{"Reject", RowKind::passes},    Word{"Rejects", RowKind::passes},
    Word{"Resign", RowKind::resigns},   Word{"Resigns", RowKind::resigns},
};

RowKind kind_in_words(std::string_view text)
{
    if (text == "-") return RowKind::not_rolled;
    const auto* found = std::find_if(kWords.begin(), kWords.end(),
                                     [&](const Word& word) { return is_word(text, word.text); });
    return found == kWords.end() ? RowKind::unknown : found->kind;
}

bool is_dance(std::string_view moves)
{
    return equals_ignoring_case(moves, "O-O") || moves == "0-0";
}

/// What stands behind a roll.
RowKind kind_behind_roll(const Row& row)
{
    if (!row.dice) return RowKind::bad_dice;
    if (row.moves.empty()) return RowKind::roll;
    if (is_dance(row.moves)) return RowKind::dance;
    if (starts_with_ignoring_case(row.moves, kAutomaticDouble)) return RowKind::automatic_double;
    return is_word(row.moves, "resign") || is_word(row.moves, "resigns") ? RowKind::resigns : RowKind::play;
}

/// The number of "Double to 4".
std::optional<int> number_behind(std::string_view text)
{
    const std::vector<std::string_view> parts = words(text);
    return parts.size() == 3 && parts[1] == "to" ? parse_int(parts[2]) : std::nullopt;
}

Row row_with(std::string_view text, Player player)
{
    Row row{.player = player, .text = text};
    if (is_roll(text)) {
        row.dice = Dice::from(first_char(text) - '0', text[1] - '0');
        row.moves = trimmed(text.substr(3));
        row.kind = kind_behind_roll(row);
    } else {
        row.kind = kind_in_words(text);
        row.value = number_behind(text);
        row.is_unclear = row.kind == RowKind::doubles && !row.value && words(text).size() > 1;
    }
    return row;
}

}  // namespace

bool resembles_heading(std::string_view line)
{
    static constexpr std::string_view kGame[] = {"Game"};
    const std::vector<std::string_view> parts = words(line);
    if (parts.empty() || (parts[0] != kGame[0] && !is_misspelt(parts[0], kGame))) return false;
    if (parts.size() == 1)
        return parts[0] == kGame[0] || parts[0].find_first_of(".-") != std::string_view::npos;
    const bool is_number = std::ranges::all_of(parts[1], is_digit);
    return parts.size() <= 3 && (is_number || parts[1].find_first_of(".-/") != std::string_view::npos);
}

bool resembles_row(std::string_view line)
{
    if (std::ranges::all_of(line, is_digit)) return !line.empty();
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos) return false;
    const std::string_view text = trimmed(line.substr(tab));
    return text.empty() || is_roll(text) || kind_in_words(text) != RowKind::unknown;
}

std::optional<Row> row_of(std::string_view line)
{
    const auto number =
        static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), is_digit) - line.begin());
    if (number == 0) return std::nullopt;
    const std::string_view behind = line.substr(number);
    const std::string_view text = trimmed(behind);
    if (behind.starts_with(':')) {
        const Row row = row_with(trimmed(line), Player::first);
        return row.kind == RowKind::automatic_double ? std::optional(row) : std::nullopt;
    }
    const bool has_gap = behind.starts_with('\t') || behind.starts_with("  ");
    const bool is_pause = behind.starts_with(' ') && text == "-";
    if (text.empty() || (!has_gap && !is_pause)) return std::nullopt;
    const std::size_t column = column_behind_blanks(behind, number);
    return row_with(text, column < kBetweenPlayers ? Player::first : Player::second);
}

}  // namespace gammonkit::sgg
