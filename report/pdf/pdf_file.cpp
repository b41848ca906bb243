#include "report/pdf/pdf_file.hpp"

#include "report/pdf/fonts.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/letters/direction.hpp"

#include <fmt/format.h>
#include <utility>

namespace gammonkit::pdf {
namespace {

constexpr std::size_t kMostTogether = 400;  ///< Objects in one stream: readers unpack all of it for one.

std::string stream_text(std::string_view bytes, std::string_view entries)
{
    const std::string compressed = deflate_quickly(bytes);
    return fmt::format("<</Filter/FlateDecode/Length {}{}>>\nstream\n", compressed.size(), entries) +
           compressed + "\nendstream";
}

void put_number(std::string& bytes, std::size_t number, int size)
{
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> static_cast<unsigned>(shift) & 0xFFU);
}

}  // namespace

std::string reference(ObjectNumber number)
{
    return fmt::format("{} 0 R", number);
}

std::string hex(std::string_view bytes)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        text += kDigits[static_cast<unsigned char>(byte) >> 4U];
        text += kDigits[static_cast<unsigned char>(byte) & 0xFU];
    }
    return text;
}

std::string utf16(char32_t character)
{
    std::string bytes;
    if (character < 0x10000) {
        put_number(bytes, character, 2);
    } else {
        put_number(bytes, 0xD800U + ((character - 0x10000) >> 10U), 2);
        put_number(bytes, 0xDC00U + ((character - 0x10000) & 0x3FFU), 2);
    }
    return bytes;
}

std::string text_string(std::string_view text)
{
    const std::string utf8 = without_isolates(text);
    std::string bytes = "\xFE\xFF";
    for (std::size_t at = 0; at < utf8.size();)
        bytes += utf16(next_character(utf8, at));
    return fmt::format("<{}>", hex(bytes));
}

PdfFile::PdfFile() : out_("%PDF-1.5\n%\xE2\xE3\xCF\xD3\n"), entries_{{.type = 0, .where = 0, .index = 0xFFFF}}
{
}

ObjectNumber PdfFile::reserve()
{
    entries_.emplace_back();
    return entries_.size() - 1;
}

void PdfFile::put(ObjectNumber number, std::string_view object, Standing standing)
{
    if (standing == Standing::packed) return pack(number, object);
    entries_[number] = {.type = 1, .where = out_.size()};
    out_ += fmt::format("{} 0 obj\n", number);
    out_ += object;
    out_ += "\nendobj\n";
}

ObjectNumber PdfFile::add(std::string_view object, Standing standing)
{
    const ObjectNumber number = reserve();
    put(number, object, standing);
    return number;
}

ObjectNumber PdfFile::add_stream(std::string_view bytes, std::string_view entries)
{
    return add(stream_text(bytes, entries), Standing::open);
}

void PdfFile::pack(ObjectNumber number, std::string_view object)
{
    packed_.push_back(number);
    offsets_ += fmt::format("{} {} ", number, bodies_.size());
    bodies_ += object;
    bodies_ += '\n';
    if (packed_.size() == kMostTogether) end_pack();
}

void PdfFile::end_pack()
{
    if (packed_.empty()) return;
    const ObjectNumber stream = add_stream(
        offsets_ + bodies_, fmt::format("/Type/ObjStm/N {}/First {}", packed_.size(), offsets_.size()));
    for (std::size_t i = 0; i < packed_.size(); ++i)
        entries_[packed_[i]] = {.type = 2, .where = stream, .index = i};
    packed_.clear();
    offsets_.clear();
    bodies_.clear();
}

void PdfFile::write_table(ObjectNumber catalog, ObjectNumber facts)
{
    const std::size_t start = out_.size();
    const ObjectNumber number = reserve();
    entries_[number] = {.type = 1, .where = start};
    std::string table;
    for (const Entry& entry : entries_) {
        put_number(table, entry.type, 1);
        put_number(table, entry.where, 4);
        put_number(table, entry.index, 2);
    }
    put(number,
        stream_text(table, fmt::format("/Type/XRef/W[1 4 2]/Size {}/Root {}/Info {}", entries_.size(),
                                       reference(catalog), reference(facts))),
        Standing::open);
    out_ += fmt::format("startxref\n{}\n%%EOF\n", start);
}

std::string PdfFile::bytes(ObjectNumber catalog, ObjectNumber facts) &&
{
    end_pack();
    write_table(catalog, facts);
    return std::move(out_);
}

}  // namespace gammonkit::pdf
