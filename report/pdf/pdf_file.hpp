#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::pdf {

/// The number of an object in a PDF file, from 1.
using ObjectNumber = std::size_t;

/// "12 0 R": how one object names another.
[[nodiscard]] std::string reference(ObjectNumber number);
/// A string of text, in UTF-16; without the marks that isolate names.
[[nodiscard]] std::string text_string(std::string_view utf8);
/// A character as UTF-16, the more significant byte first.
[[nodiscard]] std::string utf16(char32_t character);
/// Hexadecimal digits.
[[nodiscard]] std::string hex(std::string_view bytes);

/// Where an object stands: with others in a compressed stream, where thousands of small ones take little
/// room, or in the open, for programs that only look at the first facts.
enum class Standing : std::uint8_t { packed, open };

/// A PDF file as the specification has it (ISO 32000-1: 7.3 "Objects", 7.5 "File structure"). Each object is
/// written when it is told: nothing is held but the file.
class PdfFile {
public:
    PdfFile();

    /// A number for an object that is written later.
    ObjectNumber reserve();
    /// Writes an object: "<< /Type /Page >>".
    void put(ObjectNumber number, std::string_view object, Standing standing = Standing::packed);
    ObjectNumber add(std::string_view object, Standing standing = Standing::packed);
    /// Writes a stream, compressed quickly. `entries` of its dictionary are those beside length and filter.
    ObjectNumber add_stream(std::string_view bytes, std::string_view entries = "");

    /// All of it, with the table of the objects; nothing can be added any more.
    [[nodiscard]] std::string bytes(ObjectNumber catalog, ObjectNumber facts) &&;

private:
    /// Where an object is: an offset in the file, or a place in the object stream of that number.
    struct Entry {
        unsigned type = 0;
        std::size_t where = 0;
        std::size_t index = 0;
    };

    void pack(ObjectNumber number, std::string_view object);
    void end_pack();
    void write_table(ObjectNumber catalog, ObjectNumber facts);

    std::string out_;
    std::vector<Entry> entries_;             ///< The first is for the number 0, which nothing has.
    std::vector<ObjectNumber> packed_ = {};  ///< Those of the object stream that is being filled,
    std::string offsets_ = {};               ///< with where they begin in it,
    std::string bodies_ = {};                ///< and themselves.
};

}  // namespace gammonkit::pdf
