#pragma once

#include "support/diagnostic.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

enum class SourceKind { text, binary };

/// A line and column as editors count them: from 1, the column in characters (code points), not bytes.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// An input with its name: UTF-8 text with line ends as they were, or raw bytes.
///
/// Views into `text()` are the places that diagnostics point at; `offset_of` turns one back into an offset.
class SourceText {
public:
    SourceText() = default;
    SourceText(std::string name, std::string text, SourceKind kind = SourceKind::text);

    /// The same input in other words: `words` has some for each of `parts`, which are those of `original`.
    /// Places are those of the parts of `original`, which must outlive it.
    [[nodiscard]] static SourceText reworded(const SourceText& original,
                                             std::span<const std::string_view> parts,
                                             std::span<const std::string> words);

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] SourceKind kind() const { return kind_; }

    /// The offset at which `part`, a view into `text()`, begins; the end for a view of nothing.
    [[nodiscard]] std::size_t offset_of(std::string_view part) const;

    /// Line and column of an offset; an offset past the end is the end.
    [[nodiscard]] TextPlace place_of(std::size_t offset) const;

    /// The line that holds `offset`, without its line end.
    [[nodiscard]] std::string_view line_at(std::size_t offset) const;

private:
    /// Where a part of `text_` begins, and what it says in another input.
    struct Reworded {
        std::size_t begin = 0;
        std::string_view original;
    };

    std::string name_;
    std::string text_;
    SourceKind kind_ = SourceKind::text;
    std::vector<Reworded> reworded_ = {};
    const SourceText* original_ = nullptr;
};

/// An error that points at `part`, a view into the source.
[[nodiscard]] Diagnostic error_at(const SourceText& source, std::string_view part, std::string code,
                                  std::string message, std::string hint = {});

/// A warning that points at `part`, a view into the source.
[[nodiscard]] Diagnostic warning_at(const SourceText& source, std::string_view part, std::string code,
                                    std::string message, std::string hint = {});

}  // namespace gammonkit
