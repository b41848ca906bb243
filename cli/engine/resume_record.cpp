#include "cli/engine/resume_record.hpp"

#include "support/files/file.hpp"
#include "support/text.hpp"

#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kRecord = ".gammonkit-analysis";

void add(std::string& text, std::string_view option, const std::string& value)
{
    if (!value.empty()) text += fmt::format(" {} {}", option, value);
}

void add(std::string& text, std::string_view option, const std::optional<int>& value)
{
    if (value) text += fmt::format(" {} {}", option, *value);
}

void add(std::string& text, std::string_view option, bool is_given)
{
    if (is_given) text += fmt::format(" {}", option);
}

/// What decides on the analyses, as it is written on the command line.
std::string settings_text(const Arguments& arguments)
{
    const EngineArguments& engine = arguments.engine;
    const AnalysisArguments& analysis = arguments.analysis;
    std::string text;
    add(text, "--engine", engine.engine);
    add(text, "--level", engine.level);
    add(text, "--ply", engine.ply);
    add(text, "--rolls", engine.rolls);
    add(text, "--plays", engine.plays);
    add(text, "--met", engine.met);
    add(text, "--bearoff-table", joined(engine.bearoff_tables, ","));
    add(text, "--x", engine.x);
    add(text, "--cube-model", engine.cube_model);
    add(text, "--move-filter", engine.filter);
    add(text, "--cube-ply", engine.cube_ply);
    add(text, "--cubeless", engine.cubeless);
    add(text, "--noise", engine.noise);
    add(text, "--judge", analysis.judge);
    add(text, "--luck-ply", analysis.luck_ply);
    add(text, "--player", analysis.player);
    add(text, "--games", analysis.games);
    add(text, "--keep", analysis.keep);
    add(text, "--rollout", analysis.rollout);
    add(text, "--rollout-above", analysis.rollout_above);
    add(text, "--rollout-ply", analysis.rollout_ply);
    add(text, "--trials", arguments.rollout.trials);
    add(text, "--seed", arguments.rollout.seed);
    return text.empty() ? "the usual settings" : text.substr(1);
}

}  // namespace

Result<void> record_settings(const Arguments& arguments)
{
    const std::filesystem::path path = std::filesystem::path(arguments.output.output_dir) / kRecord;
    const std::string settings = settings_text(arguments);
    const Result<Input> before = read_input(path);
    if (arguments.output.resume && before && trimmed(before->bytes) != settings) {
        return failure("other-settings",
                       fmt::format("'{}' was begun with {}", arguments.output.output_dir,
                                   printable(trimmed(before->bytes))),
                       "go on with these, or leave --resume out and judge all anew with --force");
    }
    std::error_code none;
    std::filesystem::create_directories(arguments.output.output_dir, none);
    return write_output(path, settings + "\n", Overwrite::yes);
}

}  // namespace gammonkit::cli
