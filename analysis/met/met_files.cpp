#include "analysis/met/met_files.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {

Result<MatchEquityTable> read_met(const Input& input)
{
    std::string_view text = input.bytes;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    text = trimmed_left(text);
    if (text.empty()) return failure("met-format", "the file is empty");
    if (text.front() == '<') return read_gnubg_met(input);
    if (text.front() == '[' || text.front() == ';') return read_xg_met(input);
    return failure("met-format", "this is not a match equity table of GNU Backgammon or eXtreme Gammon");
}

Result<double> match_equity(const SourceText& source, std::string_view text)
{
    const std::optional<double> number = parse_double(text);
    if (number && *number >= 0 && *number <= 1) return *number;
    return tl::unexpected(error_at(source, text, "met-number", "expected a match equity from 0 to 1"));
}

std::string match_equity_text(double chance)
{
    std::string text = fmt::format("{:.8f}", chance);
    constexpr std::size_t kShortest = std::string_view("0.00000").size();
    while (text.size() > kShortest && text.back() == '0')
        text.pop_back();
    return text;
}

}  // namespace gammonkit
