#include "analysis/hypergammon/build.hpp"

#include "analysis/bearoff/building.hpp"
#include "analysis/hypergammon/header.hpp"
#include "analysis/hypergammon/solver.hpp"
#include "support/files/file.hpp"
#include "support/files/mapped_file.hpp"

#include <chrono>
#include <fmt/format.h>
#include <new>
#include <utility>

namespace gammonkit::hypergammon {
namespace {

constexpr std::chrono::minutes kBetweenCheckpoints{2};

Result<void> go_on_from(Solver& solver, const std::filesystem::path& checkpoint, int checkers)
{
    GK_TRY(const MappedFile file, MappedFile::open(checkpoint));
    if (solver.set_state(file.bytes())) return {};
    return failure(
        "bad-checkpoint",
        fmt::format("{} is no checkpoint of a table for {} checkers", checkpoint.generic_string(), checkers),
        "without it the table is built from the beginning");
}

/// Runs a solver, and keeps its state now and then.
class Run {
public:
    Run(Solver& solver, const BuildSettings& settings) : solver_(solver), settings_(settings) {}

    Result<void> run()
    {
        const bool done = solver_.solve(settings_.threshold, [&](const BuildProgress& now) {
            if (Clock::now() - kept_at_ > kBetweenCheckpoints) kept_ = keep();
            return kept_ && (!settings_.progress || settings_.progress(now));
        });
        if (!kept_) return std::move(kept_);
        if (done) return {};
        GK_TRY_VOID(keep());
        return bearoff::stopped();
    }

private:
    using Clock = std::chrono::steady_clock;

    Result<void> keep()
    {
        if (settings_.checkpoint.empty()) return {};
        kept_at_ = Clock::now();
        return write_output(settings_.checkpoint, solver_.state(), Overwrite::yes);
    }

    Solver& solver_;
    const BuildSettings& settings_;
    Clock::time_point kept_at_ = Clock::now();
    Result<void> kept_;
};

}  // namespace

std::uint64_t memory_needed(int checkers)
{
    const std::uint64_t size = Numbering(checkers).size();
    constexpr std::uint64_t kWays = 8000;  // Bytes of a position's ways.
    return size * (size * (sizeof(Record) + kRecordSize) + kWays);
}

Result<std::string> build_table(int checkers, const BuildSettings& settings)
{
    if (checkers < 1 || checkers > kMostCheckers)
        return failure("usage", fmt::format("hypergammon has 1 to 3 checkers, not {}", checkers));
    GK_TRY_VOID(bearoff::check_memory(memory_needed(checkers)));
    try {
        Solver solver(checkers, settings.threads);
        if (settings.resume) {
            GK_TRY_VOID(go_on_from(solver, settings.checkpoint, checkers));
        }
        GK_TRY_VOID(Run(solver, settings).run());
        return solver.file();
    } catch (const std::bad_alloc&) {
        return bearoff::no_memory(memory_needed(checkers));
    }
}

}  // namespace gammonkit::hypergammon
