#include "formats/positions/identifier_line.hpp"

#include "model/identifiers/identifier.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace gammonkit {
namespace {

constexpr std::size_t kFewestOgidFields = 3;  // Of an OGID; an XGID has more.
constexpr std::size_t kNear = 64;             // So far from a Position ID its Match ID is looked for.

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The letters of XGIDs and OGIDs, and of "%3A" in addresses.
bool is_of_fields(char c)
{
    return is_letter(c) || is_digit(c) || c == '-' || c == ':' || c == '%' || c == '?';
}

bool is_base64(char c)
{
    return is_letter(c) || is_digit(c) || c == '+' || c == '/';
}

/// The runs of letters for which `belongs` holds.
template <class Belongs>
std::vector<std::string_view> runs(std::string_view line, Belongs belongs)
{
    std::vector<std::string_view> found;
    for (std::size_t begin = 0; begin < line.size();) {
        std::size_t end = begin;
        while (end < line.size() && belongs(line[end]))
            ++end;
        if (end > begin) found.push_back(line.substr(begin, end - begin));
        begin = end + 1;
    }
    return found;
}

/// What stands before or behind a part of a line, as far as it is near.
std::string_view part_before(std::string_view line, std::string_view part)
{
    const std::string_view all = line.substr(0, static_cast<std::size_t>(part.data() - line.data()));
    return all.substr(all.size() - std::min(all.size(), kNear));
}

std::string_view part_behind(std::string_view line, std::string_view part)
{
    return line.substr(static_cast<std::size_t>(part.data() - line.data()) + part.size(), kNear);
}

bool ends_with_label(std::string_view text, std::string_view label)
{
    constexpr std::string_view kBetween = " \t=:\"'`([";
    const std::size_t last = text.find_last_not_of(kBetween);
    if (last == std::string_view::npos || last + 1 < label.size()) return false;
    return equals_ignoring_case(text.substr(last + 1 - label.size(), label.size()), label);
}

/// Takes "XGID:" or "XGID%3D" off the front of a word.
bool took_label(std::string_view& word, std::string_view label)
{
    if (!starts_with_ignoring_case(word, label)) return false;
    word = without_first(word, label.size());
    if (starts_with_ignoring_case(word, "%3D")) word = without_first(word, 3);
    while (word.starts_with(':'))
        word = without_first(word);
    return true;
}

std::size_t field_count(std::string_view word)
{
    const auto colons = std::count(word.begin(), word.end(), ':');
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(colons, 0)) + 1;
}

bool has_escaped_colon(std::string_view word)
{
    return word.find("%3A") != std::string_view::npos || word.find("%3a") != std::string_view::npos;
}

using ReadState = Result<GameState> (*)(std::string_view text, Variant variant);

struct FieldsKind {
    std::string_view label;
    IdentifierKind kind;
    ReadState read;
};

constexpr std::array kFieldKinds{FieldsKind{"XGID", IdentifierKind::xgid, state_from_xgid},
                                 FieldsKind{"OGID", IdentifierKind::ogid, state_from_ogid}};

/// An identifier of fields with colons between them, if the word is one or has a label that says so.
void add_fields(std::string_view line, std::string_view word, Variant variant,
                std::vector<FoundIdentifier>& found)
{
    const std::string_view before = part_before(line, word);
    while (word.ends_with(':') || word.ends_with('?'))
        word = without_last(word);
    for (const FieldsKind& kind : kFieldKinds) {
        std::string_view fields = word;
        const bool labeled = took_label(fields, kind.label) || ends_with_label(before, kind.label);
        const bool has_fields = field_count(fields) >= kFewestOgidFields || has_escaped_colon(fields);
        if (!has_fields || (!labeled && identifier_kind(fields) != kind.kind)) continue;
        Result<GameState> state = kind.read(fields, variant);
        if (state || labeled) {
            found.push_back({.kind = kind.kind, .text = word, .state = std::move(state)});
            return;
        }
    }
}

bool is_label(std::string_view word)
{
    constexpr std::array<std::string_view, 12> kLabels{"xgid",  "ogid",    "match", "position",
                                                       "id",    "matchid", "gnubg", "positionid",
                                                       "gnuid", "gnubgid", "gnu",   "backgammon"};
    return std::any_of(kLabels.begin(), kLabels.end(),
                       [&](std::string_view label) { return equals_ignoring_case(word, label); });
}

bool is_match_id(std::string_view word)
{
    return word.size() == kMatchIdLetters && state_from_match_id(word).has_value();
}

/// True if nothing but labels and signs stands between a Position ID and a Match ID.
bool holds_labels_only(std::string_view between)
{
    const std::vector<std::string_view> words = runs(between, is_base64);
    return std::all_of(words.begin(), words.end(), is_label);
}

std::string_view match_id_behind(std::string_view line, std::string_view position)
{
    const std::string_view behind = part_behind(line, position);
    for (const std::string_view word : runs(behind, is_base64)) {
        if (is_match_id(word))
            return holds_labels_only(part_before(behind, word)) ? word : std::string_view{};
        if (word.size() == kPositionIdLetters) break;
    }
    return {};
}

std::string_view match_id_before(std::string_view line, std::string_view position)
{
    const std::string_view before = part_before(line, position);
    const std::vector<std::string_view> words = runs(before, is_base64);
    const auto last = std::find_if(words.rbegin(), words.rend(), is_match_id);
    if (last == words.rend()) return {};
    return holds_labels_only(part_behind(before, *last)) ? *last : std::string_view{};
}

/// "                 Match ID   : cAkAAAAAAAAE", the line below the Position ID in gnubg's boards.
std::string_view labeled_match_id(std::string_view line)
{
    const std::vector<std::string_view> words = runs(line, is_base64);
    if (words.size() != 3 || !equals_ignoring_case(words[0], "match") || !is_match_id(words[2])) return {};
    return words[2];
}

void add_gnubg(std::string_view line, std::string_view next, std::string_view word, Variant variant,
               std::vector<FoundIdentifier>& found)
{
    if (!position_from_id(word, Player::second, Position::kMostCheckers)) return;
    std::string_view match = match_id_behind(line, word);
    if (match.empty()) match = match_id_before(line, word);
    const bool taken = !found.empty() && !match.empty() && found.back().second.data() == match.data();
    if (taken) match = {};
    if (match.empty()) match = labeled_match_id(next);
    const std::string both = std::string(word) + ":" + std::string(match);
    Result<GameState> state = state_from_gnubg_id(match.empty() ? word : std::string_view(both), variant);
    if (state) {
        found.push_back(
            {.kind = IdentifierKind::gnubg, .text = word, .second = match, .state = std::move(state)});
    }
}

bool begins_before(const FoundIdentifier& a, const FoundIdentifier& b)
{
    return a.text.data() < b.text.data();
}

/// True if the word is part of an identifier; they are in the order of the line.
bool is_part_of_one(std::string_view word, const std::vector<FoundIdentifier>& found)
{
    const FoundIdentifier end{.text = {word.data() + word.size(), 0}, .state = GameState{}};
    const auto behind = std::lower_bound(found.begin(), found.end(), end, begins_before);
    if (behind == found.begin()) return false;
    const std::string_view other = std::prev(behind)->text;
    return word.data() < other.data() + other.size();
}

void mark_repetitions(std::vector<FoundIdentifier>& found)
{
    for (std::size_t i = 1; i < found.size(); ++i) {
        const Result<GameState>& before = found[i - 1].state;
        found[i].repeats = before && found[i].state && found[i - 1].kind != found[i].kind &&
                           is_same_position(*before, *found[i].state);
    }
}

/// A piece of a line between identifiers, without labels and signs at its ends.
std::string_view words_of(std::string_view piece)
{
    constexpr std::string_view kSigns = " \t\r\n\"'`()[]<>{}|,;.!=:#";
    for (bool shorter = true; shorter;) {
        const std::size_t size = piece.size();
        piece = without_first(piece, piece.find_first_not_of(kSigns));
        piece = piece.substr(0, piece.find_last_not_of(kSigns) + 1);
        const std::vector<std::string_view> parts = runs(piece.substr(0, kNear), is_base64);
        if (!parts.empty() && parts.front().data() == piece.data() && is_label(parts.front())) {
            piece = without_first(piece, parts.front().size());
        }
        std::size_t last = piece.size();
        while (last > 0 && is_base64(piece[last - 1]))
            --last;
        if (is_label(piece.substr(last))) piece = piece.substr(0, last);
        shorter = piece.size() < size;
    }
    return piece;
}

void add_piece(std::string& text, std::string_view piece)
{
    const std::string_view words = words_of(piece);
    if (words.empty()) return;
    if (!text.empty()) text += ' ';
    text += words;
}

}  // namespace

bool is_same_position(const GameState& a, const GameState& b)
{
    return a.position == b.position && a.on_roll == b.on_roll && a.score == b.score &&
           a.rules.length == b.rules.length && a.cube == b.cube && a.dice.has_value() == b.dice.has_value();
}

std::vector<FoundIdentifier> identifiers_in(std::string_view line, std::string_view next, Variant variant)
{
    std::vector<FoundIdentifier> of_fields;
    for (const std::string_view word : runs(line, is_of_fields)) {
        if (word.size() > kPositionIdLetters) add_fields(line, word, variant, of_fields);
    }
    std::vector<FoundIdentifier> found;
    for (const std::string_view word : runs(line, is_base64)) {
        if (word.size() == kPositionIdLetters && !is_part_of_one(word, of_fields)) {
            add_gnubg(line, next, word, variant, found);
        }
    }
    std::move(of_fields.begin(), of_fields.end(), std::back_inserter(found));
    std::stable_sort(found.begin(), found.end(), begins_before);
    mark_repetitions(found);
    return found;
}

std::string rest_of_line(std::string_view line, const std::vector<FoundIdentifier>& found)
{
    std::vector<std::string_view> taken;
    for (const FoundIdentifier& one : found) {
        taken.push_back(one.text);
        const bool in_line = std::less_equal<>()(line.data(), one.second.data()) &&
                             std::less<>()(one.second.data(), line.data() + line.size());
        if (!one.second.empty() && in_line) taken.push_back(one.second);
    }
    std::sort(taken.begin(), taken.end(),
              [](std::string_view a, std::string_view b) { return std::less<>()(a.data(), b.data()); });
    std::string text;
    std::size_t from = 0;
    for (const std::string_view part : taken) {
        const auto at = static_cast<std::size_t>(part.data() - line.data());
        if (at < from) continue;  // A Match ID that two Position IDs share.
        add_piece(text, line.substr(from, at - from));
        from = at + part.size();
    }
    add_piece(text, line.substr(from));
    return text;
}

}  // namespace gammonkit
