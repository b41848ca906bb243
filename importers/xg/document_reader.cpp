#include "importers/xg/document_reader.hpp"

#include "formats/xg/records/codec.hpp"
#include "support/byte_order.hpp"
#include "support/ends.hpp"

#include <fmt/format.h>

namespace gammonkit::xg {
namespace {

constexpr std::size_t kMostRecords = 100'000;
constexpr std::size_t kMostComments = 100'000;
constexpr std::size_t kChoicesOffset = 188;

Diagnostic problem(Severity severity, std::string code, std::string message, std::size_t place)
{
    return {.severity = severity, .code = std::move(code), .message = std::move(message), .where = place};
}

/// Decodes the records of temp.xg one after the other.
class RecordReader {
public:
    RecordReader(std::string_view bytes, Document& document, Reporter& reporter)
        : bytes_(bytes), document_(document), reporter_(reporter)
    {
    }

    Result<void> read()
    {
        if (!is_match_header(bytes_)) {
            return failure("xg-header", "temp.xg does not begin with the header of a match",
                           "this is a container of another program");
        }
        document_.header = decode_header_match(bytes_.substr(0, kRecordSize));
        version_ = document_.header.version;
        if (version_ > kNewestVersion || version_ < 0) {
            return failure("xg-version", fmt::format("file version {} is not known: up to {} can be read",
                                                     version_, kNewestVersion));
        }
        std::size_t at = kRecordSize;
        for (std::size_t count = 1; at + kRecordSize <= bytes_.size() && count < kMostRecords;
             ++count, at += kRecordSize)
            read_record(bytes_.substr(at, kRecordSize), at);
        if (at < bytes_.size()) {
            reporter_.report(problem(
                Severity::warning, "truncated",
                fmt::format("the last {} bytes of temp.xg are no whole record", bytes_.size() - at), at));
        }
        return {};
    }

private:
    void read_record(std::string_view record, std::size_t place)
    {
        switch (tag_of(record)) {
        case Tag::header_game:
            document_.games.push_back(
                {.header = decode_header_game(record, version_), .turns = {}, .footer = {}, .place = place});
            break;
        case Tag::cube:
            add_turn(decode_cube(record, version_), place);
            break;
        case Tag::move:
            check_choices(record, place);
            add_turn(decode_move(record, version_), place);
            break;
        case Tag::footer_game:
            if (GamePart* game = open_game(place)) game->footer = decode_footer_game(record, version_);
            break;
        case Tag::footer_match:
            document_.footer = decode_footer_match(record, version_);
            break;
        default:
            skip(record, place);
        }
    }

    void add_turn(std::variant<CubeRecord, MoveRecord> record, std::size_t place)
    {
        if (GamePart* game = open_game(place))
            game->turns.push_back({.record = std::move(record), .place = place});
    }

    /// The game that has not ended yet; a warning if there is none.
    GamePart* open_game(std::size_t place)
    {
        if (!document_.games.empty() && !document_.games.back().footer) return &document_.games.back();
        reporter_.report(
            problem(Severity::warning, "xg-record", "skipped a record outside of a game", place));
        return nullptr;
    }

    void check_choices(std::string_view record, std::size_t place)
    {
        const auto count = little_endian_at<std::int32_t>(record, kChoicesOffset);
        if (count >= 0 && static_cast<std::size_t>(count) <= kMostChoices) return;
        reporter_.report(
            problem(Severity::warning, "xg-candidates",
                    fmt::format("the record says {} candidates, but it has room for {}: none is read", count,
                                kMostChoices),
                    place));
    }

    void skip(std::string_view record, std::size_t place)
    {
        reporter_.report(problem(Severity::warning, "xg-record",
                                 fmt::format("skipped a record of kind {}", static_cast<int>(tag_of(record))),
                                 place));
    }

    std::string_view bytes_;
    Document& document_;
    Reporter& reporter_;
    int version_ = 0;
};

/// One comment a line; the bytes 1 and 2 stand for line ends within it.
std::vector<std::string> read_comments(std::string_view bytes)
{
    constexpr std::string_view kLineEnd = "\r\n";
    constexpr std::string_view kInnerLineEnd = "\x01\x02";
    std::vector<std::string> comments;
    while (!bytes.empty() && comments.size() < kMostComments) {
        const std::size_t end = std::min(bytes.find(kLineEnd), bytes.size());
        std::string& comment = comments.emplace_back(bytes.substr(0, end));
        bytes = without_first(bytes, end + kLineEnd.size());
        for (std::size_t at = 0; (at = comment.find(kInnerLineEnd, at)) != std::string::npos; at += 2)
            comment.replace(at, 2, kLineEnd);
    }
    return comments;
}

std::vector<Rollout> read_rollouts(std::string_view bytes)
{
    std::vector<Rollout> rollouts;
    for (std::size_t at = 0; at + kRolloutSize <= bytes.size() && rollouts.size() < kMostRecords;
         at += kRolloutSize)
        rollouts.push_back(decode_rollout(bytes.substr(at, kRolloutSize)));
    return rollouts;
}

}  // namespace

Result<Document> read_document(const Container& container, Reporter& reporter)
{
    Document document;
    RecordReader records(container.member(kRecordsMember), document, reporter);
    GK_TRY_VOID(records.read());
    document.rollouts = read_rollouts(container.member(kRolloutsMember));
    document.comments = read_comments(container.member(kCommentsMember));
    const std::string_view quick = container.member(kQuickInfoMember);
    const std::string_view second =
        quick.size() >= 2 * kRecordSize ? quick.substr(kRecordSize, kRecordSize) : std::string_view{};
    if (!second.empty() && tag_of(second) == Tag::move) {
        document.quick_info = decode_move(second, document.header.version);
    }
    return document;
}

}  // namespace gammonkit::xg
