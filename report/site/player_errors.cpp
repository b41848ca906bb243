#include "report/site/player_errors.hpp"

#include "formats/html/packed.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/html/board_data.hpp"
#include "report/html/page.hpp"
#include "report/render/svg_canvas.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace gammonkit::site {
namespace {

/// So many errors of a theme have a link.
constexpr std::size_t kLinked = 6;

/// A page that holds nothing but the quiz, as the writers of pages want it.
class QuizPage {
public:
    explicit QuizPage(const Content& content)
        : page_{.matches = none_,
                .positions = nowhere_,
                .look = content.settings.look,
                .dark = content.settings.dark,
                .words = content.words()}
    {
    }
    [[nodiscard]] const html::Page& get() const { return page_; }

private:
    std::vector<MatchReport> none_ = {};
    std::vector<PositionRecord> nowhere_ = {};
    html::Page page_;
};

template <class Items>
auto first_of(const Items& items, std::size_t most)
{
    return std::span(items).first(std::min(items.size(), most));
}

}  // namespace

PlayerErrors::PlayerErrors(const Content& content, const SitePlayer& player) : content_(content)
{
    for (const Appearance& appearance : player.appearances) {
        planned_ += appearance.part().planned;
        for (const SiteError& error : appearance.part().errors) {
            by_id_.insert({error.id, {&appearance, &error}});
            if (error.problem) worst_.push_back({&appearance, &error});
        }
    }
    const auto cost = [](const RankedError& ranked) { return ranked.error->cost; };
    std::ranges::stable_sort(worst_, std::ranges::greater{}, cost);
    worst_.resize(std::min(worst_.size(), kAskedErrors));
    families_ = error_families(planned_);
    if (content.settings.has_script && !worst_.empty()) pack_quiz();
}

void PlayerErrors::pack_quiz()
{
    StudySet set{.words = content_.words()};
    for (const auto& [appearance, error] : worst_) {
        set.problems.push_back(*error->problem);
        set.problems.back().link = address_of(*appearance->listed, kUp, error->anchor);
    }
    const QuizPage quiz(content_);
    Result<std::string> packed = packed_text(html::study_data(set, quiz.get(), true));
    if (packed) packed_quiz_ = *std::move(packed);
}

void PlayerErrors::write_quiz(XmlWriter& html) const
{
    if (!packed_quiz_) return;
    const XmlElement workshop(html, "div", {{"class", "workshop"}});
    const QuizPage quiz(content_);
    html::write_board_panel(html, quiz.get());
    const XmlElement nothing_beside_it(html, "div", {{"id", "content"}});
}

std::string PlayerErrors::where(const RankedError& ranked) const
{
    const auto& [listed, seat] = *ranked.appearance;
    const std::string& date = listed->record().date;
    return (date.empty() ? "" : date + ", ") + content_.words().say("against {0}, {1}",
                                                                    listed->match->names[opponent(seat)],
                                                                    ranked.error->place);
}

void PlayerErrors::write_link(XmlWriter& html, const RankedError& ranked) const
{
    const SiteError& error = *ranked.error;
    const XmlElement item(html, "li");
    html.element("a", {{"href", address_of(*ranked.appearance->listed, kUp, error.anchor)}}, error.words);
    html.text(" ");
    const std::string best = error.best.empty() ? "" : content_.words().say("best: {0}", error.best) + " · ";
    html.element("small", best + where(ranked));
}

void PlayerErrors::write_theme(XmlWriter& html, const ErrorFamily& family) const
{
    const Translator& words = content_.words();
    const XmlElement theme(html, "details", {{"class", "theme"}});
    {
        const XmlElement summary(html, "summary");
        html.element("strong", name_of(family, words));
        html.text(" ");
        const std::string cost = planned_.in_chances ? percent_text(words, family.cost, false)
                                                     : words.numbers(fmt::format("{:.3f}", family.cost));
        html.element("small", words.say("{0, plural, one {# error} other {# errors}}", family.errors.size()) +
                                  " · " + cost);
    }
    const PlanChoice choice{.words = words};
    for (const std::string& line : family_lines(planned_, family, choice))
        html.element("p", line);
    const XmlElement list(html, "ul");
    for (const std::size_t index : first_of(family.errors, kLinked)) {
        const auto found = by_id_.find(planned_.decisions[index].error->id);
        if (found != by_id_.end()) write_link(html, found->second);
    }
}

void PlayerErrors::write_themes(XmlWriter& html) const
{
    if (families_.empty()) return;
    write_section(html, content_.words().say("Errors by theme"), "themes", [&] {
        for (const ErrorFamily& family : first_of(families_, kListedFamilies))
            write_theme(html, family);
    });
}

void PlayerErrors::write_board(XmlWriter& html, const StudyProblem& problem) const
{
    BoardScene scene = problem.diagram.scene;
    scene.with_players = false;
    scene.view.bears_off_left = content_.settings.look.view.bears_off_left;
    const XmlElement svg(
        html, "svg",
        {{"viewBox", fmt::format("0 0 {} {}", html::kBoardBox.width, html::kBoardBox.height)},
         {"role", "img"},
         {"aria-label", xgid(scene.state)}});
    if (packed_quiz_) {  // The script draws it.
        html.attribute("data-place", problem.id);
        return;
    }
    SvgCanvas canvas(html);
    paint_board(canvas, html::kBoardBox, scene, content_.settings.look.theme);
}

void PlayerErrors::write_moment(XmlWriter& html, const RankedError& ranked) const
{
    const SiteError& error = *ranked.error;
    const XmlElement link(
        html, "a",
        {{"class", "moment"}, {"href", address_of(*ranked.appearance->listed, kUp, error.anchor)}});
    write_board(html, *error.problem);
    html.element("strong", error.words);
    if (!error.best.empty()) html.element("span", content_.words().say("best: {0}", error.best));
    html.element("small", where(ranked));
}

void PlayerErrors::write_worst(XmlWriter& html) const
{
    if (worst_.empty()) return;
    write_section(html, content_.words().say("Worst errors"), "errors", [&] {
        const XmlElement list(html, "div", {{"class", "moments"}});
        for (const RankedError& ranked : first_of(worst_, kShownErrors))
            write_moment(html, ranked);
    });
}

}  // namespace gammonkit::site
