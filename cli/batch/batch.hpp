#pragma once

#include "cli/batch/outcome.hpp"
#include "cli/options/command.hpp"
#include "cli/options/inputs.hpp"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gammonkit::cli {

/// What became of all.
struct BatchResult {
    std::size_t total = 0;
    std::size_t done = 0;
    std::size_t failed = 0;
    std::size_t flawed = 0;  ///< Among the failed, those of which all that could be kept was done.
    std::size_t skipped = 0;
    std::size_t with_identifiers = 0;  ///< Among the skipped, those that -f ids would read.
    std::size_t elsewhere = 0;         ///< In other shares.
    std::size_t up_to_date = 0;
    std::size_t warnings = 0;
    LossSummary losses = {};                           ///< Of the outputs, all together.
    Census lossy_inputs{};                             ///< For each feature, how many inputs lose it.
    std::map<std::string, std::size_t> replaced = {};  ///< By whom, how many inputs had analyses.
    ExitCode status = ExitCode::ok;  ///< The one status of all that failed, or else `failed`.
};

/// As many as --jobs says, else one for each processor.
[[nodiscard]] int threads_for(const BatchOptions& batch);

/// True if this command line shows a bar of progress.
[[nodiscard]] bool shows_progress(const Session& session);

/// What a batch makes of the outcomes' data.
struct BatchOutput {
    /// Gets the data of each input, in the order of the inputs. Empty: it is printed as it is.
    std::function<void(std::string_view)> put = {};
    /// The batch ends early once this says no. Empty: it always goes on.
    std::function<bool()> goes_on = {};
    /// What is there after Ctrl-C.
    std::string_view when_interrupted = "what was written is whole";
};

/// Works on every input, several at a time, and prints the outcomes in the order of the inputs with a bar of
/// progress. Stops early on Ctrl-C and when nobody reads the data any more.
[[nodiscard]] BatchResult run_batch(Session& session, std::span<const InputFile> inputs,
                                    const std::function<Outcome(const InputFile&)>& work,
                                    const BatchOutput& output = {});

/// The same for work with a result of its own: what `work(input, outcome)` gives of each input, if anything,
/// is taken by `use` on this thread, in the order of the inputs.
template <class Work, class Use>
BatchResult run_batch_in_order(Session& session, std::span<const InputFile> inputs, const Work& work,
                               const Use& use, BatchOutput output = {})
{
    using Results = std::vector<decltype(work(std::declval<const InputFile&>(), std::declval<Outcome&>()))>;
    Results results(inputs.size());  // Each worker has a place of its own: no lock.
    std::size_t next = 0;
    output.put = [&](std::string_view) {
        if (auto result = std::exchange(results[next++], std::nullopt)) use(*std::move(result));
    };
    const auto work_on = [&](const InputFile& input) {
        Outcome outcome;
        results[static_cast<std::size_t>(&input - inputs.data())] = work(input, outcome);
        return outcome;
    };
    return run_batch(session, inputs, work_on, output);
}

}  // namespace gammonkit::cli
