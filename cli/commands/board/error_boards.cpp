#include "cli/commands/board/error_boards.hpp"

#include "cli/batch/console.hpp"
#include "cli/batch/writing.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/judged_files.hpp"
#include "cli/engine/users_filter.hpp"
#include "report/error_diagrams.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// What the command line asks for.
struct ErrorBoards {
    const Session& session;
    BoardOutput output;
    DiagramText captions = DiagramText::html;  ///< Of the document that shows all.
    ErrorDiagrams choice = {};
    std::optional<Filter> filter = {};  ///< By --where.
};

std::optional<SkillMark> mark_named(std::string_view name)
{
    if (name.empty() || name == "doubtful") return SkillMark::doubtful;
    if (name == "bad") return SkillMark::bad;
    if (name == "very-bad") return SkillMark::very_bad;
    return std::nullopt;
}

using IsWanted = std::function<bool(const MatchReport&, const JudgedDecision&)>;

/// Understands --at-least.
Result<IsWanted> wanted_errors(const std::string& text)
{
    if (const std::optional<SkillMark> least = mark_named(text)) {
        return [least = *least](const MatchReport&, const JudgedDecision& judged) {
            return judged.error && judged.mark && *judged.mark <= least;
        };
    }
    const std::optional<double> cost = parse_double(text);
    if (!cost || !(*cost >= 0)) {
        return failure("usage", fmt::format("--at-least needs a mark or a number, not '{}'", text),
                       "doubtful, bad, very-bad, or an equity such as 0.05");
    }
    return [least = *cost](const MatchReport&, const JudgedDecision& judged) {
        return judged.error && judged.error->normalized > 0 && judged.error->normalized >= least;
    };
}

/// All decisions that --where chooses, or with --all-errors the errors among them.
Result<IsWanted> wanted_decisions(const Arguments& arguments, bool filtered)
{
    IsWanted is_error = [](const MatchReport&, const JudgedDecision&) { return true; };
    if (arguments.all_errors || !arguments.at_least.empty()) {
        GK_TRY(is_error, wanted_errors(arguments.at_least));
    }
    return
        [is_error = std::move(is_error), filtered](const MatchReport& report, const JudgedDecision& judged) {
            return report.shows(judged, !filtered) && is_error(report, judged);
        };
}

/// The errors of the players that --player names.
IsWanted of_wanted_players(IsWanted is_wanted, const AnnotateSettings& settings)
{
    return [is_wanted = std::move(is_wanted), settings](const MatchReport& report,
                                                        const JudgedDecision& judged) {
        return wanted_players(*report.match, settings)[judged.decision.player] && is_wanted(report, judged);
    };
}

/// True if boards become files that documents show, rather than texts with captions of their own.
bool is_a_picture(const BoardOutput& output)
{
    return output.picture || output.text == DiagramText::tikz;
}

/// The kind of the document: that of the boards themselves, or one that shows such pictures.
Result<DiagramText> captions_for(const Arguments& arguments, const BoardOutput& output)
{
    const std::string_view extension = extension_of(output);
    const bool in_pages = extension == "png" || extension == "gif" || extension == "svg";
    const bool in_latex = extension != "gif" && extension != "svg";
    if (!is_a_picture(output)) {
        if (!arguments.captions.empty())
            return failure("usage", fmt::format("{} holds its captions itself", arguments.to));
        return output.text;
    }
    if (arguments.captions.empty()) return in_pages ? DiagramText::html : DiagramText::latex;
    const DiagramText kind = *diagram_text_from(arguments.captions);
    const bool shows = kind == DiagramText::text || (kind == DiagramText::latex ? in_latex : in_pages);
    if (shows) return kind;
    return failure("usage", fmt::format("{} cannot show {} pictures", arguments.captions, extension),
                   "latex shows png, pdf, ps, eps and tikz, the others png, gif and svg");
}

Result<void> check_usage(const Session& session, const BoardOutput& output)
{
    const Arguments& arguments = session.arguments;
    if (!arguments.place.empty() || arguments.game || arguments.turn)
        return failure("usage",
                       "--all-errors and --where draw all places: leave out --place, --game and --turn");
    const bool into_folder = !arguments.output_dir.empty();
    if (output.picture && !into_folder)
        return failure("usage", "pictures of several decisions need a folder", "-O DIR");
    return check_destination(arguments);
}

Result<ErrorBoards> error_boards(const Session& session, const AnnotateSettings& settings)
{
    const Arguments& arguments = session.arguments;
    GK_TRY(BoardOutput output, board_output(arguments));
    if (const Result<void> right = check_usage(session, output); !right) return tl::unexpected(right.error());
    GK_TRY(IsWanted is_wanted, wanted_decisions(arguments, !arguments.where.empty()));
    GK_TRY(const DiagramText captions, captions_for(arguments, output));
    ErrorBoards boards{.session = session, .output = std::move(output), .captions = captions};
    boards.choice = {
        .is_wanted = of_wanted_players(std::move(is_wanted), settings),
        .view_of = [output = boards.output](const GameState& state) { return view_of(output, state); },
        .as_quiz = arguments.quiz,
        .with_arrows = !arguments.no_plays};
    return boards;
}

/// Tells that there is nothing to draw, and why.
void tell_of_none(const ErrorBoards& boards, const InputFile& input, const Reports& reports, Outcome& outcome)
{
    const bool nothing_known = std::ranges::all_of(
        reports.matches(), [](const MatchReport& report) { return report.statistics.nothing_analyzed(); });
    Diagnostic note{.severity = Severity::warning, .code = "no-errors", .message = "there is no such error"};
    if (boards.filter) note.message = "no decision satisfies the filter";
    if (nothing_known && !boards.filter) note.message = "nothing is analyzed, so no error is known";
    if (reports.matches().empty()) note.message = "there is no match, and so no error";
    const Console& console = boards.session.console;
    if (!console.quiet) outcome.messages += console.rendered(note, SourceText(input.path, {}));
}

/// Writes the files of a set, whose diagrams then name them.
class SetWriter {
public:
    SetWriter(const ErrorBoards& boards, const OutputNames& names, const InputFile& input)
        : boards_(boards), names_(names), input_(input)
    {
    }

    Result<void> write(DiagramSet& set)
    {
        digits_ = std::max<std::size_t>(2, std::to_string(set.items.size()).size());
        for (std::size_t i = 0; i < set.items.size(); ++i) {
            DiagramSet::Item& item = set.items[i];
            Result<void> written = write(item.question, i + 1, item.answer ? "-problem" : "");
            if (written && item.answer) written = write(*item.answer, i + 1, "-solution");
            if (!written) return written;
        }
        const BoardOutput& output = boards_.output;
        return names_.save_ending(input_, fmt::format(".{}", extension_of(boards_.captions)),
                                  write_diagram_set(set, boards_.captions, output.theme, output.width));
    }

private:
    Result<void> write(Diagram& diagram, std::size_t number, std::string_view role)
    {
        const std::string ending =
            fmt::format("-{:0{}}{}.{}", number, digits_, role, extension_of(boards_.output));
        GK_TRY(const std::string bytes, drawn(boards_.output, diagram));
        if (Result<void> saved = names_.save_ending(input_, ending, bytes); !saved) return saved;
        if (is_a_picture(boards_.output))
            diagram.picture = std::filesystem::path(names_.stem_for(input_)).filename().string() + ending;
        return {};
    }

    const ErrorBoards& boards_;
    const OutputNames& names_;
    const InputFile& input_;
    std::size_t digits_ = 2;
};

Result<void> write_document(const ErrorBoards& boards, const InputFile& input, const DiagramSet& set,
                            Outcome& outcome)
{
    std::string document = write_diagram_set(set, boards.captions, boards.output.theme, boards.output.width);
    const std::string& output = boards.session.arguments.output;
    if (!output.empty() && output != "-") return save_single(boards.session, {&input, 1}, output, document);
    outcome.data = std::move(document);
    return {};
}

void write_errors(const ErrorBoards& boards, const OutputNames* names, const InputFile& input,
                  const Collection& collection, Outcome& outcome)
{
    const Reports reports(collection, boards.filter);
    DiagramSet set = error_diagrams(reports, boards.choice);
    if (set.items.empty()) return tell_of_none(boards, input, reports, outcome);
    const Result<void> written = names != nullptr ? SetWriter(boards, *names, input).write(set)
                                                  : write_document(boards, input, set, outcome);
    if (!written) fail(boards.session, input, written.error(), outcome);
}

}  // namespace

ExitCode draw_errors(Session& session)
{
    const Result<AnnotateSettings> settings = annotate_settings(session.arguments);
    if (!settings) return refuse(session, settings.error());
    Result<ErrorBoards> boards = error_boards(session, *settings);
    if (!boards) return refuse(session, boards.error());
    if (const std::string& where = session.arguments.where; !where.empty()) {
        std::optional<UsersFilter> wanted = users_filter(session, where);
        if (!wanted) return ExitCode::usage;
        boards->filter = std::move(wanted->filter);
    }
    JudgingPlan plan{
        .write = [&](const OutputNames* names, const InputFile& input, const Collection& collection,
                     Outcome& outcome) { write_errors(*boards, names, input, collection, outcome); },
        .settings = *settings,
        .judging = session.arguments.no_analysis ? Judging::none : Judging::missing,
        .is_for_people = true,
        .done = "drawn"};
    Result<ReadSettings> reading = read_settings(session);
    if (!reading) return refuse(session, reading.error());
    plan.reading = *std::move(reading);
    return run_judging(session, plan);
}

}  // namespace gammonkit::cli
