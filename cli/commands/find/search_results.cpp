#include "cli/commands/find/search_results.hpp"

#include "model/identifiers/xgid.hpp"
#include "report/turn_words.hpp"
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

/// "-0.123 ??"; "0.000" is right, and "-" not known.
std::string cost_of(const AskedDecision& asked)
{
    if (!asked.judged.error) return "-";
    const double error = asked.judged.error->normalized;
    const std::string number = error < 0.0005 ? "0.000" : fmt::format("{:.3f}", -error);
    return asked.judged.mark ? fmt::format("{} {}", number, sign_of(*asked.judged.mark)) : number;
}

/// What should have been done, where something else was.
std::string better(const Decision& decision)
{
    const bool known = decision.judgement && !decision.judgement->best.empty();
    return known && decision.judgement->best != decision.made ? "best " + printable(decision.judgement->best)
                                                              : "";
}

}  // namespace

ResultLine result_line(const SearchResults& report, std::size_t index)
{
    const auto& [place, found] = report.decisions[index];
    const Decision& decision = found.decision();
    const bool in_match = found.row.match != nullptr;
    return {printable(report.file),
            place,
            in_match ? fmt::format("ply {}", decision.ply) : "",
            printable(name_of(players_of(found), decision.player)),
            choice_of(decision),
            cost_of(found),
            better(decision),
            decision.state ? xgid(*decision.state) : ""};
}

std::string in_columns(const std::vector<ResultLine>& lines)
{
    if (lines.empty()) return {};
    std::vector<std::size_t> widths(lines.front().size());
    for (const ResultLine& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], code_points(line[i]));
    }
    std::string text;
    for (const ResultLine& line : lines) {
        std::string row;
        for (std::size_t i = 0; i < line.size(); ++i) {
            row += line[i];
            if (widths[i] > 0) row.append(widths[i] - code_points(line[i]) + 2, ' ');
        }
        text += fmt::format("{}\n", trimmed_right(row));
    }
    return text;
}

std::string results_text(const SearchResults& report)
{
    std::vector<ResultLine> lines;
    for (std::size_t i = 0; i < report.decisions.size(); ++i)
        lines.push_back(result_line(report, i));
    return in_columns(lines);
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

FoundPrinter::FoundPrinter(Session& session, Telling telling, const FormatChoice& target)
    : session_(session), telling_(telling)
{
    if (telling == Telling::json) array_.emplace(session);
    if (telling == Telling::table && target.format->table->names != nullptr)
        session.console.data(target.format->table->names(target.options), Console::Data::frame);
}

void FoundPrinter::add(const FoundPiece& piece)
{
    if (telling_ == Telling::text) return lines_.push_back(piece.line);
    put(piece.text);
}

}  // namespace gammonkit::cli
