#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

/// 128 bits that nobody can guess, as 32 hexadecimal digits.
[[nodiscard]] std::string new_token();

/// What a request tells of itself; empty where it says nothing.
struct Caller {
    std::string path = {};
    std::string host = {};
    std::string origin = {};
    std::string site = {};  ///< Sec-Fetch-Site: what a browser says of who asks.
    std::string token = {};
};

inline constexpr std::string_view kWrongToken = "no token, or a wrong one";

/// Who is let in.
struct GateRules {
    int port = 0;
    std::string token = {};
    std::string address = {};           ///< Where it listens, if that is not this computer alone.
    std::string origin = {};            ///< Whose pages may ask beside its own; empty: nobody's.
    std::string_view public_path = {};  ///< What everybody may see beside "/" and "/page/".
};

/// Lets in only the page that the server itself has given, and programs, to those who know the token.
class Gate {
public:
    explicit Gate(GateRules rules) : rules_(std::move(rules)) {}

    /// Why a request is turned away; nothing if it is let in.
    [[nodiscard]] std::optional<std::string_view> objection_to(const Caller& caller) const;

private:
    [[nodiscard]] bool is_public(std::string_view path) const;
    [[nodiscard]] bool is_own_host(std::string_view host) const;

    GateRules rules_;
};

}  // namespace gammonkit::cli
