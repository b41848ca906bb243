#include "cli/commands/serve/server/gate.hpp"

#include <fmt/format.h>
#include <random>

namespace gammonkit::cli {
namespace {

/// Takes as long wherever they differ, so that nobody finds the token letter by letter.
bool are_same(std::string_view a, std::string_view b)
{
    if (a.size() != b.size()) return false;
    unsigned differs = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        differs |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return differs == 0;
}

}  // namespace

std::string new_token()
{
    std::random_device random;
    return fmt::format("{:08x}{:08x}{:08x}{:08x}", random(), random(), random(), random());
}

/// The page and its scripts hold nothing of the user's: the browser fetches them before it can show the
/// token.
bool Gate::is_public(std::string_view path) const
{
    return path == "/" || path.starts_with("/page/") || path == rules_.public_path;
}

/// A name of another site that leads to this machine is no name of ours. Where others may come from the
/// network, by whatever name, the token alone decides.
bool Gate::is_own_host(std::string_view host) const
{
    return !rules_.address.empty() || host == fmt::format("127.0.0.1:{}", rules_.port) ||
           host == fmt::format("localhost:{}", rules_.port);
}

std::optional<std::string_view> Gate::objection_to(const Caller& caller) const
{
    if (!is_own_host(caller.host)) return "wrong host";
    const bool is_guest = !rules_.origin.empty() && caller.origin == rules_.origin;
    if (!is_guest) {
        if (!caller.origin.empty() && caller.origin != fmt::format("http://{}", caller.host))
            return "foreign origin";
        if (caller.path != "/" && (caller.site == "cross-site" || caller.site == "same-site"))
            return "foreign site";
    }
    if (!is_public(caller.path) && !are_same(caller.token, rules_.token)) return kWrongToken;
    return std::nullopt;
}

}  // namespace gammonkit::cli
