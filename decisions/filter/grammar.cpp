#include "decisions/filter/syntax.hpp"
#include "support/x3_glue.hpp"

namespace gammonkit {
namespace {

namespace x3 = boost::spirit::x3;

using View = std::string_view;

/// A value with or without quotes.
struct Value {
    View text;
    bool quoted = false;
};

struct FilterId : x3_glue::ReportsExpectation {};

// A rule's name is what the user reads after "expected", so it is written for the user.
constexpr const char* kCondition = "a condition such as blunder or away<=3";
const x3::rule<struct WordId, View> word = kCondition;
const x3::rule<struct SignId, View> sign = "a comparison such as <=";
const x3::rule<struct ValueId, Value> value = "a number or a text";
const x3::rule<struct QuoteId> quote = "the quote that ends the text";
const x3::rule<struct CloseId> close = "'&', '|' or ')'";
const x3::rule<struct ConditionId, Syntax> condition = kCondition;
const x3::rule<struct PrimaryId, Syntax> primary = kCondition;
const x3::rule<struct UnaryId, Syntax> unary = kCondition;
const x3::rule<struct AllId, Syntax> all = kCondition;
const x3::rule<struct AnyId, Syntax> any = kCondition;
// An expectation must be a bare rule, or the user reads the name of a template. So these look ahead.
const x3::rule<struct BeginId> begin = kCondition;
const x3::rule<struct ValueBeginId> value_begin = "a number or a text";
const x3::rule<struct EndId> end = "'&', '|' or the end of the filter";
const x3::rule<FilterId, Syntax> filter = "a filter";

const auto view_of = [](const auto& context) {
    const auto& range = x3::_attr(context);
    return View(range.begin(), range.size());
};
const auto set_view = [](auto& context) { x3::_val(context) = view_of(context); };
const auto set_bare = [](auto& context) { x3::_val(context) = {.text = view_of(context)}; };
const auto set_quoted = [](auto& context) { x3::_val(context) = {.text = view_of(context), .quoted = true}; };
const auto set_word = [](auto& context) { x3::_val(context).word = x3::_attr(context); };
const auto set_sign = [](auto& context) { x3::_val(context).sign = x3::_attr(context); };
const auto set_value = [](auto& context) {
    x3::_val(context).value = x3::_attr(context).text;
    x3::_val(context).quoted = x3::_attr(context).quoted;
};
const auto set_all = [](auto& context) { x3::_val(context) = std::move(x3::_attr(context)); };

/// Adds a part to a chain; a chain of one is that part.
template <Syntax::Kind Kind>
void chain(Syntax& whole, Syntax&& part)
{
    if (whole.parts.empty() && whole.word.empty()) {
        whole = std::move(part);
        return;
    }
    if (whole.kind != Kind) {
        Syntax first = std::move(whole);
        whole = {.kind = Kind};
        whole.parts.push_back(std::move(first));
    }
    whole.parts.push_back(std::move(part));
}
const auto add_all = [](auto& context) {
    chain<Syntax::Kind::all>(x3::_val(context), std::move(x3::_attr(context)));
};
const auto add_any = [](auto& context) {
    chain<Syntax::Kind::any>(x3::_val(context), std::move(x3::_attr(context)));
};

const auto negate = [](auto& context) {
    Syntax::Kind& kind = x3::_val(context).kind;
    kind = kind == Syntax::Kind::negation ? Syntax::Kind::condition : Syntax::Kind::negation;
};
const auto set_primary = [](auto& context) {
    Syntax& whole = x3::_val(context);
    Syntax part = std::move(x3::_attr(context));
    if (whole.kind == Syntax::Kind::negation) {
        whole.parts.push_back(std::move(part));
    } else {
        whole = std::move(part);
    }
};

const auto letter = x3::char_("A-Za-z");
const auto word_end = !x3::char_("A-Za-z0-9_-");
const auto and_sign = x3::lit("&&") | '&' | x3::lexeme[x3::no_case["and"] >> word_end];
const auto or_sign = x3::lit("||") | '|' | x3::lexeme[x3::no_case["or"] >> word_end];
const auto not_sign = x3::lit('!') | x3::lexeme[x3::no_case["not"] >> word_end];
const auto keyword = x3::lexeme[x3::no_case[x3::lit("and") | "or" | "not"] >> word_end];

//  filter    ::= any
//  any       ::= all (("|" | "or") all)*                "blunder | wrong-take"
//  all       ::= unary (("&" | "and") unary)*           binds tighter than "|"
//  unary     ::= ("!" | "not")* primary                 binds tightest
//  primary   ::= "(" any ")" | condition
//  condition ::= word (sign value)?                     "blunder", "away<=3", "name:\"Ann Lee\""
const auto word_def = x3::lexeme[!keyword >> x3::raw[letter >> *x3::char_("A-Za-z0-9_-")]][set_view];
const auto sign_def = x3::raw[x3::lit("<=") | "<>" | ">=" | "==" | "!=" | '<' | '>' | '=' | ':'][set_view];
const auto quote_def = x3::omit[x3::char_("\"'")];
const auto bare = x3::raw[+(x3::char_ - x3::char_(" \t\r\n&|!()<>=\"'"))][set_bare];
const auto in_double = '"' > x3::raw[*(x3::char_ - '"')][set_quoted] > quote;
const auto in_single = '\'' > x3::raw[*(x3::char_ - '\'')][set_quoted] > quote;
const auto value_def = x3::lexeme[bare | in_double | in_single];
const auto close_def = x3::lit(')');
const auto begin_def = &(x3::omit[x3::char_("(!")] | not_sign | (!keyword >> x3::omit[letter]));
const auto value_begin_def = &x3::omit[x3::char_ - x3::char_(" \t\r\n&|!()<>=")];
const auto condition_def = word[set_word] >> -((sign[set_sign] > value_begin) >> value[set_value]);
const auto primary_def = ((('(' > begin) >> any[set_all]) > close) | condition[set_all];
const auto negation = +not_sign[negate] > begin;
const auto unary_def = (negation >> primary[set_primary]) | primary[set_primary];
const auto all_def = unary[add_all] >> *((and_sign > begin) >> unary[add_all]);
const auto any_def = all[add_any] >> *((or_sign > begin) >> all[add_any]);
const auto end_def = x3::eoi;
const auto filter_def = ((x3::eps > begin) >> any[set_all]) > end;

BOOST_SPIRIT_DEFINE(word, sign, quote, value, close, begin, value_begin, condition, primary, unary, all, any,
                    end, filter)

/// Where parentheses stand in each other deeper than the parser should follow; the end if they do not.
std::size_t too_deep(View text)
{
    int depth = 0;
    char open_quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (open_quote != 0) {
            if (c == open_quote) open_quote = 0;
        } else if (c == '"' || c == '\'') {
            open_quote = c;
        } else if (c == ')') {
            --depth;
        } else if (c == '(' && ++depth > kDeepestFilter) {
            return i;
        }
    }
    return text.size();
}

std::optional<Diagnostic> objection_to_size(const SourceText& source)
{
    const View text = source.text();
    if (text.size() > kLongestFilter) {
        return Diagnostic{.code = "filter",
                          .message = fmt::format("the filter has {} characters, and {} is the most",
                                                 text.size(), kLongestFilter)};
    }
    const std::size_t deep = too_deep(text);
    if (deep == text.size()) return std::nullopt;
    return error_at(source, text.substr(deep, 1), "filter",
                    fmt::format("parentheses stand more than {} deep", kDeepestFilter));
}

}  // namespace

Result<Syntax> parse_syntax(const SourceText& source)
{
    if (std::optional<Diagnostic> no = objection_to_size(source)) return tl::unexpected(*std::move(no));
    x3_glue::State state{.source = source};
    const View text = source.text();
    const char* first = text.data();
    Syntax syntax;
    const auto grammar = x3::with<x3_glue::State>(std::ref(state))[filter];
    if (x3::phrase_parse(first, first + text.size(), grammar, x3::char_(" \t\r\n"), syntax)) return syntax;
    state.failure->code = "filter";
    return tl::unexpected(*std::move(state.failure));
}

}  // namespace gammonkit
