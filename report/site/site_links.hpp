#pragma once

#include "report/site/site.hpp"

#include <map>
#include <string>
#include <string_view>

namespace gammonkit {

/// What each report says of the site around it, as an element of HTML: links to the list of all matches, and
/// to the pages of its players where there are such. By the paths of the reports.
[[nodiscard]] std::map<std::string, std::string> site_links(const SiteReports& reports,
                                                            const SiteSettings& settings);

/// A page with such an element at the top of its body, in place of one that it has there already. What has no
/// body stays as it is.
[[nodiscard]] std::string with_site_links(std::string page, std::string_view links);

/// The page of a match as it stands in the site: with such an element, with the address of its card if it has
/// one, and without what all pages share.
[[nodiscard]] std::string site_page(std::string page, std::string_view path, std::string_view links,
                                    bool has_card, const SiteSettings& settings);

}  // namespace gammonkit
