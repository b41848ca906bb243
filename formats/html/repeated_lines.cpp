#include "formats/html/repeated_lines.hpp"

#include <unordered_map>
#include <vector>

namespace gammonkit {
namespace {

constexpr std::size_t kMostLines = 65536;  ///< Which two bytes can name.
constexpr std::size_t kSize = 3;           ///< Of what stands for a line.

/// The first line of a text, with its end.
std::string_view first_line(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return text.substr(0, end == std::string_view::npos ? end : end + 1);
}

}  // namespace

std::string without_repeated_lines(std::string_view text)
{
    std::unordered_map<std::string_view, std::size_t> numbers;
    std::string out;
    while (!text.empty()) {
        const std::string_view line = first_line(text);
        text.remove_prefix(line.size());
        const auto known = numbers.find(line);
        if (known != numbers.end()) {
            out += kRepeatedLine;
            out += static_cast<char>(known->second % 256);
            out += static_cast<char>(known->second / 256);
            continue;
        }
        if (numbers.size() < kMostLines) numbers.emplace(line, numbers.size());
        out += line;
    }
    return out;
}

std::optional<std::string> with_repeated_lines(std::string_view packed, std::size_t most)
{
    std::vector<std::string_view> lines;
    std::string out;
    while (!packed.empty()) {
        const bool is_repeated = packed.front() == kRepeatedLine;
        std::string_view line = first_line(packed);
        if (is_repeated) {
            if (packed.size() < kSize) return std::nullopt;
            const std::size_t number =
                static_cast<unsigned char>(packed[1]) + 256U * static_cast<unsigned char>(packed[2]);
            if (number >= lines.size()) return std::nullopt;
            line = lines[number];
        } else if (lines.size() < kMostLines) {
            lines.push_back(line);
        }
        packed.remove_prefix(is_repeated ? kSize : line.size());
        if (line.size() > most - out.size()) return std::nullopt;
        out += line;
    }
    return out;
}

}  // namespace gammonkit
