#include "cli/options/print_form.hpp"

#include "cli/options/inputs.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit::cli {
namespace {

bool is_among(std::string_view form, std::span<const std::string_view> forms)
{
    return std::ranges::find(forms, form) != forms.end();
}

/// As --to says, or the name of the output; empty if neither says one of the forms.
std::string form_said(const Command& command, const OutputOptions& output)
{
    std::string said = output.to;
    if (said.empty()) said = lowered(file_extension(without_gz(output.output)));
    return is_among(said, command.print_forms) ? said : "";
}

/// What the row of --to says there is: text, json, jsonl, csv.
std::vector<std::string_view> forms_of(const Command& command, const OptionTable& table)
{
    if (command.print_forms.empty()) return {"text"};  // What --to says is of files, as of boards.
    const Option* const option = table.find("--to");
    if (option == nullptr) return {"text"};
    if (!option->choices.empty()) return option->choices;
    return split(option->value.substr(0, option->value.find('[')), '|');
}

/// True if a name ends as those of files that hold something else than a text do.
bool names_another_kind(std::string_view path)
{
    constexpr std::string_view kOthers[] = {"docx", "doc",  "odt",  "rtf",  "xlsx", "xls", "ods",    "png",
                                            "jpg",  "jpeg", "gif",  "svg",  "eps",  "htm", "xml",    "zip",
                                            "db",   "apkg", "webp", "yaml", "toml", "tsv", "parquet"};
    const std::string_view name = without_gz(path);
    const std::string extension = lowered(file_extension(name));
    if (extension.empty() || extension == "txt") return false;
    return is_among(extension, kOthers) || has_known_extension(catalogue(), name);
}

/// Nobody wants a text in a file that is called a picture, a document or a match.
Result<void> check_ending(const Command& command, const OptionTable& table, std::string_view path)
{
    if (!names_another_kind(path)) return {};
    const std::string ending = lowered(file_extension(without_gz(path)));
    const std::vector<std::string_view> forms = forms_of(command, table);
    if (std::ranges::find(forms, ending) != forms.end()) return {};
    return failure("usage", fmt::format("{} does not write .{}", command.name, printable(ending)),
                   fmt::format("it writes {}; --to says which, whatever the name", fmt::join(forms, ", ")));
}

void use(std::string_view form, bool has_table, OutputOptions& output)
{
    output.csv = output.csv || form == "csv";
    output.svg = form == "svg";
    output.jsonl = output.jsonl || form == "jsonl";
    output.json = output.json || output.jsonl || form == "json" || (form == "csv" && !has_table);
}

}  // namespace

Result<void> settle_print_form(const Command& command, const OptionTable& table, VerbOptions& options)
{
    OutputOptions& output = options.output;
    const bool is_said = !output.to.empty() || output.json || output.jsonl || output.csv || output.markdown;
    const std::string form = form_said(command, output);
    if (!form.empty() && !output.to.empty()) {
        if (output.json || output.jsonl || output.csv)
            return failure("usage", "--to and --json exclude each other");
        output.to.clear();
    }
    use(form, command.has_table, output);
    const bool for_programs = is_among(form, kProgramForms);
    if (for_programs || options.prints()) output.printed_to = std::exchange(output.output, "");
    if (output.printed_to == "-") output.printed_to.clear();
    return is_said || !form.empty() ? Result<void>() : check_ending(command, table, output.printed_to);
}

}  // namespace gammonkit::cli
