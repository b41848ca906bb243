#include "formats/xg/records/codec.hpp"

#include "formats/xg/records/field_bytes.hpp"
#include "formats/xg/records/layout.hpp"
#include "formats/xg/records/wide_text.hpp"

namespace gammonkit::xg {
namespace {

/// A visitor for `describe` that fills a record from its bytes.
class Decoder {
public:
    Decoder(std::string_view bytes, int version) : bytes_(bytes), version_(version) {}

    void operator()(std::string_view, std::size_t offset, auto& field) { get_field(bytes_, offset, field); }
    void wide(std::string_view, std::size_t offset, std::string& field)
    {
        field = wide_text_at(bytes_, offset, kTextUnits);
    }
    void ansi(std::size_t offset, std::size_t most, std::string& field)
    {
        field = short_text_at(bytes_, offset, most);
    }
    void link(std::size_t offset, std::int32_t& field) { get_field(bytes_, offset, field); }
    [[nodiscard]] bool since(int version) const { return version_ >= version; }

    void dice(std::size_t offset, std::array<std::int8_t, 2>& field)
    {
        const std::string text = short_text_at(bytes_, offset, 2);
        if (text.size() == 2)
            field = {static_cast<std::int8_t>(text[0] - '0'), static_cast<std::int8_t>(text[1] - '0')};
    }
    void steps(std::string_view, std::size_t offset, auto& field)
    {
        get_field(bytes_, offset, field);
        end_steps(field);
    }
    void choices(std::size_t offset, std::vector<Choice>& field)
    {
        const auto count = little_endian_at<std::int32_t>(bytes_, offset);
        if (count > 0 && static_cast<std::size_t>(count) <= kMostChoices)
            field.resize(static_cast<std::size_t>(count));
    }
    void choice(std::optional<std::size_t>) {}

private:
    std::string_view bytes_;
    int version_;
};

/// A visitor for `describe` that makes the bytes of a record.
class Encoder {
public:
    Encoder(std::size_t size, int version) : bytes_(size, '\0'), version_(version) {}

    void operator()(std::string_view, std::size_t offset, const auto& field)
    {
        put_field(bytes_, offset, field);
    }
    void wide(std::string_view, std::size_t offset, const std::string& field)
    {
        put_wide_text(bytes_, offset, kTextUnits, field);
    }
    void ansi(std::size_t offset, std::size_t most, const std::string& field)
    {
        put_short_text(bytes_, offset, most, field);
    }
    void link(std::size_t offset, std::int32_t field) { put_field(bytes_, offset, field); }
    [[nodiscard]] bool since(int version) const { return version_ >= version; }

    void dice(std::size_t offset, const std::array<std::int8_t, 2>& field)
    {
        bytes_[offset] = 2;
        for (std::size_t i = 0; i < 2; ++i)
            bytes_[offset + 1 + i] = static_cast<char>('0' + field[i]);
    }
    void steps(std::string_view, std::size_t offset, const auto& field) { put_field(bytes_, offset, field); }
    void choices(std::size_t offset, const std::vector<Choice>& field)
    {
        put_field(bytes_, offset, static_cast<std::int32_t>(field.size()));
    }
    void choice(std::optional<std::size_t>) {}

    std::string take() { return std::move(bytes_); }
    void put(std::size_t offset, auto number) { put_field(bytes_, offset, number); }

private:
    std::string bytes_;
    int version_;
};

template <class Record>
Record decode(std::string_view bytes, int version)
{
    Record record;
    Decoder decoder(bytes, version);
    describe(decoder, record);
    return record;
}

template <class Record>
std::string encoded(const Record& record, Tag tag, int version)
{
    Encoder encoder(kRecordSize, version);
    encoder.put(kTagOffset, static_cast<std::uint8_t>(tag));
    describe(encoder, record);
    return encoder.take();
}

}  // namespace

Tag tag_of(std::string_view record)
{
    return static_cast<Tag>(little_endian_at<std::uint8_t>(record, kTagOffset));
}

bool is_match_header(std::string_view record)
{
    return tag_of(record) == Tag::header_match &&
           little_endian_at<std::int32_t>(record, kMagicOffset) == kMagic;
}

HeaderMatch decode_header_match(std::string_view record)
{
    const auto version = little_endian_at<std::int32_t>(record, 552);
    auto header = decode<HeaderMatch>(record, version);
    if (version < 24) {
        header.players = header.ansi_players;
        header.event = header.ansi_event;
        header.location = header.ansi_location;
        header.round = header.ansi_round;
    }
    return header;
}

HeaderGame decode_header_game(std::string_view record, int version)
{
    return decode<HeaderGame>(record, version);
}

CubeRecord decode_cube(std::string_view record, int version)
{
    return decode<CubeRecord>(record, version);
}

MoveRecord decode_move(std::string_view record, int version)
{
    return decode<MoveRecord>(record, version);
}

FooterGame decode_footer_game(std::string_view record, int version)
{
    return decode<FooterGame>(record, version);
}

FooterMatch decode_footer_match(std::string_view record, int version)
{
    return decode<FooterMatch>(record, version);
}

Rollout decode_rollout(std::string_view record)
{
    return decode<Rollout>(record, kNewestVersion);
}

std::string encode(const HeaderMatch& record, int version)
{
    std::string bytes = encoded(record, Tag::header_match, version);
    put_little_endian(bytes, kMagicOffset, kMagic);
    return bytes;
}

std::string encode(const HeaderGame& record, int version)
{
    return encoded(record, Tag::header_game, version);
}

std::string encode(const CubeRecord& record, int version)
{
    return encoded(record, Tag::cube, version);
}

std::string encode(const MoveRecord& record, int version)
{
    std::string bytes = encoded(record, Tag::move, version);
    put_little_endian(bytes, 120, static_cast<std::int32_t>(record.analysis.choices.size()));
    return bytes;
}

std::string encode(const FooterGame& record, int version)
{
    return encoded(record, Tag::footer_game, version);
}

std::string encode(const FooterMatch& record, int version)
{
    return encoded(record, Tag::footer_match, version);
}

std::string encode(const Rollout& record, int version)
{
    Encoder encoder(kRolloutSize, version);
    describe(encoder, record);
    return encoder.take();
}

}  // namespace gammonkit::xg
