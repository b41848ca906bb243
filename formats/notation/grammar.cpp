#include "formats/notation/notation.hpp"
#include "formats/notation/plain_moves.hpp"
#include "formats/notation/too_many_steps.hpp"
#include "support/x3_glue.hpp"

#include <algorithm>
#include <boost/fusion/include/adapt_struct.hpp>

namespace gammonkit::notation {
namespace ast {
namespace {

/// A point that a checker touches on its way, and whether a hit is marked there.
struct Touch {
    Point point;
    bool hit = false;
};

/// A leg as it is written: the hit may also be marked behind the count, "13/7(2)*".
struct Leg {
    std::vector<Touch> way;  ///< At least two touches: where from, (over what,) where to.
    int count = 1;
    bool hit_at_end = false;
};

}  // namespace
}  // namespace ast
}  // namespace gammonkit::notation

BOOST_FUSION_ADAPT_STRUCT(gammonkit::notation::ast::Touch, point, hit)
BOOST_FUSION_ADAPT_STRUCT(gammonkit::notation::ast::Leg, way, count, hit_at_end)

namespace gammonkit::notation {
namespace {

namespace x3 = boost::spirit::x3;

struct PointId {};
struct TouchId {};
struct WayId {};
struct LegId {};
struct MovesId : x3_glue::ReportsExpectation {};

// A rule's name is what the user reads after "expected", so it is written for the user.
const x3::rule<PointId, Point> point = "a point from 0 to 25";
const x3::rule<TouchId, ast::Touch> touch = "a point from 0 to 25";
const x3::rule<struct SeparatorId> separator = "\"/\"";
const x3::rule<struct CountId, int> count = "a number of checkers from 1 to 4";
const x3::rule<WayId, std::vector<ast::Touch>> way = "a checker move such as 13/8";
const x3::rule<LegId, ast::Leg> leg = "a checker move such as 13/8";
const x3::rule<struct EndId> end = "a checker move such as 13/8";
const x3::rule<struct CloseId> close = "\")\"";
const x3::rule<MovesId, std::vector<ast::Leg>> moves = "checker moves";

const auto set_point = [](auto& context) {
    const int number = x3::_attr(context);
    x3::_pass(context) = number <= kBar.number();
    x3::_val(context) = Point(number);
};

const auto set_bar = [](auto& context) { x3::_val(context) = kBar; };
const auto set_off = [](auto& context) { x3::_val(context) = kOff; };

const auto number = x3::uint_parser<int, 10, 1, 2>{};
const auto digit = x3::char_('0', '9');
const auto x = x3::omit[x3::char_("xX")];
const auto bar = x3::no_case[x3::lit("bar") | 'b'];
const auto off = x3::no_case[x3::lit("off") | 'o'];

//  moves ::= leg*                                "13/11 13/8*", with blanks, commas or semicolons between
//  leg   ::= touch ("/" touch)+ count? hit?       "bar/24*/18(2)"
//  touch ::= (0..25 | "bar" | "off") hit?         "8*"
//  hit   ::= "*" | "x"                            "8x", but "8x2" has a count
//  count ::= "(" 1..4 ")" | "x" 1..4              "(2)"; "/" may also be written "-"
const auto point_def = number[set_point] | bar[set_bar] | off[set_off];
const auto hit_mark = x3::omit['*' | (x >> !digit)];
const auto touch_def = point >> x3::matches[hit_mark];
const auto separator_def = x3::omit[x3::char_("/-")];
const auto close_def = x3::lit(')');
const auto count_def = x3::uint_parser<int, 10, 1, 1>{};
const auto way_def = touch > separator > touch > *(separator > touch);
const auto leg_def =
    x3::lexeme[way >> (('(' > count > close) | (x >> count) | x3::attr(1)) >> x3::matches[hit_mark]];
const auto end_def = x3::eoi;
const auto moves_def = *leg > end;

BOOST_SPIRIT_DEFINE(point, touch, separator, close, count, way, leg, end, moves)

/// Adds the hops of a leg. False if there are too many.
bool add(Moves& hops, const ast::Leg& written)
{
    const std::vector<ast::Touch>& stops = written.way;
    for (int checker = 0; checker < written.count; ++checker) {
        for (std::size_t i = 1; i < stops.size(); ++i) {
            const bool hit = stops[i].hit || (i + 1 == stops.size() && written.hit_at_end);
            if (!hops.add({.from = stops[i - 1].point, .to = stops[i].point, .hit = hit})) return false;
        }
    }
    return true;
}

}  // namespace

Result<Moves> parse_moves(const SourceText& source, std::string_view text)
{
    if (const std::optional<Moves> plain = parse_plain_moves(text)) return *plain;
    return parse_by_grammar(source, text);
}

Result<Moves> parse_by_grammar(const SourceText& source, std::string_view text)
{
    x3_glue::State state{.source = source};
    std::vector<ast::Leg> legs;
    const char* first = text.data();
    const auto grammar = x3::with<x3_glue::State>(std::ref(state))[moves];
    const bool parsed = x3::phrase_parse(first, text.data() + text.size(), grammar, x3::char_(" \t,;"), legs);
    if (!parsed) return tl::unexpected(*std::move(state.failure));

    Moves result;
    const bool fits =
        std::all_of(legs.begin(), legs.end(), [&](const ast::Leg& written) { return add(result, written); });
    if (!fits) return tl::unexpected(error_at(source, text, "too-many-steps", too_many_steps()));
    return result;
}

}  // namespace gammonkit::notation
