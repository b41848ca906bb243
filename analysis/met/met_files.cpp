#include "analysis/met/met_files.hpp"

#include "support/text.hpp"

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

}  // namespace gammonkit
