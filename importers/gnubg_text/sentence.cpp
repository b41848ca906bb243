#include "importers/gnubg_text/sentence.hpp"

#include "formats/forum_text/numbers.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::gnubg_text {
namespace {

/// The length of " +0.161" at the front; 0 if no number stands there.
std::size_t number_at_front(std::string_view line)
{
    std::string_view rest = trimmed_left(line);
    return forum_text::take_number(rest) ? line.size() - rest.size() : 0;
}

/// The length of "bar/20* 8/5(2)" at the front, blanks behind it left out.
std::size_t moves_at_front(std::string_view line)
{
    std::size_t size = 0;
    for (const std::string_view word : words(line)) {
        if (word.find('/') == std::string_view::npos) break;
        size = static_cast<std::size_t>(word.data() - line.data()) + word.size();
    }
    return size;
}

/// What stands at the front of a sentence: a place, or words up to the next.
struct Piece {
    char place = '\0';  ///< n, w, m or s; '.' for what may be missing; '\0' for words.
    std::string_view text;
};

Piece piece_at_front(Sentence sentence)
{
    if (sentence.starts_with("...")) return {.place = '.', .text = sentence.substr(0, 3)};
    if (sentence.starts_with('{'))
        return {.place = first_char(without_first(sentence)), .text = sentence.substr(0, 3)};
    return {.text = sentence.substr(0, std::min(sentence.find('{'), sentence.find("...")))};
}

/// The length of `words` at the front, where a blank stands for any number of them; nothing if they are not
/// there.
std::optional<std::size_t> words_at_front(std::string_view line, std::string_view words)
{
    std::size_t at = 0;
    for (const char c : words) {
        if (c != first_char(without_first(line, at))) return std::nullopt;
        at = c == ' ' ? std::min(line.find_first_not_of(' ', at), line.size()) : at + 1;
    }
    return at;
}

/// How much of the line a place takes that says by itself where it ends; 0 if it does not stand there.
std::size_t size_of(char place, std::string_view line)
{
    if (place == 'n') return number_at_front(line);
    if (place == 'm') return moves_at_front(line);
    return std::min(line.find_first_of(" ),:"), line.size());
}

/// Puts what stands in the places at the end of `places`, the last first.
bool is_said(Sentence sentence, std::string_view line, std::vector<std::string_view>& places)
{
    if (sentence.empty()) return line.empty();
    const Piece piece = piece_at_front(sentence);
    const Sentence rest = without_first(sentence, piece.text.size());
    if (piece.place == '\0') {
        const std::optional<std::size_t> size = words_at_front(line, piece.text);
        return size && is_said(rest, without_first(line, *size), places);
    }
    const bool has_size = piece.place != 's' && piece.place != '.';
    const std::size_t least = has_size ? size_of(piece.place, line) : piece.place == 's' ? 1 : 0;
    if (least > line.size() || (has_size && least == 0)) return false;
    const std::size_t most = has_size ? least : line.size();
    const bool are_words_next = !rest.starts_with('{') && !rest.starts_with("...");
    for (std::size_t size = rest.empty() ? most : least; size <= most; ++size) {
        const std::string_view behind = without_first(line, size);
        if (are_words_next && first_char(behind) != first_char(rest)) continue;
        if (!is_said(rest, behind, places)) continue;
        if (piece.place != 'w') places.push_back(line.substr(0, size));
        return true;
    }
    return false;
}

}  // namespace

std::optional<std::vector<std::string_view>> places_in(std::string_view line, Sentence sentence)
{
    std::vector<std::string_view> places;
    if (!is_said(sentence, trimmed(line), places)) return std::nullopt;
    std::reverse(places.begin(), places.end());
    return places;
}

std::string with_places(Sentence sentence, const std::vector<std::string_view>& places)
{
    std::string line;
    for (auto place = places.begin(); !sentence.empty();) {
        const Piece piece = piece_at_front(sentence);
        if (piece.place == '\0') {
            line += piece.text;
        } else if (place != places.end()) {
            line += *place++;
        }
        sentence = without_first(sentence, piece.text.size());
    }
    return line;
}

}  // namespace gammonkit::gnubg_text
