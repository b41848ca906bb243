#include "cli/commands/settings/settings.hpp"

#include "cli/commands/board/board_output.hpp"
#include "cli/console/console.hpp"
#include "cli/engine/analysis_settings.hpp"
#include "cli/engine/tables.hpp"
#include "cli/options/parse.hpp"
#include "decisions/filter/filter.hpp"
#include "support/files/file.hpp"
#include "support/languages/translator.hpp"
#include "support/line_cursor.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

constexpr SettingRow kRows[] = {{"me", "NAME[,NAME...]", "whom the word 'me' means in filters"},
                                {"aliases", "FILE", "the names by which each player is known"},
                                {"thresholds", "NAME|LIST", "which errors and rolls are marked"},
                                {"met", "NAME|FILE", "the match equity table"},
                                {"level", "NAME", "how thoroughly the engine thinks"},
                                {"theme", "NAME|FILE", "colors of the boards"},
                                {"bottom", "PLAYER", "who sits at the lower edge of the boards"},
                                {"paper", "a4|letter", "size of the pages"},
                                {"lang", "LANGUAGE", "the language of texts for people"}};

constexpr std::string_view kProjectFile = ".gammonkit";
constexpr std::string_view kFilterKey = "filter.";

/// "a = b" as its two sides.
struct Assignment {
    std::string_view key;
    std::string_view value;
};

std::optional<Assignment> assignment_in(std::string_view line)
{
    const std::size_t sign = line.find('=');
    if (sign == std::string_view::npos) return std::nullopt;
    return Assignment{trimmed(line.substr(0, sign)), trimmed(line.substr(sign + 1))};
}

/// "[club]" is the profile club.
std::optional<std::string_view> profile_in(std::string_view line)
{
    line = trimmed(line);
    if (!line.starts_with('[') || !line.ends_with(']')) return std::nullopt;
    return trimmed(line.substr(1, line.size() - 2));
}

std::vector<std::string_view> keys()
{
    std::vector<std::string_view> keys;
    for (const SettingRow& row : kRows)
        keys.push_back(row.key);
    return keys;
}

/// What one file says, part by part.
struct SettingsFile {
    std::vector<Setting> common = {};
    std::vector<Setting> profile = {};
    bool has_profile = false;
};

void warn_of_line(Console& console, const SourceText& source, std::string_view line,
                  const std::optional<Assignment>& said)
{
    if (console.quiet) return;
    std::string hint = said ? did_you_mean(said->key, keys()) : "";
    if (hint.empty()) hint = "'gammonkit settings' lists what can be set; a line is KEY = VALUE";
    console.message(console.rendered(
        warning_at(source, line, "unknown-setting", "this is not a setting", std::move(hint)), source));
}

/// The settings of no profile, and of the one that is wanted.
SettingsFile settings_in(Console& console, const SourceText& source, std::string_view wanted)
{
    SettingsFile file;
    std::string_view profile;
    LineCursor lines(source);
    for (std::size_t number = 1; !lines.at_end(); ++number) {
        const std::string_view line = lines.next();
        if (trimmed(line).empty() || trimmed(line).starts_with('#')) continue;
        if (const std::optional<std::string_view> name = profile_in(line)) {
            profile = *name;
            file.has_profile = file.has_profile || profile == wanted;
            continue;
        }
        const std::optional<Assignment> said = assignment_in(line);
        if (!said || !is_setting(said->key)) {
            warn_of_line(console, source, line, said);
        } else if (profile.empty() || profile == wanted) {
            (profile.empty() ? file.common : file.profile)
                .push_back({std::string(said->key), std::string(said->value), source.name(), number});
        }
    }
    return file;
}

bool is_there(const std::string& path)
{
    std::error_code ignored;
    return !path.empty() && fs::is_regular_file(path, ignored);
}

Result<SettingsFile> file_at(Console& console, const std::string& path, std::string_view profile)
{
    if (!is_there(path)) return SettingsFile{};
    GK_TRY(Input input, read_input(path));
    const SourceText source(path, std::move(input.bytes));
    return settings_in(console, source, profile);
}

std::string users_file()
{
    const char* config = std::getenv("XDG_CONFIG_HOME");  // NOLINT(concurrency-mt-unsafe)
    if (config != nullptr && *config != '\0') return std::string(config) + "/gammonkit/settings";
    const char* home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): nothing sets variables here.
    return home == nullptr || *home == '\0' ? "" : std::string(home) + "/.config/gammonkit/settings";
}

std::string projects_file()
{
    std::error_code error;
    const fs::path here = fs::current_path(error);
    for (fs::path folder = here; !error; folder = folder.parent_path()) {
        std::string path = (folder / kProjectFile).generic_string();
        if (is_there(path)) return path;
        if (folder == folder.parent_path()) break;
    }
    return (here / kProjectFile).generic_string();
}

/// False for what contradicts the command line: whoever asks for plies wants no level.
bool is_of_use(const Setting& setting, const Command& command, const OptionTable& table)
{
    const std::string& key = setting.key;
    if (key == "aliases" && command.name == "fix") return false;  // There they are an order to rename.
    if (key == "me" || key == "aliases") return command.name != "board" || table.is_given("--where");
    const bool is_engines = key == "level" || key == "met" || key == "thresholds";
    if (is_engines && table.said("--engine") == "gnubg") return false;
    return key != "level" || !table.is_given("--ply");
}

/// Why no verb takes this value; nothing if one does: boards can be turned to the one who rolls, reports
/// cannot.
std::optional<Diagnostic> why_nobody_takes(std::span<const Command> commands, const Setting& setting)
{
    std::optional<Diagnostic> why;
    for (const Command& command : commands) {
        OfferedOptions tried(command);
        Option* const option = tried.table.find("--" + setting.key);
        if (option == nullptr) continue;
        Result<void> given = option->give(setting.value);
        if (given) return std::nullopt;
        why = std::move(given).error();
    }
    return why;
}

/// Fails for a value that an option takes as any text, but no verb can use.
Result<void> check_text(std::string_view key, const std::string& value)
{
    const auto meaning = [](const auto& understood) -> Result<void> {
        if (understood) return {};
        return tl::unexpected(understood.error());
    };
    if (key == "theme") return meaning(theme_of(value));
    if (key != "met" && key != "aliases") return {};
    if (value == "-") return failure("usage", fmt::format("{} cannot be standard input in settings", key));
    return key == "met" ? meaning(met_of(value)) : meaning(read_input(value));
}

/// Gives an option its value. Fails for one that no verb can use; what others take is passed over.
Result<void> give(Option& option, const Setting& setting, std::span<const Command> commands)
{
    const Result<void> given = option.give(setting.value);
    if (!given) return why_nobody_takes(commands, setting) ? given : Result<void>{};
    option.is_from_settings = true;
    return check_text(setting.key, setting.value);
}

/// Fails for what is no filter. Those that it is made of may come later.
Result<void> check_filter(const std::string& key, const std::string& value)
{
    if (value.find("filter") != std::string::npos) return {};
    const Result<Filter> filter = parse_filter(SourceText(key, value), {.me = "me"});
    if (filter || value.empty()) return {};
    return failure("usage", fmt::format("{} cannot be '{}': {}", key, value, filter.error().message),
                   filter.error().hint);
}

/// The lines of a file with the setting put in its place.
std::string with_setting(const SourceText& source, std::string_view profile, std::string_view key,
                         const std::string& line)
{
    std::string before;
    std::string text;
    bool done = line.empty();
    bool is_in_profile = profile.empty();
    const auto put = [&] {
        if (!std::exchange(done, true)) text += line;
    };
    for (LineCursor lines(source); !lines.at_end();) {
        const std::string_view old = lines.next();
        const std::optional<std::string_view> heading = profile_in(old);
        const std::optional<Assignment> said = assignment_in(old);
        if (heading && is_in_profile) put();
        if (heading) is_in_profile = *heading == profile;
        if (is_in_profile && said && said->key == key) {
            put();
        } else {
            text.append(old).append("\n");
        }
    }
    if (!done && !is_in_profile) text += fmt::format("{}[{}]\n", text.empty() ? "" : "\n", profile);
    put();
    return text;
}

}  // namespace

std::span<const SettingRow> setting_rows()
{
    return kRows;
}

bool is_setting(std::string_view key)
{
    return is_saved_filter(key) || std::ranges::find(kRows, key, &SettingRow::key) != std::end(kRows);
}

bool is_saved_filter(std::string_view key)
{
    return key.starts_with(kFilterKey) && is_filter_name(key.substr(kFilterKey.size()));
}

Diagnostic no_setting(std::string_view key)
{
    std::string hint = did_you_mean(key, keys());
    if (hint.empty()) hint = fmt::format("there are: {}", fmt::join(keys(), ", "));
    return {.code = "usage",
            .message = fmt::format("there is no setting '{}'", printable(key)),
            .hint = std::move(hint)};
}

SettingsFiles settings_files()
{
    return {.users = users_file(), .projects = projects_file()};
}

Result<std::vector<Setting>> read_settings(Console& console, const std::string& profile)
{
    const SettingsFiles files = settings_files();
    std::vector<Setting> all;
    bool has_profile = profile.empty();
    for (const std::string& path : {files.users, files.projects}) {
        GK_TRY(SettingsFile file, file_at(console, path, profile));
        has_profile = has_profile || file.has_profile;
        std::ranges::move(file.common, std::back_inserter(all));
        std::ranges::move(file.profile, std::back_inserter(all));
    }
    if (has_profile) return all;
    return failure("usage", fmt::format("there is no profile '{}'", profile),
                   fmt::format("a line [{}] begins one in {}", profile, files.users));
}

Result<void> save_setting(const std::string& path, std::string_view profile, std::string_view key,
                          std::string_view value, std::span<const Command> commands)
{
    if (!is_setting(key)) return tl::unexpected(no_setting(key));
    if (is_saved_filter(key)) {
        GK_TRY_VOID(check_filter(std::string(key), std::string(value)));
    } else if (!value.empty()) {
        GK_TRY_VOID(check_text(key, std::string(value)));
        const std::optional<Diagnostic> why =
            why_nobody_takes(commands, Setting{std::string(key), std::string(value), path});
        if (why)
            return failure("usage", fmt::format("{} cannot be '{}': {}", key, value, why->message),
                           why->hint);
    }
    SourceText source(path, {});
    if (is_there(path)) {
        GK_TRY(Input input, read_input(path));
        source = SourceText(path, std::move(input.bytes));
    }
    const std::string line = value.empty() ? "" : fmt::format("{} = {}\n", key, one_line(value));
    std::error_code ignored;
    fs::create_directories(fs::path(path).parent_path(), ignored);
    return write_output(path, with_setting(source, profile, key, line), Overwrite::yes);
}

SavedFilters saved_filters(std::span<const Setting> settings)
{
    SavedFilters filters;
    for (const Setting& setting : settings)
        if (is_saved_filter(setting.key))
            filters.insert_or_assign(setting.key.substr(kFilterKey.size()), setting.value);
    return filters;
}

Result<void> insert_saved_filters(const Command& command, std::span<const Setting> settings,
                                  VerbOptions& options, OptionTable& table)
{
    const SavedFilters saved = saved_filters(settings);
    if (Option* const where = table.find("--where"); where != nullptr && !where->given.empty()) {
        GK_TRY(const std::string filter, with_saved_filters(table.said("--where"), saved));
        GK_TRY_VOID(where->give(filter));
    }
    if (command.name != "find" || options.inputs.empty()) return {};
    GK_TRY(options.inputs.front(), with_saved_filters(options.inputs.front(), saved));
    return {};
}

Result<void> apply_settings(std::span<const Setting> settings, std::span<const Command> commands,
                            const Command& command, OptionTable& table)
{
    std::set<std::string> said;
    for (const Option& option : table.options()) {
        if (!option.given.empty()) said.emplace(option.long_name());
    }
    for (const Setting& setting : settings) {
        const std::string name = "--" + setting.key;
        Option* const option = table.find(name);
        if (option == nullptr || said.contains(name) || !is_of_use(setting, command, table)) continue;
        Result<void> given = give(*option, setting, commands);
        if (given) continue;
        Diagnostic why = std::move(given).error();
        why.message = fmt::format("{}:{}: {}", setting.file, setting.line, why.message);
        why.hint = "'gammonkit -r' goes without settings";
        return tl::unexpected(std::move(why));
    }
    return {};
}

}  // namespace gammonkit::cli
