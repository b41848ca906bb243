#pragma once

#include "report/shared_options.hpp"
#include "report/site/site_match.hpp"
#include "support/languages/translator.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// The path of each report, from the folder of the site, and its matches.
using SiteReports = std::map<std::string, std::vector<SiteMatch>>;

struct SiteSettings {
    /// What all matches belong to. Empty: there is a list of all, and nothing else.
    std::string event = {};
    std::string me = {};  ///< Whom the list is about: names, with commas between.
    PlayerAliases aliases = {};
    int least_decisions = kFewDecisions;
    BoardLook look = {};
    Theme dark = {};          ///< Of boards on a dark page.
    bool has_pages = false;   ///< Reports are pages, which can link to the site.
    bool has_script = false;  ///< They have a script.
    Translator words = {};    ///< The language of the pages; tables for programs have none.
};

/// One file of a site.
struct SiteFile {
    std::string path = {};  ///< From the folder of the site: "players/ann.html".
    std::string bytes = {};
    std::string_view mark = {};  ///< What files of this kind hold, whichever version wrote them.
};

/// Where the card of a match is, from the folder of the site, by the path of its page: "cards/sub/a.png".
[[nodiscard]] std::string card_path(std::string_view page);
/// The title by which such a picture is known.
inline constexpr std::string_view kCardMark = "Card of a match, by GammonKit";

/// True if all pages of a site share a style and a script, which are files of their own.
[[nodiscard]] bool shares_parts(const SiteSettings& settings);

/// The files that a site has whatever is in it, without their bytes: index.html, and of an event the tables
/// standings and matches as CSV and JSON.
[[nodiscard]] std::vector<SiteFile> files_known_before(const SiteSettings& settings);

/// True for a file that some version has written as one of a site. It is about matches, and holds none.
[[nodiscard]] bool is_site_file(std::string_view bytes);

/// Pages that link to reports: a list of all matches, each once, with what their players did; of an event
/// also a page for each player, under players/, whose names differ from all reports, and the tables for
/// programs. The same reports and settings give the same bytes.
[[nodiscard]] std::vector<SiteFile> write_site(const SiteReports& reports, const SiteSettings& settings);

}  // namespace gammonkit
