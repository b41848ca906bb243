#include "importers/dump/dump_line.hpp"

#include "formats/fields/nesting.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <utility>

namespace gammonkit {
namespace {

/// A variation indents by two levels; a match holds games, those turns, and those what is said about them.
constexpr std::size_t kDeepestLine = 2 * kDeepestNesting + 10;

/// Where the quoted text that begins at `begin` ends; npos if it doesn't.
std::size_t end_of_quote(std::string_view line, std::size_t begin)
{
    for (std::size_t i = begin + 1; i < line.size(); ++i) {
        if (line[i] == '"') return i + 1;
        if (line[i] == '\\') ++i;
    }
    return std::string_view::npos;
}

/// Where the word at the front of `line` ends; blanks inside quotes belong to it. npos: a quote has no end.
std::size_t end_of_word(std::string_view line)
{
    std::size_t end = 0;
    while (end < line.size() && line[end] != ' ') {
        end = line[end] == '"' ? end_of_quote(line, end) : end + 1;
    }
    return end;
}

DumpWord to_dump_word(std::string_view word)
{
    const std::size_t equals = word.substr(0, word.find('"')).find('=');
    if (equals == std::string_view::npos) return {.name = {}, .value = word, .taken = false};
    return {.name = word.substr(0, equals), .value = word.substr(equals + 1), .taken = false};
}

}  // namespace

DumpLines::DumpLines(const SourceText& source) : source_(source), cursor_(source)
{
    advance();
}

DumpLine DumpLines::take()
{
    DumpLine line = *std::move(line_);
    advance();
    return line;
}

void DumpLines::fail(std::string_view where, std::string message)
{
    if (!error_) error_ = error_at(source_, where, "dump", std::move(message));
    line_.reset();
}

void DumpLines::advance()
{
    line_.reset();
    if (error_) return;
    cursor_.skip_blank();
    if (!cursor_.at_end()) read_line(cursor_.next());
}

void DumpLines::read_line(std::string_view line)
{
    const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    line = without_first(line, blanks);
    if (blanks % 2 != 0) return fail(line, "expected an indentation by a multiple of two blanks");
    if (blanks / 2 > kDeepestLine) return fail(line, "the variations nest too deep");
    DumpLine result{.depth = blanks / 2, .keyword = {}, .words = {}, .end = line.substr(line.size())};
    for (; !line.empty(); line = without_first(line, line.find_first_not_of(' '))) {
        const std::size_t end = end_of_word(line);
        if (end == std::string_view::npos) return fail(line, "expected a closing quote on this line");
        if (result.keyword.empty()) {
            result.keyword = line.substr(0, end);
        } else {
            result.words.push_back(to_dump_word(line.substr(0, end)));
        }
        line = without_first(line, end);
    }
    line_ = std::move(result);
}

}  // namespace gammonkit
