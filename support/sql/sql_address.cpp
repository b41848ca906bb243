#include "support/sql/sql_address.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

namespace gammonkit {
namespace {

struct Scheme {
    std::string_view prefix;
    SqlKeeper keeper;
};
constexpr Scheme kSchemes[] = {{"postgresql://", SqlKeeper::postgresql},
                               {"postgres://", SqlKeeper::postgresql},
                               {"mysql://", SqlKeeper::mysql},
                               {"mariadb://", SqlKeeper::mysql}};

/// Where the scheme of an address ends, "word://"; 0 if it has none.
std::size_t end_of_scheme(std::string_view address)
{
    const std::size_t end = address.find("://");
    const bool is_scheme = end != std::string_view::npos && end > 1 &&
                           std::all_of(address.begin(), address.begin() + static_cast<std::ptrdiff_t>(end),
                                       [](char c) { return c >= 'A' && c <= 'z'; });
    return is_scheme ? end + 3 : 0;
}

const Scheme* scheme_of(std::string_view address)
{
    const std::string prefix = lowered(address.substr(0, end_of_scheme(address)));
    const auto* const found = std::find_if(std::begin(kSchemes), std::end(kSchemes),
                                           [&](const Scheme& scheme) { return scheme.prefix == prefix; });
    return found == std::end(kSchemes) ? nullptr : found;
}

/// "ANN:SECRET@HOST" without the secret, whatever signs that has.
std::string without_password(std::string_view address, std::size_t scheme)
{
    const std::string_view rest = address.substr(scheme);
    const std::size_t at = rest.rfind('@');
    const std::size_t colon = rest.find(':');
    if (at == std::string_view::npos || colon > at) return std::string(address);
    return fmt::format("{}{}:...{}", address.substr(0, scheme), rest.substr(0, colon), rest.substr(at));
}

/// "%40" as "@"; nothing if that cannot be.
std::optional<std::string> decoded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += text[i];
            continue;
        }
        const std::string_view digits = text.substr(i + 1, 2);
        unsigned char code = 0;
        const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16).ptr;
        if (digits.size() != 2 || end != digits.data() + 2) return std::nullopt;
        result += static_cast<char>(code);
        i += 2;
    }
    return result;
}

/// How a server's own library calls what an address says.
struct FactNames {
    std::string_view database;
    std::string_view socket;
};

/// One fact of a connection: "host='example.org' ".
Result<void> add_fact(std::string& facts, std::string_view name, std::string_view written)
{
    if (written.empty()) return {};
    const std::optional<std::string> value = decoded(written);
    // SOCI and the libraries take these for ends of the value.
    if (!value || value->find_first_of(std::string_view("'\"\\\0", 4)) != std::string::npos)
        return failure("database", fmt::format("the {} in the address of the database cannot be", name));
    facts += fmt::format("{}='{}' ", name, *value);
    return {};
}

/// "ANN:SECRET@HOST:PORT/NAME?socket=PATH" as SOCI's backends want it.
Result<std::string> connection_of(std::string_view rest, const FactNames& names)
{
    constexpr std::string_view kSocket = "socket=";
    const std::size_t question = rest.find('?');
    std::string_view query = question == std::string_view::npos ? "" : rest.substr(question + 1);
    if (!query.empty() && !query.starts_with(kSocket))
        return failure("database", fmt::format("the address of the database cannot say '{}'", query),
                       "behind the question mark there is: socket=PATH");
    query.remove_prefix(std::min(query.size(), kSocket.size()));
    rest = rest.substr(0, question);
    const std::size_t slash = rest.find('/');
    if (slash == std::string_view::npos || slash + 1 == rest.size())
        return failure("database", "the address names no database", "postgresql://USER@HOST/NAME");
    if (rest.find('/', slash + 1) != std::string_view::npos || rest.find('[') != std::string_view::npos)
        return failure(
            "database", "the address of the database cannot be understood",
            "signs such as / @ : in names and passwords are written %2F %40 %3A, and hosts by name or "
            "as 127.0.0.1");
    const std::string_view authority = rest.substr(0, slash);
    const std::size_t at = authority.rfind('@');
    const std::string_view user = at == std::string_view::npos ? "" : authority.substr(0, at);
    const std::string_view host = at == std::string_view::npos ? authority : authority.substr(at + 1);
    const auto before_colon = [](std::string_view text) { return text.substr(0, text.find(':')); };
    const auto behind_colon = [](std::string_view text) {
        const std::size_t colon = text.find(':');
        return colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    };
    std::string facts;
    for (const auto& [name, value] : {std::pair{names.database, rest.substr(slash + 1)},
                                      {"user", before_colon(user)},
                                      {"password", behind_colon(user)},
                                      {"host", before_colon(host)},
                                      {"port", behind_colon(host)},
                                      {names.socket, query}}) {
        GK_TRY_VOID(add_fact(facts, name, value));
    }
    return facts;
}

SqlAddress sqlite_address(const std::string& path)
{
    // SQLite has meanings of its own for names with a colon in front, such as a database in memory.
    return {.connection = path.starts_with(':') ? "./" + path : path, .shown = path};
}

}  // namespace

std::string shown_address(const std::string& address)
{
    const std::size_t scheme = end_of_scheme(address);
    return scheme == 0 ? address : without_password(address, scheme);
}

Result<SqlAddress> sql_address(const std::string& address)
{
    if (end_of_scheme(address) == 0) return sqlite_address(address);
    const Scheme* const scheme = scheme_of(address);
    if (scheme == nullptr)
        return failure("database", fmt::format("{} names no server that is known", shown_address(address)),
                       "postgresql://USER@HOST/NAME, mysql://USER:PASSWORD@HOST/NAME, or a file of SQLite");
    SqlAddress result{.keeper = scheme->keeper, .shown = shown_address(address)};
    const std::string_view rest = std::string_view(address).substr(scheme->prefix.size());
    if (scheme->keeper == SqlKeeper::postgresql) {
        result.backend = "postgresql";
        GK_TRY(result.connection, connection_of(rest, {.database = "dbname", .socket = "host"}));
    } else {
        result.backend = "mysql";
        GK_TRY(result.connection, connection_of(rest, {.database = "db", .socket = "unix_socket"}));
        result.connection += "charset=utf8mb4";
    }
    return result;
}

}  // namespace gammonkit
