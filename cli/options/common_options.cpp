#include "cli/options/common_options.hpp"

namespace gammonkit::cli {
namespace {

constexpr std::string_view kLanguages[] = {"en", "de", "fr", "it", "es", "da",
                                           "ja", "tr", "el", "ro", "cs", "ru"};

}  // namespace

void InputOptions::bind(OptionTable& table)
{
    table.in(OptionGroup::input).add("-f,--from", "FORMAT[,OPTION=VALUE...]", from, Completes::format);
    table.add("--charset", "NAME", charset);
}

void OutputOptions::bind_printing(OptionTable& table, std::string_view value,
                                  std::span<const std::string_view> forms)
{
    bind_file(table);
    table.choice("-t,--to", value, to, forms);
    bind_json(table);
    bind_force(table);
}

void BatchOptions::bind_progress(OptionTable& table)
{
    table.in(OptionGroup::messages).flag("--progress", progress);
    table.flag("--no-progress", no_progress);
}

void BatchOptions::bind_messages(OptionTable& table)
{
    bind_quiet(table);
    table.add("--diagnostics", "FILE", diagnostics, Completes::file);
    bind_verbose(table);
}

void SettingsOptions::bind_lang(OptionTable& table)
{
    table.in(OptionGroup::messages).choice("--lang", "LANGUAGE", lang, kLanguages);
}

void VerbOptions::bind_batch(OptionTable& table)
{
    input.bind(table);
    batch.bind_jobs(table);
    batch.bind_progress(table);
    batch.bind_messages(table);
}

}  // namespace gammonkit::cli
