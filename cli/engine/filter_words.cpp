#include "cli/engine/users_filter.hpp"
#include "cli/options/hints.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <array>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

// In the order of WordKind.
constexpr std::array<std::string_view, 9> kSigns = {"",    ">3",        ">60%", ":text", ":text",
                                                    "=62", ">=2020-05", "=5",   "=20"};

/// "move, play"
std::string listed(std::string_view names)
{
    std::string list;
    for (const std::string_view name : words(names))
        list += fmt::format("{}{}", list.empty() ? "" : ", ", name);
    return list;
}

/// "away>3": the word as it is written in a filter.
std::string written(const Word& word, std::string_view name)
{
    return fmt::format("{}{}", name, kSigns.at(static_cast<std::size_t>(word.kind)));
}

constexpr std::string_view kBeginning = R"(# The language of filters

A filter says which decisions are meant. `gammonkit find FILTER INPUT...` lists them. With
`--where FILTER`, `convert` writes only the rows of those decisions (csv, jsonl) or, with
`--positions`, only their positions. `report` and `board` show their boards. This page is printed by
`gammonkit find --words -t markdown`.

    blunder                                     all blunders
    me & missed-double & away<=3                with --me Ann: doubles Ann missed near the end
    name:ann & (wrong-take | wrong-pass)        answers to doubles
    checker & opening & dice=62 & error>0.05    a word stands alone, or is compared
    !(race | bearoff) & win>60%

* `&` or `and`, `|` or `or`, `!` or `not` join words. `!` binds most tightly, then `&`, then `|`.
  Parentheses change that.
* Numbers and dates are compared with `=`, `!=`, `<`, `<=`, `>`, `>=`.
* Texts are compared with `=` (all of it), `!=` and `:` (a part of it). Texts with blanks or signs
  in them stand in quotes: `name="Ann Lee"`.
* Numbers of which players have one each may be asked for both at once, the player's own first:
  `score=3-5`, `away=2-4`, `pips=90-100`. A `*` is any number: `away=2-*`.
* Several values, with commas between, are any of them: `dice=62,51`, `away=2,3`. After `!=` they
  are none of them.
* Case does not matter, neither in texts nor in words. `_` is as good as `-`. In names neither do
  accents nor the order of first and last name: `name="unger, kevin"` finds Kévin Unger.
* **What is not known satisfies neither a word nor its opposite.** `error<0.1` and `!blunder` leave
  out what nobody has analyzed. `unanalyzed` finds it.
* Errors, luck and marks are those that `gammonkit stats` counts (see
  [statistics.md](statistics.md)). `--thresholds` moves the marks. Numbers are compared to six
  decimals.
* A filter has at most 10000 characters, and parentheses at most 50 deep.

A few words mean one thing alone and another compared. `error` is a mark, and `error>0.1` a number.
`cube` is a sort of decision, and `cube=2` what stands on it.
)";

}  // namespace

std::string filter_words_text()
{
    std::string text = "Words of filters, joined by & (and), | (or), ! (not) and parentheses:\n";
    for (int group = 0; group < kWordGroups; ++group) {
        text += fmt::format("\n{}\n", title_of(static_cast<WordGroup>(group)));
        for (const Word& word : filter_words()) {
            if (static_cast<int>(word.group) != group) continue;
            const std::string others =
                word.others.empty() ? "" : fmt::format(" (also: {})", listed(word.others));
            text += fmt::format("  {:<29} {}\n", written(word, word.name),
                                wrapped(fmt::format("{}{}", command_help(word.help), others), 32));
        }
    }
    return text;
}

std::string filter_words_markdown()
{
    std::string text(kBeginning);
    for (int group = 0; group < kWordGroups; ++group) {
        text += fmt::format("\n## {}\n\n", title_of(static_cast<WordGroup>(group)));
        for (const Word& word : filter_words()) {
            if (static_cast<int>(word.group) != group) continue;
            std::string names = fmt::format("`{}`", written(word, word.name));
            for (const std::string_view other : words(word.others))
                names += fmt::format(", `{}`", written(word, other));
            text += fmt::format("* {}\n", wrapped(fmt::format("{}: {}", names, command_help(word.help)), 2));
        }
    }
    return text;
}

}  // namespace gammonkit::cli
