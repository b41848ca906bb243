#include "formats/xg/records/rtf.hpp"

#include "formats/xg/records/wide_text.hpp"
#include "support/byte_order.hpp"
#include "support/charset.hpp"
#include "support/converter.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace gammonkit::xg {
namespace {

constexpr std::string_view kStart =
    "{\\rtf1\\ansi\\ansicpg1252\\deff0\\deflang1033{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}}\r\n"
    "\\viewkind4\\uc1\\pard\\fs20 ";
constexpr std::string_view kEnd = "\\par\r\n}\r\n";
constexpr std::string_view kNewLine = "\\par\r\n";
constexpr std::size_t kDeepest = 100;

/// Groups that begin with one of these hold no text of the document.
constexpr std::array<std::string_view, 8> kNoText{"fonttbl", "colortbl", "stylesheet", "info",
                                                  "pict",    "header",   "footer",     "object"};

std::string decoded(std::string_view bytes, const std::string& charset)
{
    const Result<Converted> converted = to_utf8(bytes, charset);
    return converted ? converted->text : std::string{};
}

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::optional<int> hex_digit(char c)
{
    if (is_digit(c)) return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? std::optional(lower - 'a' + 10) : std::nullopt;
}

/// Goes over a document and collects its text.
class RtfReader {
public:
    explicit RtfReader(std::string_view rtf) : rest_(rtf) {}

    std::string read()
    {
        while (!rest_.empty())
            step();
        flush();
        return std::move(text_);
    }

private:
    struct Group {
        bool is_text = true;
        int skip = 1;  ///< How many characters stand behind each \u for old readers.
    };

    char take()
    {
        const char c = first_char(rest_);
        rest_ = without_first(rest_);
        return c;
    }

    void step()
    {
        const char c = take();
        if (c == '{') {
            if (outer_.size() < kDeepest) outer_.push_back(group_);
        } else if (c == '}') {
            if (!outer_.empty()) group_ = outer_.back();
            if (!outer_.empty()) outer_.pop_back();
        } else if (c == '\\') {
            escape();
        } else if (c != '\r' && c != '\n') {
            add_byte(c);
        }
    }

    void escape()
    {
        if (rest_.empty()) return;
        if (is_letter(rest_.front())) return control_word();
        const char c = take();
        if (c == '\'') return hex_byte();
        if (c == '*') group_.is_text = false;
        if (c == '\\' || c == '{' || c == '}') add_byte(c);
        if (c == '~') add_byte(' ');
        if (c == '\n' || c == '\r') new_line();
    }

    void hex_byte()
    {
        if (rest_.size() < 2) return;
        const std::optional<int> high = hex_digit(rest_[0]);
        const std::optional<int> low = hex_digit(rest_[1]);
        if (!high || !low) return;
        rest_ = without_first(rest_, 2);
        add_byte(static_cast<char>(16 * *high + *low));
    }

    void control_word()
    {
        std::size_t size = 0;
        while (size < rest_.size() && is_letter(rest_[size]))
            ++size;
        const std::string_view word = rest_.substr(0, size);
        rest_ = without_first(rest_, size);
        size = rest_.starts_with('-') ? 1 : 0;
        while (size < rest_.size() && is_digit(rest_[size]))
            ++size;
        const std::optional<int> number = parse_int(rest_.substr(0, size));
        rest_ = without_first(rest_, size);
        if (rest_.starts_with(' ')) rest_ = without_first(rest_);
        obey(word, number);
    }

    void obey(std::string_view word, std::optional<int> number)
    {
        if (word == "par" || word == "line") return new_line();
        if (word == "tab") return add_byte('\t');
        if (word == "u" && number) return add_unit(*number);
        if (word == "uc" && number) group_.skip = std::clamp(*number, 0, 8);
        if (word == "ansicpg" && number) charset_ = fmt::format("windows-{}", *number);
        if (std::find(kNoText.begin(), kNoText.end(), word) != kNoText.end()) group_.is_text = false;
    }

    void new_line()
    {
        flush();
        if (group_.is_text) text_ += '\n';
    }

    void add_byte(char c)
    {
        if (skip_ > 0) {
            --skip_;
        } else if (group_.is_text) {
            flush_units();
            bytes_ += c;
        }
    }

    void add_unit(int number)
    {
        skip_ = group_.skip;
        if (!group_.is_text) return;
        flush_bytes();
        units_.resize(units_.size() + 2);
        put_little_endian(units_, units_.size() - 2, static_cast<std::uint16_t>(number));
    }

    void flush_bytes()
    {
        if (bytes_.empty()) return;
        const bool known = is_known_charset(charset_);
        text_ += decoded(bytes_, known ? charset_ : std::string(kAnsi));
        bytes_.clear();
    }
    void flush_units()
    {
        if (units_.empty()) return;
        text_ += decoded(units_, "UTF-16LE");
        units_.clear();
    }
    void flush()
    {
        flush_bytes();
        flush_units();
    }

    std::string_view rest_;
    Group group_;
    std::vector<Group> outer_;
    int skip_ = 0;
    std::string charset_{kAnsi};
    std::string bytes_;  ///< In the document's code page.
    std::string units_;  ///< UTF-16.
    std::string text_;
};

}  // namespace

std::string text_of_rtf(std::string_view rtf)
{
    if (!rtf.starts_with("{\\rtf")) {
        return is_valid_utf8(rtf) ? std::string(rtf) : decoded(rtf, std::string(kAnsi));
    }
    std::string text = RtfReader(rtf).read();
    if (text.ends_with('\n')) text.pop_back();
    return text;
}

std::string rtf_of(std::string_view utf8)
{
    const Result<Converted> wide = from_utf8(utf8, "UTF-16LE");
    std::string rtf(kStart);
    for (std::size_t i = 0; wide && i < wide->text.size(); i += 2) {
        const auto unit = little_endian_at<std::int16_t>(wide->text, i);
        if (unit == '\n') {
            rtf += kNewLine;
        } else if (unit == '\t') {
            rtf += "\\tab ";
        } else if (unit == '\\' || unit == '{' || unit == '}') {
            rtf += {'\\', static_cast<char>(unit)};
        } else if (unit >= ' ' && unit < 0x7F) {
            rtf += static_cast<char>(unit);
        } else {
            rtf += fmt::format("\\u{}?", unit);
        }
    }
    rtf += kEnd;
    return rtf;
}

}  // namespace gammonkit::xg
