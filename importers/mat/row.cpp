#include "importers/mat/row.hpp"

#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::mat {
namespace {

constexpr int kDumpFields = 40;
constexpr std::size_t kLongestDump = 1000;
constexpr std::size_t kTab = 8;

/// No row is longer, not even with two dumps; what is longer is not taken apart.
constexpr std::size_t kLongestRow = 4096;

/// The column behind `text`, in characters, if it begins at `column`; a tab goes on to the next multiple of
/// eight.
std::size_t column_behind(std::string_view text, std::size_t column)
{
    for (const char c : text) {
        const bool continues_a_character = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (c == '\t') {
            column = (column / kTab + 1) * kTab;
        } else if (!continues_a_character) {
            ++column;
        }
    }
    return column;
}

/// The length of "12)" at the beginning of `text`, or 0.
std::size_t number_length(std::string_view text)
{
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[digits]))
        ++digits;
    return digits > 0 && digits < text.size() && text[digits] == ')' ? digits + 1 : 0;
}

/// Finds where the cells of a line begin.
class CellFinder {
public:
    CellFinder(std::string_view line, std::size_t from) : line_(line), at_(from) {}

    std::vector<std::size_t> starts()
    {
        while (at_ < line_.size())
            step();
        return std::move(starts_);
    }

private:
    void step()
    {
        const std::string_view here = line_.substr(at_);
        const bool word_begins = at_ == 0 || is_blank(line_[at_ - 1]) || line_[at_ - 1] == ')';
        if (is_blank(line_[at_])) {
            skip_while(is_blank);
        } else if (const std::size_t dump = dump_length(here)) {
            at_ += dump;
        } else if (!word_begins) {
            skip_word();
        } else if (begins_with_roll(here)) {
            begin_cell(3);
            after_roll_ = true;
        } else if (!belongs_to_roll() && begins_with_cell_word(here)) {
            begin_cell(1);
        } else if (const std::size_t second_number = number_length(here)) {
            at_ += second_number;  // Galaxy: "9) 54: 24/20     10) Losses 1 point".
        } else {
            if (starts_.empty()) starts_.push_back(at_);
            skip_word();
        }
    }

    template <class Predicate>
    void skip_while(Predicate is_part)
    {
        while (at_ < line_.size() && is_part(line_[at_]))
            ++at_;
    }

    /// To where a dump or another word may begin.
    void skip_word()
    {
        ++at_;
        if (line_[at_ - 1] != ')') skip_while([](char c) { return !is_blank(c) && c != '(' && c != ')'; });
        after_roll_ = false;
    }

    void begin_cell(std::size_t length)
    {
        starts_.push_back(at_);
        at_ += length;
        after_roll_ = false;
    }

    /// "54: Concedes", "31: ????": the word stands for the play.
    [[nodiscard]] bool belongs_to_roll() const
    {
        return after_roll_ && at_ >= 2 && !(is_blank(line_[at_ - 1]) && is_blank(line_[at_ - 2]));
    }

    std::string_view line_;
    std::size_t at_;
    std::vector<std::size_t> starts_;
    bool after_roll_ = false;  ///< Nothing but blanks since the colon of a roll.
};

/// Without a second row number at its end, "54: 24/20     10)".
std::string_view without_number(std::string_view text)
{
    const std::size_t blank = text.find_last_of(" \t");
    const std::string_view last_word = blank == std::string_view::npos ? text : text.substr(blank + 1);
    const bool is_number = !last_word.empty() && number_length(last_word) == last_word.size();
    return is_number && blank != std::string_view::npos ? trimmed(text.substr(0, blank)) : text;
}

}  // namespace

std::size_t dump_length(std::string_view text)
{
    if (text.empty() || text[0] != '(') return 0;
    text = text.substr(0, kLongestDump);
    std::size_t at = 0;
    for (int field = 0; field < kDumpFields; ++field) {
        at = text.find(';', at + 1);
        if (at == std::string_view::npos) return 0;
    }
    const std::size_t close = text.find(')', at);
    return close == std::string_view::npos ? 0 : close + 1;
}

std::optional<std::string_view> after_row_number(std::string_view line)
{
    const std::string_view text = trimmed_left(line);
    const std::size_t length = number_length(text);
    return length > 0 ? std::optional(text.substr(length)) : std::nullopt;
}

Row split_row(std::string_view line)
{
    Row row;
    if (line.size() > kLongestRow) {
        row.cells.push_back({.text = trimmed(line), .cell = {}});
        return row;
    }
    const std::optional<std::string_view> body = after_row_number(line);
    const std::size_t from = body ? line.size() - body->size() : 0;
    row.cells.reserve(2);
    const std::vector<std::size_t> starts = CellFinder(line, from).starts();
    std::size_t counted = 0;  // Columns are counted on from cell to cell: a line may be very long.
    std::size_t column = 0;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : line.size();
        const std::string_view text = without_number(trimmed(line.substr(starts[i], end - starts[i])));
        column = column_behind(line.substr(counted, starts[i] - counted), column);
        counted = starts[i];
        row.cells.push_back({.text = text, .column = column, .cell = parse_cell(text)});
    }
    return row;
}

}  // namespace gammonkit::mat
