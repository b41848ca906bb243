#include "importers/ogxm/version_1.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

namespace gammonkit::ogxm {
namespace {

constexpr int kNobodyWon = 0xFF;

int number(ByteCursor& cursor, int bytes)
{
    return static_cast<int>(cursor.little_endian(bytes));
}

/// Ten-thousandths in two bytes.
double signed_fraction(ByteCursor& cursor)
{
    return static_cast<std::int16_t>(cursor.little_endian(2)) / 1e4;
}

/// Chances that are all 0 were not recorded.
std::optional<Chances> chances_if_recorded(ByteCursor& cursor)
{
    Chances chances{};
    for (double& chance : chances)
        chance = cursor.probability();
    const bool are_there = std::ranges::any_of(chances, [](double chance) { return chance != 0; });
    return are_there ? std::optional(chances) : std::nullopt;
}

Level level_of_depth(int plies)
{
    return {.checker_plies = plies, .cube_plies = plies};
}

/// A level as GammonView packs it: a depth, and bits for what is no search of so many plies.
Level level_of_bits(int bits)
{
    const int depth = bits & 0x0F;
    if ((bits & 0x40) != 0) return {.preset = "database"};
    if ((bits & 0x20) != 0) return {.preset = "rollout"};
    if ((bits & 0x10) != 0) return {.preset = fmt::format("truncated{}", depth)};
    return level_of_depth(depth);
}

/// A level of its own, or the usual one; nothing if there is neither.
std::optional<Level> read_level_bits(ByteCursor& chunk, int usual)
{
    const int own = chunk.byte();
    const int bits = own != 0 ? own : usual;
    return bits != 0 ? std::optional(level_of_bits(bits)) : std::nullopt;
}

/// So many bytes of a checker's move each; 0 where there are fewer.
std::vector<SharedStep> read_steps(ByteCursor& cursor, int bytes)
{
    constexpr int kBlackBar = 25;
    std::vector<SharedStep> steps;
    for (int i = 0; i < bytes; ++i) {
        const std::uint8_t byte = cursor.byte();
        const SharedStep step{.from = byte & 0x1F, .pips = byte >> 5};
        if (byte == 0) continue;
        if (step.from > kBlackBar || step.pips == 0) cursor.fail();
        steps.push_back(step);
    }
    return steps;
}

Ply ply_of_version_1(ByteCursor& chunk)
{
    constexpr int kWhite = 0x20;
    constexpr int kHasDice = 0x40;
    Ply ply{.offset = chunk.offset()};
    const std::uint8_t head = chunk.byte();
    ply.action = head & 0x1F;
    ply.seat = (head & kWhite) != 0 ? 0 : 1;
    if (ply.action == kSetPosition) {
        if ((head & kHasDice) != 0) {
            const std::uint8_t dice = chunk.byte();
            ply.dice = {dice & 0x0F, dice >> 4};
        }
        ply.board = read_board(chunk);
    } else if (ply.action <= kLastRoll) {
        const std::array<int, 2> dice = dice_of(ply.action);
        ply.dice = dice;
        ply.steps = read_steps(chunk, dice[0] == dice[1] ? 4 : 2);
    }
    return ply;
}

}  // namespace

Analysis& ChunkReader::last_analysis()
{
    if (file_.analyses.empty()) file_.analyses.emplace_back();
    return file_.analyses.back();
}

bool ChunkReader::read(std::string_view type, ByteCursor& chunk)
{
    constexpr std::pair<std::string_view, void (ChunkReader::*)(ByteCursor&)> kChunks[] = {
        {"MHDR", &ChunkReader::read_match},        {"GAME", &ChunkReader::read_game},
        {"ANAL", &ChunkReader::read_analysis},     {"EVAL", &ChunkReader::read_evaluations},
        {"ALTS", &ChunkReader::read_alternatives}, {"CUBE", &ChunkReader::read_cubes}};
    constexpr std::string_view kOfAnalyses[] = {"EVAL", "ALTS", "CUBE", "GVAN"};
    if (file_.analyses.empty() && std::ranges::find(kOfAnalyses, type) != std::end(kOfAnalyses)) {
        chunk.fail();
        return true;
    }
    if (type == "GVAN") return read_extensions(chunk);
    for (const auto& [name, function] : kChunks) {
        if (type != name) continue;
        (this->*function)(chunk);
        return true;
    }
    return false;
}

void ChunkReader::read_match(ByteCursor& chunk)
{
    constexpr std::string_view kBetween = " \xE2\x80\xA2 ";  // Once, event and site were one text.
    MatchRecord& match = file_.match;
    match.length = number(chunk, 2);
    chunk.byte();  // How many games there are.
    match.rules = chunk.byte();
    chunk.take(2 + 2 + 1 + 1);  // The final score, the result, and which kind of program it comes from.
    const std::uint64_t seconds = chunk.little_endian(4);
    if (seconds > 0) match.started_at = seconds * 1000;
    chunk.take(2);  // How many plies there are.
    match.cube_limit = number(chunk, 2);
    chunk.take(6);
    match.names = {chunk.short_text(), chunk.short_text()};
    has_match_ = !chunk.failed();
    if (!chunk.at_end()) match.event = chunk.short_text();
    if (!chunk.at_end()) match.city = chunk.short_text();
    const std::size_t between = match.event.find(kBetween);
    if (!match.city.empty() || between == std::string::npos) return;
    match.city = match.event.substr(between + kBetween.size());
    match.event.resize(between);
}

void ChunkReader::read_game(ByteCursor& chunk)
{
    constexpr std::uint8_t kUsualBoard = 0xFF;
    GameRecord game{.offset = chunk.offset()};
    chunk.byte();  // Its number.
    int plies = number(chunk, 2);
    const int winner = chunk.byte();
    const int points = chunk.byte();
    if (winner != kNobodyWon) game.winner = winner;
    if (winner != kNobodyWon) game.points = points;
    chunk.take(3);  // Whether it is the Crawford game, or the last one; who begins.
    ByteCursor board = chunk;
    if (board.byte() == kUsualBoard) {
        chunk.take(2);
    } else {
        game.board = read_board(chunk);
        chunk.byte();
    }
    for (; plies > 0 && !chunk.failed(); --plies) {
        Ply ply = ply_of_version_1(chunk);
        if (!chunk.failed()) game.plies.push_back(std::move(ply));
    }
    seat_illegal_plays(game);
    file_.games.push_back(std::move(game));
}

void ChunkReader::read_analysis(ByteCursor& chunk)
{
    evaluations_.clear();
    cubes_.clear();
    Analysis analysis;
    analysis.head.currency = kCubefulMoney;
    analysis.head.level = level_of_depth(chunk.byte());
    chunk.byte();
    count_of_evaluations_ = chunk.little_endian(2);
    count_of_cubes_ = chunk.little_endian(2);
    chunk.take(4 + 4 + 2 + 8);  // When it was made, and how long that took.
    analysis.head.engine = chunk.short_text();
    file_.analyses.push_back(std::move(analysis));
}

/// The ply, counted over all games; none (-1) where there is no such ply.
void ChunkReader::read_place_of_decision(ByteCursor& chunk, Decision& decision) const
{
    const std::size_t game = chunk.byte();
    const std::size_t ply = chunk.little_endian(2);
    decision.ply = -1;
    if (game >= file_.games.size() || ply >= file_.games[game].plies.size()) return;
    std::size_t before = 0;
    for (std::size_t i = 0; i < game; ++i)
        before += file_.games[i].plies.size();
    decision.ply = static_cast<int>(before + ply);
}

void ChunkReader::read_evaluations(ByteCursor& chunk)
{
    Analysis& analysis = last_analysis();
    for (std::size_t left = count_of_evaluations_; left > 0 && !chunk.failed(); --left) {
        Decision decision{.kind = static_cast<int>(DecisionKind::checker), .level = analysis.head.level};
        read_place_of_decision(chunk, decision);
        chunk.take(10 + 2 + 2);  // Chances and equity of the best play, and the loss: ALTS has them.
        const std::size_t alternatives = chunk.byte();
        if (const int plies = chunk.byte(); plies > 0) decision.level = level_of_depth(plies);
        chunk.byte();  // Whether a double was missed, as CUBE says.
        if (chunk.failed()) return;
        evaluations_.push_back({analysis.decisions.size(), alternatives});
        analysis.decisions.push_back(std::move(decision));
    }
}

void ChunkReader::read_alternatives(ByteCursor& chunk)
{
    for (const Evaluation& evaluation : evaluations_) {
        Decision& decision = last_analysis().decisions[evaluation.decision];
        for (std::size_t left = evaluation.alternatives; left > 0; --left) {
            Alternative found{.steps = read_steps(chunk, 4), .level = decision.level};
            found.equity = signed_fraction(chunk);
            found.chances = chances_if_recorded(chunk);
            found.played = (chunk.byte() & 1) != 0;
            if (chunk.failed()) return;
            decision.alternatives.push_back(std::move(found));
        }
    }
}

void ChunkReader::read_cubes(ByteCursor& chunk)
{
    constexpr int kResignation = 3;
    Analysis& analysis = last_analysis();
    for (std::size_t left = count_of_cubes_; left > 0 && !chunk.failed(); --left) {
        Decision decision{.kind = static_cast<int>(DecisionKind::cube), .level = analysis.head.level};
        read_place_of_decision(chunk, decision);
        if (chunk.byte() == kResignation) decision.kind = static_cast<int>(DecisionKind::resignation);
        decision.no_double = signed_fraction(chunk);
        decision.double_take = signed_fraction(chunk);
        decision.double_drop = signed_fraction(chunk);
        decision.chances = chances_if_recorded(chunk);
        chunk.take(2 + 1 + 1);  // The loss, what is correct, and what was done.
        if (const int plies = chunk.byte(); plies > 0) decision.level = level_of_depth(plies);
        chunk.take(3);
        if (chunk.failed()) return;
        cubes_.push_back(analysis.decisions.size());
        analysis.decisions.push_back(std::move(decision));
    }
}

/// What GammonView adds, in the order of what it is added to: luck and levels.
bool ChunkReader::read_extensions(ByteCursor& chunk)
{
    const int version = chunk.byte();
    if (version != 2 && version != 3) return false;
    const std::size_t unused = version == 2 ? 4 : 0;
    const int usual_level = chunk.byte();
    const int parts = chunk.byte();
    chunk.byte();  // The level of luck.
    if ((parts & 1) != 0) read_luck(chunk, unused);
    if ((parts & 2) != 0) read_levels_of_plays(chunk, usual_level);
    if ((parts & 4) != 0) read_levels_of_cubes(chunk, usual_level, unused);
    return true;
}

void ChunkReader::read_luck(ByteCursor& chunk, std::size_t unused)
{
    for (const Evaluation& evaluation : evaluations_) {
        const bool has_luck = (chunk.byte() & 2) != 0;
        const double luck = signed_fraction(chunk);
        chunk.take(unused);
        if (chunk.failed()) return;
        std::vector<Decision>& decisions = last_analysis().decisions;
        const int ply = decisions[evaluation.decision].ply;
        if (has_luck)
            decisions.push_back({.ply = ply, .kind = static_cast<int>(DecisionKind::roll), .luck = luck});
    }
}

void ChunkReader::read_levels_of_plays(ByteCursor& chunk, int usual_level)
{
    for (const Evaluation& evaluation : evaluations_) {
        for (std::size_t i = 0; i < evaluation.alternatives; ++i) {
            const std::optional<Level> level = read_level_bits(chunk, usual_level);
            if (chunk.failed()) return;
            auto& alternatives = last_analysis().decisions[evaluation.decision].alternatives;
            if (level && i < alternatives.size()) alternatives[i].level = *level;
        }
    }
}

void ChunkReader::read_levels_of_cubes(ByteCursor& chunk, int usual_level, std::size_t unused)
{
    for (const std::size_t cube : cubes_) {
        chunk.byte();  // Whether it counts.
        const std::optional<Level> level = read_level_bits(chunk, usual_level);
        chunk.take(unused);
        if (chunk.failed()) return;
        if (level) last_analysis().decisions[cube].level = *level;
    }
}

}  // namespace gammonkit::ogxm
