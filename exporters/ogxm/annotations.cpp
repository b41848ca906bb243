#include "exporters/ogxm/annotations.hpp"

#include "exporters/ogxm/match_section.hpp"
#include "exporters/ogxm/record_bytes.hpp"
#include "formats/ogxm/numbers.hpp"

#include <algorithm>
#include <tuple>

namespace gammonkit::ogxm {
namespace {

struct Note {
    int about = kAboutMatch;
    std::size_t ref = 0;
    std::string_view key = {};
    std::string_view text = {};
};

/// What has a key stands first; the rest in the order in which it was said.
bool goes_before(const Note& a, const Note& b)
{
    const auto order = [](const Note& note) {
        return std::tuple(note.about, note.ref, note.key.empty(), note.key);
    };
    return order(a) < order(b);
}

/// How much of a text one annotation holds: up to a line end, or a blank, or the end of a letter.
std::size_t first_part(std::string_view text)
{
    if (text.size() <= kLongestText) return text.size();
    const std::string_view most = text.substr(0, kLongestText + 1);
    for (const char end : {'\n', ' '}) {
        const std::size_t at = most.rfind(end);
        if (at != std::string_view::npos && at > 0) return at;
    }
    std::size_t at = kLongestText;
    while (at > 1 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
        --at;
    return at;
}

bool is_between(char c)
{
    return c == '\n' || c == ' ';
}

class NoteCollector {
public:
    explicit NoteCollector(const std::vector<GamePlies>& games) : games_(games) {}

    std::vector<Note> collect(const Match& match)
    {
        add(kAboutMatch, 0, match.comment, match.extras);
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            const Game& game = match.games[i];
            add(kAboutGame, i, game.comment, game.extras);
            add_turns(game, i);
            first_ply_ += games_[i].plies;
        }
        std::stable_sort(notes_.begin(), notes_.end(), goes_before);
        return std::move(notes_);
    }

private:
    void add(int about, std::size_t ref, std::string_view comment, const Extras& extras)
    {
        for (const std::string_view part : parts_of_text(comment))
            notes_.push_back({.about = about, .ref = ref, .text = part});
        for (const Extra& extra : extras) {
            if (!is_annotation(extra)) continue;
            const std::string_view key = std::string_view(extra.key).substr(kExtraPrefix.size());
            notes_.push_back({.about = about, .ref = ref, .key = key, .text = extra.values[0]});
        }
    }

    void add_turns(const Game& game, std::size_t index)
    {
        std::optional<std::size_t> ply;
        for (std::size_t at = 0; at < game.turns.size(); ++at) {
            const Turn& turn = game.turns[at];
            const auto& own = games_[index].ply_of[at];
            if (own) ply = first_ply_ + *own;
            const Extras& extras = own ? turn.extras : none_;
            if (ply) {
                add(kAboutPly, *ply, turn.comment, extras);
            } else {
                add(kAboutGame, index, turn.comment, extras);
            }
        }
    }

    const Extras none_ = {};
    const std::vector<GamePlies>& games_;
    std::vector<Note> notes_;
    std::size_t first_ply_ = 0;
};

}  // namespace

std::vector<std::string_view> parts_of_text(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t size = first_part(text);
        parts.push_back(text.substr(0, size));
        text.remove_prefix(size);
        if (!text.empty() && is_between(text.front())) text.remove_prefix(1);
    }
    return parts;
}

bool comes_back(std::string_view text)
{
    std::string read;
    for (const std::string_view part : parts_of_text(text)) {
        if (!read.empty()) read += '\n';
        read += part;
    }
    return read == text;
}

std::string annotations_payload(const Match& match, const std::vector<GamePlies>& games)
{
    std::string payload;
    for (const Note& note : NoteCollector(games).collect(match)) {
        Fields fields;
        if (!note.key.empty()) fields[0] = text_bytes(note.key);
        payload += record_bytes(varint(static_cast<std::uint64_t>(note.about)) + varint(note.ref) +
                                    text_bytes(note.text),
                                fields);
    }
    return payload;
}

}  // namespace gammonkit::ogxm
