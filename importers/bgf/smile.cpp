#include "importers/bgf/smile.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gammonkit::bgf {
namespace {

/// The numbers and strings that Smile is made of. After the first failure everything reads as nothing.
class SmileReader {
public:
    explicit SmileReader(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] std::size_t offset() const { return offset_; }
    void fail() { failed_ = true; }

    std::uint8_t byte();
    std::string_view take(std::size_t length);

    /// Big-endian in groups of 7 bits; the last byte has its high bit set and holds 6.
    std::uint64_t unsigned_int();
    std::int64_t signed_int();

    /// 5 or 10 bytes of 7 bits each.
    float float32();
    double float64();

    /// Text up to the byte FC.
    std::string_view long_text();

    /// Steps over binary data that is written in bytes of 7 bits.
    void skip_seven_bit_data();

private:
    std::uint64_t seven_bit_groups(int count);

    std::string_view bytes_;
    std::size_t offset_ = 4;  // Behind the header.
    bool failed_ = false;
};

/// Strings that are written once and then named by number. At 1,024 the table starts afresh.
class SharedStrings {
public:
    void add(std::string_view text);
    /// Nothing (a null pointer) if there is no such string.
    [[nodiscard]] const std::string* at(std::size_t index) const;

private:
    std::vector<std::string> strings_;
};

constexpr std::size_t kMostShared = 1024;
constexpr std::size_t kLongestShared = 64;
constexpr std::uint8_t kEndOfText = 0xFC;

std::uint8_t SmileReader::byte()
{
    if (failed_ || offset_ >= bytes_.size()) {
        failed_ = true;
        return 0;
    }
    return static_cast<std::uint8_t>(bytes_[offset_++]);
}

std::string_view SmileReader::take(std::size_t length)
{
    if (failed_ || offset_ > bytes_.size() || length > bytes_.size() - offset_) {
        failed_ = true;
        return {};
    }
    const std::string_view part = bytes_.substr(offset_, length);
    offset_ += length;
    return part;
}

std::uint64_t SmileReader::unsigned_int()
{
    constexpr int kMostBytes = 10;
    std::uint64_t value = 0;
    for (int i = 0; i < kMostBytes; ++i) {
        const std::uint8_t next = byte();
        if (next >= 0x80) return (value << 6) | (next & 0x3FU);
        value = (value << 7) | next;
    }
    fail();
    return 0;
}

std::int64_t SmileReader::signed_int()
{
    const std::uint64_t zigzag = unsigned_int();
    return static_cast<std::int64_t>((zigzag >> 1) ^ (~(zigzag & 1) + 1));
}

std::uint64_t SmileReader::seven_bit_groups(int count)
{
    std::uint64_t bits = 0;
    for (int i = 0; i < count; ++i)
        bits = (bits << 7) | (byte() & 0x7FU);
    return bits;
}

float SmileReader::float32()
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(seven_bit_groups(5)));
}

double SmileReader::float64()
{
    // 70 bits hold 64. The specification fills up in front, so that the first byte is 0 or 1; there are said
    // to be files that fill up behind.
    const std::uint64_t first = byte();
    const std::uint64_t middle = seven_bit_groups(8);
    const std::uint64_t last = byte() & 0x7FU;
    const bool filled_behind = first > 1;
    return std::bit_cast<double>(filled_behind ? (first << 57) | (middle << 1) | (last >> 6)
                                               : (first << 63) | (middle << 7) | last);
}

std::string_view SmileReader::long_text()
{
    const std::size_t end = bytes_.find(static_cast<char>(kEndOfText), offset_);
    if (end == std::string_view::npos) fail();
    const std::string_view text = take(failed_ ? 0 : end - offset_);
    byte();
    return text;
}

void SmileReader::skip_seven_bit_data()
{
    const std::uint64_t length = unsigned_int();
    if (length > bytes_.size()) fail();
    take(failed_ ? 0 : static_cast<std::size_t>((length * 8 + 6) / 7));
}

void SharedStrings::add(std::string_view text)
{
    if (text.size() > kLongestShared) return;
    if (strings_.size() == kMostShared) strings_.clear();
    strings_.emplace_back(text);
}

const std::string* SharedStrings::at(std::size_t index) const
{
    return index < strings_.size() ? &strings_[index] : nullptr;
}

using Json = nlohmann::json;

constexpr std::string_view kMagic = ":)\n";
constexpr std::size_t kHeaderSize = 4;
constexpr int kDeepestObject = 64;

// Tokens of values and keys, by the specification's names.
constexpr std::uint8_t kEmptyString = 0x20;
constexpr std::uint8_t kNull = 0x21;
constexpr std::uint8_t kFalse = 0x22;
constexpr std::uint8_t kTrue = 0x23;
constexpr std::uint8_t kInt32 = 0x24;
constexpr std::uint8_t kInt64 = 0x25;
constexpr std::uint8_t kBigInteger = 0x26;
constexpr std::uint8_t kFloat32 = 0x28;
constexpr std::uint8_t kFloat64 = 0x29;
constexpr std::uint8_t kBigDecimal = 0x2A;
constexpr std::uint8_t kLongKey = 0x34;
constexpr std::uint8_t kLongAscii = 0xE0;
constexpr std::uint8_t kLongText = 0xE4;
constexpr std::uint8_t kSevenBitData = 0xE8;
constexpr std::uint8_t kLongReference = 0xEC;
constexpr std::uint8_t kStartArray = 0xF8;
constexpr std::uint8_t kEndArray = 0xF9;
constexpr std::uint8_t kStartObject = 0xFA;
constexpr std::uint8_t kEndObject = 0xFB;
constexpr std::uint8_t kRawData = 0xFD;

class Decoder {
public:
    explicit Decoder(std::string_view bytes)
        : reader_(bytes), shares_names_((bytes[kHeaderSize - 1] & 1) != 0),
          shares_values_((bytes[kHeaderSize - 1] & 2) != 0)
    {
    }

    Decoded decode()
    {
        Decoded result{.value = value(reader_.byte())};
        result.offset = reader_.offset();
        if (reader_.failed()) result.damage = why_.empty() ? "it ends too early" : why_;
        return result;
    }

private:
    Json fail(std::string why)
    {
        if (!reader_.failed()) why_ = std::move(why);
        reader_.fail();
        return nullptr;
    }

    Json value(std::uint8_t token)
    {
        if (reader_.failed()) return nullptr;
        switch (token >> 5) {
        case 0:
            return token == 0 ? fail("there is no value with the number 0") : reference(token - 1U, values_);
        case 1:
            return simple(token);
        case 2:
        case 3:
            return text(token - 0x3FU, values_, shares_values_);
        case 4:
        case 5:
            return text(token - 0x7EU, values_, shares_values_);
        case 6:
            return small_int(token & 0x1FU);
        default:
            return structure(token);
        }
    }

    Json simple(std::uint8_t token)
    {
        switch (token) {
        case kEmptyString:
            return "";
        case kNull:
            return nullptr;
        case kFalse:
            return false;
        case kTrue:
            return true;
        case kInt32:
        case kInt64:
            return reader_.signed_int();
        case kFloat32:
            return reader_.float32();
        case kFloat64:
            return reader_.float64();
        default:
            return big_number(token);
        }
    }

    Json big_number(std::uint8_t token)
    {
        if (token == kBigDecimal) reader_.signed_int();  // The scale.
        if (token != kBigDecimal && token != kBigInteger) return fail("there is a token that means nothing");
        reader_.skip_seven_bit_data();
        return nullptr;
    }

    Json structure(std::uint8_t token)
    {
        if ((token & 0xFC) == kLongReference) return reference(((token & 3U) << 8) | reader_.byte(), values_);
        switch (token) {
        case kLongAscii:
        case kLongText:
            return reader_.long_text();
        case kSevenBitData:
            reader_.skip_seven_bit_data();
            return nullptr;
        case kRawData:
            reader_.take(reader_.unsigned_int());
            return nullptr;
        case kStartArray:
            return array();
        case kStartObject:
            return object();
        default:
            return fail("there is a token that means nothing");
        }
    }

    Json array()
    {
        Json elements = Json::array();
        if (++depth_ > kDeepestObject) return fail("it is nested too deep");
        for (std::uint8_t token = reader_.byte(); token != kEndArray; token = reader_.byte()) {
            Json element = value(token);
            if (reader_.failed()) break;
            elements.push_back(std::move(element));
        }
        --depth_;
        return elements;
    }

    Json object()
    {
        Json members = Json::object();
        if (++depth_ > kDeepestObject) return fail("it is nested too deep");
        for (std::uint8_t token = reader_.byte(); token != kEndObject; token = reader_.byte()) {
            std::string name = key(token);
            if (reader_.failed()) break;
            Json member = value(reader_.byte());
            // What could be read of a list stays: games that are whole.
            if (!reader_.failed() || member.is_array()) members[std::move(name)] = std::move(member);
            if (reader_.failed()) break;
        }
        --depth_;
        return members;
    }

    std::string key(std::uint8_t token)
    {
        if (token == kEmptyString) return {};
        if (token == kLongKey) return std::string(reader_.long_text());
        if (token >= 0x30 && token < kLongKey) return name(((token & 3U) << 8) | reader_.byte());
        if (token >= 0x40 && token < 0x80) return name(token - 0x40U);
        if (token >= 0x80 && token < 0xC0) return text(token - 0x7FU, names_, shares_names_);
        if (token >= 0xC0 && token < kStartArray) return text(token - 0xBEU, names_, shares_names_);
        fail("there is a name with a token that means nothing");
        return {};
    }

    std::string name(std::size_t index)
    {
        const Json found = reference(index, names_);
        return found.is_string() ? found.get_ref<const std::string&>() : std::string{};
    }

    Json reference(std::size_t index, const SharedStrings& strings)
    {
        const std::string* const found = strings.at(index);
        return found == nullptr ? fail("it refers to a string that it does not hold") : Json(*found);
    }

    std::string text(std::size_t length, SharedStrings& strings, bool shared)
    {
        const std::string_view found = reader_.take(length);
        if (shared && !reader_.failed()) strings.add(found);
        return std::string(found);
    }

    static Json small_int(unsigned zigzag)
    {
        const int half = static_cast<int>(zigzag >> 1);
        return (zigzag & 1) != 0 ? -half - 1 : half;
    }

    SmileReader reader_;
    bool shares_names_;
    bool shares_values_;
    SharedStrings names_;
    SharedStrings values_;
    std::string why_;
    int depth_ = 0;
};

}  // namespace

bool is_smile(std::string_view bytes)
{
    return bytes.size() >= kHeaderSize && bytes.starts_with(kMagic);
}

Decoded decode_smile(std::string_view bytes)
{
    if (!is_smile(bytes)) return {.value = nullptr, .damage = "it does not begin as Smile does"};
    return Decoder(bytes).decode();
}

}  // namespace gammonkit::bgf
