#include "support/source_text.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <utility>

namespace gammonkit {
namespace {

bool is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

Diagnostic at(Severity severity, const SourceText& source, std::string_view part, std::string code,
              std::string message, std::string hint)
{
    return {.severity = severity,
            .code = std::move(code),
            .message = std::move(message),
            .where = source.offset_of(part),
            .hint = std::move(hint)};
}

/// How many of so many bytes at the front of a text are those of letters that end there.
std::size_t whole_letters(std::string_view text, std::size_t bytes)
{
    const auto is_in_a_letter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    bytes = std::min(bytes, text.size());
    while (bytes > 0 && bytes < text.size() && is_in_a_letter(text[bytes]))
        --bytes;
    return bytes;
}

/// Where the line that holds `offset` begins.
std::size_t line_start(std::string_view text, std::size_t offset)
{
    while (offset > 0 && !is_line_end(text[offset - 1]))
        --offset;
    return offset;
}

}  // namespace

SourceText::SourceText(std::string name, std::string text, SourceKind kind)
    : name_(std::move(name)), text_(std::move(text)), kind_(kind)
{
}

SourceText SourceText::reworded(const SourceText& original, std::span<const std::string_view> parts,
                                std::span<const std::string> words)
{
    SourceText source(original.name_, {}, original.kind_);
    source.original_ = &original;
    for (std::size_t i = 0; i < std::min(parts.size(), words.size()); ++i) {
        source.reworded_.push_back({.begin = source.text_.size(), .original = parts[i]});
        source.text_ += words[i];
    }
    return source;
}

std::size_t SourceText::offset_of(std::string_view part) const
{
    if (part.data() == nullptr) return original_ != nullptr ? original_->offset_of(part) : text_.size();
    const auto offset = static_cast<std::size_t>(part.data() - text_.data());
    if (original_ == nullptr) return offset;
    const auto next =
        std::upper_bound(reworded_.begin(), reworded_.end(), offset,
                         [](std::size_t at, const Reworded& begun) { return at < begun.begin; });
    if (next == reworded_.begin()) return 0;
    const Reworded& begun = *std::prev(next);
    return original_->offset_of(begun.original.substr(whole_letters(begun.original, offset - begun.begin)));
}

TextPlace SourceText::place_of(std::size_t offset) const
{
    if (original_ != nullptr) return original_->place_of(offset);
    const std::string_view text = text_;
    offset = std::min(offset, text.size());
    TextPlace place;
    for (std::size_t i = 0; i < offset; ++i) {
        const bool lone_return = text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
        if (text[i] == '\n' || lone_return) ++place.line;
    }
    const std::size_t start = line_start(text, offset);
    place.column = code_points(text.substr(start, offset - start)) + 1;
    return place;
}

std::string_view SourceText::line_at(std::size_t offset) const
{
    if (original_ != nullptr) return original_->line_at(offset);
    const std::string_view text = text_;
    offset = std::min(offset, text.size());
    const std::size_t start = line_start(text, offset);
    std::size_t end = offset;
    while (end < text.size() && !is_line_end(text[end]))
        ++end;
    return text.substr(start, end - start);
}

Diagnostic error_at(const SourceText& source, std::string_view part, std::string code, std::string message,
                    std::string hint)
{
    return at(Severity::error, source, part, std::move(code), std::move(message), std::move(hint));
}

Diagnostic warning_at(const SourceText& source, std::string_view part, std::string code, std::string message,
                      std::string hint)
{
    return at(Severity::warning, source, part, std::move(code), std::move(message), std::move(hint));
}

}  // namespace gammonkit
