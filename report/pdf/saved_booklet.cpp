#include "report/pdf/booklet.hpp"
#include "report/pdf/font_file.hpp"
#include "report/pdf/pdf_file.hpp"
#include "support/letters/direction.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::pdf {
namespace {

/// The objects of one font, as the specification of PDF has them: 9.7 "Composite fonts".
class FontObjects {
public:
    FontObjects(PdfFile& file, const TextFont& font) : file_(file), font_(font) {}

    ObjectNumber add()
    {
        return file_.add(fmt::format("<</Type/Font/Subtype/Type0/BaseFont/{}/Encoding/Identity-H"
                                     "/DescendantFonts[{}]/ToUnicode {}>>",
                                     font_.name(), reference(descendant()),
                                     reference(file_.add_stream(meanings()))));
    }

private:
    [[nodiscard]] int thousandths(int units) const { return units * 1000 / font_.file().units_per_em(); }
    [[nodiscard]] int number(std::string_view table, std::size_t at) const
    {
        return thousandths(static_cast<std::int16_t>(number16(font_.file().table(table), at)));
    }

    ObjectNumber descendant()
    {
        std::string widths;
        for (const UsedLetter& letter : font_.used())
            widths += fmt::format("{} ", thousandths(font_.file().advance(letter.glyph)));
        return file_.add(fmt::format("<</Type/Font/Subtype/CIDFontType2/BaseFont/{}/CIDToGIDMap/Identity"
                                     "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
                                     "/FontDescriptor {}/W[1[{}]]>>",
                                     font_.name(), reference(descriptor()), widths));
    }

    ObjectNumber descriptor()
    {
        constexpr int kSymbolic = 4;
        return file_.add(fmt::format(
            "<</Type/FontDescriptor/FontName/{}/Flags {}/Ascent {}/Descent {}/CapHeight 729/ItalicAngle 0"
            "/StemV 80/FontBBox[{} {} {} {}]/FontFile2 {}>>",
            font_.name(), kSymbolic, number("hhea", 4), number("hhea", 6), number("head", 36),
            number("head", 38), number("head", 40), number("head", 42), reference(font_file())));
    }

    ObjectNumber font_file()
    {
        std::vector<Glyph> glyphs{0};
        for (const UsedLetter& letter : font_.used())
            glyphs.push_back(letter.glyph);
        const std::string bytes = subset_of(font_.file(), glyphs);
        return file_.add_stream(bytes, fmt::format("/Length1 {}", bytes.size()));
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
        return fmt::format("<{:04x}> <{}>\n", code, hex(bytes));
    }

    PdfFile& file_;
    const TextFont& font_;
};

/// Makes the objects of a booklet.
class Saver {
public:
    Saver(Booklet& booklet, const Fonts& fonts) : booklet_(booklet), fonts_(fonts)
    {
        for (std::size_t i = 0; i < booklet.sheets.size(); ++i)
            pages_.push_back(file_.reserve());
    }

    std::string bytes()
    {
        const ObjectNumber parent = add_pages();
        const std::string outline = add_outline();
        const ObjectNumber structure = add_structure();
        const ObjectNumber catalog =
            file_.add(fmt::format("<</Type/Catalog/Pages {}/PageMode/UseOutlines{}/Lang({})"
                                  "/MarkInfo<</Marked true>>/StructTreeRoot {}"
                                  "/ViewerPreferences<</DisplayDocTitle true>>"
                                  "/PageLabels<</Nums[0<</S/D>>]>>>>",
                                  reference(parent), outline, booklet_.language, reference(structure)),
                      Standing::open);
        return std::move(file_).bytes(catalog, add_facts());
    }

private:
    /// What readers list files by; their language is that of all words but names and comments.
    ObjectNumber add_facts()
    {
        std::string facts = "<</Creator(GammonKit)";
        for (const auto& [key, text] : {std::pair{"Title", &booklet_.title},
                                        {"Author", &booklet_.author},
                                        {"Subject", &booklet_.subject}}) {
            if (!text->empty()) facts += fmt::format("/{}{}", key, text_string(*text));
        }
        if (const std::optional<Date>& day = booklet_.date)
            facts += fmt::format("/CreationDate(D:{:04}{:02}{:02}000000Z)", day->year, day->month, day->day);
        return file_.add(facts + ">>", Standing::open);
    }

    ObjectNumber add_pages()
    {
        std::string fonts;
        for (const TextFont* font : fonts_.used())
            fonts += fmt::format("/{} {}", font->on_pages(), reference(FontObjects(file_, *font).add()));
        const ObjectNumber parent = file_.reserve();
        std::string kids;
        for (std::size_t i = 0; i < pages_.size(); ++i) {
            Sheet& sheet = booklet_.sheets[i];
            kids += reference(pages_[i]) + " ";
            file_.put(pages_[i],
                      fmt::format("<</Type/Page/Parent {}/Contents {}/StructParents {}/Tabs/S{}>>",
                                  reference(parent), reference(file_.add_stream(operators_of(sheet))), i,
                                  links_of(sheet)));
            sheet.operators = std::string();
        }
        file_.put(parent,
                  fmt::format("<</Type/Pages/Count {}/Kids[{}]/MediaBox[0 0 {:.2f} {:.2f}]"
                              "/Resources<</Font<<{}>>>>>>",
                              pages_.size(), kids, booklet_.paper.width, booklet_.paper.height, fonts),
                  Standing::open);
        return parent;
    }

    std::string links_of(const Sheet& sheet)
    {
        std::string links;
        const auto y = [&](double down) { return booklet_.paper.height - down; };
        for (const Link& link : sheet.links) {
            const auto place = booklet_.places.find(link.target);
            if (place == booklet_.places.end()) continue;
            links += reference(file_.add(fmt::format(
                "<</Type/Annot/Subtype/Link/Rect[{:.2f} {:.2f} {:.2f} {:.2f}]/Border[0 0 0]/Dest{}>>",
                link.where.x, y(link.where.bottom()), link.where.right(), y(link.where.y),
                destination(place->second))));
            links += ' ';
        }
        return links.empty() ? "" : "/Annots[" + links + "]";
    }

    /// A place to jump to; the reader's zoom stays as it is.
    [[nodiscard]] std::string destination(const Place& place) const
    {
        const double top = std::clamp(booklet_.paper.height - place.y, 0.0, booklet_.paper.height);
        return fmt::format("[{}/XYZ 0 {:.2f} 0]", reference(pages_[place.sheet]), top);
    }

    /// An entry of the outline with what stands below it.
    struct Entry {
        ObjectNumber number = 0;
        std::vector<std::size_t> below = {};
        std::size_t all = 0;  ///< How many are below it, at any depth.
    };

    /// "/Outlines 7 0 R", or nothing.
    std::string add_outline()
    {
        if (booklet_.bookmarks.empty()) return "";
        std::vector<Entry> entries{{.number = file_.reserve()}};  // The first holds all others.
        std::vector<std::size_t> path{0};
        for (const Bookmark& bookmark : booklet_.bookmarks) {
            path.resize(std::min(path.size(), static_cast<std::size_t>(bookmark.level) + 1));
            for (const std::size_t above : path)
                ++entries[above].all;
            entries[path.back()].below.push_back(entries.size());
            path.push_back(entries.size());
            entries.push_back({.number = file_.reserve()});
        }
        for (const Entry& entry : entries)
            add_below(entries, entry);
        file_.put(entries[0].number, fmt::format("<</Type/Outlines{}>>", span_of(entries, entries[0])));
        return "/Outlines " + reference(entries[0].number);
    }

    void add_below(const std::vector<Entry>& entries, const Entry& parent)
    {
        for (std::size_t i = 0; i < parent.below.size(); ++i) {
            const Entry& entry = entries[parent.below[i]];
            const Bookmark& bookmark = booklet_.bookmarks[parent.below[i] - 1];
            const auto beside = [&](std::string_view name, std::size_t at) {
                return at < parent.below.size()
                           ? fmt::format("/{} {}", name, reference(entries[parent.below[at]].number))
                           : "";
            };
            file_.put(entry.number,
                      fmt::format("<</Title{}/Parent {}{}{}{}/Dest{}>>", text_string(bookmark.title),
                                  reference(parent.number), beside("Prev", i - 1), beside("Next", i + 1),
                                  span_of(entries, entry), destination(bookmark.place)));
        }
    }

    static std::string span_of(const std::vector<Entry>& entries, const Entry& entry)
    {
        if (entry.below.empty()) return "";
        return fmt::format("/First {}/Last {}/Count {}", reference(entries[entry.below.front()].number),
                           reference(entries[entry.below.back()].number), entry.all);
    }

    /// The objects of the structure, and what is written into those of its elements.
    struct Parts {
        std::vector<ObjectNumber> numbers = {};
        std::vector<std::string> kids = {};
        std::vector<std::optional<std::size_t>> sheets = {};  ///< Where their own contents begin.
    };

    /// What the parts of the pages are: 14.7 "Logical structure" and 14.8 "Tagged PDF".
    ObjectNumber add_structure()
    {
        const std::vector<StructureElement>& elements = booklet_.structure.elements;
        const ObjectNumber root = file_.reserve();
        Parts parts{.kids = std::vector<std::string>(elements.size()),
                    .sheets = std::vector<std::optional<std::size_t>>(elements.size())};
        for (std::size_t i = 0; i < elements.size(); ++i)
            parts.numbers.push_back(file_.reserve());
        for (std::size_t i = 1; i < elements.size(); ++i)
            parts.kids[static_cast<std::size_t>(elements[i].parent)] += reference(parts.numbers[i]) + " ";
        const std::string parents = add_contents(parts);
        for (std::size_t i = 0; i < elements.size(); ++i)
            add_element(parts, i, root);
        file_.put(root,
                  fmt::format("<</Type/StructTreeRoot/K[{}]/ParentTree<</Nums[{}]>>/ParentTreeNextKey {}>>",
                              parts.numbers.empty() ? "" : reference(parts.numbers.front()), parents,
                              pages_.size()));
        return root;
    }

    /// Gives the elements the marked parts of the pages. What comes back tells of each page whose they are.
    std::string add_contents(Parts& parts)
    {
        std::string parents;
        for (std::size_t page = 0; page < pages_.size(); ++page) {
            std::string of_page;
            const std::vector<ElementNumber>& marked = booklet_.sheets[page].marked;
            for (std::size_t id = 0; id < marked.size(); ++id) {
                const auto element = static_cast<std::size_t>(marked[id]);
                if (!parts.sheets[element]) parts.sheets[element] = page;
                parts.kids[element] +=
                    parts.sheets[element] == page
                        ? fmt::format("{} ", id)
                        : fmt::format("<</Type/MCR/Pg {}/MCID {}>>", reference(pages_[page]), id);
                of_page += reference(parts.numbers[element]) + " ";
            }
            parents += fmt::format("{} {} ", page, reference(file_.add("[" + of_page + "]")));
        }
        return parents;
    }

    void add_element(Parts& parts, std::size_t i, ObjectNumber root)
    {
        const StructureElement& element = booklet_.structure.elements[i];
        const ObjectNumber parent = i == 0 ? root : parts.numbers[static_cast<std::size_t>(element.parent)];
        std::string text = fmt::format("<</S/{}/P {}", element.type, reference(parent));
        if (element.type == "TH") text += "/A<</O/Table/Scope/Column>>";
        if (!element.words.empty()) text += "/Alt" + text_string(element.words);
        if (parts.sheets[i]) text += "/Pg " + reference(pages_[*parts.sheets[i]]);
        file_.put(parts.numbers[i], fmt::format("{}/K[{}]>>", text, std::exchange(parts.kids[i], {})));
    }

    Booklet& booklet_;
    const Fonts& fonts_;
    PdfFile file_;
    std::vector<ObjectNumber> pages_;
};

}  // namespace

Result<std::string> saved(Booklet&& booklet, const Fonts& fonts)
{
    return Saver(booklet, fonts).bytes();
}

}  // namespace gammonkit::pdf
