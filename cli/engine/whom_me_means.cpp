#include "cli/engine/whom_me_means.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/batch/reading.hpp"
#include "cli/console/console.hpp"
#include "decisions/filter/filter.hpp"
#include "decisions/filter/words.hpp"
#include "decisions/players/database/players_database.hpp"
#include "support/files/file.hpp"
#include "support/names/person_names.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

bool is_among(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

/// True if a filter of the command line asks for 'me'.
bool filter_asks(const Session& session)
{
    std::string text = session.table.said("--where");
    const std::vector<std::string>& inputs = session.options.inputs;
    if (text.empty() && session.command->name == "find" && !inputs.empty()) text = inputs.front();
    const Result<Filter> filter = parse_filter(SourceText("filter", text), {.me = "me"});
    return filter && filter->uses(kMeWord);
}

/// The matches among the arguments, without those that can be read only once; nothing if there are such.
std::optional<std::vector<std::string>> files_among(const Session& session)
{
    std::vector<std::string> words = session.options.inputs;
    if (!words.empty() && session.command->last_is_output && session.command->last_is_output(session))
        words.pop_back();
    if (!words.empty() && session.command->name == "find") words.erase(words.begin());
    std::error_code ignored;
    for (const std::string& word : words) {
        const fs::file_status status = fs::status(word, ignored);
        if (word != "-" && fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status))
            return std::nullopt;
    }
    std::erase_if(words, [](const std::string& word) { return !names_file(word); });
    return words;
}

/// Adds players of one file after the other, until all names are known.
Result<void> look_into_files(Session& session, const std::vector<std::string>& files, WhomMeMeans& whom)
{
    GK_TRY(ReadSettings settings, read_settings(session));
    settings.validate = false;
    Session whole = session;  // Whoever works on a share must know the players of all.
    whole.share.reset();
    for (const InputFile& input : find_inputs(files)) {
        if (whom.all_are_called_so()) return {};
        Outcome ignored;
        const auto keep = [&](const Input& bytes) {
            if (input.path == "-") session.standard_input = std::make_shared<const Input>(bytes);
        };
        const std::optional<ReadSource> reading = read_one(whole, settings, input, ignored, keep);
        if (reading && reading->collection) whom.add(*reading->collection);
    }
    return {};
}

Result<void> look_into_database(const std::string& address, WhomMeMeans& whom)
{
    GK_TRY(PlayersDatabase database, PlayersDatabase::open(address, false));
    GK_TRY(const std::vector<std::string> names, database.names());
    for (const std::string& name : names)
        whom.add(name);
    return {};
}

/// Looks among the players of all inputs, or of a database; false where they cannot be looked through.
Result<bool> look_into_inputs(Session& session, WhomMeMeans& whom)
{
    if (const std::string address = session.table.said("--db"); !address.empty())
        return look_into_database(address, whom).has_value();
    const std::optional<std::vector<std::string>> files = files_among(session);
    if (!files || files->empty()) return false;
    GK_TRY_VOID(look_into_files(session, *files, whom));
    return true;
}

/// The same of --player, which is one name or the number of a side. Where nobody is meant, the verb says so.
Result<void> settle_player(Session& session, OptionTable& table)
{
    const std::string player = table.said("--player");
    const bool is_name = player != "1" && player != "2" && player.find(',') == std::string::npos;
    if (trimmed(player).empty() || !is_name) return {};
    WhomMeMeans whom(player, {});
    GK_TRY(const bool looked, look_into_inputs(session, whom));
    return looked ? table.find("--player")->give(whom.names().value_or(player)) : Result<void>();
}

/// Those of --aliases; none where they cannot be read, of which the verb complains.
PlayerAliases aliases_of(const std::string& path)
{
    if (path.empty()) return {};
    Result<Input> file = read_input(path);
    if (!file) return {};
    return PlayerAliases::read(SourceText(path, std::move(file->bytes))).value_or(PlayerAliases());
}

}  // namespace

WhomMeMeans::WhomMeMeans(std::string_view me, const PlayerAliases& aliases)
{
    for (const std::string_view name : split(me, ',')) {
        if (!trimmed(name).empty())
            names_.push_back(
                {.text = std::string(trimmed(name)), .keys = aliases.names_beside(trimmed(name))});
    }
}

void WhomMeMeans::add(const std::string& player)
{
    const std::string key = name_key(player);
    if (key.empty()) return;
    for (Name& name : names_) {
        if (is_among(name.keys, key)) {
            name.is_called_so = true;
        } else if (plain_letters(player).find(plain_letters(name.text)) != std::string::npos) {
            name.holders.emplace(key, player);
        }
        near_.add_name(player, name.text);
    }
}

void WhomMeMeans::add(const Collection& collection)
{
    for_each_name(collection, [&](const std::string& name) { add(name); });
}

bool WhomMeMeans::all_are_called_so() const
{
    return std::ranges::all_of(names_, &Name::is_called_so);
}

std::optional<std::string> WhomMeMeans::names() const
{
    std::vector<std::string> meant;
    bool is_anybody = false;
    for (const Name& name : names_) {
        const bool is_part = !name.is_called_so && name.holders.size() == 1;
        is_anybody = is_anybody || name.is_called_so || is_part;
        meant.push_back(is_part ? name.holders.begin()->second : name.text);
    }
    return is_anybody ? std::optional(joined(meant, ",")) : std::nullopt;
}

Diagnostic WhomMeMeans::nobody(Severity severity) const
{
    std::vector<std::string> texts;
    for (const Name& name : names_)
        texts.push_back(name.text);
    return no_player(severity, joined(texts, ","), near_);
}

Result<void> settle_me(Session& session, OptionTable& table)
{
    GK_TRY_VOID(settle_player(session, table));
    const std::string me = table.said("--me");
    const std::string aliases = table.said("--aliases");
    if (session.command->name == "players" || trimmed(me).empty() || aliases == "-") return {};
    if (!table.is_typed("--me") && !filter_asks(session)) return {};
    WhomMeMeans whom(me, aliases_of(aliases));
    GK_TRY(const bool looked, look_into_inputs(session, whom));
    if (!looked) return {};
    if (const std::optional<std::string> names = whom.names()) return table.find("--me")->give(*names);
    session.console.report(whom.nobody(Severity::warning));
    return {};
}

}  // namespace gammonkit::cli
