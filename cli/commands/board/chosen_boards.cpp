#include "cli/batch/gathered.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/commands/board/command.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/users_filter.hpp"
#include "report/board_files.hpp"
#include "report/decision_diagrams.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::cli {
namespace {

/// What the command line asks for.
struct ChosenBoards {
    const Session& session;
    BoardOutput output;
    DiagramText captions = DiagramText::html;  ///< Of the document that shows all.
    DecisionDiagrams choice = {};
    ReportChoice chosen = {};  ///< By --where and --thresholds.
};

std::optional<SkillMark> mark_named(std::string_view name)
{
    if (name.empty() || name == "doubtful") return SkillMark::doubtful;
    if (name == "bad") return SkillMark::bad;
    if (name == "very-bad") return SkillMark::very_bad;
    return std::nullopt;
}

/// Understands --at-least.
Result<IsWanted> errors_to_draw(const std::string& text)
{
    if (const std::optional<SkillMark> least = mark_named(text)) return errors_marked(*least);
    const std::optional<double> cost = parse_double(text);
    if (!cost || !(*cost >= 0)) {
        return failure("usage", fmt::format("--at-least needs a mark or a number, not '{}'", text),
                       "doubtful, bad, very-bad, or an equity such as 0.05");
    }
    return errors_costing(*cost);
}

/// All decisions that --where chooses, or with --all-errors the errors among them.
Result<IsWanted> decisions_to_draw(const BoardOptions& board, bool filtered)
{
    IsWanted is_error = [](const MatchReport&, const DecisionError&) { return true; };
    if (board.all_errors || !board.at_least.empty()) {
        GK_TRY(is_error, errors_to_draw(board.at_least));
    }
    return
        [is_error = std::move(is_error), filtered](const MatchReport& report, const DecisionError& judged) {
            return report.shows(judged, !filtered) && is_error(report, judged);
        };
}

/// The errors of the players that --player names.
IsWanted of_wanted_players(IsWanted is_wanted, const AnnotateSettings& settings)
{
    return [is_wanted = std::move(is_wanted), settings](const MatchReport& report,
                                                        const DecisionError& judged) {
        return wanted_players(*report.match, settings)[judged.decision.player] && is_wanted(report, judged);
    };
}

/// True if boards become files that documents show, rather than texts with captions of their own.
bool is_a_picture(const BoardOutput& output)
{
    return output.picture || output.text == DiagramText::tikz;
}

/// The kind of the document: that of the boards themselves, or one that shows such pictures.
Result<DiagramText> captions_for(const BoardOptions& options, const BoardOutput& output)
{
    const std::string_view extension = extension_of(output);
    if (!is_a_picture(output)) {
        if (!options.captions.empty())
            return failure("usage", fmt::format("{} holds its captions itself",
                                                options.output.to.substr(0, options.output.to.find(','))));
        return output.text;
    }
    if (options.captions.empty()) return usual_document(extension);
    const DiagramText kind = *diagram_text_from(options.captions);
    if (can_show(kind, extension)) return kind;
    return failure("usage", fmt::format("{} cannot show {} pictures", options.captions, extension),
                   "latex shows png, pdf, ps, eps and tikz, the others png, gif and svg");
}

Result<void> check_usage(const BoardOptions& options, const BoardOutput& output)
{
    if (options.place.is_said())
        return failure("usage",
                       "--all-errors and --where draw all places: leave out --place, --game and --turn");
    const bool into_folder = !options.output.output_dir.empty();
    if (output.picture && !into_folder)
        return failure("usage", "pictures of several decisions need a folder", "-O DIR");
    return check_destination(options);
}

Result<ChosenBoards> chosen_boards(const Session& session, const BoardOptions& options,
                                   const AnnotateSettings& settings)
{
    GK_TRY(BoardOutput output, wanted_output(session, options));
    GK_TRY_VOID(check_usage(options, output));
    GK_TRY(IsWanted is_wanted, decisions_to_draw(options, !options.filter.where.empty()));
    GK_TRY(const DiagramText captions, captions_for(options, output));
    ChosenBoards boards{.session = session, .output = std::move(output), .captions = captions};
    boards.choice = {
        .is_wanted = of_wanted_players(std::move(is_wanted), settings),
        .view_of = [output = boards.output](const GameState& state) { return view_of(output, state); },
        .as_quiz = options.quiz,
        .with_arrows = boards.output.drawing.parts.plays,
        .with_headings = boards.output.drawing.parts.heading,
        .contents = boards.output.contents};
    boards.chosen.words = session.words;
    boards.chosen.counting = counting_of(options.analysis);
    return boards;
}

/// Writes the files of a set, whose diagrams then name them.
Result<void> write_files(const ChosenBoards& boards, const OutputNames& names, const InputFile& input,
                         DiagramSet set)
{
    const BoardOutput& output = boards.output;
    const BoardFiles files{.stem = std::filesystem::path(names.stem_for(input)).filename().generic_string(),
                           .extension = std::string(extension_of(output)),
                           .is_picture = is_a_picture(output),
                           .document = boards.captions,
                           .document_extension = std::string(extension_of(boards.captions)),
                           .theme = output.theme,
                           .width = output.width,
                           .draw = [&](const Diagram& diagram) { return drawn(output, diagram); },
                           .save =
                               [&](const std::string& ending, const std::string& bytes) {
                                   return names.save(input, names.stem_for(input) + ending, bytes);
                               }};
    return write_board_files(std::move(set), files);
}

/// The boards of all inputs, by their paths, for one document.
using GatheredBoards = Gathered<std::pair<std::string, DiagramSet>>;

void name_file(DiagramSet::Item& item, const std::string& path)
{
    item.question.lines.insert(item.question.lines.begin(), printable(path));
    if (item.answer) item.answer->lines.insert(item.answer->lines.begin(), printable(path));
}

/// All in one set; of several inputs, each board says whence it is.
DiagramSet together(std::vector<std::pair<std::string, DiagramSet>> sets)
{
    DiagramSet all;
    for (auto& [path, set] : sets) {
        if (all.title.empty()) all.title = set.title;
        for (DiagramSet::Item& item : set.items) {
            if (sets.size() > 1) name_file(item, path);
            all.items.push_back(std::move(item));
        }
    }
    if (sets.size() > 1) all.title += fmt::format(" and {} more", sets.size() - 1);
    return all;
}

/// The boards of one input: into files, or kept for the document.
void draw_input(const ChosenBoards& boards, const OutputNames* names, const InputFile& input,
                const Collection& collection, GatheredBoards& gathered, Outcome& outcome)
{
    const Reports reports(collection, boards.chosen);
    DiagramSet set = decision_diagrams(reports, boards.choice);
    const Console& console = boards.session.console;
    if (set.items.empty()) {
        const Diagnostic note = why_no_boards(reports, boards.chosen.filter.has_value());
        if (!console.quiet) outcome.messages += console.rendered(note, SourceText(input.path, {}));
        return;
    }
    if (names == nullptr) return gathered.add(input, {input.path, std::move(set)});
    const Result<void> written = write_files(boards, *names, input, std::move(set));
    if (!written) fail(boards.session, input, written.error(), outcome);
}

}  // namespace

Result<ExitCode> draw_errors(Session& session, const BoardOptions& options)
{
    GK_TRY(const AnnotateSettings settings, annotate_settings(options.analysis, options.engine));
    GK_TRY(ChosenBoards boards, chosen_boards(session, options, settings));
    boards.chosen.me = boards.output.me;
    if (const std::string& where = options.filter.where; !where.empty()) {
        std::optional<UsersFilter> wanted = users_filter(session, options.filter, where);
        if (!wanted) return ExitCode::usage;
        boards.chosen.filter = std::move(wanted->filter);
        boards.chosen.me = std::move(wanted->me);
    }
    const bool one_document = options.output.output_dir.empty();
    boards.choice.numbered = !one_document && boards.output.drawing.parts.figures;
    GatheredBoards gathered;
    AnalysisJob plan{
        .write = [&](const OutputNames* names, const InputFile& input, const Collection& collection,
                     Outcome& outcome) { draw_input(boards, names, input, collection, gathered, outcome); },
        .gathers = true,
        .settings = settings,
        .engine = options.engine,
        .scope = options.analysis.no_analysis ? AnalysisScope::none : AnalysisScope::missing,
        .done = "drawn"};
    GK_TRY(plan.reading, read_settings(session));
    const ExitCode status = analyze_files(session, plan);
    if (!one_document || has_given_up(status)) return status;
    DiagramSet all = together(gathered.take());
    if (all.items.empty()) return status;
    if (boards.output.drawing.parts.figures) number(all);
    const std::string document =
        write_diagram_set(all, boards.captions, boards.output.theme, boards.output.width);
    GK_TRY_VOID(put_single(session, find_inputs(options.inputs), options.output.output, document,
                           is_for_people(options)));
    return status;
}

}  // namespace gammonkit::cli
