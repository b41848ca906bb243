#include "formats/xg/format.hpp"

#include "exporters/xg/container_writer.hpp"
#include "formats/xg/mapping/engines.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/mapping/model_records.hpp"
#include "formats/xg/records/codec.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace xg;

void add_turns(std::string& bytes, const GamePart& part, int version)
{
    for (const TurnRecord& turn : part.turns)
        bytes += std::visit([&](const auto& record) { return encode(record, version); }, turn.record);
}

std::string records_of(const Document& document)
{
    const int version = document.header.version;
    std::string bytes = encode(document.header, version);
    for (const GamePart& part : document.games) {
        bytes += encode(part.header, version);
        add_turns(bytes, part, version);
        if (part.footer) bytes += encode(*part.footer, version);
    }
    if (document.footer) bytes += encode(*document.footer, version);
    return bytes;
}

/// The first and the last record, and for a position the roll besides.
std::string quick_info_of(const Document& document, std::string_view records)
{
    std::string bytes(records.substr(0, kRecordSize));
    if (document.quick_info) {
        bytes += encode(*document.quick_info, document.header.version);
    } else {
        bytes += records.substr(records.size() - kRecordSize);
    }
    return bytes;
}

/// One comment a line.
std::string comments_of(const Document& document)
{
    std::string bytes;
    for (std::string comment : document.comments) {
        for (std::size_t at = 0; (at = comment.find("\r\n", at)) != std::string::npos; at += 2)
            comment.replace(at, 2, "\x01\x02");
        bytes += comment + "\r\n";
    }
    return bytes;
}

std::string rollouts_of(const Document& document)
{
    std::string bytes;
    for (const Rollout& rollout : document.rollouts)
        bytes += encode(rollout, document.header.version);
    return bytes;
}

std::vector<Member> members_of(const Document& document)
{
    std::string records = records_of(document);
    std::string quick_info = quick_info_of(document, records);
    std::vector<Member> members{{.name = std::string(kRecordsMember), .bytes = std::move(records)}};
    if (!document.rollouts.empty()) members.push_back({std::string(kRolloutsMember), rollouts_of(document)});
    members.push_back({std::string(kQuickInfoMember), std::move(quick_info)});
    if (!document.comments.empty()) members.push_back({std::string(kCommentsMember), comments_of(document)});
    return members;
}

/// Says who made the analyses, if not XG.
std::string analyzed_by(const std::optional<std::string>& engine)
{
    return engine && *engine != kEngine ? fmt::format("{}{}", kAnalyzedBy, *engine) : std::string{};
}

std::string length_in_words(const Rules& rules)
{
    return rules.is_money() ? std::string("Money Session") : fmt::format("{} point match", rules.length);
}

Titles titles_of(const Match& match)
{
    return {.game = match.place.empty() ? std::string{} : "Played on " + match.place,
            .save = fmt::format("{} vs. {}, {}", match.players.first.name, match.players.second.name,
                                length_in_words(match.rules)),
            .level = fmt::format("Event: {} Round: {}", match.event, match.round),
            .comments = analyzed_by(engines_of(match))};
}

Titles titles_of(const PositionRecord& position)
{
    return {.game = {},
            .save = fmt::format("Position: {}", length_in_words(position.state.rules)),
            .level = {},
            .comments = analyzed_by(engines_of(position))};
}

std::string write_position(const std::vector<PositionRecord>& positions)
{
    const bool has_roll = positions.size() > 1 && is_roll_besides(positions[1]);
    const Document document = document_of(positions[0], has_roll ? &positions[1] : nullptr, true);
    return write_container(members_of(document), titles_of(positions[0]));
}

}  // namespace

Result<std::string> write_xg(const Collection& collection, const Options&)
{
    if (!collection.matches.empty()) {
        const Match& match = collection.matches.front();
        return write_container(members_of(document_of(match, true)), titles_of(match));
    }
    if (!collection.positions.empty()) return write_position(collection.positions);
    return failure("nothing-to-write", "there is neither a match nor a position to write");
}

}  // namespace gammonkit
