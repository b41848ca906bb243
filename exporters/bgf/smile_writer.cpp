#include "exporters/bgf/smile_writer.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <string_view>
#include <unordered_map>

namespace gammonkit::bgf {
namespace {

using Json = nlohmann::json;

/// ":)", a line feed, and the features: shared names.
constexpr std::string_view kHead = ":)\n\x01";
constexpr std::size_t kMostNames = 1024;

// Tokens, by the specification's names.
constexpr std::uint8_t kEmptyText = 0x20;
constexpr std::uint8_t kNothing = 0x21;
constexpr std::uint8_t kNo = 0x22;
constexpr std::uint8_t kYes = 0x23;
constexpr std::uint8_t kSmallNumber = 0xC0;
constexpr std::uint8_t kNumber32 = 0x24;
constexpr std::uint8_t kNumber64 = 0x25;
constexpr std::uint8_t kDouble = 0x29;
constexpr std::uint8_t kLongName = 0x34;
constexpr std::uint8_t kLongAsciiText = 0xE0;
constexpr std::uint8_t kLongUnicodeText = 0xE4;
constexpr std::uint8_t kArrayBegins = 0xF8;
constexpr std::uint8_t kArrayEnds = 0xF9;
constexpr std::uint8_t kObjectBegins = 0xFA;
constexpr std::uint8_t kObjectEnds = 0xFB;
constexpr std::uint8_t kTextEnds = 0xFC;

bool is_ascii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// The tokens of texts of up to so many bytes: the shortest has `least` bytes and the token `token`.
struct ShortTexts {
    std::uint8_t token;
    std::size_t least;
    std::size_t most;
};
constexpr ShortTexts kAsciiTexts{0x40, 1, 64};
constexpr ShortTexts kUnicodeTexts{0x80, 2, 65};
constexpr ShortTexts kAsciiNames{0x80, 1, 64};
constexpr ShortTexts kUnicodeNames{0xC0, 2, 57};

class SmileEncoder {
public:
    std::string encode(const Json& document)
    {
        out_ = kHead;
        write(document);
        return std::move(out_);
    }

private:
    void byte(std::uint64_t value) { out_ += static_cast<char>(static_cast<std::uint8_t>(value)); }

    void write(const Json& value)
    {
        switch (value.type()) {
        case Json::value_t::object:
            return object(value);
        case Json::value_t::array:
            return array(value);
        case Json::value_t::string:
            return text(value.get_ref<const std::string&>());
        case Json::value_t::boolean:
            return byte(value.get<bool>() ? kYes : kNo);
        case Json::value_t::number_integer:
            return integer(value.get<std::int64_t>());
        case Json::value_t::number_unsigned:
            return natural(value.get<std::uint64_t>());
        case Json::value_t::number_float:
            return real(value.get<double>());
        default:
            return byte(kNothing);
        }
    }

    void object(const Json& value)
    {
        byte(kObjectBegins);
        for (const auto& [name, member] : value.items()) {
            this->name(name);
            write(member);
        }
        byte(kObjectEnds);
    }

    void array(const Json& value)
    {
        byte(kArrayBegins);
        for (const Json& element : value)
            write(element);
        byte(kArrayEnds);
    }

    /// False, and nothing written, if the text is too long or too short for these tokens.
    bool short_text(std::string_view text, const ShortTexts& tokens)
    {
        if (text.size() < tokens.least || text.size() > tokens.most) return false;
        byte(tokens.token + text.size() - tokens.least);
        out_ += text;
        return true;
    }

    void long_text(std::string_view text, std::uint8_t token)
    {
        byte(token);
        out_ += text;
        byte(kTextEnds);
    }

    void text(std::string_view text)
    {
        if (text.empty()) return byte(kEmptyText);
        const bool ascii = is_ascii(text);
        if (!short_text(text, ascii ? kAsciiTexts : kUnicodeTexts))
            long_text(text, ascii ? kLongAsciiText : kLongUnicodeText);
    }

    void name(const std::string& name)
    {
        if (name.empty()) return byte(kEmptyText);
        if (const auto known = names_.find(name); known != names_.end() && refer_to(known->second)) return;
        if (!short_text(name, is_ascii(name) ? kAsciiNames : kUnicodeNames)) {
            return long_text(name, kLongName);
        }
        if (written_ == kMostNames) {
            names_.clear();
            written_ = 0;
        }
        names_[name] = written_++;
    }

    /// False, and nothing written, for a number that would have a byte in it that only ends things.
    bool refer_to(std::size_t number)
    {
        if (number < 64) {
            byte(0x40 + number);
            return true;
        }
        if ((number & 0xFF) >= 0xFE) return false;
        byte(0x30 | (number >> 8));
        byte(number);
        return true;
    }

    void integer(std::int64_t value)
    {
        const std::uint64_t zigzag =
            (static_cast<std::uint64_t>(value) << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0);
        if (zigzag < 32) return byte(kSmallNumber + zigzag);
        byte(zigzag <= std::numeric_limits<std::uint32_t>::max() ? kNumber32 : kNumber64);
        variable_length(zigzag);
    }

    void natural(std::uint64_t value)
    {
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
            integer(static_cast<std::int64_t>(value));
        } else {
            real(static_cast<double>(value));
        }
    }

    /// Big-endian in groups of 7 bits; the last byte has its high bit set and holds 6.
    void variable_length(std::uint64_t value)
    {
        std::string backwards(1, static_cast<char>(0x80 | (value & 0x3F)));
        for (value >>= 6; value != 0; value >>= 7)
            backwards += static_cast<char>(value & 0x7F);
        out_.append(backwards.rbegin(), backwards.rend());
    }

    /// 64 bits in ten bytes of 7, filled up in front as the specification says.
    void real(double value)
    {
        byte(kDouble);
        const auto bits = std::bit_cast<std::uint64_t>(value);
        for (int shift = 63; shift >= 0; shift -= 7)
            byte((bits >> shift) & 0x7F);
    }

    std::string out_;
    std::unordered_map<std::string, std::size_t> names_;
    std::size_t written_ = 0;  ///< Names since the table began; one that cannot be referred to counts again.
};

}  // namespace

std::string encode_smile(const nlohmann::json& document)
{
    return SmileEncoder().encode(document);
}

}  // namespace gammonkit::bgf
