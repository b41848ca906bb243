#include "report/pdf/haru_fonts.hpp"

#include "report/pdf/font_subset.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/letters/direction.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <hpdf.h>
#include <hpdf_doc.h>

namespace gammonkit::pdf {
namespace {

/// libharu names the filters of what it compresses itself, and of nothing else.
HPDF_STATUS write_filter(HPDF_Dict /*object*/, HPDF_Stream out)
{
    return HPDF_Stream_WriteStr(out, "/Filter /FlateDecode\n");
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

}  // namespace

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

void write_compressed(HPDF_Dict object, std::string_view bytes)
{
    if (object == nullptr) return;
    const std::string compressed = deflate_quickly(bytes);
    object->filter = HPDF_STREAM_FILTER_NONE;
    object->write_fn = write_filter;
    HPDF_Stream_Write(object->stream, reinterpret_cast<const HPDF_BYTE*>(compressed.data()),
                      static_cast<HPDF_UINT>(compressed.size()));
}

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

}  // namespace gammonkit::pdf
