#include "cli/engine/error_limit.hpp"

#include "cli/console/console.hpp"
#include "cli/options/inputs.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

/// The limit that a number or a mark names.
Result<double> limit_from(const std::string& text, const MarkThresholds& thresholds)
{
    if (text == "doubtful") return thresholds.doubtful;
    if (text == "bad") return thresholds.bad;
    if (text == "very-bad") return thresholds.very_bad;
    const std::optional<double> number = parse_double(text);
    if (number && std::isfinite(*number) && *number >= 0) return *number;
    return failure("option-value", fmt::format("--fail-above needs an error, not '{}'", text),
                   "a number such as 0.08, or doubtful, bad or very-bad");
}

/// An identifier says nothing of what was played.
bool is_something_judged(const ChoiceOptions& choice, std::span<const std::string> inputs)
{
    return !choice.plays.empty() ||
           std::ranges::any_of(inputs, [](const std::string& input) { return names_file(input); });
}

}  // namespace

Result<answers::NamedChoices> named_choices(const ChoiceOptions& choice, const AnalysisOptions& analysis,
                                            const NamedPosition& position)
{
    return answers::named_choices(position, choice.plays, analysis.thresholds.value_or(MarkThresholds{}));
}

bool is_left_out(const ChoiceOptions& choice, const NamedPosition& position)
{
    if (choice.only.empty()) return false;
    return (choice.only == "plays") != position.state.dice.has_value();
}

Result<ErrorLimit> ErrorLimit::of(const ChoiceOptions& choice, const AnalysisOptions& analysis,
                                  std::span<const std::string> inputs)
{
    ErrorLimit limit;
    limit.asked_ = choice.fail_above;
    if (limit.asked_.empty()) return limit;
    GK_TRY(limit.limit_, limit_from(limit.asked_, analysis.thresholds.value_or(MarkThresholds{})));
    if (parse_double(limit.asked_) == std::nullopt)
        limit.asked_ = fmt::format("{} ({})", *limit.limit_, limit.asked_);
    if (is_something_judged(choice, inputs)) return limit;
    return failure("usage", "--fail-above has nothing to judge",
                   "--play names a play, or a match and -p PLACE have one that was made");
}

void ErrorLimit::check(const NamedPosition& position, std::span<const answers::JudgedChoice> choices)
{
    for (const answers::JudgedChoice& choice : choices) {
        if (!limit_ || choice.judgement.error <= *limit_) continue;
        passed_.push_back({.severity = Severity::error,
                           .code = "error-above",
                           .message = fmt::format("{}: {} loses {:.4f}, more than {}", position.place,
                                                  choice.words, choice.judgement.error, asked_)});
    }
}

ExitCode ErrorLimit::finish(Session& session, ExitCode status) const
{
    // Not as failures: in JSON each choice says what it costs, and the answers are there.
    for (const Diagnostic& diagnostic : passed_)
        session.console.message(session.console.rendered(diagnostic, SourceText("gammonkit", {})));
    return status == ExitCode::ok && !passed_.empty() ? ExitCode::failed : status;
}

}  // namespace gammonkit::cli
