#include "report/site/site.hpp"
#include "analysis/met/named_tables.hpp"
#include "cli/commands/report/command.hpp"
#include "cli/engine/tables.hpp"
#include "cli/engine/users_filter.hpp"
#include "formats/html/format.hpp"
#include "report/render/picture_loader.hpp"
#include "report/site/site_links.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"

#include <filesystem>
#include <mutex>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kIndexName = "index";

std::string path_in(const std::string& folder, const std::string& path)
{
    return (std::filesystem::path(folder) / path).generic_string();
}

/// What an earlier run has written may go: it is nobody's work that could be lost. What somebody else has
/// written may not, even if --resume goes on with the reports.
Result<void> check_file(const Session& session, const SiteFile& file)
{
    OutputOptions output = session.options.output;
    output.resume = false;
    const std::string path = path_in(output.output_dir, file.path);
    std::error_code ignored;
    // There may be as many pages as players: to look for all inputs for each would take as long as the rest.
    if (!std::filesystem::exists(path, ignored)) return {};
    const Result<Input> there = read_input(path);
    const bool is_ours = there && there->bytes.find(file.mark) != std::string::npos;
    if (is_ours) return {};
    GK_TRY(const std::vector<InputFile> inputs, required_inputs(session.options.inputs));
    return check_single(output, inputs, path);
}

Result<void> check_files(const Session& session, const std::vector<SiteFile>& files)
{
    for (const SiteFile& file : files) {
        GK_TRY_VOID(check_file(session, file));
    }
    return {};
}

/// Collects what was reported.
class Site {
public:
    Site(KnownTables tables, SiteSettings settings, ReportChoice choice, SiteDepth depth)
        : tables_(std::move(tables)), settings_(std::move(settings)), choice_(std::move(choice)),
          depth_(depth)
    {
    }

    /// May be called by several threads.
    void add(const std::string& output, const Collection& collection)
    {
        std::vector<SiteMatch> matches = site_matches(collection, tables_, choice_, depth_);
        const std::lock_guard lock(mutex_);
        reports_[output] = std::move(matches);
    }

    /// Writes the pages, unless there is nothing to list.
    [[nodiscard]] Result<void> save(const Session& session) const
    {
        if (reports_.empty()) return {};
        std::vector<SiteFile> files = write_site(reports_, settings_);
        const std::vector<SiteFile> cards = cards_of_matches();
        files.insert(files.end(), cards.begin(), cards.end());
        GK_TRY_VOID(check_files(session, files));
        const std::string& folder = session.options.output.output_dir;
        std::vector<std::string> paths;
        for (const SiteFile& file : files)
            paths.push_back(path_in(folder, file.path));
        remove_leftovers_beside(paths);
        for (const SiteFile& file : files) {
            GK_TRY_VOID(write_output(path_in(folder, file.path), file.bytes, Overwrite::yes));
        }
        return link_reports(folder, !cards.empty());
    }

private:
    /// The pictures of reports of one match; none where this program cannot draw.
    [[nodiscard]] std::vector<SiteFile> cards_of_matches() const
    {
        std::vector<SiteFile> cards;
        for (const auto& [path, matches] : reports_) {
            if (!shares_parts(settings_) || !has_card(matches)) continue;
            const std::optional<Card>& card = first_or_empty(matches).card;
            const auto paint = [&](Canvas& canvas, const Box& page) {
                paint_card(canvas, page, *card, settings_.look.theme);
            };
            Result<std::string> picture = load_and_draw(paint, {.title = std::string(kCardMark)},
                                                        PictureFormat::png, kCardWidth, kCardHeight);
            if (!picture) return {};
            cards.push_back({.path = card_path(path), .bytes = *std::move(picture), .mark = kCardMark});
        }
        return cards;
    }

    static bool has_card(const std::vector<SiteMatch>& matches)
    {
        return matches.size() == 1 && matches.front().card.has_value();
    }

    /// Gives the pages of matches links to the site, which is known only now.
    [[nodiscard]] Result<void> link_reports(const std::string& folder, bool with_cards) const
    {
        if (!settings_.has_pages) return {};
        for (const auto& [path, links] : site_links(reports_, settings_)) {
            GK_TRY(Input page, read_input(path_in(folder, path)));
            const std::string linked =
                site_page(page.bytes, path, links, with_cards && has_card(reports_.at(path)), settings_);
            if (linked == page.bytes) continue;
            GK_TRY_VOID(write_output(path_in(folder, path), linked, Overwrite::yes));
        }
        return {};
    }

    KnownTables tables_;
    SiteSettings settings_;
    ReportChoice choice_;
    SiteDepth depth_;
    std::mutex mutex_;
    SiteReports reports_;
};

Result<SiteSettings> settings_of(const ReportOptions& options, const AnalysisJob& plan, const std::string& me,
                                 const Translator& words)
{
    SiteSettings settings{.event = options.event,
                          .me = me,
                          .least_decisions = options.least_decisions.value_or(kFewDecisions),
                          .words = words};
    const FormatChoice& target = plan.outputs.front().target;
    if (target.format->id == kHtmlFormat.id) {
        settings.has_pages = true;
        settings.has_script = has_script(target);
        GK_TRY(settings.look, look_of(target.options));
        settings.dark = dark_theme_of(target.options, settings.look);
    }
    return settings;
}

}  // namespace

bool wants_site(const ReportOptions& options)
{
    return options.index || !options.event.empty();
}

Result<ExitCode> run_with_site(Session& session, const ReportOptions& options, AnalysisJob& plan,
                               const std::string& me)
{
    const FormatChoice& target = plan.outputs.front().target;
    GK_TRY(ReportChoice choice, choice_of(target.options));
    GK_TRY(SiteSettings settings, settings_of(options, plan, me, choice.words));
    GK_TRY_VOID(check_files(session, files_known_before(settings)));
    GK_TRY(const std::optional<MatchEquityTable> met, users_met(options.engine));
    std::optional<PlayerAliases> aliases = users_aliases(session, options.filter);
    if (!aliases) return ExitCode::failed;
    settings.aliases = *std::move(aliases);

    const SiteDepth depth{.has_errors = !settings.event.empty(), .has_anchors = has_script(target)};
    Site site(KnownTables(met), std::move(settings), std::move(choice), depth);
    plan.also = [&](const std::string& path, const Collection& collection) { site.add(path, collection); };
    if (target.format->extensions.front() == "html") plan.taken = kIndexName;
    const ExitCode status = analyze_files(session, plan);
    if (has_given_up(status)) return status;
    GK_TRY_VOID(site.save(session));
    return status;
}

}  // namespace gammonkit::cli
