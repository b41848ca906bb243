#include "report/html/page.hpp"

#include "formats/html/packed.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "report/html/page_files.hpp"
#include "report/turn_words.hpp"
#include "report/typeface_files.hpp"
#include "report/verdict.hpp"
#include "support/text.hpp"

#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <span>

namespace gammonkit::html {

namespace {

void write_meta(XmlWriter& html, std::string_view name, std::string_view content)
{
    html.empty("meta", {{"name", name}, {"content", content}});
}

constexpr std::string_view kSameSite = " 'self'";

/// A second wall behind the writer's escapes: no scripts but ours run, and nothing is fetched but `styles`,
/// which may hold typefaces.
void write_policy(XmlWriter& html, std::string_view scripts, std::string_view styles = "")
{
    html.start("meta");
    html.attribute("http-equiv", "Content-Security-Policy");
    html.attribute("content", fmt::format("default-src 'none'; style-src 'unsafe-inline'{}; {}img-src data:; "
                                          "script-src{}; base-uri 'none'; form-action 'none'",
                                          styles, styles.empty() ? "" : "font-src data:; ", scripts));
    html.end();
}

/// How a policy names scripts by their sums.
std::string sources_of(std::initializer_list<std::string_view> script_sums)
{
    std::string sources;
    for (const std::string_view sum : script_sums)
        sources += " " + script_source(sum);
    return sources;
}

void write_style(XmlWriter& html, std::initializer_list<std::string_view> parts)
{
    const XmlElement style(html, "style");
    for (const std::string_view part : parts)
        html.raw(part);
}

/// A white and a dark checker.
constexpr std::string_view kIcon =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='6' "
    "cy='6' r='5' fill='%23fff' stroke='%2352606d'/%3E%3Ccircle cx='10' cy='10' r='5' fill='%23243b53' "
    "stroke='%23fff'/%3E%3C/svg%3E";

/// What a program that lists or previews the page shows of it (the Open Graph protocol, ogp.me).
void write_preview(XmlWriter& html, std::string_view title, std::string_view description)
{
    html.empty("link", {{"rel", "icon"}, {"href", kIcon}});
    html.empty("meta", {{"property", "og:title"}, {"content", title}});
    html.empty("meta", {{"property", "og:type"}, {"content", "article"}});
    if (description.empty()) return;
    html.empty("meta", {{"property", "og:description"}, {"content", description}});
    write_meta(html, "description", description);
}

/// What stands in each head before the style.
void write_head_parts(XmlWriter& html, const std::string& title, std::string_view description)
{
    write_meta(html, "viewport", "width=device-width, initial-scale=1");
    write_meta(html, "generator", "GammonKit");
    html.element("title", title);
    write_preview(html, title, description);
}

std::string page_sources()
{
    return sources_of({page_loader_sum(), page_script_sum()});
}

void write_style_link(XmlWriter& html, std::string_view up)
{
    html.empty("link", {{"rel", "stylesheet"}, {"href", fmt::format("{}{}", up, kSharedStyleName)}});
}

void write_script_link(XmlWriter& html, std::string_view up)
{
    html.element("script", {{"src", fmt::format("{}{}", up, kSharedScriptName)}}, "");
}

void write_script(XmlWriter& html, std::string_view id, std::string_view type, std::string_view content)
{
    const XmlElement script(html, "script", {{"id", id}, {"type", type}});
    html.raw(content);
}

/// The script and its style, packed.
void write_code(XmlWriter& html)
{
    write_script(html, "gammonkit-style", kPackedType, packed_panel_style());
    write_script(html, "gammonkit-code", kPackedType, packed_page_script());
}

/// What runs them.
void write_loader(XmlWriter& html)
{
    write_script(html, "gammonkit-script", "text/javascript", page_loader());
}

void write_own_head(XmlWriter& html, const std::string& title, std::string_view description,
                    std::string_view scripts, std::string_view more_style = {})
{
    const XmlElement head(html, "head");
    html.empty("meta", {{"charset", "utf-8"}});
    write_policy(html, scripts);
    write_head_parts(html, title, description);
    write_style(html, {page_style(), more_style});
}

/// What a function writes behind other elements.
template <class Write>
std::string written(Write write)
{
    XmlWriter html;
    write(html);
    return std::string(trimmed(html.finish()));
}

/// Replaces a text where it stands; false if it is nowhere.
bool replace(std::string& page, std::string_view text, std::string_view by)
{
    const std::size_t place = page.find(text);
    if (place != std::string::npos) page.replace(place, text.size(), by);
    return place != std::string::npos;
}

}  // namespace

std::string typeface_style()
{
    std::string style;
    for (const TypefaceFile& file : web_typeface_files()) {
        const std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(file.bytes.data()),
                                                  file.bytes.size());
        style += fmt::format("@font-face{{font-family:Inter;font-weight:{};src:"
                             "url(data:font/woff2;base64,{})}}\n",
                             file.name.ends_with("Bold") ? "bold" : "normal", base64(bytes));
    }
    return style;
}

std::string shared_style()
{
    return fmt::format("{}\n{}{}{}", kSharedStyleMark, typeface_style(), page_style(), panel_style());
}

std::string shared_script()
{
    return fmt::format("{}\n{}{}", kSharedScriptMark, page_unpacker(), page_script());
}

std::string with_shared_parts(const std::string& page, std::string_view up)
{
    std::string sharing = page;
    const auto exchange = [&](auto own, auto shared) {
        return replace(sharing, written(own), written(shared));
    };
    const bool is_done = exchange([](XmlWriter& html) { write_policy(html, page_sources()); },
                                  [](XmlWriter& html) { write_policy(html, kSameSite, kSameSite); }) &&
                         exchange([](XmlWriter& html) { write_style(html, {page_style()}); },
                                  [&](XmlWriter& html) { write_style_link(html, up); }) &&
                         exchange(write_code, [](XmlWriter&) {}) &&
                         exchange(write_loader, [&](XmlWriter& html) { write_script_link(html, up); });
    return is_done ? sharing : page;
}

void write_shared_script(XmlWriter& html, std::string_view packed_data, std::string_view up)
{
    write_script(html, "gammonkit-page", kPackedType, packed_data);
    write_script_link(html, up);
}

void write_head(XmlWriter& html, const std::string& title, std::string_view description)
{
    write_own_head(html, title, description, page_sources());
}

void write_study_head(XmlWriter& html, const std::string& title)
{
    write_own_head(html, title, "", page_sources() + sources_of({study_script_sum()}), study_style());
}

void write_study_script(XmlWriter& html)
{
    write_script(html, "gammonkit-study", "text/javascript", study_script());
}

void write_site_head(XmlWriter& html, const std::string& title, std::string_view description,
                     const std::optional<std::string>& up, bool with_shared_script)
{
    const XmlElement head(html, "head");
    html.empty("meta", {{"charset", "utf-8"}});
    const std::string shared(with_shared_script ? kSameSite : "");
    write_policy(html, sources_of({site_script_sum()}) + shared, up ? kSameSite : "");
    write_head_parts(html, title, description);
    if (up) {
        write_style_link(html, *up);
        write_style(html, {site_style()});
    } else {
        write_style(html, {page_style(), panel_style(), site_style()});
    }
}

void write_fragment(XmlWriter& html, std::string_view fragment, const Translator& words)
{
    constexpr std::string_view kOpen = "{{";
    constexpr std::string_view kClose = "}}";
    std::string text;
    for (std::size_t open = fragment.find(kOpen); open != std::string_view::npos;
         open = fragment.find(kOpen)) {
        const std::size_t close = fragment.find(kClose, open);
        text += fragment.substr(0, open);
        text += words.say(fragment.substr(open + kOpen.size(), close - open - kOpen.size()));
        fragment.remove_prefix(close + kClose.size());
    }
    html.raw(text.append(fragment));
}

std::string Page::prefix_of(const MatchReport& report) const
{
    if (matches.size() == 1) return "";
    return "m" + std::to_string(&report - matches.data() + 1) + "-";
}

std::string anchor_of(const Page& page, const MatchReport& report, std::size_t game)
{
    return page.prefix_of(report) + "g" + std::to_string(game + 1);
}

std::string anchor_of(const Page& page, const MatchReport& report, std::size_t game, std::size_t turn)
{
    return anchor_of(page, report, game) + "-" + std::to_string(turn + 1);
}

bool has_own_place(const DecisionError& judged)
{
    const Decision& decision = judged.decision;
    return decision.choice == MadeChoice::waited && decision.state &&
           (mark_of(judged) || judged.in_performance == RateEligibility::counted);
}

std::string anchor_of(const Page& page, const MatchReport& report, const DecisionError& judged)
{
    const std::string turn = anchor_of(page, report, judged.decision.game, judged.decision.turn);
    return has_own_place(judged) ? turn + "c" : turn;
}

void write_match_sheet(XmlWriter& html, const MatchReport& report)
{
    const XmlElement sheet(html, "div", {{"class", "sheet"}});
    html.element("p", {{"class", "verdict"}}, verdict_words(report));
    {
        html.element("p", {{"class", "facts"}}, match_facts_line(*report.match, report.words));
    }
    if (report.match->comment.empty()) return;
    html.element("p", {{"class", "comment"}}, report.match->comment);
}

void write_foot(XmlWriter& html, const Page& page)
{
    const XmlElement foot(html, "footer");
    for (const MatchReport& report : page.matches) {
        const MatchStatistics& statistics = report.statistics;
        if (statistics.nothing_analyzed) continue;
        const MarkThresholds limits = statistics.counting.thresholds.value_or(MarkThresholds{});
        const auto number = [&](double limit, int digits) {
            return page.words.numbers(fmt::format("{:.{}f}", limit, digits));
        };
        std::string text = page.words.say(
            "Errors are in points for each unit of the cube, in matches normalized (EMG): more than {0} is "
            "bad (?), more than {1} very bad (?\?). Luck beyond {2} is marked ▲ or ▼. The performance "
            "rating is 500 times the error of a decision that counts.",
            number(limits.bad, 3), number(limits.very_bad, 3), number(limits.lucky, 1));
        if (!statistics.match_equity_table.empty())
            text += " " + page.words.say("Match equity table: {0}.", statistics.match_equity_table);
        html.element("p", text);
        break;
    }
    html.element("p",
                 page.words.say("Made with GammonKit, which can read the match out of this page again."));
}

Result<void> write_scripts(XmlWriter& html, const std::string& data, std::string_view match,
                           std::string_view mat)
{
    GK_TRY(const std::string packed, packed_text(data));
    write_script(html, "gammonkit-page", kPackedType, packed);
    write_code(html);
    if (!match.empty()) write_script(html, "gammonkit-match", kPackedType, match);
    if (!mat.empty()) write_script(html, "gammonkit-mat", kPackedType, mat);
    write_loader(html);
    return {};
}

std::string script_source(std::string_view digits)
{
    std::array<std::uint8_t, 32> bytes{};
    for (std::size_t i = 0; i < bytes.size() && 2 * i + 2 <= digits.size(); ++i)
        std::from_chars(digits.data() + 2 * i, digits.data() + 2 * i + 2, bytes[i], 16);
    return fmt::format("'sha256-{}='", base64(bytes));
}

}  // namespace gammonkit::html
