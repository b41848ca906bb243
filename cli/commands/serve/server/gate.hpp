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

/// Lets in only the page that the server itself has given, to one who knows the token.
class Gate {
public:
    Gate(int port, std::string token) : port_(port), token_(std::move(token)) {}

    /// Why a request is turned away; nothing if it is let in.
    [[nodiscard]] std::optional<std::string_view> objection_to(const Caller& caller) const;

private:
    [[nodiscard]] bool is_own_host(std::string_view host) const;

    int port_;
    std::string token_;
};

}  // namespace gammonkit::cli
