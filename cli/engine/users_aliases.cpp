#include "cli/engine/users_aliases.hpp"

#include "cli/batch/console.hpp"
#include "support/files/file.hpp"

namespace gammonkit::cli {

std::optional<PlayerAliases> users_aliases(const Session& session)
{
    const std::string& path = session.arguments.filter.aliases;
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

}  // namespace gammonkit::cli
