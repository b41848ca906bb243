#include "formats/read_pasted.hpp"

#include "model/for_each_turn.hpp"
#include "support/letters/plain_letters.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace gammonkit {
namespace {

/// What a format makes of a text in some letters.
struct Attempt {
    Attempt(const Format& format, const SourceText& source, const Options& options)
        : collection(format.read(source, options, said))
    {
    }

    CollectingReporter said;
    Result<Collection> collection;
};

/// Calls `visit` with each text that somebody may have written in any letters.
template <class Visit>
void for_each_text(Collection& collection, Visit visit)
{
    const auto visit_extras = [&](Extras& extras) {
        for (Extra& extra : extras)
            std::ranges::for_each(extra.values, visit);
    };
    const auto visit_rare = [&](RareText& rare) {
        std::string text = rare.str();
        visit(text);
        rare = std::move(text);
    };
    const auto visit_players = [&](ByPlayer<PlayerInfo>& players) {
        for (const Player player : kPlayers) {
            visit(players[player].name);
            visit(players[player].rating);
        }
    };
    for (Match& match : collection.matches) {
        visit_players(match.players);
        for (std::string* text : {&match.event, &match.round, &match.place, &match.time, &match.annotator,
                                  &match.comment, &match.source, &match.match_id})
            visit(*text);
        visit_extras(match.extras);
        for (Game& game : match.games) {
            visit(game.comment);
            visit_extras(game.extras);
            for_each_turn(game.turns, [&](Turn& turn) {
                visit_rare(turn.comment);
                visit_extras(turn.extras);
            });
        }
    }
    for (PositionRecord& record : collection.positions) {
        visit_players(record.players);
        visit(record.comment);
        visit_extras(record.extras);
    }
}

/// All these texts, which are empty then.
std::vector<RareText> taken_texts(Collection& collection)
{
    std::vector<RareText> texts;
    for_each_text(collection, [&](std::string& text) { texts.push_back(std::exchange(text, {})); });
    return texts;
}

void put_back(Collection& collection, std::vector<RareText> texts)
{
    auto next = texts.begin();
    for_each_text(collection, [&](std::string& text) { text = next++->str(); });
}

/// How much of a collection is understood.
struct Understanding {
    std::size_t turns = 0;       ///< Those of which it was read what somebody did.
    std::size_t others = 0;      ///< Positions and judgements.
    std::size_t unreadable = 0;  ///< Plays that cannot be read, which are more than remarks.

    void add(const Action& action)
    {
        // What ends a game may be concluded from what is missing.
        const bool may_be_concluded = std::holds_alternative<Drop>(action) ||
                                      std::holds_alternative<Resign>(action) ||
                                      std::holds_alternative<AcceptResignation>(action);
        if (may_be_concluded || std::holds_alternative<Remark>(action)) return;
        const auto* play = std::get_if<CheckerPlay>(&action);
        ++(play == nullptr || play->notation.empty() ? turns : unreadable);
    }
};

Understanding understood(const Collection& collection)
{
    Understanding all{.others = collection.positions.size()};
    const auto add = [&](const auto& part) {
        for_each_assessment(part, [&](const Assessment&) { ++all.others; });
    };
    for (const Match& match : collection.matches) {
        for (const Game& game : match.games) {
            for_each_turn(game.turns, [&](const Turn& turn) {
                all.add(turn.action);
                add(turn);
            });
        }
    }
    std::ranges::for_each(collection.positions, add);
    return all;
}

std::size_t problems(const Attempt& attempt)
{
    return attempt.said.errors + attempt.said.warnings;
}

/// Whether plain letters tell more than those that stand there, where texts are left out of both.
bool tells_more(const Attempt& plain, const Attempt& as_it_is)
{
    const Understanding in_plain = understood(*plain.collection);
    const Understanding before = understood(*as_it_is.collection);
    if (in_plain.turns != before.turns) return in_plain.turns > before.turns;
    if (in_plain.others != before.others) return in_plain.others > before.others;
    if (problems(plain) == 0 || in_plain.unreadable == before.unreadable)
        return problems(plain) <= problems(as_it_is);
    return in_plain.unreadable > before.unreadable;
}

/// What a text has in common with the same text in other letters.
std::string likeness(std::string_view text)
{
    std::string plain = in_plain_letters(text, Pasted::letters);
    std::erase_if(plain, is_blank);
    return plain;
}

/// Whether lines end as nobody types them: with NEL, a line or paragraph separator, a doubled line end.
bool has_pasted_line_ends(std::string_view text)
{
    return std::ranges::any_of(
        std::array<std::string_view, 4>{"\xC2\x85", "\u2028", "\u2029", "\r\r\n"},
        [&](std::string_view line_end) { return text.find(line_end) != std::string_view::npos; });
}

/// Whether lines of a text are none in plain letters, such as those of a drawn board.
bool has_lines_more(const RareText& before, const RareText& in_plain)
{
    if (before.view().find('\n') == std::string_view::npos) return false;
    const std::string whole = likeness(before);
    const std::string part = likeness(in_plain);
    return part.size() < whole.size() && whole.find(part) != std::string::npos;
}

/// The same for texts that stand in the same places. What consists of letters that nobody sees is left out.
bool tells_more(const Attempt& plain, const Attempt& as_it_is, const std::vector<RareText>& in_plain,
                std::vector<RareText>& before)
{
    bool reads_lines = false;
    for (std::size_t i = 0; i < std::min(in_plain.size(), before.size()); ++i) {
        if (!before[i].empty() && likeness(before[i]).empty()) before[i].clear();
        reads_lines = reads_lines || has_lines_more(before[i], in_plain[i]);
    }
    if (reads_lines && problems(plain) <= problems(as_it_is)) return true;
    const auto empty_ones = [](const auto& texts) { return std::ranges::count_if(texts, &RareText::empty); };
    return problems(plain) < problems(as_it_is) || empty_ones(in_plain) < empty_ones(before);
}

bool is_better(Attempt& plain, Attempt& as_it_is, const SourceText& source)
{
    if (!plain.collection || !as_it_is.collection) return plain.collection.has_value();
    if (has_pasted_line_ends(source.text()) && plain.said.errors <= as_it_is.said.errors) return true;
    std::vector<RareText> in_plain = taken_texts(*plain.collection);
    std::vector<RareText> before = taken_texts(*as_it_is.collection);
    const bool is_better = *plain.collection == *as_it_is.collection
                               ? tells_more(plain, as_it_is, in_plain, before)
                               : tells_more(plain, as_it_is);
    put_back(*plain.collection, std::move(in_plain));
    put_back(*as_it_is.collection, std::move(before));
    return is_better;
}

/// Names and comments become what they are where only those letters were made plain that nobody types.
void give_back_letters(Collection& collection, const Format& format, const SourceText& source,
                       const Options& options)
{
    const std::optional<SourceText> typed = in_plain_letters(source, Pasted::artifacts);
    Attempt attempt(format, typed ? *typed : source, options);
    if (!attempt.collection) return;
    std::map<std::string, std::string> written;
    for_each_text(*attempt.collection,
                  [&](std::string& text) { written.emplace(likeness(text), std::move(text)); });
    for_each_text(collection, [&](std::string& text) {
        const auto found = written.find(likeness(text));
        if (found != written.end()) text = found->second;
    });
}

void tell(const CollectingReporter& said, CollectingReporter& reporter)
{
    const std::size_t errors = reporter.errors + said.errors;
    const std::size_t warnings = reporter.warnings + said.warnings;
    for (const Diagnostic& diagnostic : said.seen)
        reporter.report(diagnostic);
    reporter.dropped += said.dropped;
    reporter.errors = errors;
    reporter.warnings = warnings;
}

}  // namespace

Result<Collection> read_pasted(const Format& format, const SourceText& source, const Options& options,
                               CollectingReporter& reporter)
{
    const std::optional<SourceText> plain_source =
        source.kind() == SourceKind::text ? in_plain_letters(source, Pasted::letters) : std::nullopt;
    if (!plain_source) return format.read(source, options, reporter);
    Attempt as_it_is(format, source, options);
    Attempt plain(format, *plain_source, options);
    const bool is_pasted = is_better(plain, as_it_is, source);
    Attempt& best = is_pasted ? plain : as_it_is;
    if (is_pasted) give_back_letters(*best.collection, format, source, options);
    tell(best.said, reporter);
    return std::move(best.collection);
}

}  // namespace gammonkit
