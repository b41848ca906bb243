#pragma once

#include "model/match.hpp"
#include "report/page_language.hpp"
#include "report/pdf/fonts.hpp"
#include "report/pdf/structure.hpp"
#include "report/render/canvas.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gammonkit::pdf {

/// How large pages are, in points (1/72 inch).
struct PaperSize {
    double width = 0;
    double height = 0;
};
inline constexpr PaperSize kA4{595.28, 841.89};
inline constexpr PaperSize kLetter{612, 792};

/// A part of a page that leads elsewhere.
struct Link {
    Box where = {};
    std::string target = {};
};

/// A page: what is drawn, as operators of PDF, and its links.
struct Sheet {
    std::string operators = {};
    std::vector<Link> links = {};
    std::vector<ElementNumber> marked = {};  ///< Whose contents the marked parts of the operators are.
    std::optional<ElementNumber> open = {};  ///< Of the part that has not ended yet.
};

/// The operators, with an end of the last marked part.
[[nodiscard]] std::string operators_of(const Sheet& sheet);

/// Where a target is.
struct Place {
    std::size_t sheet = 0;
    double y = 0;
};

/// An entry of the outline.
struct Bookmark {
    std::string title = {};
    int level = 0;  ///< One deeper than the one before at most.
    Place place = {};
};

/// The number of the page where a target is, written when all pages are known.
struct PageNumber {
    std::size_t sheet = 0;
    CanvasPoint end = {};  ///< Of its baseline.
    double size = 0;       ///< Of its letters.
    std::string target = {};
};

/// All pages before they become a file.
struct Booklet {
    std::string title = {};
    std::string language = "en";    ///< Of all words but names and comments.
    std::string author = {};        ///< Who played or annotated; may be empty.
    std::string subject = {};       ///< "7-point match · Nordic Open · 2024-05-23"; may be empty.
    std::optional<Date> date = {};  ///< Of the match.
    PaperSize paper = kA4;
    std::deque<Sheet> sheets = {};  ///< Stay where they are when others are added.
    std::vector<Bookmark> bookmarks = {};
    std::vector<PageNumber> page_numbers = {};
    Structure structure = {};
    std::map<std::string, Place> places = {};  ///< The targets of links, by name.
};

/// The booklet as a PDF, with the letters of the fonts that were used. Links to nowhere are left out. The
/// same booklet gives the same bytes. Pages are forgotten as they are saved, so that not all are held twice.
[[nodiscard]] Result<std::string> saved(Booklet&& booklet, const Fonts& fonts);

enum class PostscriptKind : std::uint8_t { document, encapsulated };

/// The same pages in PostScript level 3, without links and outline; as EPS, for other documents, it is one.
[[nodiscard]] std::string as_postscript(const Booklet& booklet, const Fonts& fonts,
                                        PostscriptKind kind = PostscriptKind::document);

/// The one or the other.
[[nodiscard]] inline Result<std::string> written(Booklet&& booklet, const Fonts& fonts, PageLanguage language)
{
    if (language == PageLanguage::postscript) return as_postscript(booklet, fonts);
    return saved(std::move(booklet), fonts);
}

}  // namespace gammonkit::pdf
