#include "cli/commands/serve/server/answers.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace gammonkit::cli {
namespace {

namespace http = boost::beast::http;

http::status status_of(const Diagnostic& why)
{
    constexpr std::pair<std::string_view, http::status> kStatuses[] = {
        {"not-allowed", http::status::forbidden},  {"bad-request", http::status::bad_request},
        {"arguments", http::status::bad_request},  {"exists", http::status::conflict},
        {"unreadable", http::status::not_found},   {"no-served-folder", http::status::not_found},
        {"no-tool", http::status::not_found},      {"busy", http::status::service_unavailable},
        {"timeout", http::status::gateway_timeout}};
    for (const auto& [code, status] : kStatuses) {
        if (why.code == code) return status;
    }
    return http::status::internal_server_error;
}

}  // namespace

std::string told_as_json(const Diagnostic& why)
{
    const nlohmann::json told{{"code", why.code}, {"message", why.message}, {"hint", why.hint}};
    return told.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

HttpAnswer refusal(const Diagnostic& why)
{
    return {.status = status_of(why), .type = kJsonType, .content = told_as_json(why)};
}

std::string headers_of_all(const std::string& policy, const std::string& origin)
{
    const std::string sharing =
        origin.empty() ? "Cross-Origin-Resource-Policy: same-origin\r\n"
                       : fmt::format("Cross-Origin-Resource-Policy: cross-origin\r\n"
                                     "Access-Control-Allow-Origin: {}\r\n"
                                     "Access-Control-Allow-Methods: GET, POST\r\n"
                                     "Access-Control-Allow-Headers: Authorization, Content-Type\r\n"
                                     "Vary: Origin\r\n",
                                     origin);
    return fmt::format("Content-Security-Policy: {}; frame-ancestors 'none'\r\n"
                       "X-Content-Type-Options: nosniff\r\n"
                       "X-Frame-Options: DENY\r\n"
                       "Referrer-Policy: no-referrer\r\n"
                       "Cross-Origin-Opener-Policy: same-origin\r\n"
                       "{}"
                       "Cache-Control: no-store\r\n"
                       "Accept-Ranges: none\r\n",
                       policy, sharing);
}

}  // namespace gammonkit::cli
