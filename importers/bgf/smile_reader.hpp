#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::bgf {

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

}  // namespace gammonkit::bgf
