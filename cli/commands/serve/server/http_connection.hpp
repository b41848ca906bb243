#pragma once

#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace gammonkit::cli {

using HttpHead = boost::beast::http::request_header<>;
using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

class HttpConnection;

/// Who answers what comes over connections.
struct HttpDesk {
    /// Asked when only the head of a request is there. Where it answers, no body is read.
    std::function<std::optional<std::string>(const HttpHead&)> at_once;
    /// Gets the whole request, and answers by the connection: at any time, from any thread.
    std::function<void(HttpRequest, std::shared_ptr<HttpConnection>)> later;
};

/// A connection over which one request comes and one answer goes. Each step has a deadline, heads and bodies
/// have limits, and bodies must say how long they are. Its functions are called by the thread of connections,
/// unless they say otherwise.
class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
public:
    HttpConnection(boost::asio::ip::tcp::socket socket, const HttpDesk& desk);

    void begin();
    void drop();
    /// True until the desk has let its head pass to `later`.
    [[nodiscard]] bool is_strange() const { return is_strange_; }

    /// Sends a part of the answer, or with `Part::last` the end of it. Any thread may call it.
    enum class Part { one, last };
    void send(std::string bytes, Part part);
    /// True if what is sent reaches nobody any more. Any thread may call it.
    [[nodiscard]] bool is_gone() const { return is_gone_; }

private:
    void take_head(boost::beast::error_code error);
    void take_body(boost::beast::error_code error);
    void refuse(boost::beast::http::status status);
    void write_more();
    void wait_for_end();

    const HttpDesk& desk_;
    boost::beast::tcp_stream stream_;
    std::string head_ = {};                ///< With what of the body came along.
    boost::beast::flat_buffer body_ = {};  ///< What of the body has not been parsed.
    boost::beast::http::request_parser<boost::beast::http::string_body> parser_ = {};
    std::string waiting_ = {};  ///< To be sent after `going_`.
    std::string going_ = {};
    bool is_writing_ = false;
    bool is_whole_ = false;  ///< The answer waits as a whole.
    bool is_strange_ = true;
    std::atomic<bool> is_gone_ = false;
};

struct HttpAnswer {
    boost::beast::http::status status = boost::beast::http::status::ok;
    std::string_view type = {};
    std::string content = {};
};

/// The bytes of an answer; `headers` are lines of those that all answers have.
[[nodiscard]] std::string text_of(const HttpAnswer& answer, std::string_view headers);

/// The head of an answer whose content comes in parts, and each part.
[[nodiscard]] std::string head_of_parts(std::string_view type, std::string_view headers);
[[nodiscard]] std::string as_part(std::string_view text);
inline constexpr std::string_view kEndOfParts = "0\r\n\r\n";

}  // namespace gammonkit::cli
