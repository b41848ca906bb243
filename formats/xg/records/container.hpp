#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Where things stand in the container of `.xg` and `.xgp` files: a header, a picture, the members, a
/// registry of them, a trailer.
namespace gammonkit::xg {

inline constexpr std::string_view kContainerMagic = "RGMH";
inline constexpr std::size_t kContainerHeader = 8232;
inline constexpr std::size_t kTrailer = 36;
inline constexpr std::size_t kRegistryRecord = 532;

/// Offsets into the header.
inline constexpr std::size_t kThumbnailSizeOffset = 20;
inline constexpr std::size_t kGameNameOffset = 40;
inline constexpr std::size_t kSaveNameOffset = 2088;
inline constexpr std::size_t kLevelNameOffset = 4136;
inline constexpr std::size_t kCommentsOffset = 6184;
inline constexpr std::size_t kHeaderTextUnits = 1023;

inline constexpr std::string_view kRecordsMember = "temp.xg";
inline constexpr std::string_view kRolloutsMember = "temp.xgr";
inline constexpr std::string_view kQuickInfoMember = "temp.xgi";
inline constexpr std::string_view kCommentsMember = "temp.xgc";

/// Who made the analyses, if not XG: we write it in front of the name into the header's comments, which XG
/// leaves empty.
inline constexpr std::string_view kAnalyzedBy = "Analyzed by ";

/// One file of the archive.
struct Member {
    std::string name;
    std::string bytes;
};

}  // namespace gammonkit::xg
