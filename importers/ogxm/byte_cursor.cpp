#include "importers/ogxm/byte_cursor.hpp"

#include "formats/ogxm/numbers.hpp"
#include "support/charset.hpp"

#include <limits>

namespace gammonkit::ogxm {
namespace {

std::string as_utf8(std::string bytes)
{
    if (is_valid_utf8(bytes)) return bytes;
    CollectingReporter unheard;
    const Result<SourceText> decoded = decode({"", std::move(bytes)}, {}, unheard);
    return decoded ? std::string(decoded->text()) : std::string{};
}

}  // namespace

std::string_view ByteCursor::take(std::size_t length)
{
    if (failed_ || length > end_ - offset_) {
        failed_ = true;
        return {};
    }
    const std::string_view bytes = file_.substr(offset_, length);
    offset_ += length;
    return bytes;
}

std::uint8_t ByteCursor::byte()
{
    const std::string_view one = take(1);
    return one.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(one[0]);
}

std::uint64_t ByteCursor::little_endian(int bytes)
{
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i)
        value |= std::uint64_t{byte()} << (8 * i);
    return value;
}

std::uint64_t ByteCursor::varint()
{
    constexpr int kBits = 64;
    std::uint64_t value = 0;
    for (int shift = 0; shift < kBits; shift += 7) {
        const std::uint8_t next = byte();
        value |= std::uint64_t{next & 0x7FU} << shift;
        if (next < 0x80) return value;
    }
    fail();
    return 0;
}

int ByteCursor::count()
{
    const std::uint64_t value = varint();
    if (value > std::numeric_limits<int>::max()) {
        fail();
        return 0;
    }
    return static_cast<int>(value);
}

std::string ByteCursor::text()
{
    return as_utf8(std::string(take(varint())));
}

std::string ByteCursor::short_text()
{
    return as_utf8(std::string(take(byte())));
}

std::string ByteCursor::name()
{
    std::string name = text();
    if (name.size() <= kLongestName) return name;
    fail();
    return {};
}

ByteCursor ByteCursor::part()
{
    const std::uint64_t length = varint();
    const std::size_t begin = offset_;
    take(length);
    ByteCursor inner(file_, begin, failed_ ? begin : begin + length);
    if (failed_) inner.fail();
    return inner;
}

}  // namespace gammonkit::ogxm
