#include "cli/commands/verbs.hpp"

#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/gathered.hpp"
#include "cli/commands/board/board_output.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "cli/options/analysis_options.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/output/outputs.hpp"
#include "decisions/plan/study_results.hpp"
#include "formats/html/format.hpp"
#include "report/render/picture_loader.hpp"
#include "report/study/anki/anki_deck.hpp"
#include "report/study/anki/anki_results.hpp"
#include "report/study/docx/study_document.hpp"
#include "report/study/elsewhere.hpp"
#include "report/study/planned_study.hpp"
#include "report/study/read_results.hpp"
#include "report/study/study_set.hpp"
#include "report/study/study_writers.hpp"
#include "support/files/archive.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kStudyKinds[] = {"html", "pdf", "ps", "docx", "apkg", "text", "json"};
constexpr Choice<StudyOrder> kStudyOrders[] = {{"cost", StudyOrder::cost}, {"record", StudyOrder::record}};

struct StudyOptions : VerbOptions {
    FilterOptions filter = {};
    AnalysisOptions analysis = {};
    EngineOptions engine = {};
    StudyOrder sort = StudyOrder::cost;
    std::optional<int> limit = {};
    bool plan = false;
    bool explain = false;
    std::vector<std::string> results = {};
    std::string title = {};
    std::string theme = {};
    std::string paper = {};

    void bind(OptionTable& table) override
    {
        table.flag("--plan", plan);
        table.flag("--explain", explain);
        table.add("--results", "FILE", results, Completes::file);
        table.choice<StudyOrder>("--sort", "cost|record", sort, kStudyOrders);
        table.add("--limit", "N", limit, {1, 5000});
        table.add("--title", "TEXT", title);
        table.choice("--paper", "a4|letter", paper, kPapers);
        filter.bind_where(table);
        filter.bind_me(table);
        analysis.bind_thresholds(table);
        engine.bind_level(table);
        engine.bind_move_filter(table);
        analysis.bind_no_analysis(table);
        engine.bind_knowledge(table);
        bind_theme(table, theme);
        output.bind_files(table);
        output.bind_force(table);
        table.in(OptionGroup::output)
            .choice("-t,--to", "html|pdf|docx|apkg|text|json", output.to, kStudyKinds);
        bind_batch(table);
        input.bind_newest(table);
        settings.bind_lang(table);
    }
};

constexpr int kUsualProblems = 100;

/// One of the files that are written.
struct StudyOutput {
    std::string kind;
    std::string path;  ///< Empty: standard output.

    [[nodiscard]] bool is_on_sheets() const { return kind == "pdf" || kind == "ps"; }
    [[nodiscard]] bool is_of_figures() const { return kind == "text" || kind == "json"; }
};

std::string kind_named(const StudyOptions& options, const std::string& path)
{
    if (!options.output.to.empty()) return options.output.to;
    if (path.empty() || path == "-") return options.plan ? "text" : "html";
    return lowered(file_extension(path));
}

Result<std::vector<StudyOutput>> study_outputs(const Session& session, const StudyOptions& options)
{
    const OutputOptions& output = options.output;
    std::vector<std::string> paths = output.outputs;
    if (paths.empty()) paths.emplace_back();
    if (paths.size() > 1 && !output.to.empty())
        return failure("usage", "--to names one format, and here are several outputs",
                       "without --to the names of the outputs say their formats");
    GK_TRY_VOID(check_differ(paths));
    std::vector<StudyOutput> outputs;
    for (const std::string& path : paths) {
        const StudyOutput wanted{kind_named(options, path), path};
        const std::string& kind = wanted.kind;
        const bool is_known = std::ranges::find(kStudyKinds, kind) != std::end(kStudyKinds);
        if (!is_known || (wanted.is_of_figures() && !options.plan))
            return failure(
                "usage", fmt::format("problems cannot be written as '{}'", printable(kind)),
                "there are: html (a page with a quiz), pdf or ps (sheets to print), docx (for Word), "
                "apkg (for Anki); of a plan also text and json");
        const bool to_screen =
            !wanted.is_of_figures() && (path.empty() || path == "-") && session.console.output_is_terminal();
        if (to_screen)
            return failure("usage", "problems cannot be shown in a terminal", "-o study.html writes a page");
        GK_TRY_VOID(check_single(output, find_inputs(session.options.inputs), path));
        outputs.push_back(wanted);
    }
    return outputs;
}

Result<BoardLook> study_look(const std::string& name)
{
    GK_TRY(Theme theme, theme_of(name));
    return BoardLook{.theme = std::move(theme)};
}

std::string title_of_study(const StudyOptions& options, const Translator& words)
{
    if (!options.title.empty()) return options.title;
    if (options.plan) return words.say("What {0} should work on", options.filter.me);
    return options.filter.me.empty() ? words.say("Backgammon problems")
                                     : words.say("Problems of {0}", options.filter.me);
}

Result<std::string> study_bytes(Session& session, const StudyOptions& options, const StudyOutput& output,
                                const StudySet& set, const BoardLook& look)
{
    const bool on_letter_paper = options.paper == "letter";
    if (output.kind == "pdf") return write_study_sheets(set, look, on_letter_paper, PageLanguage::pdf);
    if (output.kind == "ps") return write_study_sheets(set, look, on_letter_paper, PageLanguage::postscript);
    if (output.kind == "docx") {
        constexpr std::size_t kPictures = 4;  // Of a problem: the board of both its parts, as PNG and SVG.
        ProgressBar bar(session.console, kPictures * set.problems.size(), shows_progress(session));
        std::size_t drawn = 0;
        const auto draw = [&](const PaintPage& paint, const PictureWords& words, PictureFormat format,
                              int width, int height) {
            bar.update(++drawn, output.path);
            return load_and_draw(paint, words, format, width, height);
        };
        return write_study_document(
            set, {.theme = look.theme, .draw_page = draw, .on_letter_paper = on_letter_paper});
    }
    if (output.kind == "apkg") {
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        return write_anki_deck(set, look.theme, now);
    }
    const std::string& theme = options.theme;
    const bool is_usual = theme.empty() || theme == kUsualTheme;
    return write_study_page(set, look, is_usual ? *built_in_theme("dark") : look.theme);
}

/// What was found, and what is made of it.
struct FoundStudy {
    PlannedStudy study = {};
    std::vector<ErrorFamily> families = {};  ///< Of a plan.
    PlanChoice choice = {};
    StudySet set = {};
    std::size_t all = 0;  ///< Problems, or families of a plan: what there was to choose from.
};

/// The figures of a plan.
std::string figures_of(const Session& session, const FoundStudy& found, const StudyOutput& output)
{
    if (output.kind == "json") return plan_json(found.study, found.families, found.choice);
    return plan_text(found.study, found.families, found.choice, session.console.width());
}

Result<void> write_study(Session& session, const StudyOptions& options,
                         const std::vector<StudyOutput>& outputs, const FoundStudy& found,
                         const BoardLook& look)
{
    const std::vector<InputFile> inputs = find_inputs(options.inputs);
    for (const StudyOutput& output : outputs) {
        if (output.is_of_figures()) {
            const bool for_people = output.kind == "text";
            GK_TRY_VOID(
                put_single(session, inputs, output.path, figures_of(session, found, output), for_people));
            continue;
        }
        GK_TRY(const std::string bytes, study_bytes(session, options, output, found.set, look));
        GK_TRY_VOID(put_single(session, inputs, output.path, bytes));
    }
    return {};
}

void tell_problems(Session& session, const StudyOptions& options, const FoundStudy& found)
{
    const std::size_t shown = found.set.problems.size();
    const std::string text = counted(shown, "problem", "problems");
    if (options.plan)
        session.console.tell(fmt::format("{} of {}", text, counted(found.all, "family", "families")));
    else
        session.console.tell(
            shown == found.all ? text : fmt::format("{} of {} (--limit takes more)", text, found.all));
}

/// What the filter chooses; without one, errors.
std::optional<UsersFilter> study_filter(const Session& session, const StudyOptions& options)
{
    const FilterOptions& filter = options.filter;
    if (!filter.where.empty()) return users_filter(session, filter, filter.where);
    if (options.plan) return users_filter(session, filter, "me");
    return users_filter(session, filter, filter.me.empty() ? "error" : "me & error");
}

Result<AnalysisJob> study_job(const Session& session, const StudyOptions& options)
{
    AnalysisJob job{.scope = options.analysis.no_analysis ? AnalysisScope::none : AnalysisScope::missing,
                    .done = "searched"};
    GK_TRY(job.reading, read_settings(session));
    GK_TRY(job.settings, annotate_settings(options.analysis, options.engine));
    job.engine = options.engine;
    return job;
}

/// "study match.sgf study.html": the page is meant as output.
Result<void> check_inputs(const StudyOptions& options)
{
    if (options.inputs.size() < 2 || !options.output.outputs.empty()) return {};
    const std::string& last = options.inputs.back();
    std::error_code ignored;
    const bool is_output =
        std::ranges::find(kStudyKinds, lowered(file_extension(last))) != std::end(kStudyKinds);
    if (!is_output || std::filesystem::exists(last, ignored)) return {};
    return failure("usage", fmt::format("there is no file {}", last), fmt::format("-o {} writes it", last));
}

/// What only plans have, and what they have not.
Result<void> check_plan(const Session& session, const StudyOptions& options)
{
    if (!options.plan) return {};
    if (options.filter.me.empty())
        return failure("usage", "--plan does not know whose plan", "--me NAME tells the name");
    if (session.table.is_typed("--sort"))
        return failure("usage", "--plan has an order of its own, without --sort");
    return {};
}

PlanChoice plan_choice(const StudyOptions& options, const StudyResults& results, const Translator& words)
{
    PlanChoice choice{.results = options.results.empty() ? nullptr : &results, .words = words};
    if (options.limit) choice.most_problems = static_cast<std::size_t>(*options.limit);
    return choice;
}

void make_set(const StudyOptions& options, const Translator& words, FoundStudy& found)
{
    if (options.plan) {
        found.families = error_families(found.study.matches);
        found.all = found.families.size();
        found.set = plan_set(found.study, found.families, found.choice);
    } else {
        found.set = {.problems = std::move(found.study.problems), .words = words};
        if (found.choice.results != nullptr) leave_out_mastered(found.set.problems, *found.choice.results);
        found.all = found.set.problems.size();
        arrange(found.set, options.sort, static_cast<std::size_t>(options.limit.value_or(kUsualProblems)));
    }
    found.set.title = title_of_study(options, words);
}

/// What cards tell beside the analysis. Positions that the engine cannot judge go without.
Result<void> add_elsewhere(Session& session, const StudyOptions& options, const Theme& theme, StudySet& set)
{
    GK_TRY(const AskedLevels levels, levels_of(options.engine));
    GK_TRY(const NetEngine::Options tables,
           engine_options(session, options.engine, options.batch.jobs.value_or(0)));
    OwnEngines engines(tables);
    const std::size_t count = set.problems.size();
    ProgressBar bar(session.console, count, shows_progress(session));
    for (std::size_t i = 0; i < count; ++i) {
        StudyProblem& problem = set.problems[i];
        const Level& level = problem.kind == DecisionKind::play ? levels.plays : levels.cube;
        Result<Elsewhere> found =
            look_elsewhere(problem, engines.usual(), level, theme, [](double) { return !interrupted(); });
        if (found)
            problem.elsewhere = *std::move(found);
        else if (found.error().code == "interrupted")
            return tl::unexpected(found.error());
        bar.update(i + 1, problem.source);
    }
    return {};
}

Result<StudyResults> results_in(const std::string& path)
{
    GK_TRY(const Input file, read_input(path));
    if (!begins_archive(file.bytes)) return read_page_results(file.bytes);
    ArchiveLimits limits;
    GK_TRY(const UnpackedArchive package, unpack(path, limits));
    return read_anki_results(package);
}

/// What was answered to problems, by files that pages of problems or Anki have saved. Fails with code
/// "results" on others.
Result<StudyResults> study_results(std::span<const std::string> paths)
{
    StudyResults all;
    for (const std::string& path : paths) {
        Result<StudyResults> results = results_in(path);
        if (!results) {
            results.error().message = fmt::format("{}: {}", printable(path), results.error().message);
            return tl::unexpected(results.error());
        }
        add_results(all, *results);
    }
    return all;
}

Result<ExitCode> run_study(Session& session, const StudyOptions& options)
{
    if (options.explain && !options.plan)
        return failure("usage", "--explain tells of the numbers of a plan", "--plan makes one");
    if (options.explain) session.console.text(plan_explained(session.console.text_width()));
    if (options.explain && options.inputs.empty()) return ExitCode::ok;
    GK_TRY_VOID(check_inputs(options));
    GK_TRY_VOID(check_plan(session, options));
    GK_TRY(const std::vector<StudyOutput> outputs, study_outputs(session, options));
    GK_TRY(const BoardLook look, study_look(options.theme));
    GK_TRY(const StudyResults results, study_results(options.results));
    std::optional<UsersFilter> wanted = study_filter(session, options);
    if (!wanted) return ExitCode::usage;
    GK_TRY(AnalysisJob job, study_job(session, options));
    ReportChoice choice{.filter = std::move(wanted->filter), .words = session.words, .me = wanted->me};
    choice.counting = counting_of(options.analysis);
    if (std::ranges::any_of(outputs, &StudyOutput::is_on_sheets))
        choice.words = choice.words.isolating_names();

    const bool of_figures = std::ranges::all_of(outputs, &StudyOutput::is_of_figures);
    Gathered<PlannedStudy> gathered;
    const IsWanted is_wanted = [](const MatchReport& report, const DecisionError& judged) {
        return report.shows(judged, false);
    };
    job.gathers = true;
    job.write = [&](const OutputNames*, const InputFile& input, const Collection& collection, Outcome&) {
        const Reports reports(collection, choice);
        if (!options.plan)
            gathered.add(input, PlannedStudy{.problems = study_problems(reports, is_wanted)});
        else if (of_figures)
            gathered.add(input, PlannedStudy{.matches = planned_matches(reports, input.path)});
        else
            gathered.add(input, planned_study(reports, input.path));
    };
    const ExitCode status = analyze_files(session, job);
    if (has_given_up(status)) return status;
    FoundStudy found{.choice = plan_choice(options, results, session.words)};
    for (PlannedStudy& each : gathered.take())
        found.study += std::move(each);
    make_set(options, session.words, found);
    if (found.all == 0)
        return failure("no-problems", "nothing was found to make problems of",
                       "'gammonkit find FILTER INPUT...' shows what a filter finds");
    if (!of_figures) tell_problems(session, options, found);
    if (!options.analysis.no_analysis && std::ranges::count(outputs, "apkg", &StudyOutput::kind) > 0) {
        GK_TRY_VOID(add_elsewhere(session, options, look.theme, found.set));
    }
    GK_TRY_VOID(write_study(session, options, outputs, found, look));
    return status;
}

}  // namespace

constexpr Command kStudyCommand = with_options<StudyOptions, run_study>(
    {.name = "study", .group = VerbGroup::matches, .completes = Completes::file});

}  // namespace gammonkit::cli
