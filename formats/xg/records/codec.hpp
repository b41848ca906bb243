#pragma once

#include "formats/xg/records/records.hpp"

#include <string>
#include <string_view>

namespace gammonkit::xg {

inline constexpr std::size_t kRecordSize = 2560;
inline constexpr std::size_t kRolloutSize = 2184;
inline constexpr std::int32_t kMagic = 0x494C4D44;  ///< "DMLI", at kMagicOffset of a match header.
inline constexpr std::size_t kMagicOffset = 556;
inline constexpr std::size_t kTagOffset = 8;
inline constexpr int kNewestVersion = 40;  ///< XG 2 refuses files of a later one.

/// What a record is; may be none of the known tags.
[[nodiscard]] Tag tag_of(std::string_view record);

/// True if the record is the header of a match.
[[nodiscard]] bool is_match_header(std::string_view record);

/// The records, from kRecordSize (a rollout: kRolloutSize) bytes; what lies beyond the end is 0. Fields that
/// a file of `version` does not have keep their usual values.
[[nodiscard]] HeaderMatch decode_header_match(std::string_view record);
[[nodiscard]] HeaderGame decode_header_game(std::string_view record, int version);
[[nodiscard]] CubeRecord decode_cube(std::string_view record, int version);
[[nodiscard]] MoveRecord decode_move(std::string_view record, int version);
[[nodiscard]] FooterGame decode_footer_game(std::string_view record, int version);
[[nodiscard]] FooterMatch decode_footer_match(std::string_view record, int version);
[[nodiscard]] Rollout decode_rollout(std::string_view record);

[[nodiscard]] std::string encode(const HeaderMatch& record, int version);
[[nodiscard]] std::string encode(const HeaderGame& record, int version);
[[nodiscard]] std::string encode(const CubeRecord& record, int version);
[[nodiscard]] std::string encode(const MoveRecord& record, int version);
[[nodiscard]] std::string encode(const FooterGame& record, int version);
[[nodiscard]] std::string encode(const FooterMatch& record, int version);
[[nodiscard]] std::string encode(const Rollout& record, int version);

}  // namespace gammonkit::xg
