#include "analysis/play/series.hpp"

#include "analysis/play/bout.hpp"
#include "support/thread_pool.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

namespace gammonkit {

/// The rounds of a block, on one thread.
class Series::Block {
public:
    Block(const Series& series, std::int64_t number, const std::function<bool()>& go_on)
        : series_(series), go_on_(go_on), luck_(series.evaluator_, series.table_),
          errors_(series.evaluator_, series.table_)
    {
        block_.number = number;
        block_.sums.resize(series.pairings_.size());
        if (series.settings_.keeps_games) block_.matches.resize(series.pairings_.size());
    }

    /// Rounds are the outer loop: pairings that play alike then find what they need in the cache.
    Result<SeriesBlock> play()
    {
        const std::int64_t first = block_.number * kRoundsInBlock;
        const std::int64_t last = first + series_.rounds_of(block_.number);
        GK_TRY_VOID(make_contestants(first));
        for (std::int64_t round = first; round < last; ++round) {
            for (std::size_t p = 0; p < series_.pairings_.size(); ++p) {
                if (!go_on_()) return failure("interrupted", "the series was stopped");
                GK_TRY_VOID(play_round(round, p));
            }
        }
        return std::move(block_);
    }

private:
    using Contestants = std::vector<std::unique_ptr<Contestant>>;

    /// Each entrant for each side on which it sits: one may play against itself.
    Result<void> make_contestants(std::int64_t round)
    {
        ones_.resize(series_.entrants_.size());
        others_.resize(series_.entrants_.size());
        for (const Pairing& pairing : series_.pairings_) {
            const std::pair<Contestants&, std::size_t> places[] = {{ones_, pairing.one},
                                                                   {others_, pairing.other}};
            for (const auto& [side, entrant] : places) {
                if (side[entrant]) continue;
                GK_TRY(side[entrant], series_.entrants_[entrant].make(static_cast<std::uint64_t>(round)));
            }
        }
        return {};
    }

    Result<void> play_round(std::int64_t round, std::size_t p)
    {
        SeriesSums& sums = block_.sums[p];
        const int count = series_.settings_.duplicate ? 2 : 1;
        std::vector<PlayedBout> bouts;
        for (int bout = 0; bout < count; ++bout) {
            GK_TRY(const PlayedBout played, play_bout_of(round, p, bout));
            bouts.push_back(played);
        }
        add_round(sums, bouts);
        return {};
    }

    Result<PlayedBout> play_bout_of(std::int64_t round, std::size_t p, int bout)
    {
        const Pairing& pairing = series_.pairings_[p];
        // Without duplicates the seats change from round to round.
        const bool first = series_.settings_.duplicate ? bout == 0 : round % 2 == 0;
        const Player seat = first ? Player::first : Player::second;
        ByPlayer<Contestant*> contestants;
        contestants[seat] = ones_[pairing.one].get();
        contestants[opponent(seat)] = others_[pairing.other].get();
        const GameMeters meters{.luck = series_.settings_.measures_luck ? &luck_ : nullptr,
                                .errors = series_.settings_.measures_errors ? &errors_ : nullptr};
        return gammonkit::play_bout(contestants, meters,
                                    {.rules = series_.settings_.rules,
                                     .dice = series_.dice_,
                                     .round = round,
                                     .seat = seat,
                                     .match = match_for(p, pairing, seat)},
                                    block_.sums[p]);
    }

    /// Where the games of a bout are kept; null where they are not.
    Match* match_for(std::size_t p, const Pairing& pairing, Player seat)
    {
        if (!series_.settings_.keeps_games) return nullptr;
        Match match{.rules = series_.settings_.rules};
        match.players[seat].name = series_.entrants_[pairing.one].name;
        match.players[opponent(seat)].name = series_.entrants_[pairing.other].name;
        block_.matches[p].push_back(std::move(match));
        return &block_.matches[p].back();
    }

    const Series& series_;
    const std::function<bool()>& go_on_;
    LuckMeter luck_;
    ErrorMeter errors_;
    SeriesBlock block_;
    Contestants ones_;
    Contestants others_;
};

Series::Series(std::vector<Entrant> entrants, std::vector<Pairing> pairings, SeriesSettings settings,
               const Evaluator& evaluator, const MatchEquityTable& table)
    : entrants_(std::move(entrants)), pairings_(std::move(pairings)), settings_(std::move(settings)),
      evaluator_(evaluator), table_(table), dice_(settings_.seed, false, true)
{
}

std::int64_t Series::rounds_of(std::int64_t number) const
{
    return std::min(kRoundsInBlock, settings_.rounds - number * kRoundsInBlock);
}

Result<void> Series::play(const std::vector<std::int64_t>& numbers,
                          const std::function<void(SeriesBlock)>& done, const Progress& progress)
{
    ThreadPool thread_pool(settings_.threads);
    std::mutex mutex;
    std::atomic<bool> goes_on = true;
    std::optional<Diagnostic> failed;
    std::size_t finished = 0;
    const auto look = [&] {
        const std::lock_guard lock(mutex);
        const double part = static_cast<double>(finished) / static_cast<double>(numbers.size());
        if (goes_on && progress && !progress(part)) goes_on = false;
        return goes_on.load();
    };
    thread_pool.run(numbers.size(), [&](std::size_t i) {
        if (!goes_on) return;
        Result<SeriesBlock> block = Block(*this, numbers[i], look).play();
        const std::lock_guard lock(mutex);
        if (block) {
            ++finished;
            done(*std::move(block));
            return;
        }
        goes_on = false;
        if (!failed || failed->code == "interrupted") failed = block.error();
    });
    if (failed) return tl::unexpected(*failed);
    if (!goes_on) return failure("interrupted", "the series was stopped");
    return {};
}

}  // namespace gammonkit
