#include "formats/html/packed.hpp"

#include "formats/html/numbers_apart.hpp"
#include "formats/html/page_letters.hpp"
#include "support/files/file.hpp"
#include "support/files/zlib_stream.hpp"

namespace gammonkit {
namespace {

/// A page is a twentieth smaller than with the quickest one, and takes a tenth longer.
constexpr int kLevel = 7;

}  // namespace

Result<std::string> packed_text(std::string_view text)
{
    GK_TRY(const std::string bytes, gzip(text, kLevel));
    return page_letters(bytes);
}

Result<std::string> unpacked_dump(std::string_view letters)
{
    const std::optional<std::string> bytes = from_page_letters(letters);
    if (!bytes) return failure("damaged", "there are letters that mean nothing");
    GK_TRY(const std::string apart, gunzip(*bytes));
    return numbers_together(apart);
}

}  // namespace gammonkit
