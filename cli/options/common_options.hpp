#pragma once

#include "cli/options/option_table.hpp"
#include "cli/options/share.hpp"

namespace gammonkit::cli {

// Families of options that nearly all verbs have. A verb binds those that it offers. An empty text is an
// option that was not given.

/// The forms in which verbs print their answers, and those that are for programs.
inline constexpr std::string_view kPrintForms[] = {"text", "json", "jsonl", "csv"};
inline constexpr std::string_view kProgramForms[] = {"json", "jsonl", "csv"};

/// How inputs are read.
struct InputOptions {
    bool newest = false;
    std::string from = {};
    std::string charset = {};

    /// --from and --charset.
    void bind(OptionTable& table)
    {
        table.in(OptionGroup::input).add("-f,--from", "FORMAT[,OPTION=VALUE...]", from, Completes::format);
        table.add("--charset", "NAME", charset);
    }
    void bind_newest(OptionTable& table) { table.in(OptionGroup::input).flag("--newest", newest); }
};

/// Where results go, and in which form.
struct OutputOptions {
    std::string to = {};
    std::string output = {};
    std::vector<std::string> outputs = {};  ///< Of verbs that may write several.
    std::string output_dir = {};
    std::string name = {};  ///< The template of names in that folder.
    bool force = false;
    bool strict = false;
    bool resume = false;
    bool json = false;
    bool jsonl = false;
    bool markdown = false;
    bool csv = false;
    bool svg = false;
    std::string printed_to = {};  ///< The file that takes what would go to standard output.

    void bind_format(OptionTable& table)
    {
        table.in(OptionGroup::output).add("-t,--to", "FORMAT[,OPTION=VALUE...]", to, Completes::format);
    }
    void bind_file(OptionTable& table)
    {
        table.in(OptionGroup::output).add("-o,--output", "FILE", output, Completes::file);
    }
    void bind_files(OptionTable& table)
    {
        table.in(OptionGroup::output).add("-o,--output", "FILE", outputs, Completes::file);
    }
    void bind_folder(OptionTable& table)
    {
        table.in(OptionGroup::output).add("-O,--output-dir", "DIR", output_dir, Completes::directory);
    }
    void bind_force(OptionTable& table) { table.in(OptionGroup::output).flag("--force", force); }
    void bind_name(OptionTable& table) { table.in(OptionGroup::output).add("--name", "TEMPLATE", name); }
    void bind_resume(OptionTable& table) { table.in(OptionGroup::output).flag("--resume", resume); }
    void bind_json(OptionTable& table) { table.in(OptionGroup::output).flag("--json", json); }
    void bind_strict(OptionTable& table) { table.in(OptionGroup::output).flag("--strict", strict); }
    /// --output, --to with these forms, --json and --force.
    void bind_printing(OptionTable& table, std::string_view value = "text|json|jsonl|csv",
                       std::span<const std::string_view> forms = kPrintForms)
    {
        bind_file(table);
        table.choice("-t,--to", value, to, forms);
        bind_json(table);
        bind_force(table);
    }
    /// --csv and --jsonl, which --to says now.
    void bind_csv(OptionTable& table)
    {
        table.in(OptionGroup::output).flag("--csv", csv).instead = "--to csv";
    }
    void bind_jsonl(OptionTable& table)
    {
        table.in(OptionGroup::output).flag("--jsonl", jsonl).instead = "--to jsonl";
    }
};

/// How many inputs are worked on, and what is said meanwhile.
struct BatchOptions {
    std::optional<int> jobs = {};
    std::optional<Share> shard = {};  ///< Only one of several shares.
    bool progress = false;
    bool no_progress = false;
    bool quiet = false;
    bool verbose = false;
    std::string diagnostics = {};  ///< A file for all that is said about inputs.

    void bind_jobs(OptionTable& table)
    {
        table.in(OptionGroup::messages).add("-j,--jobs", "N", jobs, {1, 1024});
    }
    void bind_shard(OptionTable& table)
    {
        table.in(OptionGroup::input).add("--shard", "K/N", shard, share_from);
    }
    void bind_progress(OptionTable& table)
    {
        table.in(OptionGroup::messages).flag("--progress", progress);
        table.flag("--no-progress", no_progress);
    }
    void bind_verbose(OptionTable& table) { table.in(OptionGroup::messages).flag("-v,--verbose", verbose); }
    void bind_quiet(OptionTable& table) { table.in(OptionGroup::messages).flag("-q,--quiet", quiet); }
    /// --quiet, --verbose and --diagnostics.
    void bind_messages(OptionTable& table)
    {
        bind_quiet(table);
        table.add("--diagnostics", "FILE", diagnostics, Completes::file);
        bind_verbose(table);
    }
};

/// The languages of texts for people.
inline constexpr std::string_view kLanguages[] = {"en", "de", "fr", "it", "es", "da",
                                                  "ja", "tr", "el", "ro", "cs", "ru"};

/// What is taken for granted, and where that is set.
struct SettingsOptions {
    std::string profile = {};
    std::string lang = {};     ///< Language of texts for people; empty: that of the locale.
    bool are_ignored = false;  ///< -r: what the user has set or keeps for the engine.

    void bind_lang(OptionTable& table)
    {
        table.in(OptionGroup::messages).choice("--lang", "LANGUAGE", lang, kLanguages);
    }
};

/// What a verb is asked: what all verbs have, and what each adds in a struct of its own.
struct VerbOptions {
    std::vector<std::string> inputs = {};  ///< What stands without an option: files, folders, IDs, words.
    InputOptions input = {};
    OutputOptions output = {};
    BatchOptions batch = {};
    SettingsOptions settings = {};
    bool help = false;
    bool full_help = false;

    VerbOptions() = default;
    VerbOptions(const VerbOptions&) = default;
    VerbOptions& operator=(const VerbOptions&) = default;
    virtual ~VerbOptions() = default;

    /// Binds what all verbs offer that work through many inputs: --from and --charset, --jobs, --progress,
    /// and what is said meanwhile.
    void bind_batch(OptionTable& table)
    {
        input.bind(table);
        batch.bind_jobs(table);
        batch.bind_progress(table);
        batch.bind_messages(table);
    }
    /// Binds each option that the verb offers to its member.
    virtual void bind(OptionTable& table) = 0;
    /// Whether the file of --output takes what the verb prints, in any form. Else it does so only if that is
    /// one of those for programs, and the verb writes its file itself.
    [[nodiscard]] virtual bool prints() const { return false; }
};

}  // namespace gammonkit::cli
