#pragma once

#include "cli/options/analysis_options.hpp"
#include "cli/options/command.hpp"
#include "cli/options/position_options.hpp"
#include "report/answers/named_choices.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gammonkit::cli {

/// The choices of a position that the command line names, and the one that was made there. Fails as
/// `answers::named_choices`, or with code "option-value".
[[nodiscard]] Result<answers::NamedChoices>
named_choices(const ChoiceOptions& choice, const AnalysisOptions& analysis, const NamedPosition& position);

/// True if --only leaves a position out.
[[nodiscard]] bool is_left_out(const ChoiceOptions& choice, const NamedPosition& position);

/// From which error on a named choice makes the command fail.
class ErrorLimit {
public:
    /// What --fail-above says. Fails with code "option-value", or "usage" if nothing would be judged.
    [[nodiscard]] static Result<ErrorLimit> of(const ChoiceOptions& choice, const AnalysisOptions& analysis,
                                               std::span<const std::string> inputs);

    /// Notes which choices lose more.
    void check(const NamedPosition& position, std::span<const answers::JudgedChoice> choices);

    /// Tells of all that were noted. The exit code: `status`, or that of failing if all else went well.
    [[nodiscard]] ExitCode finish(Session& session, ExitCode status) const;

private:
    std::optional<double> limit_ = {};
    std::string asked_ = {};  ///< "0.08" or "0.06 (bad)".
    std::vector<Diagnostic> passed_ = {};
};

}  // namespace gammonkit::cli
