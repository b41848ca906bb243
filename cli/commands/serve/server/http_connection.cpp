#include "cli/commands/serve/server/http_connection.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::cli {
namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr std::uint32_t kLargestHead = std::uint32_t{32} << 10;
constexpr std::uint64_t kLargestBody = std::uint64_t{256} << 20;
// Whoever asks is on the same computer: a request comes at once, and an answer is taken at once.
constexpr std::chrono::seconds kHeadTime{10};
constexpr std::chrono::seconds kBodyTime{60};
constexpr std::chrono::seconds kAnswerTime{60};
constexpr std::chrono::seconds kEndTime{2};
constexpr std::size_t kDroppedAtATime = std::size_t{64} << 10;

constexpr unsigned kVersion = 11;  // HTTP/1.1, as Beast counts: older programs know no answers in parts.

std::string status_line(http::status status)
{
    const auto reason = http::obsolete_reason(status);
    return fmt::format("HTTP/1.1 {} {}\r\nConnection: close\r\n", static_cast<unsigned>(status),
                       std::string_view(reason.data(), reason.size()));
}

/// True if bytes came that are no request, so that an answer may say so.
bool is_nonsense(beast::error_code error)
{
    return error.category() == http::make_error_code(http::error::bad_target).category() &&
           error != http::error::partial_message;
}

}  // namespace

HttpConnection::HttpConnection(boost::asio::ip::tcp::socket socket, const HttpDesk& desk)
    : desk_(desk), stream_(std::move(socket))
{
    parser_.header_limit(kLargestHead);
    parser_.body_limit(kLargestBody);
    parser_.eager(false);
}

void HttpConnection::begin()
{
    stream_.expires_after(kHeadTime);
    // Beast would count only what of a head has come at a time, and keep one without end.
    boost::asio::async_read_until(stream_, boost::asio::dynamic_buffer(head_, kLargestHead), "\r\n\r\n",
                                  [self = shared_from_this()](beast::error_code error, std::size_t /*size*/) {
                                      self->take_head(error);
                                  });
}

void HttpConnection::drop()
{
    is_gone_ = true;
    stream_.close();
}

void HttpConnection::take_head(beast::error_code error)
{
    if (error == boost::asio::error::not_found) return refuse(http::status::request_header_fields_too_large);
    if (error) return drop();
    const std::size_t size = parser_.put(boost::asio::buffer(head_), error);
    if (error == http::error::body_limit) return refuse(http::status::payload_too_large);
    if (error || !parser_.is_header_done()) return refuse(http::status::bad_request);
    if (parser_.get().version() != kVersion) return refuse(http::status::http_version_not_supported);
    if (std::optional<std::string> answer = desk_.at_once(parser_.get().base()))
        return send(*std::move(answer), Part::last);
    if (parser_.chunked()) return refuse(http::status::length_required);
    is_strange_ = false;
    const auto begun = boost::asio::buffer(head_) + size;
    body_.commit(boost::asio::buffer_copy(body_.prepare(begun.size()), begun));
    stream_.expires_after(kBodyTime);
    http::async_read(stream_, body_, parser_,
                     [self = shared_from_this()](beast::error_code failed, std::size_t /*size*/) {
                         self->take_body(failed);
                     });
}

void HttpConnection::take_body(beast::error_code error)
{
    if (is_nonsense(error)) return refuse(http::status::bad_request);
    if (error) return drop();
    desk_.later(parser_.release(), shared_from_this());
}

void HttpConnection::refuse(http::status status)
{
    send(status_line(status) + "Content-Length: 0\r\n\r\n", Part::last);
}

void HttpConnection::send(std::string bytes, Part part)
{
    const auto add = [self = shared_from_this(), bytes = std::move(bytes), part] {
        self->waiting_ += bytes;
        self->is_whole_ = self->is_whole_ || part == Part::last;
        self->write_more();
    };
    boost::asio::post(stream_.get_executor(), add);
}

void HttpConnection::write_more()
{
    if (is_writing_ || is_gone_) return;
    if (waiting_.empty()) return is_whole_ ? wait_for_end() : void();
    is_writing_ = true;
    going_ = std::exchange(waiting_, {});
    stream_.expires_after(kAnswerTime);
    boost::asio::async_write(stream_, boost::asio::buffer(going_),
                             [self = shared_from_this()](beast::error_code error, std::size_t /*size*/) {
                                 self->is_writing_ = false;
                                 return error ? self->drop() : self->write_more();
                             });
}

/// Takes what still comes: a socket that is closed before would take back the answer.
void HttpConnection::wait_for_end()
{
    if (!is_gone_.exchange(true)) {
        beast::error_code ignored;
        stream_.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
        stream_.expires_after(kEndTime);
        going_.assign(kDroppedAtATime, '\0');
    }
    stream_.async_read_some(boost::asio::buffer(going_),
                            [self = shared_from_this()](beast::error_code error, std::size_t /*size*/) {
                                if (!error) self->wait_for_end();
                            });
}

std::string text_of(const HttpAnswer& answer, std::string_view headers)
{
    std::string text = status_line(answer.status);
    text += fmt::format("{}Content-Type: {}\r\nContent-Length: {}\r\n\r\n", headers, answer.type,
                        answer.content.size());
    return text + answer.content;
}

std::string head_of_parts(std::string_view type, std::string_view headers)
{
    return fmt::format("{}{}Content-Type: {}\r\nTransfer-Encoding: chunked\r\n\r\n",
                       status_line(http::status::ok), headers, type);
}

std::string as_part(std::string_view text)
{
    return fmt::format("{:x}\r\n{}\r\n", text.size(), text);
}

}  // namespace gammonkit::cli
