#pragma once

#include "support/line_cursor.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace gammonkit {

/// One word of a line: `name=value`, or a value without a name.
struct DumpWord {
    std::string_view name;
    std::string_view value;
    bool taken = false;  ///< By a field.
};

/// One line of a dump: how deep it is indented, what it is about, and what it says.
struct DumpLine {
    std::size_t depth = 0;
    std::string_view keyword;
    std::vector<DumpWord> words;
    std::string_view end;  ///< Empty; where the line ends.
};

/// Walks over the lines of a dump and remembers the first thing that is wrong; from then on there are no more
/// lines, so that all that reads them comes to its end.
class DumpLines {
public:
    explicit DumpLines(const SourceText& source);

    /// The current line; nothing at the end.
    [[nodiscard]] const DumpLine* peek() const { return line_ ? &*line_ : nullptr; }

    /// The current line, then steps past it. There must be one.
    DumpLine take();

    /// Points at what is wrong. Only the first call counts.
    void fail(std::string_view where, std::string message);

    /// Where `part`, a view into the dump, stands.
    [[nodiscard]] std::size_t offset_of(std::string_view part) const { return source_.offset_of(part); }

    [[nodiscard]] const std::optional<Diagnostic>& error() const { return error_; }

private:
    void advance();
    void read_line(std::string_view line);

    const SourceText& source_;
    LineCursor cursor_;
    std::optional<DumpLine> line_;
    std::optional<Diagnostic> error_;
};

}  // namespace gammonkit
