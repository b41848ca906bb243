#include "cli/console/fitting.hpp"

#include "support/columns/text_table.hpp"
#include "support/ends.hpp"
#include "support/letters/letters.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <vector>

namespace gammonkit::cli {
namespace {

/// Without the sequences that color.
std::string without_colors(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\x1b') {
            plain += text[at];
            continue;
        }
        at = std::min(text.find('m', at), text.size());
    }
    return plain;
}

/// A word and the blanks before it.
struct PrintedWord {
    std::string_view gap;
    std::string_view letters;
    std::size_t columns = 0;  ///< Of the letters.
};

std::vector<PrintedWord> words_in(std::string_view line)
{
    std::vector<PrintedWord> found;
    while (!line.empty()) {
        const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t end = std::min(line.find(' ', begin), line.size());
        const std::string_view letters = line.substr(begin, end - begin);
        if (!letters.empty())
            found.push_back({line.substr(0, begin), letters, columns_of(without_colors(letters))});
        line = without_first(line, end);
    }
    return found;
}

/// A line of a board: one that is broken shows nothing.
bool is_drawing(std::string_view plain)
{
    constexpr std::string_view kBeginnings[] = {"|", "+1", "+-", "│", "┌", "└", "├"};
    const std::string_view drawn = trimmed_left(plain);
    return std::ranges::any_of(kBeginnings, [&](std::string_view each) { return drawn.starts_with(each); });
}

/// Where what does not fit goes on.
std::size_t indent_of(const std::vector<PrintedWord>& words, std::size_t width)
{
    std::size_t column = 0;
    std::size_t indent = 0;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto& [gap, letters, columns] = words[i];
        column += gap.size();
        if (i == 0) indent = column + 2;
        if (i > 0 && gap.size() > 1 && column <= width / 2) {
            indent = column;
            longest = 0;
        }
        longest = std::max(longest, columns);
        column += columns;
    }
    const std::size_t usual = words.empty() ? 0 : words.front().gap.size() + 2;
    return indent + longest > width ? usual : indent;
}

/// Chinese and Japanese have no blanks: they may go on below anywhere.
bool may_be_broken(const PrintedWord& word)
{
    return word.columns * 3 > word.letters.size() && word.columns > code_points(word.letters);
}

std::string broken(std::string_view line, std::size_t width)
{
    const std::vector<PrintedWord> words = words_in(line);
    const std::size_t indent = std::min(indent_of(words, width), width / 2);
    std::string text;
    std::size_t column = 0;
    const auto go_on_below = [&] {
        text += '\n' + std::string(indent, ' ');
        column = indent;
    };
    for (const PrintedWord& word : words) {
        const bool has_room = column + word.gap.size() + word.columns <= width;
        if (has_room || column == 0) {
            text += word.gap;
            column += word.gap.size();
        } else if (column > indent) {
            go_on_below();
        }
        std::string_view letters = word.letters;
        if (may_be_broken(word)) {
            while (column + columns_of(letters) > width && column < width) {
                text += take_columns(letters, width - column);
                go_on_below();
            }
            column += columns_of(letters);
        } else {
            column += word.columns;
        }
        text += letters;
    }
    return text;
}

}  // namespace

std::string fitted(std::string_view text, std::size_t width)
{
    std::string shown;
    bool is_first = true;
    for (const std::string_view line : split(text, '\n')) {
        if (!is_first) shown += '\n';
        is_first = false;
        if (line.size() <= width) {
            shown += line;
            continue;
        }
        const std::string plain = without_colors(line);
        if (columns_of(plain) <= width) {
            shown += line;
        } else if (is_drawing(plain)) {
            shown += shortened(plain, width);
        } else {
            shown += broken(line, width);
        }
    }
    return shown;
}

std::string with_fitted_quote(const std::string& diagnostic, std::size_t width)
{
    constexpr std::size_t kIndent = 4;
    std::vector<std::string_view> lines = split(diagnostic, '\n');
    const bool has_quote = lines.size() > 3 && trimmed(lines[2]) == "^" && lines[2].size() > kIndent;
    if (!has_quote || columns_of(lines[1]) <= width || width <= 2 * kIndent) return diagnostic;
    const std::size_t room = width - kIndent;
    std::string_view quote = lines[1].substr(kIndent);
    std::size_t caret = lines[2].size() - 1 - kIndent;
    for (; caret >= room / 2 && columns_of(quote) > room; --caret)
        (void)take_character(quote);
    const std::string line = std::string(kIndent, ' ') + std::string(take_columns(quote, room));
    const std::string mark = std::string(kIndent + caret, ' ') + '^';
    lines[1] = line;
    lines[2] = mark;
    return joined(std::vector<std::string>(lines.begin(), lines.end()), "\n");
}

}  // namespace gammonkit::cli
