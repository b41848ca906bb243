#pragma once

#include "support/charset.hpp"
#include "support/result.hpp"
#include "support/source_text.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct _xmlDoc;
struct _xmlNode;

namespace gammonkit::xml {

/// An element of a document, which must outlive it.
class Element {
public:
    explicit Element(const _xmlNode* node) : node_(node) {}

    [[nodiscard]] std::string_view name() const;
    /// Its own text, without that of elements inside.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::optional<std::string> attribute(const char* name) const;
    [[nodiscard]] std::vector<Element> children(std::string_view name) const;
    [[nodiscard]] std::optional<Element> child(std::string_view name) const;
    /// From 1.
    [[nodiscard]] std::size_t line() const;

private:
    const _xmlNode* node_;
};

/// A document. Neither its document type nor any other file or address is looked at, and entities that it
/// defines stay what they are.
class Document {
public:
    [[nodiscard]] static Result<Document> parse(const Input& input);

    [[nodiscard]] Element root() const;
    /// The comments before the root element, each without blanks at its ends.
    [[nodiscard]] std::vector<std::string> comments() const;
    /// An error that points at the line of an element.
    [[nodiscard]] Diagnostic error_at(const Element& element, std::string code, std::string message) const;

private:
    struct Free {
        void operator()(_xmlDoc* document) const;
    };
    Document(const Input& input, _xmlDoc* document) : source_(input.name, input.bytes), document_(document) {}

    SourceText source_;
    std::unique_ptr<_xmlDoc, Free> document_;
};

/// Text with what XML needs escaped.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace gammonkit::xml
