#include "formats/html/format.hpp"

#include "formats/dump/format.hpp"
#include "formats/html/packed.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <vector>

namespace gammonkit {
namespace {

constexpr std::string_view kGenerator = R"(<meta name="generator" content="GammonKit"/>)";
constexpr std::string_view kEnd = "</script>";

/// The dump as older pages hold it.
Result<std::string> unpacked_base64(std::string_view packed)
{
    std::vector<std::uint8_t> bytes(packed.size() * 3 / 4);
    if (!from_base64(packed, bytes)) return failure("damaged", "this is not base64");
    return gunzip({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

/// What stands in the page's element for the match, and what makes a dump of it.
struct PackedMatch {
    std::string_view text;
    Result<std::string> (*unpack)(std::string_view);
};

/// Nothing if the page has no such element.
std::optional<PackedMatch> packed_match(std::string_view page)
{
    const std::pair<std::string_view, Result<std::string> (*)(std::string_view)> kinds[] = {
        {kPackedType, unpacked_dump}, {"application/gzip", unpacked_base64}};
    for (const auto& [type, unpack] : kinds) {
        const std::string mark = fmt::format(R"(<script id="gammonkit-match" type="{}">)", type);
        const std::size_t begin = page.find(mark);
        if (begin == std::string_view::npos) continue;
        const std::string_view rest = page.substr(begin + mark.size());
        return PackedMatch{trimmed(rest.substr(0, rest.find(kEnd))), unpack};
    }
    return std::nullopt;
}

/// What was read stands nowhere in the page: it is packed there.
void forget_origins(std::vector<Turn>& main_line)
{
    std::vector<std::vector<Turn>*> lines{&main_line};
    while (!lines.empty()) {
        std::vector<Turn>& line = *lines.back();
        lines.pop_back();
        for (Turn& turn : line) {
            turn.origin = {};
            for (Variation& variation : turn.variations)
                lines.push_back(&variation.turns);
        }
    }
}

void forget_origins(Collection& collection)
{
    for (Match& match : collection.matches) {
        match.origin = {};
        for (Game& game : match.games) {
            game.origin = {};
            forget_origins(game.turns);
        }
    }
    for (PositionRecord& record : collection.positions)
        record.origin = {};
}

}  // namespace

Confidence sniff_html(const Sample& sample)
{
    return sample.text.find(kGenerator) == std::string_view::npos ? Confidence::none : Confidence::certain;
}

Result<Collection> read_html(const SourceText& source, const Options&, Reporter& reporter)
{
    const std::optional<PackedMatch> packed = packed_match(source.text());
    if (!packed) {
        return tl::unexpected(
            error_at(source, std::string_view(source.text()).substr(0, 0), "no-match-in-page",
                     "this page holds no match",
                     "only pages that GammonKit wrote, and that are complete, can be read"));
    }
    const auto damaged = [&](const Diagnostic& why) {
        return tl::unexpected(error_at(source, packed->text, "damaged-page",
                                       fmt::format("the match in this page is damaged: {}", why.message)));
    };
    Result<std::string> dump = packed->unpack(packed->text);
    if (!dump) return damaged(dump.error());
    Result<Collection> collection = read_dump(SourceText(source.name(), *std::move(dump)), {}, reporter);
    if (!collection) return damaged(collection.error());
    forget_origins(*collection);
    return collection;
}

}  // namespace gammonkit
