#include "model/transform/relabel.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

void set(std::string_view what, std::string& text, const std::optional<std::string>& label,
         std::vector<std::string>& done)
{
    if (!label || *label == text) return;
    done.push_back(text.empty() ? fmt::format("{}: {}", what, *label)
                                : fmt::format("{}: {}, not {}", what, *label, text));
    text = *label;
}

std::string in_words(int length)
{
    return length == 0 ? "a money session" : fmt::format("a match to {}", length);
}

}  // namespace

std::vector<std::string> relabel(ByPlayer<PlayerInfo>& players,
                                 const ByPlayer<std::optional<std::string>>& names)
{
    std::vector<std::string> done;
    set("the first player", players.first.name, names.first, done);
    set("the second player", players.second.name, names.second, done);
    return done;
}

std::vector<std::string> relabel(Match& match, const Labels& labels)
{
    std::vector<std::string> done = relabel(match.players, labels.names);
    set("the first player's rating", match.players.first.rating, labels.ratings.first, done);
    set("the second player's rating", match.players.second.rating, labels.ratings.second, done);
    set("the event", match.event, labels.event, done);
    set("the round", match.round, labels.round, done);
    set("the place", match.place, labels.place, done);
    set("the annotator", match.annotator, labels.annotator, done);
    if (labels.date) {
        std::string date = match.date ? to_string(*match.date) : "";
        set("the date", date, to_string(*labels.date), done);
        match.date = labels.date;
    }
    return done;
}

std::vector<std::string> rename(ByPlayer<PlayerInfo>& players,
                                const std::function<std::string(const std::string& name)>& new_name)
{
    return relabel(players, {new_name(players.first.name), new_name(players.second.name)});
}

std::vector<std::string> set_length(Match& match, int length)
{
    if (match.rules.length == length) return {};
    std::vector<std::string> done{
        fmt::format("this is {}, not {}", in_words(length), in_words(match.rules.length))};
    match.rules.length = length;
    if (length == 0) {
        match.rules.crawford.reset();
        for (Game& game : match.games)
            game.crawford.reset();
    }
    return done;
}

}  // namespace gammonkit
