#include "cli/commands/find/search_results.hpp"

#include "cli/commands/find/like.hpp"
#include "cli/console/console.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/turn_words.hpp"
#include "support/columns/text_table.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

const ByPlayer<PlayerInfo>& players_of(const AskedDecision& found)
{
    const DecisionRow& row = found.row;
    return row.match != nullptr ? row.match->players : row.position->players;
}

/// "31: 8/5 6/5", "no double"; of a position, what is to be decided.
std::string choice_of(const Decision& decision)
{
    if (!decision.dice) return decision.made.empty() ? std::string(to_string(decision.kind)) : decision.made;
    const std::string dice = fmt::format("{}{}", decision.dice->high(), decision.dice->low());
    return decision.made.empty() ? dice : fmt::format("{}: {}", dice, printable(decision.made));
}

/// "-0.123"; "0.000" is right, and "-" not known.
std::string cost_of(const AskedDecision& asked)
{
    if (!asked.judged.error) return "-";
    const double error = asked.judged.error->normalized;
    return error < 0.0005 ? "0.000" : fmt::format("{:.3f}", -error);
}

/// What should have been done, where something else was.
std::string better(const Decision& decision)
{
    const bool known = decision.judgement && !decision.judgement->best.empty();
    return known && decision.judgement->best != decision.made ? "best " + printable(decision.judgement->best)
                                                              : "";
}

std::size_t widest_line(std::string_view text)
{
    std::size_t width = 0;
    for (const std::string_view line : split(text, '\n'))
        width = std::max(width, columns_of(line));
    return width;
}

/// The parts that say something.
std::string told(std::initializer_list<std::string_view> parts)
{
    std::string text;
    for (const std::string_view part : parts)
        if (!part.empty()) text += fmt::format("{}{}", text.empty() ? "" : "  ", part);
    return text;
}

/// "  g2-25  Bob Ray 22: 23/21(2) 3/1(2)  ?? -0.297", and below it in grey what was better.
std::string in_two_lines(const std::vector<ResultLine>& lines, const Console& console)
{
    std::string text;
    std::string from;
    for (const ResultLine& line : lines) {
        const std::string its = told({line.from, line.match});
        if (its != from) text += console.in_style(Style::strong, its) + "\n";
        from = its;
        const std::string cost = line.mark.empty() ? line.error : fmt::format("{} {}", line.mark, line.error);
        const std::string who =
            line.player.empty() ? line.choice : fmt::format("{} {}", line.player, line.choice);
        text += fmt::format("  {}\n", told({line.place, who, cost}));
        const std::string about = told({line.better, line.like});
        const std::string below = told({about, line.xgid});
        if (below.empty()) continue;
        const std::string_view gap = columns_of(below) + 4 > console.width() ? "\n    " : "  ";
        const std::string parts =
            about.empty() || line.xgid.empty() ? below : fmt::format("{}{}{}", about, gap, line.xgid);
        text += fmt::format("    {}\n", console.in_style(Style::quiet, parts));
    }
    return text;
}

}  // namespace

ResultLine result_line(const SearchResults& report, std::size_t index, const Translator& words)
{
    const auto& [place, found, like] = report.decisions[index];
    const Decision& decision = found.decision();
    return {.from = printable(report.file),
            .place = place,
            .player = printable(name_of(players_of(found), decision.player)),
            .choice = choice_of(decision),
            .error = cost_of(found),
            .mark = std::string(found.judged.error && found.judged.mark ? sign_of(*found.judged.mark) : ""),
            .better = better(decision),
            .like = like ? likeness_in_words(*like, words) : "",
            .xgid = decision.state ? xgid(*decision.state) : ""};
}

std::string in_columns(const std::vector<ResultLine>& lines, const Console& console)
{
    TextTable table(std::vector<TextColumn>(9));
    for (const ResultLine& line : lines) {
        const std::string_view gap = line.mark.empty() ? "" : " ";
        table.add({line.from, line.match, line.place, line.player, line.choice,
                   fmt::format("{}{}{}", line.error, gap, line.mark), line.better, line.like, line.xgid});
    }
    const std::string text = table.text();
    const bool fits = console.width() == 0 || widest_line(text) <= console.width();
    return fits ? text : in_two_lines(lines, console);
}

std::string results_text(const SearchResults& report, const Session& session)
{
    std::vector<ResultLine> lines;
    for (std::size_t i = 0; i < report.decisions.size(); ++i)
        lines.push_back(result_line(report, i, session.words));
    return in_columns(lines, session.console);
}

std::string results_json(const SearchResults& report, std::size_t index)
{
    return found_decision_json(report.decisions[index], report.file);
}

std::string results_json(const SearchResults& report)
{
    std::string text;
    for (std::size_t i = 0; i < report.decisions.size(); ++i)
        text += (i > 0 ? ",\n" : "") + results_json(report, i);
    return text;
}

FoundPrinter::FoundPrinter(Session& session, Telling telling, const FormatChoice& target, bool with_likeness)
    : session_(session), telling_(telling)
{
    if (telling == Telling::json) array_.emplace(session);
    if (telling != Telling::table || target.format->table->names == nullptr) return;
    const std::string names = target.format->table->names(target.options);
    session.console.data(with_likeness ? names_with_likeness(names) : names, Console::Data::frame);
}

void FoundPrinter::put(std::string_view text)
{
    if (array_) return array_->add(text);
    telling_ == Telling::table ? session_.console.data(text) : session_.console.text(text);
}

void FoundPrinter::add(const FoundPiece& piece)
{
    if (telling_ == Telling::text) return lines_.push_back(piece.line);
    put(piece.text);
}

}  // namespace gammonkit::cli
