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

void InputOptions::bind_newest(OptionTable& table)
{
    table.in(OptionGroup::input).flag("--newest", newest);
}

void OutputOptions::bind_format(OptionTable& table)
{
    table.in(OptionGroup::output).add("-t,--to", "FORMAT[,OPTION=VALUE...]", to, Completes::format);
}

void OutputOptions::bind_file(OptionTable& table)
{
    table.in(OptionGroup::output).add("-o,--output", "FILE", output, Completes::file);
}

void OutputOptions::bind_files(OptionTable& table)
{
    table.in(OptionGroup::output).add("-o,--output", "FILE", outputs, Completes::file);
}

void OutputOptions::bind_folder(OptionTable& table)
{
    table.in(OptionGroup::output).add("-O,--output-dir", "DIR", output_dir, Completes::directory);
}

void OutputOptions::bind_force(OptionTable& table)
{
    table.in(OptionGroup::output).flag("--force", force);
}

void OutputOptions::bind_name(OptionTable& table)
{
    table.in(OptionGroup::output).add("--name", "TEMPLATE", name);
}

void OutputOptions::bind_resume(OptionTable& table)
{
    table.in(OptionGroup::output).flag("--resume", resume);
}

void OutputOptions::bind_strict(OptionTable& table)
{
    table.in(OptionGroup::output).flag("--strict", strict);
}

void OutputOptions::bind_printing(OptionTable& table, std::string_view value,
                                  std::span<const std::string_view> forms)
{
    bind_file(table);
    table.choice("-t,--to", value, to, forms);
    table.flag("--json", json);
    bind_force(table);
}

void OutputOptions::bind_csv(OptionTable& table)
{
    table.in(OptionGroup::output).flag("--csv", csv).is_hidden = true;
}

void OutputOptions::bind_jsonl(OptionTable& table)
{
    table.in(OptionGroup::output).flag("--jsonl", jsonl).is_hidden = true;
}

void BatchOptions::bind_jobs(OptionTable& table)
{
    table.in(OptionGroup::messages).add("-j,--jobs", "N", jobs, {1, 1024});
}

void BatchOptions::bind_shard(OptionTable& table)
{
    table.in(OptionGroup::input).add("--shard", "K/N", shard, share_from);
}

void BatchOptions::bind_progress(OptionTable& table)
{
    table.in(OptionGroup::messages).flag("--progress", progress);
    table.flag("--no-progress", no_progress);
}

void BatchOptions::bind_quiet(OptionTable& table)
{
    table.in(OptionGroup::messages).flag("-q,--quiet", quiet);
}

void BatchOptions::bind_messages(OptionTable& table)
{
    bind_quiet(table);
    table.add("--diagnostics", "FILE", diagnostics, Completes::file);
    table.flag("-v,--verbose", verbose);
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
