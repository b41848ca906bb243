#include "exporters/mat/match_writer.hpp"
#include "model/find_extra.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::mat {
namespace {

constexpr std::string_view kOwnExtra = "mat:";

std::string_view variation(Variant variant)
{
    switch (variant) {
    case Variant::standard:
        return "";
    case Variant::nackgammon:
        return "NackGammon";
    case Variant::hypergammon_1:
        return "HyperGammon (1)";
    case Variant::hypergammon_2:
        return "HyperGammon (2)";
    case Variant::hypergammon_3:
        return "HyperGammon (3)";
    case Variant::long_gammon:
        return "LongGammon";
    }
    return "";
}

std::string date_text(const std::optional<Date>& date)
{
    return date ? fmt::format("{:04}.{:02}.{:02}", date->year, date->month, date->day) : "";
}

std::string on_or_off(std::optional<bool> rule)
{
    if (!rule) return "";
    return *rule ? "On" : "Off";
}

/// True for "nori,1774": a reader would take the end for a rating.
bool ends_like_a_rating(std::string_view name)
{
    const std::size_t comma = name.rfind(',');
    return comma != std::string_view::npos && parse_double(name.substr(comma + 1)).has_value();
}

/// Writes the tags of one match; what is not known is left out.
class TagWriter {
public:
    TagWriter(std::string& out, const Match& match) : out_(out), match_(match) {}

    void write()
    {
        tag("Site", match_.place);
        tag("Match ID", match_.match_id);
        tag("Event", match_.event);
        tag("Round", match_.round);
        players();
        tag("EventDate", date_text(match_.date));
        tag("EventTime", match_.time);
        tag("Variation", variation(match_.rules.variant));
        tag("Crawford", on_or_off(match_.rules.crawford));
        tag("Jacoby", on_or_off(match_.rules.jacoby));
        tag("Beaver", on_or_off(match_.rules.beavers));
        if (match_.rules.cube_limit) tag("CubeLimit", std::to_string(*match_.rules.cube_limit));
        tag("Transcriber", match_.annotator);
        extras();
    }

private:
    void tag(std::string_view key, std::string_view value)
    {
        if (value.empty()) return;
        fmt::format_to(std::back_inserter(out_), "; [{} \"{}\"]\n", key, one_line(value));
    }

    /// Names go into tags only where the score line is not enough.
    void players()
    {
        const ByPlayer<PlayerInfo>& players = match_.players;
        const bool needed = std::any_of(std::begin(kPlayers), std::end(kPlayers), [&](Player player) {
            return !players[player].rating.empty() || ends_like_a_rating(players[player].name);
        });
        if (!needed) return;
        if (find_extra(match_.extras, "mat:Player 1") == nullptr) tag("Player 1", players.first.name);
        if (find_extra(match_.extras, "mat:Player 2") == nullptr) tag("Player 2", players.second.name);
        tag("Player 1 Elo", players.first.rating);
        tag("Player 2 Elo", players.second.rating);
    }

    void extras()
    {
        for (const Extra& extra : match_.extras) {
            if (!extra.key.starts_with(kOwnExtra)) continue;
            for (const std::string& value : extra.values)
                tag(std::string_view(extra.key).substr(kOwnExtra.size()), value);
        }
    }

    std::string& out_;
    const Match& match_;
};

/// The length to write. Backgammon Galaxy reads its own single games, which are matches to 16 there.
int length_of(const Match& match, const Dialect& dialect)
{
    constexpr int kGalaxysSingleGame = 16;
    const bool is_single = match.rules.is_money() && match.games.size() == 1;
    return dialect.for_galaxy && is_single ? kGalaxysSingleGame : match.rules.length;
}

/// Both halves of a line, the second in its column, never nearer than two blanks.
void write_halves(std::string& out, std::string_view left, std::string_view right, std::size_t column)
{
    add_padded(out, fmt::format(" {}", left), column);
    if (!out.ends_with("  ")) out += out.ends_with(' ') ? " " : "  ";
    out += right;
    out += '\n';
}

/// A name as it stands in the score line: with the rating, where no tag can hold it.
std::string name_for(const PlayerInfo& player, const Dialect& dialect)
{
    const bool beside = !dialect.comments && parse_double(player.rating).has_value();
    return one_line(beside ? fmt::format("{},{}", player.name, player.rating) : player.name);
}

}  // namespace

void write_header(std::string& out, const Match& match, const Dialect& dialect)
{
    if (dialect.comments) {
        const std::size_t before = out.size();
        TagWriter(out, match).write();
        const bool has_tags = out.size() > before;
        if (!match.comment.empty()) {
            if (has_tags) out += '\n';
            write_comment(out, match.comment);
        }
        if (out.size() > before) out += '\n';
    }
    fmt::format_to(std::back_inserter(out), " {} point match\n\n", length_of(match, dialect));
}

void write_score_line(std::string& out, const Match& match, const Game& game, const Dialect& dialect)
{
    const auto half = [&](Player player) {
        return fmt::format("{} : {}", name_for(match.players[player], dialect), game.score[player]);
    };
    write_halves(out, half(Player::first), half(Player::second), dialect.names_column);
}

void write_names(std::string& out, const Match& match)
{
    constexpr std::size_t kColumn = 32;
    write_halves(out, one_line(match.players.first.name), one_line(match.players.second.name), kColumn);
}

}  // namespace gammonkit::mat
