#include "analysis/gnubg/gnubg_matches.hpp"
#include "support/files/temporary_folder.hpp"

#include "analysis/gnubg/gnubg_engine.hpp"
#include "formats/sgf/format.hpp"
#include "support/files/file.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <iterator>

namespace gammonkit {
namespace {

constexpr std::string_view kQuestion = "match.sgf";
constexpr std::string_view kAnswer = "judged.sgf";

Result<std::string> commands_for(const GnubgJudging& judging, const std::filesystem::path& folder)
{
    GK_TRY(std::string commands, gnubg_table_command(judging.table, folder));
    for (const std::string_view what : {"chequerplay", "cubedecision"})
        commands += fmt::format("set analysis {} evaluation plies {}\n", what, judging.plies);
    for (const std::string_view what : {"moves", "cube", "luck"})
        commands += fmt::format("set analysis {} on\n", what);
    return commands + fmt::format("load match {}\nanalyse match\nsave match {}\n", kQuestion, kAnswer);
}

bool is_remark(const Turn& turn)
{
    return std::holds_alternative<Remark>(turn.action);
}

/// The match without what others say of it.
Match bare(const Match& match)
{
    Match result = match;
    for (Game& game : result.games) {
        std::erase_if(game.turns, is_remark);
        game.extras.clear();
        for (Turn& turn : game.turns)
            turn = {.player = turn.player, .action = turn.action};
    }
    return result;
}

/// Takes over what is said of a turn.
void take_over(Turn& turn, Turn&& judged, const Provenance& by)
{
    turn.plays = std::move(judged.plays);
    turn.cubes = std::move(judged.cubes);
    turn.marks = judged.marks;
    turn.luck = judged.luck;
    for (PlayAnalysis& analysis : turn.plays)
        analysis.by = by;
    for (CubeAnalysis& analysis : turn.cubes)
        analysis.by = by;
}

/// Puts the judgements of one game into another of the same turns; nothing if they are not.
std::optional<std::size_t> take_over(Game& game, Game& judged, const Provenance& by)
{
    std::erase_if(judged.turns, is_remark);
    std::size_t next = 0;
    std::size_t decisions = 0;
    for (Turn& turn : game.turns) {
        if (is_remark(turn)) continue;
        if (next == judged.turns.size()) return std::nullopt;
        Turn& other = judged.turns[next++];
        if (other.player != turn.player || other.action.index() != turn.action.index()) return std::nullopt;
        decisions += other.plays.size() + other.cubes.size();
        take_over(turn, std::move(other), by);
    }
    return decisions;
}

Result<Collection> judged_by(const GnubgJudging& judging, const Match& match, const Progress& progress)
{
    GK_TRY(const TemporaryFolder folder, TemporaryFolder::make());
    GK_TRY(const std::string question, write_sgf({.matches = {bare(match)}}, {}));
    std::ofstream(folder.path() / kQuestion, std::ios::binary) << question;
    GK_TRY(const std::string commands, commands_for(judging, folder.path()));
    GK_TRY(const std::string output, judging.program.command(folder.path(), commands, progress));
    const Result<Input> answer = read_input((folder.path() / kAnswer).generic_string());
    if (!answer) return tl::unexpected(gnubg_failure("wrote no analysis", output));
    CollectingReporter ignored;
    Result<Collection> judged = read_sgf(SourceText(std::string(kAnswer), answer->bytes), {}, ignored);
    // The place in its file is none in the user's.
    if (!judged)
        return tl::unexpected(gnubg_failure("wrote what cannot be read: " + judged.error().message, output));
    return judged;
}

Result<std::size_t> annotate(Match& match, const GnubgJudging& judging, const Progress& progress)
{
    GK_TRY(Collection judged, judged_by(judging, match, progress));
    const auto differs = [] {
        return failure("gnubg", "GNU Backgammon does not follow this match to its end",
                       "validate it to see what breaks the rules");
    };
    if (judged.matches.size() != 1 || judged.matches[0].games.size() != match.games.size()) return differs();
    const std::string table = judging.table ? judging.table->name() : "that of " + judging.program.name();
    const Provenance by{.engine = judging.program.name(),
                        .match_equity_table = match.rules.is_money() ? "" : table};
    std::size_t decisions = 0;
    for (std::size_t i = 0; i < match.games.size(); ++i) {
        const auto taken = take_over(match.games[i], judged.matches[0].games[i], by);
        if (!taken) return differs();
        decisions += *taken;
    }
    match.source = by.engine;
    return decisions;
}

}  // namespace

Result<AnnotateReport> annotate_by_gnubg(Collection& collection, const GnubgJudging& judging,
                                         const Progress& progress)
{
    AnnotateReport report{.left_out = collection.positions.size()};
    std::size_t done = 0;
    for (Match& match : collection.matches) {
        const double part = static_cast<double>(done++) / static_cast<double>(collection.matches.size());
        GK_TRY(const std::size_t decisions,
               annotate(match, judging, [&](double /*unknown*/) { return !progress || progress(part); }));
        report.decisions += decisions;
    }
    return report;
}

}  // namespace gammonkit
