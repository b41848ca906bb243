#include "formats/link/format.hpp"

#include "formats/dump/format.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "model/match.hpp"
#include "support/ends.hpp"
#include "support/files/zlib_stream.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>

namespace gammonkit {
namespace {

/// What one address may unpack to: a hundred times a long match.
constexpr std::size_t kMostBytes = std::size_t{16} << 20;

/// The letters behind the mark that `text` begins with.
std::string_view letters_in(std::string_view text)
{
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const std::string_view letters = without_first(text, kLinkMark.size());
    return letters.substr(0, letters.find_first_not_of(kLetters));
}

tl::unexpected<Diagnostic> damaged()
{
    return failure("link", "the address is cut or damaged",
                   "some programs cut long addresses: copy it whole");
}

Result<std::string> dump_of(std::string_view letters)
{
    std::string base64(letters);
    std::ranges::replace(base64, '-', '+');
    std::ranges::replace(base64, '_', '/');
    std::string packed(base64.size() * 3 / 4, '\0');
    const std::span bytes(reinterpret_cast<std::uint8_t*>(packed.data()), packed.size());
    if (!from_base64(base64, bytes)) return damaged();
    GK_TRY(Inflated inflated, inflate_zlib(packed, kMostBytes));
    if (!inflated.complete || inflated.used != packed.size()) return damaged();
    return std::move(inflated.bytes);
}

/// What an address carries; what is said of it has no place in the address.
Result<Collection> carried(std::string_view letters, Reporter& reporter)
{
    GK_TRY(std::string dump, dump_of(letters));
    CollectingReporter heard;
    Result<Collection> collection = read_dump(SourceText("address", std::move(dump)), {}, heard);
    for (Diagnostic& diagnostic : heard.seen) {
        diagnostic.where.reset();
        reporter.report(std::move(diagnostic));
    }
    if (!collection) collection.error().where.reset();
    return collection;
}

}  // namespace

Confidence sniff_link(const Sample& sample)
{
    const std::string_view text = trimmed_left(sample.text);
    const std::string_view word = text.substr(0, std::min(text.find_first_of(" \t\r\n"), text.size()));
    return word.find(kLinkMark) != std::string_view::npos ? Confidence::certain : Confidence::none;
}

Result<Collection> read_link(const SourceText& source, const Options&, Reporter& reporter)
{
    Collection collection;
    const std::string_view text = source.text();
    for (std::size_t at = text.find(kLinkMark); at != std::string_view::npos;
         at = text.find(kLinkMark, at + kLinkMark.size())) {
        const std::string_view address = text.substr(at);
        Result<Collection> found = carried(letters_in(address), reporter);
        if (!found) {
            reporter.report(
                error_at(source, address, found.error().code, found.error().message, found.error().hint));
            continue;
        }
        std::ranges::move(found->matches, std::back_inserter(collection.matches));
        std::ranges::move(found->positions, std::back_inserter(collection.positions));
    }
    if (collection.matches.empty() && collection.positions.empty())
        return failure("no-game", "no address in it carries a match");
    return collection;
}

}  // namespace gammonkit
