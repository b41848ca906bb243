#include "cli/commands/report/command.hpp"

#include "cli/commands/board/board_output.hpp"
#include "cli/commands/question_options.hpp"
#include "cli/commands/verbs.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/analyze_files.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "formats/html/format.hpp"
#include "formats/report_options.hpp"
#include "report/classic/classic_style.hpp"
#include "report/render/picture_loader.hpp"
#include "report/render/tiles/board_tiles.hpp"
#include "report/shared_options.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <vector>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kImageNames[] = {"gnubg", "bbs", "fibs2html"};
constexpr std::string_view kBoardsName = "boards";
constexpr std::string_view kKindName = "kind";

/// A value of an option with signs that would part options.
std::string in_quotes(std::string_view value)
{
    std::string text = "\"";
    for (const char c : value)
        text += c == '"' ? std::string(2, c) : std::string(1, c);
    return text + '"';
}

/// The option that stands for a theme: its name, or what stands in its file, which formats do not read.
Result<std::string> theme_option_of(const std::string& name)
{
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(name, ignored)) return name;
    GK_TRY(const Theme theme, theme_of(name));
    return write_theme(theme);
}

/// An option of a format that --where, --me, --boards, --thresholds, --rules, --theme, --bottom, --paper,
/// --maps, --brief, --study or --full stands for.
struct SaidOption {
    std::string_view name;
    std::string value;
};

Result<std::vector<SaidOption>> said_options(const ReportOptions& options, const OptionTable& table,
                                             const std::string& me)
{
    if (options.brief + options.study + options.full > 1)
        return failure("usage", "--brief, --study and --full exclude each other");
    std::vector<SaidOption> said;
    if (!options.filter.where.empty()) said.push_back({kWhereOption.name, in_quotes(options.filter.where)});
    if (!me.empty()) said.push_back({kMeOption.name, in_quotes(me)});
    if (!options.boards.empty()) said.push_back({kBoardsName, in_quotes(options.boards)});
    if (table.is_given("--thresholds"))
        said.push_back({kThresholdsOption.name, in_quotes(table.said("--thresholds"))});
    if (table.is_given("--rules")) said.push_back({kRulesOption.name, table.said("--rules")});
    if (const std::string& name = options.theme; !name.empty()) {
        GK_TRY(const std::string theme, theme_option_of(name));
        said.push_back({kThemeOption.name, in_quotes(theme)});
    }
    if (!options.bottom.empty()) said.push_back({kBottomOption.name, options.bottom});
    if (!options.paper.empty()) said.push_back({kPaperOption.name, options.paper});
    if (!options.maps.empty()) said.push_back({kMapsOption.name, options.maps});
    if (options.brief) said.push_back({kKindName, "brief"});
    if (options.study) said.push_back({kKindName, "study"});
    if (options.full) said.push_back({kKindName, "full"});
    return said;
}

/// As it is said on the command line: "--brief".
std::string option_of(const SaidOption& said)
{
    return fmt::format("--{}", said.name == kKindName ? said.value : std::string(said.name));
}

bool knows(const AnalysisOutput& output, const SaidOption& said)
{
    if (said.name == kBoardsName && has_script(output.target)) return false;
    return std::ranges::any_of(output.target.format->write_options,
                               [&](const OptionSpec& option) { return option.name == said.name; });
}

/// The target of an output with those of the options that it knows.
Result<FormatChoice> with_options(const Session& session, const AnalysisOutput& output,
                                  const std::vector<SaidOption>& said)
{
    const std::string& to = session.options.output.to;
    std::string choice(to.empty() ? output.target.format->id : to);
    const std::size_t bare = choice.size();
    for (const SaidOption& option : said) {
        if (knows(output, option)) choice += fmt::format(",{}={}", option.name, option.value);
    }
    if (choice.size() == bare) return in_language(session, output.target);
    GK_TRY(FormatChoice target, parse_choice(session.catalogue, choice, Direction::write));
    return in_language(session, std::move(target));
}

/// Why none of the outputs knows an option.
tl::unexpected<Diagnostic> nobody_knows(const Session& session, const AnalysisOutput& output,
                                        const SaidOption& said)
{
    const std::string_view id = output.target.format->id;
    if (said.name == kWhereOption.name)
        return failure("usage", fmt::format("{} shows no boards that --where could choose", id),
                       "'gammonkit find' lists decisions, 'gammonkit convert --where' writes tables of them");
    if (said.name == kBoardsName && has_script(output.target))
        return failure("usage", "a page with a script shows the board of every turn, whatever --boards says",
                       "leave --boards out, or write a classic page: -t html,images=URL");
    std::vector<std::string> knowing;
    for (const Format& format : session.catalogue) {
        if (knows({.target = {.format = &format}}, said)) knowing.emplace_back(format.id);
    }
    return failure("usage", fmt::format("{} has no {}", id, option_of(said)),
                   fmt::format("there is that for: {}", joined(knowing, ", ")));
}

/// The outputs, each with what the command line says of it; nothing may be said that none of them knows.
Result<std::vector<AnalysisOutput>> outputs_with_options(const Session& session, const ReportOptions& options,
                                                         const std::string& me)
{
    GK_TRY(std::vector<AnalysisOutput> outputs, outputs_of(session, "html", Writes::pages));
    GK_TRY(const std::vector<SaidOption> said, said_options(options, session.table, me));
    const auto is_unknown = [&](const SaidOption& option) {
        const Option* const known = session.table.find(fmt::format("--{}", option.name));
        if (known != nullptr && known->is_from_settings) return false;
        return std::ranges::none_of(outputs,
                                    [&](const AnalysisOutput& output) { return knows(output, option); });
    };
    const auto unknown = std::ranges::find_if(said, is_unknown);
    if (unknown != said.end()) return nobody_knows(session, outputs.front(), *unknown);
    for (AnalysisOutput& output : outputs) {
        GK_TRY(output.target, with_options(session, output, said));
    }
    return outputs;
}

Result<AnalysisJob> plan_of(const Session& session, const ReportOptions& options, const std::string& me)
{
    GK_TRY_VOID(check_destination(options));
    if (wants_site(options) && options.output.output_dir.empty())
        return failure("usage", fmt::format("{} needs -O DIR", options.index ? "--index" : "--event"));
    if (options.least_decisions && !wants_site(options))
        return failure("usage", "--min-decisions needs --index or --event");
    if (wants_site(options) && options.batch.shard)
        return failure("usage", "a list of all is not made of a share",
                       "once all shares are written, the same with --resume and without --shard makes it");
    const bool to_terminal = options.output.outputs.empty() && options.output.output_dir.empty();
    if (to_terminal && session.console.output_is_terminal())
        return failure("usage", "a page cannot be shown in a terminal", "-o match.html writes it to a file");
    AnalysisJob plan{.scope = options.analysis.no_analysis ? AnalysisScope::none : AnalysisScope::missing,
                     .done = "reported"};
    GK_TRY(plan.outputs, outputs_with_options(session, options, me));
    GK_TRY(plan.reading, read_settings(session));
    GK_TRY(plan.settings, annotate_settings(options.analysis, options.engine));
    plan.engine = options.engine;
    plan.marks.thresholds = options.analysis.thresholds;
    return plan;
}

/// A set of images, under the names that some pages ask for.
struct ImageSet {
    std::vector<BoardTile> tiles;
    PictureFormat format;
    bool with_styles;  ///< Of pages that we write.
};

ImageSet image_set(std::string_view names)
{
    if (names == "bbs") return {.tiles = bbs_tiles(), .format = PictureFormat::gif, .with_styles = false};
    if (names == "fibs2html")
        return {.tiles = fibs2html_tiles(), .format = PictureFormat::gif, .with_styles = false};
    return {.tiles = board_tiles(), .format = PictureFormat::png, .with_styles = true};
}

Result<std::string> drawn_tile(const BoardTile& tile, const Theme& theme, PictureFormat format, int size)
{
    const auto paint = [&](Canvas& canvas, const Box& page) { paint_tile(canvas, page, tile, theme); };
    return load_and_draw(paint, {}, format, size * tile.width, size * tile.height);
}

Result<void> write_images(const ReportOptions& options, const ImageSet& images, const Theme& theme)
{
    const std::filesystem::path folder = options.output.output_dir;
    const Overwrite overwrite = options.output.force ? Overwrite::yes : Overwrite::no;
    for (const BoardTile& tile : images.tiles) {
        GK_TRY(const std::string bytes,
               drawn_tile(tile, theme, images.format, options.image_size.value_or(4)));
        const std::string name = fmt::format("{}.{}", tile.name, to_string(images.format));
        GK_TRY_VOID(write_output(folder / name, bytes, overwrite));
    }
    if (!images.with_styles) return {};
    return write_output(folder / "gammonkit.css", classic::style_sheet(), overwrite);
}

/// What --images does: writes the images of which classic pages make their boards, under --output-dir.
Result<void> write_board_images(const Session& session, const ReportOptions& options)
{
    GK_TRY_VOID(check_alone(session.table, "--images", {"--image-size", "--theme", "--output-dir"}));
    if (!options.inputs.empty())
        return failure("usage", "--images writes images of its own, and takes no input");
    const ImageSet images = image_set(options.images);
    if (options.output.output_dir.empty()) {
        return failure("usage", fmt::format("{} images need a folder", images.tiles.size()), "-O DIR");
    }
    GK_TRY(const Theme theme, theme_of(options.theme));
    return write_images(options, images, theme);
}

}  // namespace

bool has_script(const FormatChoice& target)
{
    return target.format->id == kHtmlFormat.id && target.options.text(kImagesOption.name).empty();
}

void ReportOptions::bind(OptionTable& table)
{
    table.add("--boards", "WHICH", boards);
    table.flag("--brief", brief);
    table.flag("--study", study);
    table.flag("--full", full);
    table.choice("--maps", "none|errors|all", maps, kMapChoices);
    table.choice("--bottom", "first|second", bottom, kBottoms);
    table.choice("--paper", "a4|letter", paper, kPapers);
    table.flag("--index", index);
    table.add("--event", "NAME", event);
    table.add("--min-decisions", "N", least_decisions, {0, 1'000'000});
    filter.bind_where(table);
    filter.bind_me(table);
    analysis.bind_thresholds(table);
    analysis.bind_rules(table);
    engine.bind_thinking(table);
    analysis.bind_judge(table);
    analysis.bind_no_analysis(table);
    engine.bind_knowledge(table);
    engine.bind_hyper_tables(table);
    bind_theme(table, theme);
    table.choice("--images", "gnubg|bbs|fibs2html", images, kImageNames);
    table.add("--image-size", "N", image_size, {1, 20});
    output.bind_format(table);
    output.bind_files(table);
    output.bind_folder(table);
    output.bind_force(table);
    output.bind_name(table);
    output.bind_resume(table);
    bind_batch(table);
    input.bind_newest(table);
    batch.bind_shard(table);
    settings.bind_lang(table);
}

Result<ExitCode> run_report(Session& session, const ReportOptions& options)
{
    if (!options.images.empty()) {
        GK_TRY_VOID(write_board_images(session, options));
        return ExitCode::ok;
    }
    if (options.image_size) return failure("usage", "--image-size needs --images");
    const std::string& where = options.filter.where;
    std::string me = options.filter.me;
    if (!where.empty()) {
        std::optional<UsersFilter> wanted = users_filter(session, options.filter, where);
        if (!wanted) return ExitCode::usage;
        me = std::move(wanted->me);
    }
    GK_TRY(AnalysisJob plan, plan_of(session, options, me));
    return wants_site(options) ? run_with_site(session, options, plan, me) : analyze_files(session, plan);
}

constexpr Command kReportCommand = with_options<ReportOptions, run_report>(
    {.name = "report", .group = VerbGroup::matches, .completes = Completes::file});

}  // namespace gammonkit::cli
