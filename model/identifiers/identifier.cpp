#include "model/identifiers/identifier.hpp"

#include "model/identifiers/identifier_text.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/ogid.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

bool consists_of(std::string_view text, std::string_view letters)
{
    return text.find_first_not_of(letters) == std::string_view::npos;
}

bool looks_like_xgid(const std::vector<std::string_view>& fields)
{
    constexpr std::string_view kBoardLetters = "-ABCDEFGHIJKLMNOPabcdefghijklmnop";
    return fields.size() >= 8 && fields[0].size() >= 12 && consists_of(fields[0], kBoardLetters);
}

bool looks_like_ogid(const std::vector<std::string_view>& fields)
{
    constexpr std::string_view kPlaces = "0123456789abcdefghijklmnopq";
    return fields.size() >= 3 && consists_of(fields[0], kPlaces) && consists_of(fields[1], kPlaces) &&
           fields[2].size() >= 3 && consists_of(fields[2].substr(0, 1), "WBND?") && is_digit(fields[2][1]);
}

bool has_gnubg_word(std::string_view text)
{
    const std::vector<std::string_view> words = base64_words(text);
    return std::any_of(words.begin(), words.end(), [](std::string_view word) {
        return word.size() == kMatchIdLetters || word.size() == kPositionIdLetters;
    });
}

Result<GameState> read_as(IdentifierKind kind, std::string_view text, Variant variant)
{
    switch (kind) {
    case IdentifierKind::xgid:
        return state_from_xgid(text, variant);
    case IdentifierKind::ogid:
        return state_from_ogid(text, variant);
    case IdentifierKind::gnubg:
        break;
    }
    return state_from_gnubg_id(text, variant);
}

}  // namespace

std::optional<IdentifierKind> identifier_kind(std::string_view text)
{
    const std::string bare = bare_identifier(text, {});
    if (starts_with_ignoring_case(bare, "XGID")) return IdentifierKind::xgid;
    if (starts_with_ignoring_case(bare, "OGID")) return IdentifierKind::ogid;
    const std::vector<std::string_view> fields = split(bare, ':');
    // An OGID first: its checkers may look like the board of an XGID, but its cube never like an owner.
    if (looks_like_ogid(fields)) return IdentifierKind::ogid;
    if (looks_like_xgid(fields)) return IdentifierKind::xgid;
    if (has_gnubg_word(bare)) return IdentifierKind::gnubg;
    return std::nullopt;
}

Result<IdentifiedState> state_from_identifier(std::string_view text, Variant variant)
{
    const std::optional<IdentifierKind> kind = identifier_kind(text);
    if (!kind) {
        return failure("identifier",
                       fmt::format("expected an XGID, an OGID, a Position ID or a Match ID, not \"{:.60}\"",
                                   trimmed(text)));
    }
    GK_TRY(const GameState state, read_as(*kind, text, variant));
    return IdentifiedState{.kind = *kind, .state = state};
}

}  // namespace gammonkit
