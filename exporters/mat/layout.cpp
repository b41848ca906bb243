#include "exporters/mat/layout.hpp"

#include "formats/mat/mat_comments.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit::mat {
namespace {

constexpr std::size_t kNumberWidth = 3;

}  // namespace

Dialect dialect_named(std::string_view name)
{
    if (name == "xg") {
        return {.moves = {.bar_and_off = notation::BarAndOff::words_capitalized, .merge = true},
                .left_width = 34,
                .names_column = 39,
                .xg_words = true};
    }
    if (name == "snowie") return {.moves = {}, .comments = false, .dumps_illegal_plays = true};
    return {.moves = {}};
}

void write_comment(std::string& out, std::string_view text)
{
    for (const std::string_view line : split(text, '\n')) {
        const char sign = means_something(line) ? '#' : ';';
        const std::string said = one_line(trimmed_right(line));
        fmt::format_to(std::back_inserter(out), "{}{}{}\n", sign, said.empty() ? "" : " ", said);
    }
}

void add_padded(std::string& out, std::string_view text, std::size_t width)
{
    out += text;
    const std::size_t length = code_points(text);
    if (length < width) out.append(width - length, ' ');
}

void RowWriter::row(std::string_view left, std::string_view right)
{
    if (!continues_) ++number_;
    continues_ = false;
    after_comment_ = false;
    const fmt::format_int number(number_);
    if (number.size() < kNumberWidth) out_.append(kNumberWidth - number.size(), ' ');
    out_.append(number.data(), number.size());
    out_ += ") ";
    const std::size_t left_at = out_.size();
    add_padded(out_, left, dialect_.left_width);
    // A left cell that is too long pushes the right one on, but never touches it.
    if (!right.empty() && out_.size() - left_at == left.size()) out_ += ' ';
    out_ += right;
    out_ += '\n';
}

void RowWriter::cell(Player player, std::string_view text)
{
    if (player == Player::first) {
        finish();
        continues_ = false;
        left_ = text;
        has_left_ = true;
    } else {
        row(has_left_ ? std::string_view(left_) : "", text);
        has_left_ = false;
    }
}

void RowWriter::finish()
{
    if (!has_left_) return;
    row(left_, "");
    has_left_ = false;
}

void RowWriter::line(std::string_view text)
{
    const bool interrupts = has_left_;
    finish();
    continues_ = continues_ || interrupts;
    after_comment_ = false;
    out_ += text;
    out_ += '\n';
}

void RowWriter::comment(std::string_view text)
{
    std::string lines = after_comment_ && !has_left_ ? "\n" : "";
    write_comment(lines, text);
    lines.pop_back();
    line(lines);
    after_comment_ = true;
}

void RowWriter::result(Player winner, std::string_view text, bool beside_drop)
{
    if (beside_drop && has_left_) return cell(Player::second, fmt::format(" {} ", text));
    finish();
    const std::size_t indent = winner == Player::first ? 6 : dialect_.left_width + 6;
    out_.append(indent, ' ').append(text) += '\n';
}

}  // namespace gammonkit::mat
