#include "importers/mat/row.hpp"

#include "formats/notation/plain_moves.hpp"
#include "support/ends.hpp"
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

/// True if each byte of a line takes one column.
bool is_plain(std::string_view line)
{
    // Without a way out of the loop, many bytes are looked at in one step.
    unsigned char special = 0;
    for (const char c : line)
        special |= static_cast<unsigned char>(static_cast<signed char>(c) < ' ');
    return special == 0;
}

/// The length of "12)" at the beginning of `text`, or of "12." in front of a cell, or 0.
std::size_t number_length(std::string_view text)
{
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[digits]))
        ++digits;
    if (digits == 0 || digits == text.size()) return 0;
    if (text[digits] == ')') return digits + 1;
    const std::string_view behind = text.substr(digits + 1);
    if (text[digits] != '.' || !is_blank(first_char(behind))) return 0;
    const std::string_view cell = trimmed_left(behind);
    return roll_length(cell) > 0 || cell_word(cell) ? digits + 1 : 0;
}

/// The length of a dump such as "(7;1;1;0; ... ;)" at the beginning of `text`, or 0.
std::size_t dump_length(std::string_view text)
{
    if (!text.starts_with('(')) return 0;
    text = text.substr(0, kLongestDump);
    std::size_t at = 0;
    for (int field = 0; field < kDumpFields; ++field) {
        at = text.find(';', at + 1);
        if (at == std::string_view::npos) return 0;
    }
    const std::size_t close = text.find(')', at);
    return close == std::string_view::npos ? 0 : close + 1;
}

/// The length of a remark "{...}" or "(...)" at the beginning of `text`, or 0. "(2)" is none.
std::size_t bracket_length(std::string_view text)
{
    if (!text.starts_with('{') && !text.starts_with('(')) return 0;
    const std::size_t close = text.find(text.starts_with('{') ? '}' : ')');
    const bool is_count = close != std::string_view::npos &&
                          text.substr(1, close - 1).find_first_not_of("0123456789") == std::string_view::npos;
    return close == std::string_view::npos || is_count ? 0 : close + 1;
}

/// The same for what a ";" makes a remark, up to the end of the line. In "8/4 ; 6/4" it only parts moves.
std::size_t semicolon_length(std::string_view text)
{
    if (!text.starts_with(';')) return 0;
    const std::string_view said = trimmed_left(text.substr(1));
    return said.empty() || is_digit(said[0]) ? 0 : text.size();
}

/// True for a "|" that stands alone.
bool is_rule(std::string_view text)
{
    return text.starts_with('|') && (text.size() == 1 || is_blank(text[1]));
}

/// Finds the cells of a line.
class CellFinder {
public:
    CellFinder(std::string_view line, std::vector<PlacedCell>& cells)
        : line_(line), cells_(cells), is_plain_(is_plain(line))
    {
    }

    void find()
    {
        while (skip_blanks())
            take_word(line_.substr(at_));
        end_cell();
    }

private:
    /// False at the end of the line.
    bool skip_blanks()
    {
        while (line_.size() - at_ >= kWideGap.size() && is_wide_gap(line_.data() + at_))
            at_ += kWideGap.size();
        while (at_ < line_.size() && is_blank(line_[at_]))
            ++at_;
        return at_ < line_.size();
    }

    void take_word(std::string_view here)
    {
        if (const std::size_t roll = roll_length(here)) {
            begin_cell(roll);
            at_ += roll;
            behind_roll_ = at_;
            behind_text_ = at_;
            take_plain_moves();
        } else if (is_digit(first_char(here))) {
            take_number(here);
        } else if (const std::size_t dump = dump_length(here)) {
            at_ += dump;
            behind_text_ = at_;
        } else if (is_rule(here) && is_row_) {
            ++at_;  // Between columns. In other lines it may be the edge of a box.
        } else if (const std::size_t remark = std::max(bracket_length(here), semicolon_length(here))) {
            take_remark(remark);
        } else {
            if (!belongs_to_roll() && cell_word(here)) begin_cell(0);
            take_text();
        }
    }

    /// The plain moves behind a roll, "13/8* 6/5(2)", which are most of a row. They are what `take_word`
    /// would take word by word: a word with a slash behind its number is neither a roll nor the number of a
    /// row.
    void take_plain_moves()
    {
        moves_ = notation::plain_moves_in_front(line_.substr(at_));
        at_ += moves_.length;
        behind_text_ = at_;
        behind_moves_ = at_;
    }

    void take_text()
    {
        const std::size_t start = at_;
        skip_word();
        keep(start);
    }

    /// A move, or the number of a row. Galaxy has two in a row: "9) 54: 24/20     10) Losses 1 point".
    void take_number(std::string_view here)
    {
        const std::size_t start = at_;
        skip_word();
        const bool may_be_one = line_[at_ - 1] == ')' || line_[at_ - 1] == '.';
        if (may_be_one && number_length(here) == at_ - start) {
            is_row_ = true;
        } else {
            keep(start);
        }
    }

    /// What has been stepped over since `start` belongs to the cell.
    void keep(std::size_t start)
    {
        if (!start_) start_ = start;
        remark_.reset();
        behind_text_ = at_;
    }

    /// What is in brackets belongs to the cell, whatever it is.
    void take_remark(std::size_t length)
    {
        if (!start_) start_ = at_;
        if (!remark_ && behind_roll_ != behind_text_) remark_ = at_;
        at_ += length;
        behind_text_ = at_;
    }

    /// To a blank, or behind a bracket, where another word may begin.
    void skip_word()
    {
        const auto goes_on = [](char c) { return c > ')' || (!is_blank(c) && c != '(' && c != ')'); };
        while (at_ < line_.size() && goes_on(line_[at_]))
            ++at_;
        if (at_ == line_.size() || is_blank(line_[at_])) return;
        const bool closes = line_[at_] == ')';
        const std::size_t dump = closes ? 0 : dump_length(line_.substr(at_));
        at_ += std::max<std::size_t>(dump, 1);
        if (!closes && dump == 0) skip_word();
    }

    /// "54: Concedes", "31: ????": the word stands for the play.
    [[nodiscard]] bool belongs_to_roll() const { return behind_roll_ && at_ <= *behind_roll_ + 1; }

    void begin_cell(std::size_t roll_length)
    {
        end_cell();
        start_ = at_;
        roll_length_ = roll_length;
        remark_.reset();
        is_row_ = true;
    }

    void end_cell()
    {
        if (!start_) return;
        const std::string_view text = line_.substr(*start_, behind_text_ - *start_);
        PlacedCell& placed = cells_.emplace_back();
        placed.text = text;
        placed.column = column_of(*start_);
        if (roll_length_ == 0) {
            placed.cell = cell_of_words(text);
            return;
        }
        placed.cell.emplace(cell_with_roll(text, roll_length_, moves()));
        if (remark_) placed.cell->remark = line_.substr(*remark_, behind_text_ - *remark_);
    }

    /// The moves of the cell, if it has no others.
    [[nodiscard]] std::optional<notation::Moves> moves() const
    {
        const bool are_all = moves_.length > 0 && behind_moves_ == behind_text_;
        return are_all ? std::optional(moves_.moves) : std::nullopt;
    }

    std::size_t column_of(std::size_t at)
    {
        if (is_plain_) return at;
        column_ = column_behind(line_.substr(counted_, at - counted_), column_);
        counted_ = at;
        return column_;
    }

    std::string_view line_;
    std::vector<PlacedCell>& cells_;
    bool is_plain_;
    std::size_t at_ = 0;
    std::optional<std::size_t> start_;        ///< Where the cell began that has not ended yet.
    std::size_t roll_length_ = 0;             ///< Of the roll that it begins with, if it does.
    std::size_t behind_text_ = 0;             ///< Where its text ends: behind the last word but row numbers.
    std::optional<std::size_t> remark_;       ///< Where the remark begins that ends its text.
    bool is_row_ = false;                     ///< A row number or a cell has been found.
    std::optional<std::size_t> behind_roll_;  ///< Behind the colon of the last roll.
    notation::PlainMoves moves_;              ///< Those behind the last roll, which end at `behind_moves_`.
    std::size_t behind_moves_ = 0;
    std::size_t column_ = 0;  ///< Of `counted_`: columns are counted on from cell to cell.
    std::size_t counted_ = 0;
};

}  // namespace

std::optional<std::string_view> after_row_number(std::string_view line)
{
    const std::string_view text = trimmed_left(line);
    const std::size_t length = number_length(text);
    return length > 0 ? std::optional(text.substr(length)) : std::nullopt;
}

void split_row(std::string_view line, std::vector<PlacedCell>& cells)
{
    if (line.size() > kLongestRow) {
        cells.push_back({.text = trimmed(line), .cell = {}});
        return;
    }
    CellFinder(line, cells).find();
}

}  // namespace gammonkit::mat
