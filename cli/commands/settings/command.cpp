#include "cli/commands/verbs.hpp"

#include "cli/commands/question_options.hpp"
#include "cli/commands/settings/settings.hpp"
#include "cli/console/console.hpp"
#include "cli/options/help.hpp"
#include "cli/output/json_output.hpp"
#include "report/json_parts.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kShells[] = {"bash", "zsh", "fish"};

struct SettingsVerbOptions : VerbOptions {
    bool project = false;         ///< Of the working folder, not of the user.
    std::string completion = {};  ///< The shell whose script is printed.

    void bind(OptionTable& table) override
    {
        table.flag("--project", project);
        table.choice("--completion", "bash|zsh|fish", completion, kShells);
        output.bind_printing(table);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

/// The setting that counts; nothing if there is none of this key.
const Setting* last_of(std::span<const Setting> settings, std::string_view key)
{
    const auto found = std::find_if(settings.rbegin(), settings.rend(),
                                    [&](const Setting& setting) { return setting.key == key; });
    return found == settings.rend() ? nullptr : &*found;
}

/// What can be set, and behind it each saved filter.
std::vector<SettingRow> rows_with_filters(std::span<const Setting> settings)
{
    std::vector<SettingRow> rows(setting_rows().begin(), setting_rows().end());
    for (const Setting& setting : settings) {
        const bool is_last = last_of(settings, setting.key) == &setting;
        if (is_saved_filter(setting.key) && is_last)
            rows.push_back({.key = setting.key, .value = "FILTER", .help = "a saved filter"});
    }
    return rows;
}

std::string listed(const std::vector<Setting>& settings, const SettingsFiles& files)
{
    std::string text;
    for (const SettingRow& row : rows_with_filters(settings)) {
        const Setting* const setting = last_of(settings, row.key);
        text += fmt::format("{:<11} {}\n", row.key, setting != nullptr ? printable(setting->value) : "-");
        text += fmt::format(
            "            {}{}\n", row.help,
            setting != nullptr ? fmt::format(" ({}:{})", printable(setting->file), setting->line) : "");
    }
    return fmt::format("{}\nof the user:    {}\nof the project: {}\n", text, printable(files.users),
                       printable(files.projects));
}

std::string as_json(const std::vector<Setting>& settings, const SettingsFiles& files)
{
    Json list = Json::array();
    for (const SettingRow& row : rows_with_filters(settings)) {
        const Setting* const setting = last_of(settings, row.key);
        if (setting == nullptr) continue;
        list.push_back(
            {{"key", row.key}, {"value", setting->value}, {"file", setting->file}, {"line", setting->line}});
    }
    Json all = json_record("settings");
    all["user_file"] = files.users;
    all["project_file"] = files.projects;
    all["settings"] = std::move(list);
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<void> set(Session& session, const SettingsVerbOptions& options, std::string_view key,
                 std::string_view value)
{
    const SettingsFiles files = settings_files();
    const std::string& path = options.project ? files.projects : files.users;
    if (path.empty())
        return failure("usage", "there is no folder for settings",
                       "XDG_CONFIG_HOME or HOME names it; --project sets them in .gammonkit");
    return save_setting(path, options.settings.profile, key, value, session.commands);
}

Result<void> show(Session& session, const std::vector<Setting>& settings, const std::string& key)
{
    const Setting* const setting = last_of(settings, key);
    if (setting == nullptr)
        return failure("not-set", fmt::format("{} is not set", key),
                       fmt::format("'gammonkit settings {}=VALUE' sets it", key));
    session.console.data(printable(setting->value) + "\n");
    return {};
}

/// "lang de" in place of "lang=de".
Result<void> check_setting_words(const std::vector<std::string>& words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].find('=') != std::string::npos || is_setting(words[i])) continue;
        Diagnostic unknown = no_setting(words[i]);
        if (i > 0 && is_setting(words[i - 1]))
            unknown.hint = fmt::format("to set it: gammonkit settings {}={}", words[i - 1], words[i]);
        return tl::unexpected(std::move(unknown));
    }
    return {};
}

Result<ExitCode> run_settings(Session& session, const SettingsVerbOptions& options)
{
    if (const std::string& shell = options.completion; !shell.empty()) {
        GK_TRY_VOID(check_alone(session.table, "--completion"));
        if (!options.inputs.empty()) return failure("usage", "--completion takes no setting");
        std::vector<std::string_view> keys;
        for (const SettingRow& row : setting_rows())
            keys.push_back(row.key);
        session.console.data(completion_script(
            shell, {.commands = session.commands, .catalogue = session.catalogue, .settings = keys}));
        return ExitCode::ok;
    }
    GK_TRY_VOID(check_setting_words(options.inputs));
    for (const std::string& word : options.inputs) {
        const std::size_t sign = word.find('=');
        if (sign != std::string::npos)
            GK_TRY_VOID(set(session, options, word.substr(0, sign), word.substr(sign + 1)));
    }
    GK_TRY(const std::vector<Setting> settings, read_settings(session.console, options.settings.profile));
    for (const std::string& word : options.inputs)
        if (word.find('=') == std::string::npos) GK_TRY_VOID(show(session, settings, word));
    if (!options.inputs.empty()) return ExitCode::ok;
    const SettingsFiles files = settings_files();
    print_answer(session, options.output.json ? as_json(settings, files) : listed(settings, files));
    return ExitCode::ok;
}

}  // namespace

constexpr Command kSettingsCommand =
    with_options<SettingsVerbOptions, run_settings>({.name = "settings",
                                                     .group = VerbGroup::settings,
                                                     .completes = Completes::setting,
                                                     .print_forms = kPrintForms});

}  // namespace gammonkit::cli
