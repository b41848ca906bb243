#pragma once

#include "support/diagnostic.hpp"

#include <string_view>

namespace gammonkit::cli {

/// A hint as the library gives it with a code, and how the command says it: with the option or verb that
/// helps.
struct HintRow {
    std::string_view code;
    std::string_view library;
    std::string_view command;
};

inline constexpr HintRow kHintRows[] = {
    {"ambiguous-format", "say which", "say which with --from"},
    {"only-identifiers", "read it as ids if they are what is wanted",
     "-f ids takes them without this warning"},
    {"other-table", "write the table as a file for its 'set matchequitytable'",
     "'gammonkit met convert TABLE -o FILE.xml' writes a table for its 'set matchequitytable'"},
    {"bad-table", "it belongs to the tables of hypergammon", "--hyper-table takes it"},
    {"bad-table", "build a new one", "'gammonkit bearoff build' makes a new one"},
    {"charset-unknown", "say which it is", "say which with --charset"},
    {"charset-guessed", "say which it is", "say which with --charset"},
    {"exists", "overwriting must be asked for", "--force overwrites it"},
    {"filter", "docs/filters.md lists all words", "'gammonkit find --words' shows all words"},
    {"filter", "say whom it stands for", "--me NAME tells the name"},
    {"gnubg", "validate it to see what breaks the rules", "'gammonkit check' shows what breaks the rules"},
    {"join-mismatch", "join them as a collection", "join them with --as collection"},
    {"no-gnubg", "apt-get install gnubg installs it",
     "apt-get install gnubg installs it; --gnubg PATH says where it is"},
    {"no-hypergammon", "build the table first",
     "'gammonkit bearoff build --hyper N' builds the table for N checkers"},
    {"no-position", "take the decisions of a match for positions, or a place in it",
     "'gammonkit convert --positions' writes the decisions of a match, 'gammonkit board' shows a place in "
     "it"},
    {"not-one-position", "write one file for each", "'gammonkit convert -O DIR' writes one file for each"},
    {"out-of-reach", "build a table of more points",
     "'gammonkit bearoff build --one-sided 8 -o FILE' makes a larger one, and --table FILE uses it"},
    {"undecodable", "name the right charset", "name the right charset with --charset"},
    {"unknown-charset", "name the right charset", "name the right charset with --charset"},
    {"unknown-format", "", "'gammonkit formats' lists them"},
    {"unknown-format", "say which it is", "say which it is with --from; 'gammonkit formats' lists them"},
    {"xg-container", "XG Mobile gives this extension to texts: read it as mat",
     "XG Mobile gives this extension to texts: say --from mat"},
};

/// The diagnostic with the command's hint in place of the library's.
[[nodiscard]] Diagnostic with_command_hint(Diagnostic diagnostic);

/// What the library tells of an option of a format or a word of filters, with what only the command knows.
[[nodiscard]] std::string_view command_help(std::string_view help);

}  // namespace gammonkit::cli
