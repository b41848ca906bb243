#include "formats/ogxm/format.hpp"

#include "exporters/ogxm/analysis_sections.hpp"
#include "exporters/ogxm/annotations.hpp"
#include "exporters/ogxm/game_plies.hpp"
#include "exporters/ogxm/match_section.hpp"
#include "exporters/ogxm/record_bytes.hpp"
#include "exporters/turns/turn_facts.hpp"
#include "formats/ogxm/numbers.hpp"
#include "support/files/zlib_stream.hpp"

#include <algorithm>

namespace gammonkit {
namespace ogxm {
namespace {

/// The file up to its checksum: what needs to be read it, and how long it will be.
std::string header_bytes(int minor, int least_minor, std::size_t size)
{
    const auto number = [](int value) { return little_endian_bytes(static_cast<std::uint64_t>(value), 2); };
    return std::string(kMagic) + number(kVersion) + number(minor) + number(kVersion) + number(least_minor) +
           little_endian_bytes(size, 4);
}

std::string checksum_section(std::uint32_t checksum)
{
    constexpr int kCrc32 = 0;
    return section_bytes(
        "CSUM", record_bytes(varint(kCrc32) + text_bytes(little_endian_bytes(checksum, 4)), {}), false);
}

std::string sections_of(const Match& match, const FollowedMatch& followed,
                        const std::vector<GamePlies>& games)
{
    std::string sections = section_bytes("MTCH", match_payload(match), true);
    for (const GamePlies& game : games)
        sections += section_bytes("GAME", game.bytes, true);
    sections += analysis_sections(match, followed, games);
    if (const std::string notes = annotations_payload(match, games); !notes.empty())
        sections += section_bytes("ANNO", notes, false);
    return sections;
}

/// The version of the format whose fields are used.
int minor_version(const Match& match, bool resigned_when_doubled)
{
    if (resigned_when_doubled) return 2;
    return has_later_fields(match_fields(match).fields) ? 1 : 0;
}

}  // namespace
}  // namespace ogxm

Result<std::string> write_ogxm(const Collection& collection, const Options&)
{
    const Match* const match = match_to_write(collection);
    if (match == nullptr) return failure("no-game", "there is no game to write");
    const FollowedMatch followed = follow(*match);
    std::vector<ogxm::GamePlies> games;
    for (std::size_t i = 0; i < match->games.size(); ++i)
        games.push_back(ogxm::plies_of(*match, followed[i], i));
    const bool resigned_when_doubled = std::any_of(
        games.begin(), games.end(), [](const ogxm::GamePlies& game) { return game.resigned_when_doubled; });
    const std::string sections = ogxm::sections_of(*match, followed, games);
    const std::size_t size =
        ogxm::kHeaderSize + sections.size() + ogxm::checksum_section(0).size() + ogxm::kEnd.size();
    std::string file = ogxm::header_bytes(ogxm::minor_version(*match, resigned_when_doubled),
                                          resigned_when_doubled ? 2 : 0, size);
    file += sections;
    file += ogxm::checksum_section(crc32_of(file));
    file += ogxm::kEnd;
    return file;
}

}  // namespace gammonkit
