#include "analysis/met/xml_tree.hpp"

#include "support/text.hpp"

#include <fmt/format.h>
#include <libxml/parser.h>
#include <libxml/tree.h>

namespace gammonkit::xml {
namespace {

std::string_view view(const xmlChar* text)
{
    return text == nullptr ? std::string_view() : std::string_view(reinterpret_cast<const char*>(text));
}

/// Where the first character of a line stands that is no blank; lines count from 1.
std::size_t begin_of_line(std::string_view text, std::size_t line)
{
    std::size_t begin = 0;
    for (std::size_t number = 1; number < line; ++number) {
        const std::size_t end = text.find('\n', begin);
        if (end == std::string_view::npos) break;
        begin = end + 1;
    }
    while (begin < text.size() && (text[begin] == ' ' || text[begin] == '\t'))
        ++begin;
    return std::min(begin, text.size());
}

struct FreeContext {
    void operator()(xmlParserCtxt* context) const { xmlFreeParserCtxt(context); }
};

Diagnostic problem_of(xmlParserCtxt* context, const Input& input)
{
    const xmlError* error = xmlCtxtGetLastError(context);
    Diagnostic why{.severity = Severity::error, .code = "xml", .message = "this is no XML"};
    if (error == nullptr || error->message == nullptr) return why;
    why.message = fmt::format("this is no XML: {}", trimmed(std::string_view(error->message)));
    why.where = begin_of_line(input.bytes, static_cast<std::size_t>(std::max(error->line, 1)));
    return why;
}

/// The text of nodes that stand side by side. An entity of the document's own stays as it was written, "&x;":
/// nobody writes one, and what it stands for could be anything.
std::string text_of(const xmlNode* node)
{
    std::string text;
    for (; node != nullptr; node = node->next) {
        if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) text += view(node->content);
        if (node->type == XML_ENTITY_REF_NODE) text += fmt::format("&{};", view(node->name));
    }
    return text;
}

}  // namespace

std::string_view Element::name() const
{
    return view(node_->name);
}

std::string Element::text() const
{
    return std::string(trimmed(text_of(node_->children)));
}

std::optional<std::string> Element::attribute(const char* name) const
{
    const xmlAttr* attribute = xmlHasProp(node_, reinterpret_cast<const xmlChar*>(name));
    if (attribute == nullptr || attribute->children == nullptr) return std::nullopt;
    return text_of(attribute->children);
}

std::vector<Element> Element::children(std::string_view name) const
{
    std::vector<Element> found;
    for (const xmlNode* node = node_->children; node != nullptr; node = node->next) {
        if (node->type == XML_ELEMENT_NODE && view(node->name) == name) found.emplace_back(node);
    }
    return found;
}

std::optional<Element> Element::child(std::string_view name) const
{
    const std::vector<Element> found = children(name);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::size_t Element::line() const
{
    return static_cast<std::size_t>(std::max(xmlGetLineNo(node_), 1L));
}

Result<Document> Document::parse(const Input& input)
{
    const std::unique_ptr<xmlParserCtxt, FreeContext> context(xmlNewParserCtxt());
    constexpr int kOptions = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_COMPACT;
    xmlDoc* document = xmlCtxtReadMemory(context.get(), input.bytes.data(),
                                         static_cast<int>(input.bytes.size()), nullptr, nullptr, kOptions);
    if (document == nullptr) return tl::unexpected(problem_of(context.get(), input));
    return Document(input, document);
}

void Document::Free::operator()(_xmlDoc* document) const
{
    xmlFreeDoc(document);
}

Element Document::root() const
{
    return Element(xmlDocGetRootElement(document_.get()));
}

std::vector<std::string> Document::comments() const
{
    std::vector<std::string> found;
    for (const xmlNode* node = document_->children; node != nullptr && node->type != XML_ELEMENT_NODE;
         node = node->next) {
        if (node->type == XML_COMMENT_NODE) found.emplace_back(trimmed(view(node->content)));
    }
    return found;
}

Diagnostic Document::error_at(const Element& element, std::string code, std::string message) const
{
    return {.severity = Severity::error,
            .code = std::move(code),
            .message = std::move(message),
            .where = begin_of_line(source_.text(), element.line())};
}

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '&') {
            result += "&amp;";
        } else if (c == '<') {
            result += "&lt;";
        } else if (c == '>') {
            result += "&gt;";
        } else {
            result += c;
        }
    }
    return result;
}

}  // namespace gammonkit::xml
