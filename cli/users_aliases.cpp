#include "cli/users_aliases.hpp"

#include "cli/console.hpp"
#include "support/file.hpp"
#include "support/text.hpp"

namespace gammonkit::cli {

std::optional<PlayerAliases> users_aliases(const Session& session)
{
    const std::string& path = session.arguments.aliases;
    if (path.empty()) return PlayerAliases{};
    Result<Input> file = read_input(path);
    if (!file) {
        session.console.report(file.error());
        return std::nullopt;
    }
    const SourceText source(path, std::move(file->bytes));
    Result<PlayerAliases> aliases = PlayerAliases::read(source);
    if (aliases) return *std::move(aliases);
    session.console.message(session.console.rendered(aliases.error(), source));
    return std::nullopt;
}

std::optional<std::string> users_me(const Session& session)
{
    const std::string& me = session.arguments.me;
    if (session.arguments.aliases.empty()) return me;
    const std::optional<PlayerAliases> aliases = users_aliases(session);
    if (!aliases) return std::nullopt;
    std::vector<std::string> names;
    for (const std::string_view name : split(me, ',')) {
        for (std::string& other : aliases->names_beside(name))
            names.push_back(std::move(other));
    }
    return joined(names, ",");
}

}  // namespace gammonkit::cli
