#include "importers/mat/cell.hpp"

#include "support/ends.hpp"

namespace gammonkit::mat {
namespace {

bool is_die(char c)
{
    return c >= '1' && c <= '6';
}

/// True for "8/3 ...", "bar/20", "b/20".
bool begins_with_move(std::string_view text)
{
    std::size_t length = 0;
    while (length < 2 && length < text.size() && is_digit(text[length]))
        ++length;
    if (starts_with_ignoring_case(text, "b")) length = starts_with_ignoring_case(text, "bar") ? 3 : 1;
    return length > 0 && length < text.size() && text[length] == '/';
}

}  // namespace

std::size_t odd_roll_length(std::string_view text)
{
    if (text.size() < 3 || !is_die(text[0])) return 0;
    const bool is_apart = text[1] == '-' || text[1] == ',' || text[1] == ' ';
    if (text.size() > 3 && text[3] == ':') return is_apart && is_die(text[2]) ? 4 : 0;
    return is_die(text[1]) && begins_with_move(trimmed_left(text.substr(2))) ? 2 : 0;
}

Cell cell_with_roll(std::string_view text, std::size_t roll_length,
                    const std::optional<notation::Moves>& moves)
{
    const std::string_view rest = trimmed_left(text.substr(roll_length));
    const bool in_points = moves || rest.empty() || is_digit(rest[0]);
    return {.kind = CellKind::roll,
            .first_die = first_char(text) - '0',
            .second_die = text[roll_length == 4 ? 2 : 1] - '0',
            .instead = in_points ? std::nullopt : cell_word(rest),
            .rest = rest,
            .moves = moves};
}

}  // namespace gammonkit::mat
