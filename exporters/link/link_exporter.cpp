#include "formats/link/format.hpp"

#include "formats/dump/format.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "model/match.hpp"
#include "model/transform/leave_out.hpp"
#include "support/files/zlib_stream.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Base64 of the letters that need no escape in an address (RFC 4648, section 5).
std::string letters_of(std::string_view bytes)
{
    std::string letters = base64({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    std::ranges::replace(letters, '+', '-');
    std::ranges::replace(letters, '/', '_');
    return letters;
}

}  // namespace

Result<std::string> write_link(const Collection& collection, const Options& options)
{
    if (collection.matches.empty() && collection.positions.empty())
        return failure("no-game", "there is no match and no position for an address to carry");
    Collection bare = collection;
    leave_out(bare, {.plays = true, .cubes = true, .luck = true});
    GK_TRY(const std::string dump, write_dump(bare, {}));
    return fmt::format("{}{}{}\n", options.text("page"), kLinkMark, letters_of(deflate_zlib(dump)));
}

}  // namespace gammonkit
