#include "formats/pos/pos_file.hpp"

#include "support/text.hpp"

#include <fmt/format.h>
#include <span>

namespace gammonkit::pos {
namespace {

/// A number of two bytes, and the first version that has it.
struct Column {
    int File::* field;
    int since;
};

constexpr std::array<Column, 17> kBeforeNames{{{&File::caution, 126},
                                               {&File::unused, 126},
                                               {&File::cube_in_use, 125},
                                               {&File::jacoby, 125},
                                               {&File::beavers, 125},
                                               {&File::cube, 124},
                                               {&File::owner, 124},
                                               {&File::turn, 124},
                                               {&File::moves_left, 124},
                                               {&File::moves_right, 124},
                                               {&File::unused_2, 124},
                                               {&File::session, 124},
                                               {&File::opponent, 124},
                                               {&File::level, 124},
                                               {&File::length, 124},
                                               {&File::first_score, 124},
                                               {&File::second_score, 124}}};
constexpr std::array<Column, 3> kBehindNames{
    {{&File::swapped_dice, 124}, {&File::crawford, 124}, {&File::jellyfish_moved, 124}}};
constexpr std::array<Column, 2> kDice{{{&File::first_die, 124}, {&File::second_die, 124}}};

constexpr int kOfNoCheckers = 20;  // What stands for an empty place.
constexpr int kMostCheckers = 15;

tl::unexpected<Diagnostic> bad_at(std::size_t offset, std::string message, std::string_view code = "pos")
{
    return tl::unexpected(
        Diagnostic{.code = std::string(code), .message = std::move(message), .where = offset, .hint = {}});
}

/// Takes the bytes from front to back.
class Decoder {
public:
    explicit Decoder(std::string_view bytes) : bytes_(bytes) {}

    Result<int> number()
    {
        if (bytes_.size() - at_ < 2) return truncated();
        const auto low = static_cast<unsigned char>(bytes_[at_]);
        const auto high = static_cast<unsigned char>(bytes_[at_ + 1]);
        at_ += 2;
        return static_cast<std::int16_t>(static_cast<unsigned>(low) | (static_cast<unsigned>(high) << 8U));
    }

    Result<File> numbers(File file, std::span<const Column> columns)
    {
        for (const Column& column : columns) {
            if (file.version < column.since) continue;
            GK_TRY(file.*column.field, number());
        }
        return file;
    }

    Result<std::string> text()
    {
        if (at_ == bytes_.size()) return truncated();
        const std::size_t size = static_cast<unsigned char>(bytes_[at_]);
        if (bytes_.size() - at_ - 1 < size) return truncated();
        at_ += 1 + size;
        return std::string(bytes_.substr(at_ - size, size));
    }

    Result<int> place()
    {
        const std::size_t here = at_;
        GK_TRY(const int value, number());
        if (std::abs(value - kOfNoCheckers) > kMostCheckers) {
            return bad_at(here, fmt::format("{} checkers on one point", std::abs(value - kOfNoCheckers)));
        }
        return value - kOfNoCheckers;
    }

private:
    tl::unexpected<Diagnostic> truncated() const
    {
        return bad_at(bytes_.size(), "the file ends in the middle of the position", "truncated");
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
};

Result<File> decode_boards(Decoder& decoder, File file)
{
    for (std::size_t i = 0; i < kPlaces; ++i) {
        GK_TRY(file.board[i], decoder.place());
        GK_TRY(file.before[i], decoder.place());
    }
    return file;
}

class Encoder {
public:
    void number(int value)
    {
        const auto bits = static_cast<std::uint16_t>(value);
        bytes_ += static_cast<char>(bits & 255U);
        bytes_ += static_cast<char>(bits >> 8U);
    }
    void numbers(const File& file, std::span<const Column> columns)
    {
        for (const Column& column : columns) {
            if (file.version >= column.since) number(file.*column.field);
        }
    }
    void text(std::string_view text)
    {
        text = text.substr(0, kLongestText);
        bytes_ += static_cast<char>(text.size());
        bytes_ += text;
    }
    std::string take() { return std::move(bytes_); }

private:
    std::string bytes_;
};

}  // namespace

Result<File> decode(std::string_view bytes)
{
    Decoder decoder(bytes);
    File file;
    GK_TRY(file.version, decoder.number());
    if (file.version < kOldestVersion || file.version > kNewestVersion) {
        return bad_at(0, fmt::format("positions of JellyFish are of version {} to {}, not {}", kOldestVersion,
                                     kNewestVersion, file.version));
    }
    GK_TRY(file, decoder.numbers(std::move(file), kBeforeNames));
    GK_TRY(file.first_name, decoder.text());
    GK_TRY(file.second_name, decoder.text());
    GK_TRY(file, decoder.numbers(std::move(file), kBehindNames));
    GK_TRY(file.last_move, decoder.text());
    GK_TRY(file, decoder.numbers(std::move(file), kDice));
    return decode_boards(decoder, std::move(file));
}

std::string encode(const File& file)
{
    Encoder encoder;
    encoder.number(file.version);
    encoder.numbers(file, kBeforeNames);
    encoder.text(file.first_name);
    encoder.text(file.second_name);
    encoder.numbers(file, kBehindNames);
    encoder.text(file.last_move);
    encoder.numbers(file, kDice);
    for (std::size_t i = 0; i < kPlaces; ++i) {
        encoder.number(file.board[i] + kOfNoCheckers);
        encoder.number(file.before[i] + kOfNoCheckers);
    }
    return encoder.take();
}

std::size_t size_of(const File& file)
{
    return encode(file).size();
}

}  // namespace gammonkit::pos
