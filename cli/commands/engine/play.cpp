#include "analysis/met/named_tables.hpp"
#include "analysis/play/series.hpp"
#include "analysis/play/series_text.hpp"
#include "cli/batch/batch.hpp"
#include "cli/batch/outcome.hpp"
#include "cli/commands/engine/command.hpp"
#include "cli/commands/engine/entrants.hpp"
#include "cli/console/console.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/console/progress.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/json_output.hpp"
#include "cli/output/writing.hpp"
#include "report/statistics/series_ratings.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <map>

namespace gammonkit::cli {
namespace {

constexpr int kUsualGames = 1000;

/// Everybody against the first, or each against himself.
std::vector<Pairing> pairings_of(std::size_t players, bool itself)
{
    std::vector<Pairing> pairings;
    for (std::size_t p = 0; p < players; ++p) {
        if (itself) {
            pairings.push_back({.one = p, .other = p});
        } else if (p > 0) {
            pairings.push_back({.one = 0, .other = p});
        }
    }
    if (pairings.empty()) pairings.push_back({});
    return pairings;
}

Result<SeriesSettings> settings_of(const EngineVerbOptions& options)
{
    SeriesSettings settings{.duplicate = !options.no_duplicate,
                            .measures_luck = options.luck,
                            .measures_errors = options.errors,
                            .keeps_games = !options.log.empty(),
                            .seed = static_cast<std::uint64_t>(options.seed.value_or(1)),
                            .threads = threads_for(options.batch)};
    const int games = options.games.value_or(kUsualGames);
    settings.rounds = settings.duplicate ? (games + 1) / 2 : games;
    settings.rules.length = options.length.value_or(0);
    settings.rules.cube_limit = options.cube_limit;
    if (settings.rules.is_money()) {
        settings.rules.jacoby = options.jacoby;
        settings.rules.beavers = options.beavers;
    } else if (options.jacoby || options.beavers) {
        return failure("usage", "--jacoby and --beavers are for money games, not for matches");
    }
    if (settings.keeps_games && !options.record.empty())
        return failure("usage", "--record does not keep the games that --log would write");
    return settings;
}

/// All that decides about the games, but for how many there are.
std::string words_of(const EngineVerbOptions& options, const std::vector<std::string>& players,
                     const SeriesSettings& settings)
{
    std::string words = fmt::format("{}", fmt::join(players, " "));
    const auto add = [&](std::string_view option, bool given) {
        if (given) words += fmt::format(" {}", option);
    };
    add("--itself", options.itself);
    if (!settings.rules.is_money()) words += fmt::format(" --length {}", settings.rules.length);
    if (!options.engine.met.empty()) words += fmt::format(" --met {}", options.engine.met);
    add("--jacoby", options.jacoby);
    add("--beavers", options.beavers);
    if (settings.rules.cube_limit) words += fmt::format(" --cube-limit {}", *settings.rules.cube_limit);
    add("--no-duplicate", !settings.duplicate);
    add("--luck", settings.measures_luck);
    add("--errors", settings.measures_errors);
    return words + fmt::format(" --seed {}", settings.seed);
}

/// The file that a series is kept in, so that it can be gone on with.
class SeriesFile {
public:
    /// Reads the blocks of the file, if there is one, and opens it for more; with an empty path nothing is
    /// kept. Fails where the file is another's or was begun with other settings.
    [[nodiscard]] static Result<SeriesFile> open(const std::string& path, const std::string& settings,
                                                 std::size_t pairings)
    {
        SeriesFile file;
        if (path.empty()) return file;
        file.path_ = path;
        std::string text = record_heading(settings) + "\n";
        if (std::filesystem::exists(path)) {
            GK_TRY(const Input input, read_input(path));
            text = input.bytes;
            Result<std::vector<SeriesBlock>> blocks = read_series_record(text, settings, pairings);
            if (!blocks) {
                blocks.error().message = fmt::format("{}: {}", printable(path), blocks.error().message);
                return tl::unexpected(blocks.error());
            }
            file.blocks_ = *std::move(blocks);
            text.resize(text.rfind('\n') + 1);  // Without a line that was cut off.
        }
        GK_TRY_VOID(write_output(path, text, Overwrite::yes));
        file.file_.open(path, std::ios::app | std::ios::binary);
        return file;
    }

    [[nodiscard]] std::vector<SeriesBlock> take_blocks() { return std::move(blocks_); }

    /// Adds a block at the end of the file.
    [[nodiscard]] Result<void> add(const SeriesBlock& block)
    {
        if (path_.empty()) return {};
        file_ << record_line(block) << '\n' << std::flush;
        if (file_) return {};
        return failure("unwritable", fmt::format("cannot write {}", printable(path_)));
    }

private:
    std::string path_;
    std::vector<SeriesBlock> blocks_;
    std::ofstream file_;
};

/// The blocks of a series: those of its record, and those that are played now.
class Blocks {
public:
    explicit Blocks(std::vector<SeriesBlock> known)
    {
        for (SeriesBlock& block : known)
            add(std::move(block));
    }

    void add(SeriesBlock block) { blocks_.insert_or_assign(block.number, std::move(block)); }

    /// Those that are not there, or were the last of a shorter series.
    [[nodiscard]] std::vector<std::int64_t> missing(const Series& series) const
    {
        std::vector<std::int64_t> numbers;
        for (std::int64_t number = 0; number < series.blocks(); ++number) {
            const auto found = blocks_.find(number);
            const bool complete = found != blocks_.end() && found->second.sums.front().rounds >=
                                                                static_cast<double>(series.rounds_of(number));
            if (!complete) numbers.push_back(number);
        }
        return numbers;
    }

    [[nodiscard]] SeriesSums sums(std::size_t pairing) const
    {
        SeriesSums sum;
        for (const auto& [number, block] : blocks_)
            add_sums(sum, block.sums[pairing]);
        return sum;
    }

    [[nodiscard]] Collection games()
    {
        Collection games;
        for (auto& [number, block] : blocks_) {
            for (std::vector<Match>& of_pairing : block.matches)
                std::ranges::move(of_pairing, std::back_inserter(games.matches));
        }
        return games;
    }

private:
    static void add_sums(SeriesSums& sum, const SeriesSums& more) { gammonkit::add(sum, more); }

    std::map<std::int64_t, SeriesBlock> blocks_;
};

void print(Session& session, const EngineVerbOptions& options, const std::vector<SeriesFacts>& all)
{
    if (options.output.json) {
        JsonArray array(session);
        for (const SeriesFacts& facts : all)
            array.add(series_json(facts));
        return;
    }
    if (all.empty()) return;
    std::string text = series_heading(all.front());
    for (const SeriesFacts& facts : all)
        text += series_row(facts);
    if (options.errors) text += "\n" + series_ratings(all, options.length.value_or(0));
    session.console.text(text);
}

Result<ExitCode> write_games(Session& session, const EngineVerbOptions& options, Blocks& blocks)
{
    const std::string& path = options.log;
    GK_TRY(const FormatChoice target, target_format(session.catalogue, "", path));
    Outcome outcome;
    write_whole(session, target, blocks.games(), {.path = "games"}, path, outcome);
    tell(session.console, outcome);
    return outcome.status;
}

Result<std::vector<Entrant>> entrants_of(const std::vector<std::string>& players, const EntrantNeeds& needs)
{
    std::vector<Entrant> entrants;
    for (const std::string& player : players) {
        GK_TRY(Entrant entrant, entrant_of(player, needs));
        entrants.push_back(std::move(entrant));
    }
    return entrants;
}

/// Plays what is missing.
Result<void> play(Session& session, Series series, SeriesFile& file, Blocks& blocks)
{
    const std::vector<std::int64_t> numbers = blocks.missing(series);
    if (numbers.empty()) return {};
    ProgressBar bar(session.console, shows_progress(session));
    Result<void> written;
    const auto done = [&](SeriesBlock block) {
        if (written) written = file.add(block);
        blocks.add(std::move(block));
    };
    const auto progress = [&](double part) {
        bar.update_part(part, "playing");
        return written && !interrupted();
    };
    const Result<void> played = series.play(numbers, done, progress);
    return written ? played : written;
}

std::vector<SeriesFacts> facts_of(const std::vector<std::string>& players,
                                  const std::vector<Pairing>& pairings, const SeriesSettings& settings,
                                  const Blocks& blocks)
{
    std::vector<SeriesFacts> all;
    for (std::size_t p = 0; p < pairings.size(); ++p) {
        all.push_back({.one = players[pairings[p].one],
                       .other = players[pairings[p].other],
                       .is_match = !settings.rules.is_money(),
                       .measured_luck = settings.measures_luck,
                       .sums = blocks.sums(p)});
    }
    return all;
}

}  // namespace

Result<ExitCode> run_play(Session& session, const EngineVerbOptions& options)
{
    const std::span<const std::string> named = without_first(std::span(options.inputs));
    const std::vector<std::string> players(named.begin(), named.end());
    if (players.empty())
        return failure("usage", "nobody is there to play",
                       "name players by their settings: gammonkit engine play x=0.6 x=0.7");
    GK_TRY(SeriesSettings settings, settings_of(options));
    GK_TRY(const bearoff::StandardTables tables, users_tables(session));
    GK_TRY(const std::optional<MatchEquityTable> named_table, users_met(options.engine));
    const MatchEquityTable table = named_table.value_or(default_met());
    const Evaluator evaluator = Evaluator::shipped(tables);
    if (std::ranges::any_of(players, is_at_a_socket)) settings.threads = 1;
    GK_TRY(std::vector<Entrant> entrants,
           entrants_of(
               players,
               {.evaluator = evaluator, .table = table, .engine = options.engine, .rules = settings.rules}));
    const std::vector<Pairing> pairings = pairings_of(players.size(), options.itself);
    GK_TRY(SeriesFile file,
           SeriesFile::open(options.record, words_of(options, players, settings), pairings.size()));
    Blocks blocks(file.take_blocks());
    GK_TRY_VOID(
        play(session, Series(std::move(entrants), pairings, settings, evaluator, table), file, blocks));
    print(session, options, facts_of(players, pairings, settings, blocks));
    return settings.keeps_games ? write_games(session, options, blocks) : ExitCode::ok;
}

}  // namespace gammonkit::cli
