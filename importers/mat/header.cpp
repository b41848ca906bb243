#include "importers/mat/header.hpp"

#include "support/ends.hpp"
#include "support/fold_case.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <unordered_map>

namespace gammonkit::mat {
namespace {

struct VariantName {
    std::string_view name;
    Variant variant;
};

constexpr std::array kVariantNames{
    VariantName{"Backgammon", Variant::standard},
    VariantName{"Standard", Variant::standard},
    VariantName{"NackGammon", Variant::nackgammon},
    VariantName{"HyperGammon", Variant::hypergammon_3},
    VariantName{"HyperGammon (1)", Variant::hypergammon_1},
    VariantName{"HyperGammon (2)", Variant::hypergammon_2},
    VariantName{"HyperGammon (3)", Variant::hypergammon_3},
    VariantName{"LongGammon", Variant::long_gammon},
    VariantName{"Long gammon", Variant::long_gammon},
};

std::optional<Variant> variant_named(std::string_view name)
{
    const auto found = std::find_if(kVariantNames.begin(), kVariantNames.end(),
                                    [&](const VariantName& v) { return equals_ignoring_case(v.name, name); });
    return found == kVariantNames.end() ? variant_from(lowered(name)) : std::optional(found->variant);
}

/// "2004.02.29", also with other separators.
std::optional<Date> date_of(std::string_view text)
{
    text = trimmed(text);
    if (text.size() != 10 || is_digit(text[4]) || is_digit(text[7])) return std::nullopt;
    const auto year = parse_int(text.substr(0, 4));
    const auto month = parse_int(text.substr(5, 2));
    const auto day = parse_int(text.substr(8, 2));
    return year && month && day ? date_from(*year, *month, *day) : std::nullopt;
}

std::optional<bool> on_or_off(std::string_view text)
{
    for (const std::string_view yes : {"on", "yes", "true", "1"}) {
        if (equals_ignoring_case(text, yes)) return true;
    }
    for (const std::string_view no : {"off", "no", "false", "0"}) {
        if (equals_ignoring_case(text, no)) return false;
    }
    return std::nullopt;
}

/// Nothing for what is no value of a cube: "x", "-1", "3".
std::optional<int> cube_limit_of(std::string_view value)
{
    const std::optional<int> limit = parse_int(value);
    return limit && is_cube_value(*limit) ? limit : std::nullopt;
}

/// True if the value of a tag that is known says nothing: a date "2024.13.x", a rule "Onn".
bool is_unreadable(const Tag& tag)
{
    const std::string key = lowered(tag.key);
    if (key == "eventdate") return !date_of(tag.value) && std::ranges::any_of(tag.value, is_digit);
    if (key == "cubelimit") return !cube_limit_of(tag.value);
    const bool is_rule = key == "crawford" || key == "jacoby" || key == "beaver";
    return is_rule && !on_or_off(tag.value);
}

/// True for the length of a match or the number of a game that is none: "99999999999999999999 point match".
bool resembles_heading(std::string_view line)
{
    constexpr std::array<std::string_view, 2> kLengths{"point match", "points match"};
    constexpr std::string_view kGame = "Game ";
    const bool of_game = starts_with_ignoring_case(line, kGame) && line.size() > kGame.size() &&
                         std::ranges::all_of(trimmed(line.substr(kGame.size())), is_digit);
    return of_game ||
           std::ranges::any_of(kLengths, [&](std::string_view end) { return line.ends_with(end); });
}

/// True if a comment was meant to be a tag: `[Player 2`, `Event "Paris"]`.
bool is_broken_tag(std::string_view comment)
{
    const bool opens = comment.starts_with('[');
    if (!opens && !comment.ends_with("\"]")) return false;
    const std::string_view key = comment.substr(opens ? 1 : 0);
    return std::ranges::any_of(kTagKeys, [&](std::string_view known) {
        return equals_ignoring_case(trimmed(key.substr(0, known.size())), known);
    });
}

/// Sets what is not set yet. False if `value` means nothing here, so that the tag is kept as it is.
bool set(std::string& field, std::string_view value)
{
    if (!field.empty()) return false;
    field = trimmed(value);
    return true;
}

template <class T>
bool set(std::optional<T>& field, std::optional<T> value)
{
    if (field || !value) return false;
    field = value;
    return true;
}

/// Reads the tags of one header.
class HeaderReader {
public:
    HeaderReader(const SourceText& source, Match& match, Reporter& reporter)
        : source_(source), match_(match), reporter_(reporter)
    {
    }

    void read(const std::vector<std::string_view>& lines)
    {
        for (const std::string_view line : lines) {
            if (trimmed(line).empty()) continue;
            if (const std::optional<Tag> tag = tag_of(line)) {
                if (!trimmed(tag->value).empty() && !place(*tag)) keep(*tag);
            } else {
                add_comment(line, is_comment(line) ? comment_text(line) : trimmed(line));
            }
        }
    }

    /// Gives names and ratings of the tags "Player 1" and "Player 2" to the players of the score line. Their
    /// order says little: XG calls the right player 1, others the left. So the names decide.
    void settle_players(const ByPlayer<std::string_view>& names)
    {
        for (const Player player : kPlayers)
            name(player, trimmed(names[player]));
        const bool crossed = is_named(tagged_.first, names.second) || is_named(tagged_.second, names.first);
        const bool straight = is_named(tagged_.first, names.first) || is_named(tagged_.second, names.second);
        const Player first = crossed && !straight ? Player::second : Player::first;
        rate(first, tagged_.first);
        rate(opponent(first), tagged_.second);
        take_real_name(first, tagged_.first);
        take_real_name(opponent(first), tagged_.second);
        const bool rated =
            (tagged_.first.elo || tagged_.second.elo) && tagged_.first.elo != tagged_.second.elo;
        if (rated && !crossed && !straight) {
            reporter_.report(warning_at(source_, tagged_.first.elo ? *tagged_.first.elo : *tagged_.second.elo,
                                        "whose-rating",
                                        "the score line has other names than the tags: taking the first "
                                        "rating as that of the left player"));
        }
        keep_other_name("Player 1", tagged_.first, names[first]);
        keep_other_name("Player 2", tagged_.second, names[opponent(first)]);
    }

private:
    struct Tagged {
        std::optional<std::string_view> name;
        std::optional<std::string_view> elo;
    };

    bool place(const Tag& tag)
    {
        const std::string key = lowered(tag.key);
        if (key == "player 1") return set(tagged_.first.name, std::optional(tag.value));
        if (key == "player 2") return set(tagged_.second.name, std::optional(tag.value));
        if (key == "player 1 elo") return set(tagged_.first.elo, std::optional(tag.value));
        if (key == "player 2 elo") return set(tagged_.second.elo, std::optional(tag.value));
        return place_event(key, tag.value) || place_rule(key, tag.value);
    }

    bool place_event(std::string_view key, std::string_view value)
    {
        if (key == "site") return set(match_.place, value);
        if (key == "event") return set(match_.event, value);
        if (key == "round") return set(match_.round, value);
        if (key == "eventdate" || key == "date") return set(match_.date, date_of(value));
        if (key == "eventtime" || key == "time") return set(match_.time, value);
        if (key == "transcriber") return set(match_.annotator, value);
        if (key == "match id") return set(match_.match_id, value);
        return false;
    }

    bool place_rule(std::string_view key, std::string_view value)
    {
        Rules& rules = match_.rules;
        if (key == "crawford") return set(rules.crawford, on_or_off(value));
        if (key == "jacoby") return set(rules.jacoby, on_or_off(value));
        if (key == "beaver") return set(rules.beavers, on_or_off(value));
        if (key == "cubelimit") return set(rules.cube_limit, cube_limit_of(value));
        if (key != "variation") return false;
        const std::optional<Variant> variant = variant_named(trimmed(value));
        if (variant) rules.variant = *variant;
        return variant.has_value();
    }

    void keep(const Tag& tag)
    {
        if (equals_ignoring_case(tag.key, "variation")) {
            reporter_.report(
                warning_at(source_, tag.value, "unknown-variant",
                           fmt::format("unknown variation \"{}\": reading it as backgammon", tag.value)));
        }
        if (is_unreadable(tag)) {
            warn_of_tag(tag.value, fmt::format("\"{:.40}\" is not understood: it is kept", tag.value));
        } else if (is_misspelt(tag.key, kTagKeys)) {
            warn_of_tag(tag.key, fmt::format("there is no tag \"{:.40}\": it is kept", tag.key));
        }
        keep(tag.key, tag.value);
    }

    void warn_of_tag(std::string_view where, std::string message)
    {
        reporter_.report(warning_at(source_, where, "mat-tag", std::move(message)));
    }

    void keep(std::string_view key, std::string_view value)
    {
        const auto [known, is_new] = kept_.try_emplace(fmt::format("mat:{}", key), match_.extras.size());
        if (is_new) match_.extras.push_back({.key = known->first, .values = {}});
        match_.extras[known->second].values.emplace_back(value);
    }

    void add_comment(std::string_view line, std::string_view text)
    {
        if (!is_comment(line) && resembles_heading(trimmed(text))) {
            reporter_.report(warning_at(source_, line, "mat-heading",
                                        "this heading is not understood: it is kept as a comment"));
        }
        const bool may_be_tag =
            trimmed_left(line).starts_with(';') || (!is_comment(line) && trimmed(text).ends_with("\"]"));
        if (may_be_tag && is_broken_tag(trimmed(text)))
            warn_of_tag(line, "this tag is not understood: it is kept as a comment");
        if (text.empty() && match_.comment.empty()) return;
        if (!match_.comment.empty()) match_.comment += '\n';
        match_.comment += text;
    }

    [[nodiscard]] static bool is_named(const Tagged& tagged, std::string_view name)
    {
        if (!tagged.name || trimmed(*tagged.name).empty()) return false;
        return trimmed(*tagged.name) == trimmed(name) || trimmed(*tagged.name) == without_rating(name).name ||
               is_longer(*tagged.name, without_rating(name).name);
    }

    /// "Lasse Hjorth" is the real name of "lasse": one holds the other.
    [[nodiscard]] static bool is_longer(std::string_view name, std::string_view nick)
    {
        constexpr std::size_t kShortestNick = 3;
        nick = trimmed(nick);
        return nick.size() >= kShortestNick && trimmed(name).size() > nick.size() &&
               folded(name).find(folded(nick)) != std::string::npos;
    }

    void take_real_name(Player player, const Tagged& tagged)
    {
        std::string& name = match_.players[player].name;
        if (tagged.name && is_longer(*tagged.name, name)) name = trimmed(*tagged.name);
    }

    /// "nori,1774" is a name with a rating, unless a tag says that it is all name.
    void name(Player player, std::string_view written)
    {
        PlayerInfo& info = match_.players[player];
        const bool all_name = tagged_.first.name == written || tagged_.second.name == written;
        const NameAndRating parts =
            all_name ? NameAndRating{.name = written, .rating = {}} : without_rating(written);
        info.name = parts.name;
        info.rating = parts.rating;
    }

    void rate(Player player, const Tagged& tagged)
    {
        if (tagged.elo && !tagged.elo->empty()) match_.players[player].rating = trimmed(*tagged.elo);
    }

    void keep_other_name(std::string_view key, const Tagged& tagged, std::string_view name)
    {
        if (tagged.name && !is_named(tagged, name)) keep(key, *tagged.name);
    }

    const SourceText& source_;
    Match& match_;
    Reporter& reporter_;
    ByPlayer<Tagged> tagged_;
    std::unordered_map<std::string, std::size_t> kept_;  ///< Which extra holds a key: there may be many.
};

}  // namespace

NameAndRating without_rating(std::string_view name)
{
    constexpr double kLeastRating = 100;
    const std::size_t comma = name.rfind(',');
    if (comma == std::string_view::npos || comma + 1 == name.size()) return {.name = name, .rating = {}};
    const std::string_view tail = name.substr(comma + 1);
    const std::optional<double> rating = is_digit(first_char(tail)) ? parse_double(tail) : std::nullopt;
    if (!rating || *rating < kLeastRating) return {.name = name, .rating = {}};
    return {.name = trimmed(name.substr(0, comma)), .rating = tail};
}

void read_header(const MatchLines& lines, const ByPlayer<std::string_view>& names, const SourceText& source,
                 Match& match, Reporter& reporter)
{
    match.rules.length = lines.length ? match_length(*lines.length).value_or(0) : 0;
    HeaderReader reader(source, match, reporter);
    reader.read(lines.header);
    reader.settle_players(names);
}

}  // namespace gammonkit::mat
