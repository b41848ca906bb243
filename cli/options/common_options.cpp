#include "cli/options/common_options.hpp"

namespace gammonkit::cli {
namespace {

constexpr std::string_view kLanguages[] = {"en", "de", "fr", "it", "es", "da",
                                           "ja", "tr", "el", "ro", "cs", "ru"};

}  // namespace

void InputOptions::bind(OptionTable& table)
{
    table.begin(OptionGroup::input);
    table.add("-f,--from", "FORMAT[,OPTION=VALUE...]", from, Completes::format);
    table.add("--charset", "NAME", charset);
}

void InputOptions::bind_newest(OptionTable& table)
{
    table.begin(OptionGroup::input);
    table.flag("--newest", newest);
}

void OutputOptions::bind_format(OptionTable& table)
{
    table.begin(OptionGroup::output);
    table.add("-t,--to", "FORMAT[,OPTION=VALUE...]", to, Completes::format);
}

void OutputOptions::bind_file(OptionTable& table)
{
    table.begin(OptionGroup::output);
    table.add("-o,--output", "FILE", output, Completes::file);
}

void OutputOptions::bind_files(OptionTable& table)
{
    table.begin(OptionGroup::output);
    table.add("-o,--output", "FILE", outputs, Completes::file);
}

void OutputOptions::bind_folder(OptionTable& table)
{
    table.begin(OptionGroup::output);
    table.add("-O,--output-dir", "DIR", output_dir, Completes::directory);
}

void OutputOptions::bind_force(OptionTable& table)
{
    table.begin(OptionGroup::output);
    table.flag("--force", force);
}

void OutputOptions::bind_printing(OptionTable& table)
{
    bind_file(table);
    table.choice("-t,--to", "text|json|jsonl|csv", to, kPrintForms);
    table.flag("--json", json);
    bind_force(table);
}

void BatchOptions::bind_jobs(OptionTable& table)
{
    table.begin(OptionGroup::messages);
    table.add("-j,--jobs", "N", jobs, {1, 1024});
}

void BatchOptions::bind_shard(OptionTable& table)
{
    table.begin(OptionGroup::input);
    table.add("--shard", "K/N", shard, share_from);
}

void BatchOptions::bind_progress(OptionTable& table)
{
    table.begin(OptionGroup::messages);
    table.flag("--progress", progress);
    table.flag("--no-progress", no_progress);
}

void BatchOptions::bind_quiet(OptionTable& table)
{
    table.begin(OptionGroup::messages);
    table.flag("-q,--quiet", quiet);
}

void BatchOptions::bind_messages(OptionTable& table)
{
    bind_quiet(table);
    table.add("--diagnostics", "FILE", diagnostics, Completes::file);
    table.flag("-v,--verbose", verbose);
}

void SettingsOptions::bind_lang(OptionTable& table)
{
    table.begin(OptionGroup::messages);
    table.choice("--lang", "LANGUAGE", lang, kLanguages);
}

}  // namespace gammonkit::cli
