#pragma once

#include "support/diagnostic.hpp"
#include "support/languages/translator.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gammonkit::cli {

/// What stands out on a terminal, and how: the one place that knows colors.
enum class Style { strong, quiet, error, warning, note, very_bad, bad, doubtful, good, first, second };

/// Text in a style, which ends behind it.
[[nodiscard]] std::string styled(Style style, std::string_view text);

/// A diagnostic: its place, how severe it is, and the caret below a line that it quotes.
[[nodiscard]] std::string painted(const std::string& diagnostic, Severity severity);

/// Paints what is printed for people: signs of errors and luck, the checkers of a board, headings of tables,
/// and the line of the best choice.
class Painter {
public:
    Painter() = default;
    /// Errors in words, too: "very bad" in this language.
    explicit Painter(const Translator& words);

    [[nodiscard]] std::string painted(std::string_view text) const;

private:
    [[nodiscard]] std::string line(std::string_view text) const;

    std::vector<std::pair<std::string, Style>> marks_ = {};
    /// Kinds of errors and luck as rows of statistics name them.
    std::vector<std::pair<std::string, Style>> kinds_ = {};
};

}  // namespace gammonkit::cli
