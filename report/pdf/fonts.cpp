#include "report/pdf/fonts.hpp"

#include "support/letters/direction.hpp"

#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

Result<TextFont> main_font(std::string_view name)
{
    Result<FontFile> file = FontFile::open(std::filesystem::path(GAMMONKIT_FONT_FOLDER) / name);
    if (!file) {
        return failure("font", fmt::format("cannot use the font {}: {}", name, file.error().message),
                       "the Debian package fonts-dejavu-core has it");
    }
    return TextFont(*std::move(file));
}

/// A line as its letters stand from left to right. `room` holds it where that is not how it is read.
std::string_view in_order(std::string_view utf8, std::string& room)
{
    if (!has_right_to_left(utf8)) return utf8;
    room = in_visual_order(utf8);
    return room;
}

}  // namespace

Fonts::Fonts(TextFont regular, TextFont bold, std::optional<TextFont> other)
    : regular_(std::move(regular)), bold_(std::move(bold)), other_(std::move(other))
{
}

Result<Fonts> Fonts::open()
{
    GK_TRY(TextFont regular, main_font("DejaVuSans.ttf"));
    GK_TRY(TextFont bold, main_font("DejaVuSans-Bold.ttf"));
    std::optional<TextFont> other;
    if (Result<FontFile> file = FontFile::open(GAMMONKIT_OTHER_FONT)) other.emplace(*std::move(file));
    return Fonts(std::move(regular), std::move(bold), std::move(other));
}

/// The regular font and the bold one have nearly the same letters.
bool Fonts::is_other(char32_t character) const
{
    return character >= 0x80 && other_ && !regular_.has(character) && other_->has(character);
}

bool Fonts::have(char32_t character) const
{
    return regular_.has(character) || is_other(character);
}

/// Calls `f` with each part of a line that one font shows, and whether that is the third.
template <class F>
void Fonts::for_each_run(std::string_view utf8, F f) const
{
    std::string room;
    utf8 = in_order(utf8, room);
    std::size_t begin = 0;
    bool other = false;
    for (std::size_t at = 0; at < utf8.size();) {
        const std::size_t here = at;
        const bool is_now = is_other(next_character(utf8, at));
        if (is_now == other) continue;
        if (here > begin) f(utf8.substr(begin, here - begin), other);
        begin = here;
        other = is_now;
    }
    if (begin < utf8.size()) f(utf8.substr(begin), other);
}

double Fonts::width(std::string_view utf8, bool bold) const
{
    double sum = 0;
    for_each_run(utf8, [&](std::string_view part, bool other) {
        const TextFont& main = bold ? bold_ : regular_;
        sum += (other ? *other_ : main).width(part);
    });
    return sum;
}

std::vector<TextRun> Fonts::runs(std::string_view utf8, bool bold)
{
    std::vector<TextRun> runs;
    for_each_run(utf8, [&](std::string_view part, bool other) {
        TextFont& main = bold ? bold_ : regular_;
        runs.push_back({.font = other  ? "F3"
                                : bold ? "F2"
                                       : "F1",
                        .codes = (other ? *other_ : main).codes(part)});
    });
    return runs;
}

}  // namespace gammonkit::pdf
