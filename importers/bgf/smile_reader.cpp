#include "importers/bgf/smile_reader.hpp"

#include <bit>

namespace gammonkit::bgf {
namespace {

constexpr std::size_t kMostShared = 1024;
constexpr std::size_t kLongestShared = 64;
constexpr std::uint8_t kEndOfText = 0xFC;

}  // namespace

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

}  // namespace gammonkit::bgf
