#include "importers/bgf/bgf_file.hpp"

#include "importers/bgf/smile.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::bgf {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestHeader = 65536;
/// What a document may hold unpacked; a long match takes less than a megabyte.
constexpr std::size_t kLargestDocument = std::size_t{16} << 20;
constexpr std::string_view kGzip = "\x1F\x8B";
constexpr int kDeepest = 64;

/// One of these stands in every header: which format it is, and how the rest is packed.
constexpr std::array<std::string_view, 3> kHeaderWords{"\"useSmile\"", "\"compress\"", "\"BGF\""};

Result<std::string> unpacked(const SourceText& source, std::string_view body)
{
    if (!body.starts_with(kGzip)) return std::string(body);
    Result<std::string> document = gunzip(body, kLargestDocument);
    if (!document) document.error().where = source.offset_of(body);
    return document;
}

Result<Json> parse_json(const SourceText& source, std::string_view body, const std::string& document)
{
    int depth = 0;
    const auto shallow = [&depth](int now, Json::parse_event_t, Json&) {
        depth = std::max(depth, now);
        return now <= kDeepest;
    };
    Json json = Json::parse(document, shallow, false);
    if (!json.is_discarded() && depth <= kDeepest) return json;
    return tl::unexpected(error_at(source, body, "bgf-document",
                                   depth > kDeepest ? "the match document is nested too deep"
                                                    : "the match document is not valid JSON"));
}

Result<Json> decode_document(const SourceText& source, std::string_view body, const std::string& document,
                             Reporter& reporter)
{
    if (!is_smile(document)) return parse_json(source, body, document);
    Decoded decoded = decode_smile(document);
    if (decoded.damage) {
        reporter.report(error_at(source, body, "bgf-document",
                                 fmt::format("the match document is damaged at byte {} of {} unpacked: {}",
                                             decoded.offset, document.size(), *decoded.damage)));
    }
    return std::move(decoded.value);
}

}  // namespace

std::string_view header_line(std::string_view bytes)
{
    const std::size_t end = bytes.substr(0, kLongestHeader).find('\n');
    if (end == std::string_view::npos) return {};
    const std::string_view line = trimmed_right(bytes.substr(0, end));
    const bool says = std::any_of(kHeaderWords.begin(), kHeaderWords.end(), [&](std::string_view word) {
        return line.find(word) != std::string_view::npos;
    });
    return says && line.starts_with('{') && line.ends_with('}') ? line : std::string_view{};
}

Result<Json> open_bgf(const SourceText& source, Reporter& reporter)
{
    const std::string_view bytes = source.text();
    if (header_line(bytes).empty()) {
        return tl::unexpected(
            error_at(source, bytes, "bgf-header", "expected a first line such as {\"format\":\"BGF\", ...}"));
    }
    const std::string_view body = bytes.substr(bytes.find('\n') + 1);
    GK_TRY(const std::string document, unpacked(source, body));
    if (document.size() > kLargestDocument) {
        return tl::unexpected(
            error_at(source, body, "too-large", "the match document is larger than 16 MiB"));
    }
    GK_TRY(Json json, decode_document(source, body, document, reporter));
    if (json.is_object()) return json;
    return tl::unexpected(error_at(source, body, "bgf-document", "expected an object that holds a match"));
}

}  // namespace gammonkit::bgf
