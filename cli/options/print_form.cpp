#include "cli/options/print_form.hpp"

#include "cli/batch/inputs.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::cli {
namespace {

bool is_among(std::string_view form, std::span<const std::string_view> forms)
{
    return std::ranges::find(forms, form) != forms.end();
}

bool has_option(const Command& command, std::string_view long_name)
{
    return std::ranges::any_of(command.options,
                               [&](const OptionRow* row) { return row->long_name() == long_name; });
}

/// As --to says, or the name of the output; empty if neither says one of the forms.
std::string form_said(const Command& command, const OutputArguments& output)
{
    std::string said = output.to;
    if (said.empty()) said = lowered(file_extension(without_gz(output.output)));
    return is_among(said, command.print_forms) ? said : "";
}

void use(std::string_view form, bool has_table, OutputArguments& output)
{
    output.csv = output.csv || form == "csv";
    output.svg = form == "svg";
    output.jsonl = output.jsonl || form == "jsonl";
    output.json = output.json || output.jsonl || form == "json" || (form == "csv" && !has_table);
}

}  // namespace

Result<void> settle_print_form(const Command& command, Arguments& arguments)
{
    OutputArguments& output = arguments.output;
    const std::string form = form_said(command, output);
    if (!form.empty() && !output.to.empty()) {
        if (output.json || output.jsonl || output.csv)
            return failure("usage", "--to, --json, --jsonl and --csv exclude each other");
        output.to.clear();
    }
    use(form, has_option(command, "--csv"), output);
    const bool for_programs = is_among(form, kProgramForms);
    if (for_programs || (command.prints != nullptr && command.prints(arguments)))
        output.printed_to = std::exchange(output.output, "");
    if (output.printed_to == "-") output.printed_to.clear();
    return {};
}

}  // namespace gammonkit::cli
