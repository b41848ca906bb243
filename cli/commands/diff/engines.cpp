#include "cli/batch/batch.hpp"
#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/commands/diff/command.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/tables.hpp"
#include "cli/output/json_output.hpp"
#include "decisions/statistics/engine_comparison.hpp"
#include "model/match_fingerprint.hpp"
#include "report/statistics/engine_comparison_table.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <set>

namespace gammonkit::cli {
namespace {

constexpr std::size_t kMostShown = 10;

/// A match that one side has.
struct KnownMatch {
    std::size_t input = 0;
    std::size_t match = 0;  ///< Index in its file.
    std::string players = {};
};
using KnownMatches = std::map<MatchFingerprint, KnownMatch>;

/// The two sides; of one alone the second is empty.
struct Sides {
    std::array<std::vector<InputFile>, 2> inputs = {};
    ReadSettings reading = {};
    KnownTables tables;
};

Result<Sides> sides_of(const Session& session)
{
    const std::vector<std::string>& arguments = session.options.inputs;
    if (arguments.empty() || arguments.size() > 2)
        return failure("usage", "--engines compares two files or folders, or one with analyses side by side",
                       "gammonkit diff --engines gnubg/ ours/");
    GK_TRY(ReadSettings reading, read_settings(session));
    reading.validate = false;
    Sides sides{.reading = std::move(reading), .tables = KnownTables()};
    for (std::size_t side = 0; side < arguments.size(); ++side) {
        GK_TRY(sides.inputs[side], required_inputs({&arguments[side], 1}));
    }
    return sides;
}

std::optional<Collection> read_matches(const Session& session, const Sides& sides, const InputFile& input,
                                       Outcome& outcome)
{
    std::optional<ReadSource> reading = read_collection(session, sides.reading, input, false, outcome);
    return reading ? std::move(reading->collection) : std::nullopt;
}

/// Where each match of the second side stands. Of several records of one the first counts.
KnownMatches matches_of_second(Session& session, const Sides& sides, ExitCode& status)
{
    const std::vector<InputFile>& inputs = sides.inputs[1];
    const auto matches_in = [&](const InputFile& input, Outcome& outcome) -> std::optional<KnownMatches> {
        KnownMatches known;
        const auto index = static_cast<std::size_t>(&input - inputs.data());
        const std::optional<Collection> collection = read_matches(session, sides, input, outcome);
        for (std::size_t i = 0; collection && i < collection->matches.size(); ++i) {
            if (const auto fingerprint = match_fingerprint(collection->matches[i]))
                known.try_emplace(*fingerprint, KnownMatch{.input = index, .match = i});
        }
        return known;
    };
    KnownMatches all;
    const BatchResult result =
        run_batch_in_order(session, inputs, matches_in, [&](KnownMatches some) { all.merge(some); });
    if (result.status != ExitCode::ok) status = result.status;
    return all;
}

/// A match of the first side; compared, if the second has it.
struct ComparedMatch {
    MatchFingerprint fingerprint = {};
    std::optional<EngineComparison> comparison = {};
};

/// The file of the second side that was read last: what stands in one file of the first does so there, too.
class OtherFile {
public:
    OtherFile(const Session& session, const Sides& sides) : session_(session), sides_(sides) {}

    const Match* match_at(const KnownMatch& place)
    {
        if (index_ != place.input) {
            Outcome told_before;
            collection_ = read_matches(session_, sides_, sides_.inputs[1][place.input], told_before);
            index_ = place.input;
        }
        return collection_ && place.match < collection_->matches.size() ? &collection_->matches[place.match]
                                                                        : nullptr;
    }

private:
    const Session& session_;
    const Sides& sides_;
    std::optional<std::size_t> index_ = {};
    std::optional<Collection> collection_ = {};
};

std::optional<std::vector<ComparedMatch>> compare_file(const Session& session, const Sides& sides,
                                                       const KnownMatches& known, const InputFile& input,
                                                       Outcome& outcome)
{
    const std::optional<Collection> collection = read_matches(session, sides, input, outcome);
    if (!collection) return std::nullopt;
    std::vector<ComparedMatch> compared;
    OtherFile others(session, sides);
    for (std::size_t i = 0; i < collection->matches.size(); ++i) {
        const Match& match = collection->matches[i];
        const std::optional<MatchFingerprint> fingerprint = match_fingerprint(match);
        if (!fingerprint) continue;
        ComparedMatch& added = compared.emplace_back(ComparedMatch{.fingerprint = *fingerprint});
        const bool are_several = collection->matches.size() > 1;
        const std::optional<std::size_t> number = are_several ? std::optional(i + 1) : std::nullopt;
        const auto compare_with = [&](Match other) {
            added.comparison = compare_analyses(input.path, match, std::move(other), sides.tables, number);
        };
        const auto place = known.find(*fingerprint);
        if (sides.inputs[1].empty()) {
            compare_with(with_second_analyses(match));
        } else if (const Match* other = place == known.end() ? nullptr : others.match_at(place->second)) {
            compare_with(*other);
        }
    }
    return compared;
}

/// Each match once, in the order of the first side.
EngineComparison all_of(std::vector<ComparedMatch> matches, const KnownMatches& known)
{
    EngineComparison all;
    std::set<MatchFingerprint> met;
    std::size_t in_both = 0;
    for (ComparedMatch& match : matches) {
        if (!met.insert(match.fingerprint).second) continue;
        ++(match.comparison ? in_both : all.alone[0]);
        if (match.comparison) all += *std::move(match.comparison);
    }
    all.alone[1] = known.size() - std::min(known.size(), in_both);
    return all;
}

void print(Session& session, const DiffOptions& options, const EngineComparison& comparison)
{
    const std::size_t most = static_cast<std::size_t>(options.limit.value_or(kMostShown));
    std::array<std::string, 2> names{options.inputs.front(), options.inputs.back()};
    if (options.inputs.size() == 1) names = {names[0] + ", first", names[1] + ", second"};
    if (options.output.csv) return session.console.data(engine_comparison_csv(comparison));
    print_answer(session, options.output.json
                              ? engine_comparison_json(comparison, names, most)
                              : engine_comparison_text(comparison, names, most, session.console.width()));
}

void tell_alone(Session& session, const EngineComparison& comparison)
{
    for (std::size_t side = 0; side < comparison.alone.size(); ++side) {
        const std::size_t count = comparison.alone[side];
        if (count > 0)
            session.console.tell(fmt::format("{} only in {}", counted(count, "match is", "matches are"),
                                             printable(session.options.inputs[side])));
    }
}

tl::unexpected<Diagnostic> nothing_to_compare(const Sides& sides)
{
    if (sides.inputs[1].empty())
        return failure(
            "not-analyzed", "there is no decision with two analyses",
            "'gammonkit analyze --keep FILE -t json' puts one beside another; two files or folders "
            "are compared, too");
    return failure("not-analyzed", "there is no decision that both sides judge",
                   "both need the same matches, analyzed");
}

}  // namespace

Result<ExitCode> run_diff_engines(Session& session, const DiffOptions& options)
{
    GK_TRY(const Sides sides, sides_of(session));
    ExitCode status = ExitCode::ok;
    const KnownMatches known = matches_of_second(session, sides, status);
    std::vector<ComparedMatch> compared;
    const BatchResult result = run_batch_in_order(
        session, sides.inputs[0],
        [&](const InputFile& input, Outcome& outcome) {
            return compare_file(session, sides, known, input, outcome);
        },
        [&](std::vector<ComparedMatch> matches) {
            std::ranges::move(matches, std::back_inserter(compared));
        });
    if (result.status == ExitCode::interrupted) return result.status;
    if (result.status != ExitCode::ok) status = result.status;
    const EngineComparison comparison = all_of(std::move(compared), known);
    if (comparison.all.decisions == 0) return nothing_to_compare(sides);
    print(session, options, comparison);
    tell_alone(session, comparison);
    return status;
}

}  // namespace gammonkit::cli
