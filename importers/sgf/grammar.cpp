#include "importers/sgf/grammar.hpp"

#include "importers/sgf/ast_builder.hpp"
#include "support/text.hpp"

#include <boost/spirit/home/x3.hpp>
#include <functional>

namespace gammonkit::sgf {
namespace {

namespace x3 = boost::spirit::x3;
using x3::char_;
using Iterator = const char*;

struct BuilderTag;

template <typename Context>
AstBuilder& builder(const Context& context)
{
    return x3::get<BuilderTag>(context).get();
}

template <typename Context>
std::string_view matched(const Context& context)
{
    const auto& range = x3::_attr(context);
    return {range.begin(), range.end()};
}

/// Properties whose values never hold a line that begins like a node: a "]" that is missing there costs one
/// property, not the rest of the game.
struct Structured : x3::symbols<> {
    Structured()
    {
        add("A")("AB")("AE")("AW")("B")("BM")("CP")("CV")("DA")("DI")("LU")("MI")("MR")("PL")("RE")("W");
    }
};
const Structured structured;

const auto open_tree = [](auto& context) { builder(context).open_tree(matched(context)); };
const auto close_tree = [](auto& context) { builder(context).close_tree(matched(context)); };
const auto add_node = [](auto& context) { builder(context).add_node(matched(context)); };
const auto begin_property = [](auto& context) { builder(context).begin_property(matched(context)); };
const auto end_property = [](auto& context) { builder(context).end_property(); };
const auto add_value = [](auto& context) { builder(context).add_value(matched(context)); };
const auto add_junk = [](auto& context) { builder(context).add_junk(matched(context)); };
const auto unclosed_line = [](auto& context) { builder(context).unclosed_value(false); };
const auto unclosed_file = [](auto& context) { builder(context).unclosed_value(true); };

//  collection ::= ( "(" | ")" | ";" | property )*     nesting is the builder's business: no recursion here
//  property   ::= IDENT value+                        "AB[a][b]"
//  value      ::= "[" ( escaped | character )* "]"    "\]" does not end it
const auto blanks = x3::omit[*char_(" \t\r\n\f\v")];
const auto escaped = char_('\\') >> char_;
const auto closing = x3::lit(']') | (x3::eoi >> x3::eps[unclosed_file]) | x3::eps[unclosed_line];

const auto text = x3::raw[*(+~char_("]\\") | escaped)];
const auto node_on_next_line = x3::eol >> char_(";()");
const auto short_text = x3::raw[*(+~char_("]\\\r\n") | escaped | (!node_on_next_line >> char_("\r\n")))];

const auto value = '[' >> text[add_value] >> closing;
const auto short_value = '[' >> short_text[add_value] >> closing;

const auto identifier = x3::raw[+char_("A-Za-z")];
const auto short_identifier = x3::raw[structured >> !char_("A-Za-z")];
const auto property = ((short_identifier[begin_property] >> *(blanks >> short_value)) |
                       (identifier[begin_property] >> *(blanks >> value))) >>
                      x3::eps[end_property];

const auto junk = x3::raw[+~char_("();A-Za-z \t\r\n\f\v")];
const auto item = x3::raw[char_('(')][open_tree] | x3::raw[char_(')')][close_tree] |
                  x3::raw[char_(';')][add_node] | property | junk[add_junk];
const auto collection = blanks >> *(item >> blanks);

}  // namespace

std::size_t start_of_trees(std::string_view text)
{
    for (std::size_t open = text.find('('); open != std::string_view::npos; open = text.find('(', open + 1)) {
        if (trimmed_left(text.substr(open + 1)).starts_with(';')) return open;
    }
    return std::string_view::npos;
}

Ast parse(const SourceText& source, Reporter& reporter)
{
    AstBuilder result(source, reporter);
    const std::size_t start = start_of_trees(source.text());
    if (start == std::string_view::npos) return {};
    Iterator first = source.text().data() + start;
    const Iterator last = source.text().data() + source.text().size();
    x3::parse(first, last, x3::with<BuilderTag>(std::ref(result))[collection]);
    return result.finish();
}

}  // namespace gammonkit::sgf
