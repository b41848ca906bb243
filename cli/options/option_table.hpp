#pragma once

#include "cli/options/arguments.hpp"

#include <span>
#include <string_view>
#include <variant>

namespace gammonkit::cli {

/// What a shell offers as the value of an option, or as the argument of a verb.
enum class Completes { nothing, file, directory, format, choice, verb, theme, table, thresholds };

/// Where the value of an option goes: which field of the arguments.
template <class Value>
using Field = Value& (*)(Arguments& arguments);
using Target =
    std::variant<Field<bool>, Field<std::string>, Field<std::optional<int>>, Field<std::vector<std::string>>>;

/// One field of a family: `field<&Arguments::output, &OutputArguments::force>`.
template <auto Family, auto Member>
constexpr auto& field(Arguments& arguments)
{
    return (arguments.*Family).*Member;
}

/// One option: parsing, help, man pages and completion all come from this row.
struct OptionRow {
    std::string_view names;  ///< "-o,--output"; the long name last.
    std::string_view value;  ///< What to call its value: "FILE"; empty for a flag.
    std::string_view help;   ///< Lower case, no full stop.
    Target target;
    Completes completes = Completes::nothing;
    std::span<const std::string_view> choices = {};
    int least = 0;  ///< For numbers.
    int most = 0;

    [[nodiscard]] bool is_flag() const { return std::holds_alternative<Field<bool>>(target); }
    /// "--output"
    [[nodiscard]] constexpr std::string_view long_name() const { return names.substr(names.find(',') + 1); }
    /// "-o", or empty.
    [[nodiscard]] constexpr std::string_view short_name() const
    {
        const std::size_t comma = names.find(',');
        return comma == std::string_view::npos ? std::string_view{} : names.substr(0, comma);
    }
};

inline constexpr OptionRow kFrom{.names = "-f,--from",
                                 .value = "FORMAT[,OPTION=VALUE...]",
                                 .help =
                                     "read the input as this format instead of recognizing it by its content",
                                 .target = field<&Arguments::input, &InputArguments::from>,
                                 .completes = Completes::format};
inline constexpr OptionRow kNewest{
    .names = "--newest",
    .value = "",
    .help = "of all files that are named or lie in folders, take the one with matches that was changed last",
    .target = field<&Arguments::input, &InputArguments::newest>};
inline constexpr OptionRow kTo{
    .names = "-t,--to",
    .value = "FORMAT[,OPTION=VALUE...]",
    .help = "write this format; without it the name of the output decides ('gammonkit formats' lists them, "
            "'gammonkit formats ID' shows the options of one)",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::format};
inline constexpr OptionRow kOutput{.names = "-o,--output",
                                   .value = "FILE",
                                   .help = "write to this file; - is standard output, .gz compresses",
                                   .target = field<&Arguments::output, &OutputArguments::output>,
                                   .completes = Completes::file};
inline constexpr OptionRow kOutputDir{
    .names = "-O,--output-dir",
    .value = "DIR",
    .help = "write one file for each input into this folder, keeping names and subfolders; made if missing",
    .target = field<&Arguments::output, &OutputArguments::output_dir>,
    .completes = Completes::directory};
inline constexpr OptionRow kName{
    .names = "--name",
    .value = "TEMPLATE",
    .help = "call the outputs in the folder of -O after what they hold: '{date}-{first}-{second}-{length}'; "
            "there are also {event} {round} {place} {score} {stem}, and / makes folders",
    .target = field<&Arguments::output, &OutputArguments::name>};
inline constexpr OptionRow kForce{.names = "--force",
                                  .value = "",
                                  .help = "overwrite files that exist; an input is never overwritten",
                                  .target = field<&Arguments::output, &OutputArguments::force>};
inline constexpr OptionRow kJobs{.names = "-j,--jobs",
                                 .value = "N",
                                 .help = "work on N inputs at a time (default: one for each processor); the "
                                         "output does not depend on it",
                                 .target = field<&Arguments::batch, &BatchArguments::jobs>,
                                 .least = 1,
                                 .most = 1024};
inline constexpr OptionRow kStrict{
    .names = "--strict",
    .value = "",
    .help = "refuse to write what the target cannot carry completely: nothing is written, exit code 4",
    .target = field<&Arguments::output, &OutputArguments::strict>};
inline constexpr OptionRow kCharset{
    .names = "--charset",
    .value = "NAME",
    .help = "the charset of text that is not UTF-8: windows-1252, shift_jis, koi8-r ...",
    .target = field<&Arguments::input, &InputArguments::charset>};
inline constexpr OptionRow kJson{.names = "--json",
                                 .value = "",
                                 .help = "print JSON, for programs: --to json",
                                 .target = field<&Arguments::output, &OutputArguments::json>};
inline constexpr std::string_view kPrintForms[] = {"text", "json", "jsonl", "csv"};
inline constexpr std::string_view kProgramForms[] = {"json", "jsonl", "csv"};
inline constexpr OptionRow kPrintTo{
    .names = "-t,--to",
    .value = "text|json|jsonl|csv",
    .help = "print text, JSON, a line of JSON for each thing, or a table; without it the name of the output "
            "decides, else it is text",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kPrintForms};
inline constexpr OptionRow kPrintOutput{.names = "-o,--output",
                                        .value = "FILE",
                                        .help = "write what is printed to this file; .gz compresses",
                                        .target = field<&Arguments::output, &OutputArguments::output>,
                                        .completes = Completes::file};
/// What `Command::prints` is where a verb does nothing but print.
inline constexpr bool always_prints(const Arguments& /*arguments*/)
{
    return true;
}
inline constexpr OptionRow kDiagnostics{
    .names = "--diagnostics",
    .value = "FILE",
    .help = "write all that is said about inputs and losses to this file, for programs: a line of JSON each",
    .target = field<&Arguments::batch, &BatchArguments::diagnostics>,
    .completes = Completes::file};
inline constexpr OptionRow kJsonLines{
    .names = "--jsonl",
    .value = "",
    .help =
        "print a line of JSON for each position as soon as it is answered, failures too; '-' is then read "
        "line by line, so that a program can go on asking",
    .target = field<&Arguments::output, &OutputArguments::jsonl>};
inline constexpr OptionRow kProgress{.names = "--progress",
                                     .value = "",
                                     .help = "show progress even if standard error is not a terminal",
                                     .target = field<&Arguments::batch, &BatchArguments::progress>};
inline constexpr OptionRow kNoProgress{.names = "--no-progress",
                                       .value = "",
                                       .help = "never show progress",
                                       .target = field<&Arguments::batch, &BatchArguments::no_progress>};
inline constexpr OptionRow kQuiet{.names = "-q,--quiet",
                                  .value = "",
                                  .help = "print errors only: no warnings, no summary, no progress",
                                  .target = field<&Arguments::batch, &BatchArguments::quiet>};
inline constexpr OptionRow kVerbose{.names = "-v,--verbose",
                                    .value = "",
                                    .help = "say more: notes, every warning of a batch, and what was skipped",
                                    .target = field<&Arguments::batch, &BatchArguments::verbose>};
inline constexpr OptionRow kHelp{.names = "-h,--help",
                                 .value = "",
                                 .help = "show this help",
                                 .target = field<&Arguments::help, &HelpArguments::help>};
inline constexpr OptionRow kThinkers{
    .names = "-j,--jobs",
    .value = "N",
    .help = "think with N threads (default: one for each processor); the answer does not depend on it",
    .target = field<&Arguments::batch, &BatchArguments::jobs>,
    .least = 1,
    .most = 1024};
inline constexpr OptionRow kOutputs{.names = "-o,--output",
                                    .value = "FILE",
                                    .help = "write to this file; may be given again for another format; - is "
                                            "standard output, .gz compresses",
                                    .target = field<&Arguments::output, &OutputArguments::outputs>,
                                    .completes = Completes::file};
inline constexpr std::string_view kLanguages[] = {"en", "de", "fr", "it", "es", "da",
                                                  "ja", "tr", "el", "ro", "cs", "ru"};
inline constexpr OptionRow kLang{
    .names = "--lang",
    .value = "LANGUAGE",
    .help = "the language of texts for people: en, de, fr, it, es, da, ja, tr, el, ro, cs or ru (default: "
            "that of the locale); what programs read never depends on it",
    .target = field<&Arguments::settings, &SettingsArguments::lang>,
    .completes = Completes::choice,
    .choices = kLanguages};
inline constexpr OptionRow kResume{
    .names = "--resume",
    .value = "",
    .help = "pass over inputs whose output is there and was made of the same content by the same settings",
    .target = field<&Arguments::output, &OutputArguments::resume>};
inline constexpr OptionRow kShard{
    .names = "--shard",
    .value = "K/N",
    .help =
        "work only on the K-th of N shares of the inputs, so that several machines can divide them; what a "
        "file holds decides in which share it is",
    .target = field<&Arguments::batch, &BatchArguments::shard>};
inline constexpr std::string_view kBoardKinds[] = {"text",  "png",  "gif",    "svg",      "pdf",
                                                   "ps",    "eps",  "bbcode", "markdown", "html",
                                                   "latex", "tikz", "typst",  "unicode"};
inline constexpr std::string_view kAnswerForms[] = {"text", "json",  "jsonl", "csv",   "png",    "gif",
                                                    "svg",  "pdf",   "ps",    "eps",   "bbcode", "markdown",
                                                    "html", "latex", "tikz",  "typst", "unicode"};
inline constexpr OptionRow kAnswerTo{
    .names = "-t,--to",
    .value = "KIND",
    .help =
        "draw the answer as text or unicode, as a picture (png, gif, svg, pdf, ps, eps), or ready to be "
        "pasted (bbcode, markdown, html, latex, tikz, typst); or print it for programs (json, jsonl, csv); "
        "without it the name of the output decides",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kAnswerForms};
inline constexpr OptionRow kBoardTo{
    .names = "-t,--to",
    .value = "KIND",
    .help =
        "draw as text or unicode, as a picture (png, gif, svg, pdf, ps, eps), or ready to be pasted (bbcode, "
        "markdown, html, latex, tikz, typst); without it the name of the output decides, else it is text",
    .target = field<&Arguments::output, &OutputArguments::to>,
    .completes = Completes::choice,
    .choices = kBoardKinds};

}  // namespace gammonkit::cli
