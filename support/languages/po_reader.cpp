#include "support/languages/po_reader.hpp"

#include "support/line_cursor.hpp"
#include "support/text.hpp"

namespace gammonkit {
namespace {

constexpr std::string_view kContext = "msgctxt";
constexpr std::string_view kId = "msgid";
constexpr std::string_view kText = "msgstr";

char unescaped(char c)
{
    if (c == 'n') return '\n';
    return c == 't' ? '\t' : c;
}

/// What stands between the quotes of a line.
std::string string_in(std::string_view line)
{
    std::string text;
    const std::size_t begin = line.find('"');
    if (begin == std::string_view::npos) return text;
    for (std::size_t i = begin + 1; i < line.size() && line[i] != '"'; ++i) {
        const bool is_escape = line[i] == '\\' && i + 1 < line.size();
        text += is_escape ? unescaped(line[++i]) : line[i];
    }
    return text;
}

class PoReader {
public:
    std::vector<PoEntry> read(std::string_view file)
    {
        for (LineCursor lines(file); !lines.at_end();)
            read_line(trimmed(lines.next()));
        end_entry();
        return std::move(entries_);
    }

private:
    void read_line(std::string_view line)
    {
        if (line.starts_with("#~")) return;
        const bool begins = line.starts_with('#') || line.starts_with(kContext) || line.starts_with(kId);
        if (begins && part_ == &entry_.text) end_entry();
        if (line.starts_with("#,")) entry_.is_fuzzy = line.find("fuzzy") != std::string_view::npos;
        if (line == "#. script") entry_.in_script = true;
        if (line.starts_with(kContext)) part_ = &entry_.context;
        if (line.starts_with(kId)) part_ = &entry_.id;
        if (line.starts_with(kText)) part_ = &entry_.text;
        if (part_ != nullptr && !line.starts_with('#')) *part_ += string_in(line);
    }

    void end_entry()
    {
        if (part_ != nullptr) entries_.push_back(std::move(entry_));
        entry_ = {};
        part_ = nullptr;
    }

    std::vector<PoEntry> entries_;
    PoEntry entry_;
    std::string* part_ = nullptr;  ///< What a line of the entry belongs to.
};

}  // namespace

std::vector<PoEntry> read_po(std::string_view file)
{
    return PoReader().read(file);
}

}  // namespace gammonkit
