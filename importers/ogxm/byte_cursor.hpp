#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::ogxm {

/// Walks over a stretch of a file and reads the numbers that OGXM is made of. After the first failure
/// everything reads as nothing.
class ByteCursor {
public:
    /// The bytes from `begin` to `end`, both within `file`.
    ByteCursor(std::string_view file, std::size_t begin, std::size_t end)
        : file_(file), offset_(begin), end_(end)
    {
    }

    [[nodiscard]] bool at_end() const { return failed_ || offset_ >= end_; }
    [[nodiscard]] bool failed() const { return failed_; }
    /// Where in the file the cursor stands.
    [[nodiscard]] std::size_t offset() const { return offset_; }
    void fail() { failed_ = true; }

    std::string_view take(std::size_t length);
    std::uint8_t byte();
    std::uint64_t little_endian(int bytes);

    /// LEB128: 7 bits a byte, the lowest first; at most 64.
    std::uint64_t varint();
    /// A varint that is no larger than an int may be; more is a failure.
    int count();
    /// A length and so many bytes, as UTF-8 whatever they are.
    std::string text();
    /// The same with a length of one byte.
    std::string short_text();
    /// A text that is no longer than a name may be; more is a failure.
    std::string name();

    double equity() { return static_cast<std::int32_t>(little_endian(4)) / 1e6; }
    double probability() { return static_cast<double>(little_endian(2)) / 1e4; }

    /// The part that a length in front says; this cursor then stands behind it.
    ByteCursor part();

private:
    std::string_view file_;
    std::size_t offset_;
    std::size_t end_;
    bool failed_ = false;
};

/// A record: its length, a mask that says which optional fields it has, and the fields. Whatever stands
/// behind those that are known is skipped.
class Record {
public:
    explicit Record(ByteCursor& within) : body(within.part()), mask_(body.varint()) {}

    [[nodiscard]] bool has(int field) const { return ((mask_ >> field) & 1) != 0; }

    /// Reads field number `field` with a member function of the cursor, if the record has it.
    template <class Read>
    auto optional(int field, Read read)
    {
        using Value = decltype((body.*read)());
        return has(field) ? std::optional<Value>((body.*read)()) : std::nullopt;
    }

    ByteCursor body;

private:
    std::uint64_t mask_;
};

}  // namespace gammonkit::ogxm
