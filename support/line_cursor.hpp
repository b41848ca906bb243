#pragma once

#include "support/source_text.hpp"

#include <string_view>
#include <vector>

namespace gammonkit {

/// Walks over the lines of a text. LF, CR LF and lone CR all end a line; views stay valid as long as the
/// source.
class LineCursor {
public:
    explicit LineCursor(const SourceText& source) : LineCursor(source.text()) {}
    /// Over text that has no source, such as the sample of a sniffer.
    explicit LineCursor(std::string_view text)
        : rest_(text), has_returns_(rest_.find('\r') != std::string_view::npos)
    {
    }

    [[nodiscard]] bool at_end() const { return rest_.empty(); }

    /// The current line without its line end; empty at the end.
    [[nodiscard]] std::string_view peek() const;

    /// The current line, then steps past it.
    std::string_view next();

    /// Steps past lines that hold nothing but blanks.
    void skip_blank();

private:
    [[nodiscard]] std::size_t line_length() const;
    std::string_view rest_;
    bool has_returns_;  ///< Where there is no CR at all, none is looked for in each line.
};

/// All lines of a text, without their line ends.
[[nodiscard]] std::vector<std::string_view> lines_of(const SourceText& source);

}  // namespace gammonkit
