#include "report/pdf/booklet.hpp"
#include "report/pdf/font_file.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/letters/direction.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_pages.h>

namespace gammonkit::pdf {
namespace {

/// libharu names the filters of what it compresses itself, and of nothing else.
HPDF_STATUS write_filter(HPDF_Dict /*object*/, HPDF_Stream out)
{
    return HPDF_Stream_WriteStr(out, "/Filter /FlateDecode\n");
}

/// Puts the bytes into a stream object, compressed quickly: libharu would do it thoroughly, which takes three
/// times as long as all the rest of a report.
void write_compressed(HPDF_Dict object, std::string_view bytes)
{
    if (object == nullptr) return;
    const std::string compressed = deflate_quickly(bytes);
    object->filter = HPDF_STREAM_FILTER_NONE;
    object->write_fn = write_filter;
    HPDF_Stream_Write(object->stream, reinterpret_cast<const HPDF_BYTE*>(compressed.data()),
                      static_cast<HPDF_UINT>(compressed.size()));
}

/// A character as UTF-16, the more significant byte first.
std::string utf16(char32_t character)
{
    std::string bytes;
    const auto put = [&](std::uint32_t unit) {
        bytes += static_cast<char>(unit >> 8U & 0xFFU);
        bytes += static_cast<char>(unit & 0xFFU);
    };
    if (character < 0x10000) {
        put(character);
    } else {
        put(0xD800U + ((character - 0x10000) >> 10U));
        put(0xDC00U + ((character - 0x10000) & 0x3FFU));
    }
    return bytes;
}

/// The objects of one font, as the specification of PDF (ISO 32000) has them: 9.7 "Composite fonts".
class FontObjects {
public:
    FontObjects(HPDF_Doc document, const TextFont& font, const char* name)
        : document_(document), font_(font), name_(name)
    {
    }

    HPDF_Dict add()
    {
        const HPDF_Dict font = object("Font");
        HPDF_Dict_AddName(font, "Subtype", "Type0");
        HPDF_Dict_AddName(font, "BaseFont", name_);
        HPDF_Dict_AddName(font, "Encoding", "Identity-H");
        const HPDF_Array descendants = HPDF_Array_New(document_->mmgr);
        HPDF_Dict_Add(font, "DescendantFonts", descendants);
        HPDF_Array_Add(descendants, descendant());
        HPDF_Dict_Add(font, "ToUnicode", stream(meanings()));
        return font;
    }

private:
    HPDF_Dict object(const char* type)
    {
        const HPDF_Dict dictionary = HPDF_Dict_New(document_->mmgr);
        HPDF_Xref_Add(document_->xref, dictionary);
        HPDF_Dict_AddName(dictionary, "Type", type);
        return dictionary;
    }

    HPDF_Dict stream(std::string_view bytes)
    {
        const HPDF_Dict dictionary = HPDF_DictStream_New(document_->mmgr, document_->xref);
        if (dictionary == nullptr) return nullptr;
        write_compressed(dictionary, bytes);
        return dictionary;
    }

    [[nodiscard]] HPDF_INT32 thousandths(int units) const
    {
        return 1000 * units / font_.file().units_per_em();
    }

    HPDF_Dict descendant()
    {
        const HPDF_Dict font = object("Font");
        HPDF_Dict_AddName(font, "Subtype", "CIDFontType2");
        HPDF_Dict_AddName(font, "BaseFont", name_);
        HPDF_Dict_AddName(font, "CIDToGIDMap", "Identity");
        const HPDF_Dict system = HPDF_Dict_New(document_->mmgr);
        HPDF_Dict_Add(font, "CIDSystemInfo", system);
        HPDF_Dict_Add(system, "Registry", HPDF_String_New(document_->mmgr, "Adobe", nullptr));
        HPDF_Dict_Add(system, "Ordering", HPDF_String_New(document_->mmgr, "Identity", nullptr));
        HPDF_Dict_AddNumber(system, "Supplement", 0);
        HPDF_Dict_Add(font, "FontDescriptor", descriptor());
        const HPDF_Array widths = HPDF_Array_New(document_->mmgr);
        HPDF_Dict_Add(font, "W", widths);
        add_widths(widths);
        return font;
    }

    void add_widths(HPDF_Array widths)
    {
        const HPDF_Array each = HPDF_Array_New(document_->mmgr);
        HPDF_Array_AddNumber(widths, 1);
        HPDF_Array_Add(widths, each);
        for (const UsedLetter& letter : font_.used())
            HPDF_Array_AddNumber(each, thousandths(font_.file().advance(letter.glyph)));
    }

    HPDF_Dict descriptor()
    {
        constexpr HPDF_INT32 kSymbolic = 4;
        const std::string_view head = font_.file().table("head");
        const std::string_view sizes = font_.file().table("hhea");
        const auto number = [&](std::string_view table, std::size_t at) {
            return thousandths(static_cast<std::int16_t>(number16(table, at)));
        };
        const HPDF_Dict descriptor = object("FontDescriptor");
        HPDF_Dict_AddName(descriptor, "FontName", name_);
        HPDF_Dict_AddNumber(descriptor, "Flags", kSymbolic);
        HPDF_Dict_AddNumber(descriptor, "Ascent", number(sizes, 4));
        HPDF_Dict_AddNumber(descriptor, "Descent", number(sizes, 6));
        HPDF_Dict_AddNumber(descriptor, "CapHeight", 729);
        HPDF_Dict_AddNumber(descriptor, "ItalicAngle", 0);
        HPDF_Dict_AddNumber(descriptor, "StemV", 80);
        const HPDF_Array box = HPDF_Array_New(document_->mmgr);
        HPDF_Dict_Add(descriptor, "FontBBox", box);
        for (const std::size_t at : {36, 38, 40, 42})
            HPDF_Array_AddNumber(box, number(head, at));
        HPDF_Dict_Add(descriptor, "FontFile2", file());
        return descriptor;
    }

    HPDF_Dict file()
    {
        std::vector<Glyph> glyphs{0};
        for (const UsedLetter& letter : font_.used())
            glyphs.push_back(letter.glyph);
        const std::string bytes = subset_of(font_.file(), glyphs);
        const HPDF_Dict file = stream(bytes);
        HPDF_Dict_AddNumber(file, "Length1", static_cast<HPDF_INT32>(bytes.size()));
        return file;
    }

    /// What the codes mean: how text is found and copied.
    [[nodiscard]] std::string meanings() const
    {
        std::string map = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                          "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                          "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                          "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n";
        constexpr std::size_t kMostTogether = 100;
        const std::vector<UsedLetter>& used = font_.used();
        for (std::size_t first = 0; first < used.size(); first += kMostTogether) {
            const std::size_t count = std::min(kMostTogether, used.size() - first);
            map += fmt::format("{} beginbfchar\n", count);
            for (std::size_t i = first; i < first + count; ++i)
                map += meaning(i + 1, used[i].character);
            map += "endbfchar\n";
        }
        return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
    }

    [[nodiscard]] static std::string meaning(std::size_t code, char32_t character)
    {
        std::string bytes;
        for (const char32_t letter : letters_of_form(character))
            bytes += utf16(letter);
        std::string text;
        for (const char byte : bytes)
            text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
        return fmt::format("<{:04x}> <{}>\n", code, text);
    }

    HPDF_Doc document_;
    const TextFont& font_;
    const char* name_;
};

/// Puts the used letters of all fonts into a document: the fonts of all pages, "F1", "F2" and, if it is used,
/// "F3". libharu's own fonts hold tables of a thousand letters that nobody used, and take ten times as long.
HPDF_Dict add_fonts(HPDF_Doc document, const Fonts& fonts)
{
    const HPDF_Dict all = HPDF_Dict_New(document->mmgr);
    HPDF_Xref_Add(document->xref, all);
    HPDF_Dict_Add(all, "F1", FontObjects(document, fonts.regular(), "GKITAA+DejaVuSans").add());
    HPDF_Dict_Add(all, "F2", FontObjects(document, fonts.bold(), "GKITAB+DejaVuSans-Bold").add());
    if (fonts.other() && !fonts.other()->used().empty())
        HPDF_Dict_Add(all, "F3", FontObjects(document, *fonts.other(), "GKITAC+DroidSansFallback").add());
    return all;
}

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
