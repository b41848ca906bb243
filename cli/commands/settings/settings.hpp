#pragma once

#include "cli/options/command.hpp"
#include "decisions/filter/saved_filters.hpp"
#include "support/result.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// What a user may set once for all command lines: the value of an option wherever a verb has that.
struct SettingRow {
    std::string_view key;    ///< "me": of the option --me.
    std::string_view value;  ///< What to call its value: "NAME".
    std::string_view help;   ///< Lower case, no full stop.
};
[[nodiscard]] std::span<const SettingRow> setting_rows();

/// One of these, or a saved filter: "filter.leaks".
[[nodiscard]] bool is_setting(std::string_view key);
[[nodiscard]] bool is_saved_filter(std::string_view key);

/// Says that there is none of this name, and which there are.
[[nodiscard]] Diagnostic no_setting(std::string_view key);

/// One setting, as a file has it.
struct Setting {
    std::string key;
    std::string value;
    std::string file;
    std::size_t line = 0;
};

/// The files that hold settings.
struct SettingsFiles {
    std::string users;  ///< "~/.config/gammonkit/settings"; empty if there is no home.
    std::string
        projects;  ///< ".gammonkit" in the working folder or the nearest above it; else where it would be.
};
[[nodiscard]] SettingsFiles settings_files();

/// The settings of both files: lines "key = value"; a line "[name]" begins those of a profile, "#" a remark.
/// Of two with one key the later counts: the project's come behind the user's own, and in each file those of
/// the profile behind those of none. What is no setting is told on the console and left out. Fails if a file
/// cannot be read, or none has the profile.
[[nodiscard]] Result<std::vector<Setting>> read_settings(Console& console, const std::string& profile);

/// Puts a setting into a file, in place of the one that is there, among those of a profile if one is named;
/// an empty value takes it out. Everything else in the file stays. Fails with code "usage" for a value that
/// none of the verbs takes.
[[nodiscard]] Result<void> save_setting(const std::string& path, std::string_view profile,
                                        std::string_view key, std::string_view value,
                                        std::span<const Command> commands);

/// The filters among the settings.
[[nodiscard]] SavedFilters saved_filters(std::span<const Setting> settings);

/// Puts saved filters into the filters of a command line. Fails where one is not there.
[[nodiscard]] Result<void> insert_saved_filters(const Command& command, std::span<const Setting> settings,
                                                VerbOptions& options, OptionTable& table);

/// Gives the options of a verb that the command line does not name the values of settings. Fails where
/// no verb can use a value, and names the file and the line.
[[nodiscard]] Result<void> apply_settings(std::span<const Setting> settings,
                                          std::span<const Command> commands, const Command& command,
                                          OptionTable& table);

}  // namespace gammonkit::cli
