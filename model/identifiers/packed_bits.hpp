#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit {

/// Numbers of a few bits each, one after the other, the lowest bit of each byte first: what gnubg's two
/// identifiers hold before they become letters.
template <std::size_t kBytes>
class PackedBits {
public:
    PackedBits() = default;
    explicit PackedBits(const std::array<std::uint8_t, kBytes>& bytes) : bytes_(bytes) {}

    [[nodiscard]] const std::array<std::uint8_t, kBytes>& bytes() const { return bytes_; }

    /// Appends the lowest `bits` bits of `value`; what lies past the end is lost.
    void put(unsigned value, std::size_t bits)
    {
        for (std::size_t bit = 0; bit < bits && at_ < 8 * kBytes; ++bit, ++at_) {
            bytes_[at_ / 8] |= static_cast<std::uint8_t>(((value >> bit) & 1U) << (at_ % 8));
        }
    }

    /// Reads the next `bits` bits; past the end there are zeros.
    [[nodiscard]] unsigned take(std::size_t bits)
    {
        unsigned value = 0;
        for (std::size_t bit = 0; bit < bits && at_ < 8 * kBytes; ++bit, ++at_) {
            value |= ((unsigned{bytes_[at_ / 8]} >> (at_ % 8)) & 1U) << bit;
        }
        return value;
    }

private:
    std::array<std::uint8_t, kBytes> bytes_{};
    std::size_t at_ = 0;
};

/// Base64 without padding (RFC 4648, section 4).
[[nodiscard]] std::string base64(std::span<const std::uint8_t> bytes);

/// The same of any bytes, with padding: what addresses (data:) and other protocols take.
[[nodiscard]] std::string padded_base64(std::string_view bytes);

/// The runs of base64 letters (A-Z a-z 0-9 + /) in a text.
[[nodiscard]] std::vector<std::string_view> base64_words(std::string_view text);

/// Fills `bytes` from base64 without padding; false if `text` has another length, another letter, or a last
/// letter with bits that belong to no byte.
[[nodiscard]] bool from_base64(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace gammonkit
