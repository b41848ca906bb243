#include "report/pdf/booklet.hpp"
#include "report/pdf/haru_fonts.hpp"
#include "support/letters/direction.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_pages.h>
#include <map>
#include <memory>

namespace gammonkit::pdf {
namespace {

/// What libharu calls when something fails; it goes on doing nothing then.
void keep_first(HPDF_STATUS error, HPDF_STATUS /*detail*/, void* status)
{
    auto& first = *static_cast<HPDF_STATUS*>(status);
    if (first == HPDF_OK) first = error;
}

struct Free {
    void operator()(HPDF_Doc document) const { HPDF_Free(document); }
};
using Document = std::unique_ptr<_HPDF_Doc_Rec, Free>;

/// Makes the objects of a document of libharu.
class Saver {
public:
    Saver(HPDF_Doc document, const Booklet& booklet) : document_(document), booklet_(booklet) {}

    void add_all(const Fonts& fonts)
    {
        const HPDF_Dict in_pages = add_fonts(document_, fonts);
        for (const Sheet& sheet : booklet_.sheets)
            add(sheet, in_pages);
        for (std::size_t i = 0; i < booklet_.sheets.size(); ++i) {
            for (const Link& link : booklet_.sheets[i].links)
                add(link, pages_[i]);
        }
        add_outline();
        add_facts();
        HPDF_SetPageMode(document_, HPDF_PAGE_MODE_USE_OUTLINE);
    }

private:
    /// What readers list files by; their language is that of all words but names and comments.
    void add_facts()
    {
        HPDF_SetInfoAttr(document_, HPDF_INFO_CREATOR, "GammonKit");
        for (const auto& [key, text] : {std::pair{"Title", &booklet_.title},
                                        {"Author", &booklet_.author},
                                        {"Subject", &booklet_.subject}}) {
            if (!text->empty()) HPDF_Dict_Add(document_->info, key, unicode(*text));
        }
        if (booklet_.date) {
            const Date& day = *booklet_.date;
            const HPDF_Date midnight{day.year, day.month, day.day, 0, 0, 0, 'Z', 0, 0};
            HPDF_SetInfoDateAttr(document_, HPDF_INFO_CREATION_DATE, midnight);
        }
        document_->pdf_version = HPDF_VER_15;
        std::string language = booklet_.language;
        HPDF_Dict_Add(document_->catalog, "Lang",
                      HPDF_Binary_New(document_->mmgr, reinterpret_cast<HPDF_BYTE*>(language.data()),
                                      static_cast<HPDF_UINT>(language.size())));
    }

    void add(const Sheet& sheet, HPDF_Dict fonts)
    {
        const HPDF_Page page = HPDF_AddPage(document_);
        pages_.push_back(page);
        if (page == nullptr) return;
        HPDF_Page_SetWidth(page, static_cast<HPDF_REAL>(booklet_.paper.width));
        HPDF_Page_SetHeight(page, static_cast<HPDF_REAL>(booklet_.paper.height));
        const auto resources =
            static_cast<HPDF_Dict>(HPDF_Page_GetInheritableItem(page, "Resources", HPDF_OCLASS_DICT));
        HPDF_Dict_Add(resources, "Font", fonts);
        write_compressed(static_cast<HPDF_PageAttr>(page->attr)->contents, sheet.operators);
    }

    void add(const Link& link, HPDF_Page page)
    {
        const auto place = booklet_.places.find(link.target);
        if (place == booklet_.places.end() || page == nullptr) return;
        const auto y = [&](double down) { return static_cast<HPDF_REAL>(booklet_.paper.height - down); };
        const HPDF_Rect where{static_cast<HPDF_REAL>(link.where.x), y(link.where.bottom()),
                              static_cast<HPDF_REAL>(link.where.right()), y(link.where.y)};
        const HPDF_Annotation annotation = HPDF_Page_CreateLinkAnnot(page, where, destination(place->second));
        if (annotation != nullptr) HPDF_LinkAnnot_SetBorderStyle(annotation, 0, 0, 0);
    }

    /// A place to jump to; one for all links that lead there.
    HPDF_Destination destination(const Place& place)
    {
        HPDF_Destination& known = destinations_[{place.sheet, place.y}];
        if (known != nullptr || place.sheet >= pages_.size()) return known;
        const double top = std::clamp(booklet_.paper.height - place.y, 0.0, booklet_.paper.height);
        known = HPDF_Page_CreateDestination(pages_[place.sheet]);
        if (known == nullptr) return nullptr;
        // HPDF_Destination_SetXYZ does not know 0, which leaves the reader's zoom as it is.
        HPDF_Array_Clear(known);
        HPDF_Array_Add(known, pages_[place.sheet]);
        HPDF_Array_AddName(known, "XYZ");
        HPDF_Array_AddReal(known, 0);
        HPDF_Array_AddReal(known, static_cast<HPDF_REAL>(top));
        HPDF_Array_AddReal(known, 0);
        return known;
    }

    void add_outline()
    {
        std::vector<HPDF_Outline> parents;
        for (const Bookmark& bookmark : booklet_.bookmarks) {
            parents.resize(std::min(parents.size(), static_cast<std::size_t>(bookmark.level)));
            const HPDF_Outline outline =
                HPDF_CreateOutline(document_, parents.empty() ? nullptr : parents.back(), "", nullptr);
            if (outline == nullptr) return;
            HPDF_Dict_Add(outline, "Title", unicode(bookmark.title));
            HPDF_Outline_SetDestination(outline, destination(bookmark.place));
            parents.push_back(outline);
        }
    }

    /// Text outside of pages, as UTF-16. libharu's own way loads a table of all characters for that.
    HPDF_Binary unicode(std::string_view text)
    {
        const std::string utf8 = without_isolates(text);
        std::string bytes = "\xFE\xFF";
        for (std::size_t at = 0; at < utf8.size();)
            bytes += utf16(next_character(utf8, at));
        return HPDF_Binary_New(document_->mmgr, reinterpret_cast<HPDF_BYTE*>(bytes.data()),
                               static_cast<HPDF_UINT>(bytes.size()));
    }

    HPDF_Doc document_;
    const Booklet& booklet_;
    std::vector<HPDF_Page> pages_;
    std::map<std::pair<std::size_t, double>, HPDF_Destination> destinations_;
};

std::string bytes_of(HPDF_Doc document)
{
    HPDF_SaveToStream(document);
    HPDF_UINT32 size = HPDF_GetStreamSize(document);
    std::string bytes(size, '\0');
    HPDF_ReadFromStream(document, reinterpret_cast<HPDF_BYTE*>(bytes.data()), &size);
    bytes.resize(size);
    return bytes;
}

}  // namespace

Result<std::string> saved(const Booklet& booklet, const Fonts& fonts)
{
    HPDF_STATUS status = HPDF_OK;
    const Document document(HPDF_New(keep_first, &status));
    if (document == nullptr) return failure("pdf", "libharu cannot begin a PDF");
    HPDF_SetCompressionMode(document.get(), HPDF_COMP_ALL);
    Saver(document.get(), booklet).add_all(fonts);
    std::string bytes = bytes_of(document.get());
    if (status != HPDF_OK) return failure("pdf", fmt::format("libharu failed with error {:#x}", status));
    return bytes;
}

}  // namespace gammonkit::pdf
