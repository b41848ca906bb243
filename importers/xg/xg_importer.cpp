#include "formats/xg/format.hpp"

#include "formats/xg/mapping/boards.hpp"
#include "formats/xg/mapping/engines.hpp"
#include "formats/xg/mapping/extras.hpp"
#include "formats/xg/mapping/header_records.hpp"
#include "formats/xg/records/codec.hpp"
#include "formats/xg/records/document.hpp"
#include "importers/xg/container_reader.hpp"
#include "importers/xg/game_reader.hpp"
#include "importers/xg/keep_differences.hpp"
#include "model/limits.hpp"
#include "support/byte_order.hpp"
#include "support/ends.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace xg {
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

/// Decodes the members of a container. Fails if they do not begin with the header of a match, or if a newer
/// XG wrote them.
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

PositionRecord position_at(const Document& document, const Position& board, Player on_roll, std::int32_t cube,
                           const Lowering& lowering)
{
    const GamePart& game = document.games[0];
    PositionRecord record;
    record.players = players_of(document.header);
    GameState& state = record.state;
    state.rules = rules_of(document.header);
    state.position = board;
    state.on_roll = on_roll;
    state.score = lowering.score(game);
    state.crawford_game = game.header.crawford_game;
    state.cube = cube_of(cube).value_or(Cube{});
    return record;
}

std::optional<PositionRecord> cube_question(const Document& document, const CubeRecord& cube,
                                            const Lowering& lowering)
{
    const auto board = position_of(cube.board, Player::first, rules_of(document.header).variant);
    if (!board) return std::nullopt;
    PositionRecord record = position_at(document, *board, player_of(cube.active), cube.cube, lowering);
    if (cube.doubles == 1 && cube.takes == -1) {
        record.state.offer = Offer::cube;
        record.state.offered_by = record.state.on_roll;
    }
    record.comment = lowering.comment(cube.comment, record.extras);
    if (auto analysis = cube_analysis_of(cube, lowering.analysis))
        record.cubes.push_back(*std::move(analysis));
    return record;
}

std::optional<PositionRecord> play_question(const Document& document, const MoveRecord& move,
                                            const Lowering& lowering)
{
    const auto board = position_of(move.before, Player::first, rules_of(document.header).variant);
    const std::optional<Dice> dice = Dice::from(move.dice[0], move.dice[1]);
    if (!board || !dice) return std::nullopt;
    PositionRecord record = position_at(document, *board, player_of(move.active), move.cube, lowering);
    record.state.dice = dice;
    record.comment = lowering.comment(move.comment, record.extras);
    if (auto analysis = play_analysis_of(move, lowering.analysis))
        record.plays.push_back(*std::move(analysis));
    return record;
}

/// The roll that was on the board when the cube question was saved, if it is of the same board.
std::optional<PositionRecord> roll_besides(const Document& document, const CubeRecord& cube,
                                           const Lowering& lowering)
{
    if (!document.quick_info || document.quick_info->before != cube.board) return std::nullopt;
    std::optional<PositionRecord> rolled = play_question(document, *document.quick_info, lowering);
    if (rolled) rolled->extras.push_back({.key = std::string(kQuickInfoKey), .values = {}});
    return rolled;
}

/// The question that a position file asks. If it is about the cube, and the file tells of a roll besides, a
/// second position asks for the play. None if the board cannot be.
std::vector<PositionRecord> read_positions(const Document& document, const Lowering& lowering)
{
    const std::vector<TurnRecord>& turns = document.games[0].turns;
    const auto& cube = std::get<CubeRecord>(turns[0].record);
    const bool asks_to_play = turns.size() == 2;
    std::optional<PositionRecord> question =
        asks_to_play ? play_question(document, std::get<MoveRecord>(turns[1].record), lowering)
                     : cube_question(document, cube, lowering);
    if (!question) {
        lowering.warn("xg-board", "the record shows a board or dice that cannot be", turns.back().place);
        return {};
    }
    if (asks_to_play) {
        if (auto analysis = cube_analysis_of(cube, lowering.analysis))
            question->cubes.push_back(*std::move(analysis));
    }
    std::optional<PositionRecord> rolled =
        asks_to_play ? std::nullopt : roll_besides(document, cube, lowering);
    keep_differences(document, *question, rolled ? &*rolled : nullptr);
    std::vector<PositionRecord> positions{*std::move(question)};
    if (rolled) positions.push_back(*std::move(rolled));
    return positions;
}

}  // namespace
}  // namespace xg

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
    const bool holds_nothing = document.games.empty() && !is_position(document);
    if (holds_nothing) return failure("no-game", "the file holds a header, but no game");
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
    } else {
        collection.matches.push_back(read_match(document, lowering));
    }
    return collection;
}

}  // namespace gammonkit
