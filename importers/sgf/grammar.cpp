#include "importers/sgf/grammar.hpp"

#include "importers/sgf/ast_builder.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace gammonkit::sgf {
namespace {

constexpr bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool is_junk(char c)
{
    return !is_blank(c) && !is_letter(c) && c != '(' && c != ')' && c != ';';
}
/// By character: is it part of a value whatever stands before or behind it?
constexpr auto kPlain = [] {
    std::array<bool, 256> plain{};
    plain.fill(true);
    for (const unsigned char special : {']', '\\', '\r', '\n'})
        plain[special] = false;
    return plain;
}();

constexpr bool is_plain(char c)
{
    return kPlain[static_cast<unsigned char>(c)];
}

/// Properties whose values never hold a line that begins like a node: a "]" that is missing there costs one
/// property, not the rest of the game.
bool has_short_values(std::string_view identifier)
{
    constexpr std::string_view kPairs[] = {"AB", "AE", "AW", "BM", "CP", "CV", "DA",
                                           "DI", "LU", "MI", "MR", "PL", "RE"};
    if (identifier.size() == 1) return identifier == "W" || identifier == "B" || identifier == "A";
    return std::find(std::begin(kPairs), std::end(kPairs), identifier) != std::end(kPairs);
}

/// Walks over a text and tells the builder what it meets.
///
///     collection ::= ( "(" | ")" | ";" | property )*
///     property   ::= IDENT value*                       AB[a][b]
///     value      ::= "[" ( "\" any | character )* "]"   "\]" does not end it
///
/// Nesting is the builder's business: no recursion here. Plain code, because it is as short as with Spirit,
/// and faster.
class Scanner {
public:
    Scanner(std::string_view text, AstBuilder& builder)
        : at_(text.data()), end_(text.data() + text.size()), builder_(builder)
    {
    }

    /// Goes on to the end of a game, or of the text.
    void read_game()
    {
        for (skip_blanks(); at_ != end_ && !builder_.holds_game(); skip_blanks())
            read_item();
    }
    [[nodiscard]] std::string_view rest() const { return {at_, static_cast<std::size_t>(end_ - at_)}; }

private:
    void read_item()
    {
        switch (*at_) {
        case '(':
            return builder_.open_tree({at_++, 1});
        case ')':
            return builder_.close_tree({at_++, 1});
        case ';':
            return builder_.add_node({at_++, 1});
        default:
            is_letter(*at_) ? read_property() : builder_.add_junk(take_while(is_junk));
        }
    }

    void read_property()
    {
        const std::string_view identifier = take_while(is_letter);
        builder_.begin_property(identifier);
        for (skip_blanks(); at_ != end_ && *at_ == '['; skip_blanks())
            read_value(identifier);
        builder_.end_property();
    }

    void read_value(std::string_view identifier)
    {
        const char* const begin = ++at_;
        do {
            take_while(is_plain);
        } while (take_special(identifier));
        builder_.add_value(text_since(begin));
        if (at_ == end_ || *at_ != ']') return builder_.unclosed_value(at_ == end_);
        ++at_;
    }

    /// A character of a value of this property that is not plain; false where the value ends instead.
    bool take_special(std::string_view identifier)
    {
        if (at_ == end_ || *at_ == ']') return false;
        const bool escapes = *at_ == '\\';
        if (escapes ? end_ - at_ < 2 : node_is_on_next_line() && has_short_values(identifier)) return false;
        at_ += escapes ? 2 : 1;
        return true;
    }

    /// `at_` is at a line end.
    [[nodiscard]] bool node_is_on_next_line() const
    {
        const std::string_view line = without_first(rest(), rest().starts_with("\r\n") ? 2 : 1);
        return !line.empty() && (line[0] == ';' || line[0] == '(' || line[0] == ')');
    }

    [[nodiscard]] std::string_view text_since(const char* begin) const
    {
        return {begin, static_cast<std::size_t>(at_ - begin)};
    }

    template <class Predicate>
    std::string_view take_while(Predicate predicate)
    {
        const char* const begin = at_;
        // What is taken is short: std::find_if_not is made for more.
        while (at_ != end_ && predicate(*at_))
            ++at_;
        return text_since(begin);
    }
    void skip_blanks()
    {
        while (at_ != end_ && is_blank(*at_))
            ++at_;
    }

    const char* at_;
    const char* end_;
    AstBuilder& builder_;
};

/// True if nodes stand in a text: ";FF[4]". Before the first tree anything may stand, such as a letter.
bool holds_nodes(std::string_view text)
{
    for (std::size_t at = text.find(';'); at != std::string_view::npos; at = text.find(';', at + 1)) {
        const std::string_view rest = trimmed_left(text.substr(at + 1));
        const auto* const end = std::ranges::find_if_not(rest, is_letter);
        if (end != rest.begin() && end != rest.end() && *end == '[') return true;
    }
    return false;
}

}  // namespace

std::size_t start_of_trees(std::string_view text)
{
    for (std::size_t open = text.find('('); open != std::string_view::npos; open = text.find('(', open + 1)) {
        if (trimmed_left(text.substr(open + 1)).starts_with(';')) return open;
    }
    return std::string_view::npos;
}

GameParser::GameParser(const SourceText& source, Reporter& reporter) : builder_(source, reporter)
{
    const std::size_t start = start_of_trees(source.text());
    if (start == std::string_view::npos) return;
    const std::string_view before = trimmed(source.text().substr(0, start));
    if (holds_nodes(before)) {
        reporter.report(warning_at(source, before, "sgf-syntax",
                                   "no parenthesis opens this game: all before the next one is left out"));
    }
    rest_ = source.text().substr(start);
}

const Ast* GameParser::next()
{
    builder_.begin();
    Scanner scanner(rest_, builder_);
    scanner.read_game();
    rest_ = scanner.rest();
    return builder_.finished();
}

}  // namespace gammonkit::sgf
