#include "formats/xg/format.hpp"

#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/engines.hpp"
#include "formats/xg/mapping/header_records.hpp"
#include "formats/xg/records/codec.hpp"
#include "importers/xg/container_reader.hpp"
#include "importers/xg/document_reader.hpp"
#include "importers/xg/game_reader.hpp"
#include "importers/xg/keep_differences.hpp"
#include "importers/xg/position_reader.hpp"
#include "model/limits.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

using namespace xg;

Match read_match(const Document& document, const Lowering& lowering)
{
    const HeaderMatch& header = document.header;
    Match match{.rules = rules_of(header), .players = players_of(header)};
    match.event = header.event;
    match.round = header.round;
    match.place = header.location;
    match.date = date_of(header.date);
    match.time = time_of(header.date);
    match.annotator = header.transcriber;
    match.match_id = match_id_of(header.game_id);
    match.source = lowering.analysis.engine;
    match.origin.offset = 0;
    match.comment = lowering.comment(header.header_comment, match.extras);
    const std::string closing = lowering.comment(header.footer_comment, match.extras);
    if (!match.comment.empty() && !closing.empty()) match.comment += "\n\n";
    match.comment += closing;
    for (const GamePart& part : document.games)
        match.games.push_back(read_game(part, match, lowering));
    keep_differences(document, match, lowering.reporter);
    return match;
}

/// A file that is no container but the records alone, as XG and other programs leave them behind.
Result<Container> open_container(const SourceText& source, Reporter& reporter)
{
    if (is_container(source.text())) return read_container(source, reporter);
    if (is_match_header(source.text())) {
        return Container{
            .members = {{.name = std::string(kRecordsMember), .bytes = std::string(source.text())}},
            .comments = {}};
    }
    return failure("xg-container", "this is not a file of eXtreme Gammon: it does not begin with RGMH",
                   "XG Mobile gives this extension to texts: read it as mat");
}

std::string engine_of(const Container& container)
{
    const std::string& comments = container.comments;
    return std::string(
        comments.starts_with(kAnalyzedBy) ? std::string_view(comments).substr(kAnalyzedBy.size()) : kEngine);
}

/// Money is a number of its own.
bool is_length(std::int32_t length)
{
    return length == kUnlimited || (length >= 1 && length <= kMostPoints);
}

}  // namespace

Confidence sniff_xg(const Sample& sample)
{
    return is_container(sample.bytes) || is_match_header(sample.bytes) ? Confidence::certain
                                                                       : Confidence::none;
}

Result<Collection> read_xg(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const Container container, open_container(source, reporter));
    GK_TRY(const Document document, read_document(container, reporter));
    if (!is_length(document.header.length)) {
        return failure("xg-length",
                       fmt::format("a match to {} points is not a match", document.header.length));
    }
    const bool money = document.header.length == kUnlimited;
    const Lowering lowering{
        .document = document,
        .analysis = {.document = document, .money = money, .engine = engine_of(container)},
        .reporter = reporter};
    Collection collection;
    if (is_position(document)) {
        collection.positions = read_positions(document, lowering);
    } else if (!document.games.empty()) {
        collection.matches.push_back(read_match(document, lowering));
    }
    if (collection.positions.empty() && collection.matches.empty()) {
        return failure("no-game", "the file holds a header, but no game");
    }
    return collection;
}

}  // namespace gammonkit
