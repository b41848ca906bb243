#include "cli/options/identifier_words.hpp"

#include "cli/options/inputs.hpp"
#include "model/identifiers/identifier.hpp"
#include "model/identifiers/match_id.hpp"
#include "model/identifiers/packed_bits.hpp"
#include "model/identifiers/position_id.hpp"

namespace gammonkit::cli {
namespace {

/// True if a word is one identifier of gnubg of so many letters, and no file.
bool is_gnubg_id(const std::string& word, std::size_t letters)
{
    const std::vector<std::string_view> parts = base64_words(word);
    return parts.size() == 1 && parts.front().size() == letters && !names_file(word) &&
           state_from_identifier(word).has_value();
}

}  // namespace

std::vector<std::string> with_marked_xgids(std::vector<std::string> words)
{
    for (std::string& word : words) {
        if (word.starts_with('-') && identifier_kind(word) == IdentifierKind::xgid) word.insert(0, "XGID=");
    }
    return words;
}

std::vector<std::string> with_joined_ids(std::vector<std::string> words)
{
    std::vector<std::string> joined;
    for (std::string& word : words) {
        const bool belongs =
            !joined.empty() && is_match_id_alone(word) && is_gnubg_id(joined.back(), kPositionIdLetters);
        if (!belongs) joined.push_back(std::move(word));
        if (belongs) joined.back() += ":" + word;
    }
    return joined;
}

bool is_match_id_alone(const std::string& word)
{
    return is_gnubg_id(word, kMatchIdLetters);
}

}  // namespace gammonkit::cli
