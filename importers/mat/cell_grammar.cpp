#include "importers/mat/cell.hpp"
#include "support/text.hpp"
#include "support/x3_glue.hpp"

#include <boost/fusion/include/adapt_struct.hpp>

namespace gammonkit::mat {
namespace {

namespace x3 = boost::spirit::x3;

/// A cell without a roll as the grammar sees it.
struct Words {
    CellKind kind = CellKind::unplayed;
    boost::optional<int> number;
};

}  // namespace
}  // namespace gammonkit::mat

BOOST_FUSION_ADAPT_STRUCT(gammonkit::mat::Words, kind, number)

namespace gammonkit::mat {
namespace {

/// The words of all dialects. The longest that fits counts.
struct WordTable : x3::symbols<CellKind> {
    WordTable()
    {
        add("doubles", CellKind::doubles)("double", CellKind::doubles);
        add("redoubles", CellKind::doubles)("redouble", CellKind::doubles);
        add("takes", CellKind::takes)("take", CellKind::takes)("accepts", CellKind::takes);
        add("drops", CellKind::drops)("drop", CellKind::drops)("passes", CellKind::drops);
        add("pass", CellKind::drops)("rejects", CellKind::drops)("declines", CellKind::drops);
        add("beavers", CellKind::beavers)("beaver", CellKind::beavers);
        add("raccoons", CellKind::raccoons)("raccoon", CellKind::raccoons);
        add("wins", CellKind::wins)("losses", CellKind::loses)("loses", CellKind::loses);
        add("concedes", CellKind::resigns)("resigns", CellKind::resigns);
        add("resigned", CellKind::resigns)("resign", CellKind::resigns);
    }
};

const WordTable& word_table()
{
    static const WordTable table;
    return table;
}

const x3::rule<struct WordId, CellKind> word = "a cube action or a result";
const x3::rule<struct WordsId, Words> words = "a cube action or a result";
const x3::rule<struct WordEndId> word_end = "the end of the word";

const auto number = x3::uint_parser<int, 10, 1, 9>{};

//  words ::= word ("=>" | "==>")? number?         "Doubles => 2", "Wins 4 points", "????"
const auto word_end_def = x3::eoi | &(x3::char_ - x3::char_("a-zA-Z0-9"));
const auto arrow = x3::omit[x3::lit("==>") | "=>" | "to" | ":"];
const auto unplayed = x3::omit[x3::lexeme[x3::repeat(2, x3::inf)[x3::char_('?')]]] >>
                      x3::attr(CellKind::unplayed);
const auto word_def = x3::lexeme[x3::no_case[word_table()] >> word_end] | unplayed;
const auto words_def = word >> -arrow >> -number;

BOOST_SPIRIT_DEFINE(word, words, word_end)

/// Parses the head of `text`, and steps `text` past it.
template <class Rule, class Attribute>
bool parse_head(std::string_view& text, const Rule& rule, Attribute& attribute)
{
    const char* first = text.data();
    const char* last = first + text.size();
    if (!x3::phrase_parse(first, last, rule, x3::char_(" \t"), attribute)) return false;
    text = {first, static_cast<std::size_t>(last - first)};
    return true;
}

}  // namespace

std::optional<CellKind> cell_word(std::string_view text)
{
    CellKind kind{};
    const bool may_be_word =
        !starts_with_ignoring_case(text, "bar");  // Many are, and looking up takes its time.
    return may_be_word && parse_head(text, word, kind) ? std::optional(kind) : std::nullopt;
}

std::optional<Cell> cell_of_words(std::string_view text)
{
    Words said;
    if (!parse_head(text, words, said)) return std::nullopt;
    Cell cell{.kind = said.kind, .rest = trimmed(text)};
    if (said.number) cell.number = *said.number;
    return cell;
}

}  // namespace gammonkit::mat
