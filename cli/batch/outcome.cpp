#include "cli/batch/outcome.hpp"

#include "cli/console/console.hpp"

#include <algorithm>
#include <functional>

namespace gammonkit::cli {

void LossSummary::add(const LossSummary& other)
{
    std::transform(lost.begin(), lost.end(), other.lost.begin(), lost.begin(), std::plus());
    keys.insert(other.keys.begin(), other.keys.end());
    tables.insert(other.tables.begin(), other.tables.end());
    misread.insert(other.misread.begin(), other.misread.end());
}

ExitCode exit_code_of(const Diagnostic& diagnostic)
{
    constexpr std::string_view kUsage[] = {"usage", "unknown-option", "option-value", "unknown-charset",
                                           "unknown-theme"};
    constexpr std::string_view kFormat[] = {"unknown-format", "ambiguous-format", "not-readable",
                                            "not-writable", "empty-input"};
    constexpr std::string_view kEngine[] = {"no-gnubg", "gnubg", "timeout", "too-much-output"};
    const auto is_among = [&](std::span<const std::string_view> codes) {
        return std::find(codes.begin(), codes.end(), diagnostic.code) != codes.end();
    };
    if (diagnostic.code == "interrupted") return ExitCode::interrupted;
    if (diagnostic.code == "loss") return ExitCode::losses;
    if (is_among(kUsage)) return ExitCode::usage;
    if (is_among(kEngine)) return ExitCode::engine;
    return is_among(kFormat) ? ExitCode::bad_format : ExitCode::failed;
}

void tell(Console& console, const Outcome& outcome)
{
    console.message(outcome.messages);
    console.log(outcome.diagnostics);
    console.log(outcome.loss_lines);
    if (!console.error_sink() || !outcome.data.empty()) return;
    for (const std::string& failure : outcome.failures)
        console.error_sink()(failure);
}

ExitCode refuse(Session& session, const Diagnostic& diagnostic, std::string_view input)
{
    session.console.report(diagnostic, input);
    return exit_code_of(diagnostic);
}

}  // namespace gammonkit::cli
