#include "report/pdf/booklet.hpp"
#include "report/pdf/font_file.hpp"
#include "support/letters/direction.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

/// The operators of PDF that sheets are drawn with, for PostScript. Colors are kept, as PostScript has one
/// for areas and lines alike.
constexpr std::string_view kProlog = R"(%%BeginProlog
/gammonkit 40 dict def
gammonkit begin
/m { moveto } bind def
/l { lineto } bind def
/c { curveto } bind def
/h { closepath } bind def
/n { newpath } bind def
/w { setlinewidth } bind def
/J { setlinecap } bind def
/d { setdash } bind def
/cm { 6 array astore concat } bind def
/re { 4 2 roll moveto exch dup 0 rlineto exch 0 exch rlineto neg 0 rlineto closepath } bind def
/rg { /areab exch def /areag exch def /arear exch def } bind def
/RG { /lineb exch def /lineg exch def /liner exch def } bind def
/inarea { arear areag areab setrgbcolor } bind def
/inline { liner lineg lineb setrgbcolor } bind def
/f { inarea fill } bind def
/S { inline stroke } bind def
/B { gsave inarea fill grestore inline stroke } bind def
/BT { gsave inarea } bind def
/ET { grestore } bind def
/Tm { 6 array astore concat 0 0 moveto } bind def
/Tf { selectfont } bind def
/mode 0 def
/Tr { /mode exch def } bind def
/Tj { mode 2 eq { dup gsave true charpath inline stroke grestore } if show } bind def
/BMC { pop } bind def
/BDC { pop pop } bind def
/EMC { } bind def
end
%%EndProlog
)";

// Lines of such documents have at most 255 characters.
constexpr std::size_t kLongestLine = 240;
constexpr std::size_t kLongestTitle = 200;

/// Text in parentheses, of letters that every program takes; what is too long for a line is cut.
std::string in_parentheses(std::string_view text)
{
    std::string result = "(";
    std::size_t whole_letters = 0;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if ((byte & 0xC0) != 0x80) whole_letters = result.size();
        if (byte < 0x20 || byte > 0x7E || letter == '(' || letter == ')' || letter == '\\') {
            result += fmt::format("\\{:03o}", byte);
        } else {
            result += letter;
        }
        if (result.size() > kLongestTitle) return result.substr(0, whole_letters) + ")";
    }
    return result + ")";
}

/// Operators in lines that are short enough: broken at spaces, or else within strings of hexadecimal digits,
/// the only words that are so long.
std::string in_short_lines(std::string_view operators)
{
    std::string result;
    for (std::string_view line : split(operators, '\n')) {
        while (line.size() > kLongestLine) {
            const std::size_t space = line.rfind(' ', kLongestLine);
            const bool has_space = space != std::string_view::npos;
            result += line.substr(0, has_space ? space : kLongestLine);
            result += '\n';
            line.remove_prefix(has_space ? space + 1 : kLongestLine);
        }
        result += line;
        result += '\n';
    }
    if (operators.empty() || operators.ends_with('\n'))
        result.pop_back();  // Of the empty line behind the last.
    return result;
}

/// A place in a font file where a string may end: between two tables, or between two outlines.
std::vector<std::size_t> seams_of(std::string_view font)
{
    std::vector<std::size_t> seams{font.size()};
    std::size_t outlines = 0;
    std::string_view offsets;
    for (std::size_t i = 0; i < number16(font, 4); ++i) {
        const std::size_t entry = 12 + 16 * i;
        const std::size_t start = number32(font, entry + 8);
        seams.push_back(start);
        if (font.substr(entry, 4) == "glyf") outlines = start;
        if (font.substr(entry, 4) == "loca") offsets = font.substr(start, number32(font, entry + 12));
    }
    for (std::size_t at = 0; at < offsets.size(); at += 4)
        seams.push_back(outlines + number32(offsets, at));
    std::sort(seams.begin(), seams.end());
    return seams;
}

/// As an array of strings, which hold at most 65,535 bytes each.
std::string in_strings(std::string_view font)
{
    constexpr std::size_t kMost = 65534;
    constexpr std::size_t kBytesInLine = 40;
    const std::vector<std::size_t> seams = seams_of(font);
    std::string result = "[\n";
    for (std::size_t begin = 0; begin < font.size();) {
        const auto behind = std::upper_bound(seams.begin(), seams.end(), begin + kMost);
        std::size_t end = behind == seams.begin() ? begin : *std::prev(behind);
        if (end <= begin) end = std::min(begin + kMost, font.size());
        result += '<';
        for (std::size_t at = begin; at < end; ++at) {
            result += fmt::format("{:02X}", static_cast<unsigned char>(font[at]));
            if ((at - begin) % kBytesInLine == kBytesInLine - 1) result += '\n';
        }
        result += "00>\n";  // One byte that is not part of the font, as strings in such an array have.
        begin = end;
    }
    return result + "]";
}

/// A font for text of two bytes a letter; source: PostScript Language Reference, third edition, 5.11.
std::string font_resource(const TextFont& font)
{
    std::vector<Glyph> glyphs{0};
    for (const UsedLetter& letter : font.used())
        glyphs.push_back(letter.glyph);
    const std::string_view head = font.file().table("head");
    const auto edge = [&](std::size_t at) {
        return static_cast<std::int16_t>(number16(head, at)) / double(font.file().units_per_em());
    };
    return fmt::format("%%BeginResource: CIDFont {0}\n"
                       "20 dict begin\n/CIDFontName /{0} def\n/CIDFontType 2 def\n/FontType 42 def\n"
                       "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> def\n"
                       "/PaintType 0 def\n/FontMatrix [1 0 0 1 0 0] def\n"
                       "/FontBBox [{1:.3f} {2:.3f} {3:.3f} {4:.3f}] def\n"
                       "/Encoding 256 array 0 1 255 {{ 1 index exch /.notdef put }} for def\n"
                       "/CharStrings << /.notdef 0 >> def\n"
                       "/CIDCount {5} def\n/GDBytes 2 def\n"
                       "/CIDMap CIDCount 2 mul string def\n"
                       "0 1 CIDCount 1 sub {{ dup 2 mul CIDMap exch 2 index -8 bitshift put\n"
                       "  dup 2 mul 1 add CIDMap exch 2 index 255 and put pop }} for\n"
                       "/sfnts {6} def\n"
                       "CIDFontName currentdict end /CIDFont defineresource pop\n"
                       "%%EndResource\n"
                       "/{7} /Identity-H [/{0}] composefont pop\n",
                       font.name(), edge(36), edge(38), edge(40), edge(42), glyphs.size(),
                       in_strings(subset_of(font.file(), glyphs)), font.on_pages());
}

std::string header(const Booklet& booklet, PostscriptKind kind)
{
    std::string result = fmt::format("%!PS-Adobe-3.0{}\n%%Title: {}\n%%Creator: GammonKit\n",
                                     kind == PostscriptKind::encapsulated ? " EPSF-3.0" : "",
                                     in_parentheses(without_isolates(booklet.title)));
    if (booklet.date)
        result += fmt::format("%%CreationDate: ({:04}-{:02}-{:02})\n", booklet.date->year,
                              booklet.date->month, booklet.date->day);
    return result + fmt::format("%%Pages: {}\n%%PageOrder: Ascend\n%%Orientation: Portrait\n"
                                "%%BoundingBox: 0 0 {:.0f} {:.0f}\n%%LanguageLevel: 3\n"
                                "%%DocumentData: Clean7Bit\n%%EndComments\n",
                                booklet.sheets.size(), std::ceil(booklet.paper.width),
                                std::ceil(booklet.paper.height));
}

}  // namespace

std::string as_postscript(const Booklet& booklet, const Fonts& fonts, PostscriptKind kind)
{
    std::string result = header(booklet, kind);
    result += kProlog;
    result += "%%BeginSetup\n";
    for (const TextFont* font : fonts.used())
        result += font_resource(*font);
    if (kind == PostscriptKind::document)
        result +=
            fmt::format("<< /PageSize [{} {}] >> setpagedevice\n", booklet.paper.width, booklet.paper.height);
    result += "%%EndSetup\n";
    for (std::size_t i = 0; i < booklet.sheets.size(); ++i) {
        result += fmt::format("%%Page: {0} {0}\nsave gammonkit begin\n", i + 1);
        result += in_short_lines(operators_of(booklet.sheets[i]));
        result += "end restore showpage\n";
    }
    return result + "%%Trailer\n%%EOF\n";
}

}  // namespace gammonkit::pdf
