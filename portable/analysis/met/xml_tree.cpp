#include "analysis/met/xml_tree.hpp"

#include "support/letters/letters.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>

/// An element, its text without that of elements inside.
struct _xmlNode {
    std::string name = {};
    std::string text = {};
    std::map<std::string, std::string, std::less<>> attributes = {};
    std::vector<_xmlNode> children = {};
    std::size_t line = 1;
};

struct _xmlDoc {
    _xmlNode root = {};
    std::vector<std::string> comments = {};
};

namespace gammonkit::xml {
namespace {

/// What a character reference or an entity of XML stands for; as it was written if it is of the document's
/// own.
std::string meaning_of(std::string_view reference)
{
    constexpr std::pair<std::string_view, std::string_view> kEntities[] = {
        {"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}};
    for (const auto& [name, meaning] : kEntities) {
        if (reference == name) return std::string(meaning);
    }
    const bool is_hexadecimal = reference.starts_with("#x");
    const std::string_view digits =
        reference.substr(std::min<std::size_t>(is_hexadecimal ? 2 : 1, reference.size()));
    unsigned code = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, is_hexadecimal ? 16 : 10);
    const bool is_number =
        reference.starts_with('#') && error == std::errc{} && end == digits.data() + digits.size();
    std::string text;
    is_number ? append_character(text, code) : void(text = fmt::format("&{};", reference));
    return text;
}

std::string unescaped(std::string_view text)
{
    std::string result;
    for (std::size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&')) {
        result += text.substr(0, at);
        const std::size_t end = std::min(text.find(';', at), text.size());
        result += meaning_of(text.substr(at + 1, end - at - 1));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result.append(text);
}

/// Reads the XML that files of match equity tables are written in: elements, attributes, text, comments and
/// CDATA. What document types say is passed over.
class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    /// False where it is no XML; `at` tells where.
    bool parse(_xmlDoc& document)
    {
        while (skip_blanks(), at_ < text_.size() && !begins_element()) {
            if (!skip_prolog(document)) return false;
        }
        return at_ < text_.size() && element(document.root, 0);
    }
    [[nodiscard]] std::size_t at() const { return at_; }

private:
    [[nodiscard]] bool sees(std::string_view what) const { return text_.substr(at_).starts_with(what); }
    [[nodiscard]] bool begins_element() const { return sees("<") && !sees("<?") && !sees("<!"); }
    void skip_blanks()
    {
        while (at_ < text_.size() && is_blank(text_[at_]))
            ++at_;
    }
    /// The text up to an end that must come, which is passed, too.
    std::optional<std::string_view> until(std::string_view end)
    {
        const std::size_t found = text_.find(end, at_);
        if (found == std::string_view::npos) return std::nullopt;
        const std::string_view before = text_.substr(at_, found - at_);
        at_ = found + end.size();
        return before;
    }
    bool skip_prolog(_xmlDoc& document)
    {
        if (sees("<!--")) {
            at_ += 4;
            const auto comment = until("-->");
            if (comment) document.comments.emplace_back(trimmed(*comment));
            return comment.has_value();
        }
        if (sees("<?")) return until("?>").has_value();
        if (!sees("<!DOCTYPE")) return false;
        const std::string_view head = text_.substr(at_, text_.find('>', at_) - at_);
        return until(head.find('[') == std::string_view::npos ? ">" : "]>").has_value();
    }
    std::string_view name()
    {
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n/>=<", at_), text_.size());
        const std::string_view found = text_.substr(at_, end - at_);
        at_ = end;
        return found;
    }
    bool attribute(_xmlNode& node)
    {
        const std::string key(name());
        skip_blanks();
        if (key.empty() || !sees("=")) return false;
        ++at_;
        skip_blanks();
        if (!sees("\"") && !sees("'")) return false;
        const std::string_view quote = text_.substr(at_++, 1);
        const auto value = until(quote);
        if (value) node.attributes.emplace(key, unescaped(*value));
        return value.has_value();
    }
    bool element(_xmlNode& node, int depth)
    {
        constexpr int kDeepest = 256;
        node.line = 1 + static_cast<std::size_t>(std::count(
                            text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_), '\n'));
        ++at_;
        node.name = name();
        if (node.name.empty() || depth > kDeepest) return false;
        while (skip_blanks(), at_ < text_.size() && !sees(">") && !sees("/>")) {
            if (!attribute(node)) return false;
        }
        if (sees("/>")) {
            at_ += 2;
            return true;
        }
        ++at_;
        return content(node, depth);
    }
    /// What stands in an element, and its end.
    bool content(_xmlNode& node, int depth)
    {
        while (at_ < text_.size()) {
            if (sees("</")) return end_tag(node);
            if (!item(node, depth)) return false;
        }
        return false;
    }
    bool item(_xmlNode& node, int depth)
    {
        if (sees("<!--")) return until("-->").has_value();
        if (sees("<?")) return until("?>").has_value();
        if (sees("<![CDATA[")) {
            at_ += 9;
            const auto text = until("]]>");
            node.text += text.value_or("");
            return text.has_value();
        }
        if (sees("<")) return element(node.children.emplace_back(), depth + 1);
        const std::size_t end = std::min(text_.find('<', at_), text_.size());
        node.text += unescaped(text_.substr(at_, end - at_));
        at_ = end;
        return true;
    }
    bool end_tag(const _xmlNode& node)
    {
        at_ += 2;
        const std::string_view found = name();
        skip_blanks();
        if (found != node.name || !sees(">")) return false;
        ++at_;
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

std::size_t begin_of_line(std::string_view text, std::size_t line)
{
    std::size_t begin = 0;
    for (std::size_t number = 1; number < line; ++number)
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    while (begin < text.size() && (text[begin] == ' ' || text[begin] == '\t'))
        ++begin;
    return std::min(begin, text.size());
}

}  // namespace

std::string_view Element::name() const
{
    return node_->name;
}

std::string Element::text() const
{
    return std::string(trimmed(node_->text));
}

std::optional<std::string> Element::attribute(const char* name) const
{
    const auto found = node_->attributes.find(std::string_view(name));
    return found == node_->attributes.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Element> Element::children(std::string_view name) const
{
    std::vector<Element> found;
    for (const _xmlNode& node : node_->children) {
        if (node.name == name) found.emplace_back(&node);
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
    return node_->line;
}

Result<Document> Document::parse(const Input& input)
{
    auto document = std::make_unique<_xmlDoc>();
    Parser parser(input.bytes);
    if (parser.parse(*document)) return Document(input, document.release());
    return tl::unexpected(Diagnostic{.severity = Severity::error,
                                     .code = "xml",
                                     .message = "this is no XML",
                                     .where = std::min(parser.at(), input.bytes.size()),
                                     .hint = {}});
}

void Document::Free::operator()(_xmlDoc* document) const
{
    delete document;
}

Element Document::root() const
{
    return Element(&document_->root);
}

std::vector<std::string> Document::comments() const
{
    return document_->comments;
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
        const std::string_view entity = c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : "";
        entity.empty() ? void(result += c) : void(result += entity);
    }
    return result;
}

}  // namespace gammonkit::xml
