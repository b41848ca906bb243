#include "formats/bgf/format.hpp"

#include "importers/bgf/bgf_file.hpp"
#include "importers/bgf/game_reader.hpp"
#include "importers/bgf/values.hpp"
#include "model/match.hpp"
#include "model/replay.hpp"
#include "support/diagnostic.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace gammonkit {
namespace bgf {
namespace {

bool is_whole(const Json& value)
{
    return integer(&value).has_value();
}

bool is_flag(const Json& value)
{
    return flag(&value).has_value();
}

bool is_text(const Json& value)
{
    return value.is_string() || value.is_number();
}

bool is_list_of_whole(const Json& value)
{
    return value.is_array() && std::ranges::all_of(value, is_whole);
}

bool is_object(const Json& value)
{
    return value.is_object();
}

bool is_list(const Json& value)
{
    return value.is_array();
}

/// What a value must be, as a predicate and in words.
struct Type {
    bool (*fits)(const Json&);
    std::string_view name;
    bool may_be_null = false;  ///< Null says that there is none.
};
constexpr Type kWhole{is_whole, "a whole number"};
constexpr Type kNumber{is_number, "a number"};
constexpr Type kFlag{is_flag, "true or false"};
constexpr Type kText{is_text, "a text", true};
constexpr Type kPoints{is_list_of_whole, "a list of whole numbers"};
constexpr Type kBoard{is_object, "an object"};
constexpr Type kObject{is_object, "an object", true};
constexpr Type kList{is_list, "a list", true};

struct Member {
    std::string_view name;
    Type type;
};
constexpr Member kOfMatch[] = {{"matchlen", kWhole},   {"nameGreen", kText}, {"nameRed", kText},
                               {"event", kText},       {"location", kText},  {"site", kText},
                               {"round", kText},       {"date", kText},      {"useCrawford", kFlag},
                               {"useCube", kFlag},     {"useJacoby", kFlag}, {"useBeaver", kFlag},
                               {"ratingGreen", kText}, {"ratingRed", kText}, {"cubeLimit", kWhole},
                               {"finalGreen", kWhole}, {"finalRed", kWhole}};
constexpr Member kOfGame[] = {{"scoreGreen", kWhole}, {"scoreRed", kWhole},      {"isCrawford", kFlag},
                              {"wonPoints", kWhole},  {"wasResignation", kFlag}, {"initial", kBoard}};
constexpr Member kOfInitial[] = {{"points", kPoints}, {"cube", kWhole}, {"cubeOwner", kWhole}};
constexpr Member kOfMove[] = {
    {"type", kText}, {"player", kWhole}, {"green", kWhole},   {"red", kWhole},   {"from", kPoints},
    {"to", kPoints}, {"ply", kWhole},    {"equity", kObject}, {"luck", kObject}, {"moveAnalysis", kList}};
constexpr Member kOfLuck[] = {{"mode", kText}, {"luckPlain", kNumber}, {"luckWeighted", kNumber}};
constexpr Member kOfCandidate[] = {{"move", kObject}, {"ply", kWhole}, {"played", kFlag}, {"eq", kObject}};
constexpr Member kOfEnds[] = {{"from", kPoints}, {"to", kPoints}};
constexpr Member kOfEquity[] = {{"hasEMG", kFlag},         {"emg", kNumber},       {"matchEquity", kNumber},
                                {"equity", kNumber},       {"myWins", kNumber},    {"myGammon", kNumber},
                                {"myBackGammon", kNumber}, {"oppGammon", kNumber}, {"oppBackGammon", kNumber},
                                {"cubeDecision", kObject}};
constexpr Member kOfCube[] = {{"hasDoubled", kFlag},     {"hasAccepted", kFlag},    {"eqNoDouble", kNumber},
                              {"eqDoubleTake", kNumber}, {"eqDoublePass", kNumber}, {"eqCubeFul", kNumber},
                              {"eqCubeFull", kNumber}};

/// Walks over a document; `place_` says where it is.
class Walk {
public:
    explicit Walk(Reporter& reporter) : reporter_(reporter) {}

    void match(const Json& document)
    {
        check(&document, kOfMatch);
        const Json* const games = member(&document, "games");
        if (games != nullptr && !games->is_array()) tell(Severity::error, "games", kList, *games);
        for (std::size_t i = 0; i < size_of(games); ++i)
            game(*element(games, i), i + 1);
    }

private:
    void game(const Json& game, std::size_t number)
    {
        place_ = fmt::format("game {}: ", number);
        if (!game.is_object()) return tell(Severity::error, "games", kObject, game);
        check(&game, kOfGame);
        check(member(&game, "initial"), kOfInitial);
        const Json* const moves = member(&game, "moves");
        if (moves == nullptr || !moves->is_array())
            tell(Severity::error, "moves", kList, moves == nullptr ? Json() : *moves);
        for (std::size_t i = 0; i < size_of(moves); ++i) {
            place_ = fmt::format("game {}, move {}: ", number, i + 1);
            move(*element(moves, i));
        }
    }

    void move(const Json& move)
    {
        if (!move.is_object()) return tell(Severity::error, "moves", kObject, move);
        check(&move, kOfMove);
        check(member(&move, "luck"), kOfLuck);
        equity(member(&move, "equity"));
        const Json* const candidates = member(&move, "moveAnalysis");
        for (std::size_t i = 0; i < size_of(candidates); ++i) {
            const Json* const candidate = element(candidates, i);
            check(candidate, kOfCandidate);
            check(member(candidate, "move"), kOfEnds);
            equity(member(candidate, "eq"));
        }
    }

    void equity(const Json* equity)
    {
        check(equity, kOfEquity);
        check(member(equity, "cubeDecision"), kOfCube);
    }

    void check(const Json* object, std::span<const Member> members)
    {
        if (object == nullptr || !object->is_object()) return;
        for (const auto& [name, type] : members) {
            const auto found = object->find(name);
            const bool says_nothing = found == object->end() || (found->is_null() && type.may_be_null);
            if (!says_nothing && !type.fits(*found)) tell(Severity::warning, name, type, *found);
        }
    }

    void tell(Severity severity, std::string_view name, Type type, const Json& value)
    {
        reporter_.report({.severity = severity,
                          .code = "bgf-type",
                          .message = fmt::format("{}\"{}\" holds {:.40} where {} belongs: left out", place_,
                                                 name, as_json(&value), type.name)});
    }

    Reporter& reporter_;
    std::string place_;
};

/// Tells every value that is read and is of a type that its member cannot have: it counts as missing. A game
/// or a list of moves that is lost with it is an error, anything else a warning.
void check_types(const Json& document, Reporter& reporter)
{
    Walk(reporter).match(document);
}

constexpr std::array<std::string_view, 12> kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};

std::optional<Date> in_numbers(std::string_view written)
{
    std::string plain(written);
    std::replace(plain.begin(), plain.end(), '.', '-');
    const std::vector<std::string_view> parts = split(plain, '-');
    if (parts.size() != 3) return std::nullopt;
    const std::optional<int> year = parse_int(parts[0]);
    const std::optional<int> month = parse_int(parts[1]);
    const std::optional<int> day = parse_int(parts[2]);
    return year && month && day ? date_from(*year, *month, *day) : std::nullopt;
}

/// "Nov 2, 2025".
std::optional<Date> in_words(std::string_view written)
{
    const std::vector<std::string_view> parts = words(written);
    if (parts.size() != 3 || !parts[1].ends_with(',')) return std::nullopt;
    const auto* const month =
        std::find(kMonths.begin(), kMonths.end(), std::string_view(lowered(parts[0]).substr(0, 3)));
    const std::optional<int> day = parse_int(parts[1].substr(0, parts[1].size() - 1));
    const std::optional<int> year = parse_int(parts[2]);
    if (month == kMonths.end() || !day || !year) return std::nullopt;
    return date_from(*year, static_cast<int>(month - kMonths.begin()) + 1, *day);
}

void read_rules(const Json* document, Rules& rules, Reporter& reporter)
{
    const int length = integer(member(document, "matchlen")).value_or(0);
    if (length < 0) {
        reporter.report({.severity = Severity::warning,
                         .code = "bgf-length",
                         .message = fmt::format("a match to {} points: reading a money session", length)});
    }
    rules.length = std::max(0, length);
    if (rules.is_money()) {
        rules.jacoby = flag(member(document, "useJacoby"));
        rules.beavers = flag(member(document, "useBeaver"));
    } else {
        rules.crawford = flag(member(document, "useCrawford"));
    }
    const int limit = integer(member(document, "cubeLimit")).value_or(0);
    if (limit > 1 && is_cube_value(limit)) rules.cube_limit = limit;
    if (flag(member(document, "useCube")) == false) rules.cube_limit = 1;
}

void read_players(const Json* document, ByPlayer<PlayerInfo>& players)
{
    players.first.name = text(member(document, "nameGreen"));
    players.second.name = text(member(document, "nameRed"));
    // 0 is no rating that anybody has.
    if (integer(member(document, "ratingGreen")) != 0)
        players.first.rating = text(member(document, "ratingGreen"));
    if (integer(member(document, "ratingRed")) != 0)
        players.second.rating = text(member(document, "ratingRed"));
}

void add_extra(Match& match, const std::string& name, const Json* value)
{
    const bool says_nothing =
        value == nullptr || value->is_null() || (value->is_string() && text(value).empty());
    if (!says_nothing)
        match.extras.push_back({.key = std::string(kExtraPrefix) + name, .values = {as_json(value)}});
}

void read_date(const Json* value, Match& match, Reporter& reporter)
{
    const std::string date = text(value);
    match.date = in_numbers(date);
    if (!match.date) match.date = in_words(date);
    if (match.date) return;
    add_extra(match, "date", value);
    if (date.empty()) return;
    reporter.report({.severity = Severity::warning,
                     .code = "bgf-type",
                     .message = fmt::format("\"date\" holds {:.40} where a date belongs: kept as an extra",
                                            as_json(value))});
}

/// Fills in what the document says of the match as a whole: players, rules, event, place and date. Whatever
/// else it says becomes extras "bgf:NAME", as JSON.
void read_facts(const Json* document, Match& match, Reporter& reporter)
{
    match.source = kProgram;
    read_rules(document, match.rules, reporter);
    read_players(document, match.players);
    match.event = text(member(document, "event"));
    match.round = text(member(document, "round"));
    match.place = text(member(document, "location"));
    if (match.place.empty()) match.place = text(member(document, "site"));
    read_date(member(document, "date"), match, reporter);
    for (const auto& [name, value] : document->items()) {
        if (!is_among(kMatchMembers, name)) add_extra(match, name, &value);
    }
}

ByPlayer<int> score_of(const Json* json, std::string_view green, std::string_view red)
{
    const auto points = [&](std::string_view name) {
        return std::max(0, integer(member(json, name)).value_or(0));
    };
    return {points(green), points(red)};
}

/// The score after game `index`: that before the next one, or the final one.
std::optional<ByPlayer<int>> score_behind(const Json* document, const Json* games, std::size_t index)
{
    if (index + 1 < size_of(games)) return score_of(element(games, index + 1), "scoreGreen", "scoreRed");
    if (member(document, "finalGreen") == nullptr || member(document, "finalRed") == nullptr)
        return std::nullopt;
    return score_of(document, "finalGreen", "finalRed");
}

/// Numbers, scores and the Crawford game, which the turns are read with.
std::vector<Game> headings(const Json* games, const Rules& rules)
{
    std::vector<Game> result(size_of(games));
    for (std::size_t i = 0; i < size_of(games); ++i) {
        result[i].number = static_cast<int>(i) + 1;
        result[i].score = score_of(element(games, i), "scoreGreen", "scoreRed");
        if (!rules.is_money()) result[i].crawford = flag(member(element(games, i), "isCrawford"));
    }
    return result;
}

/// The variant whose start the first game has; the standard one if it has none of them.
Variant variant_of(const Json* games)
{
    const std::optional<Position> start = initial_position(element(games, 0));
    const auto* const found = std::find_if(std::begin(kVariants), std::end(kVariants), [&](Variant variant) {
        return start == starting_position(variant);
    });
    return found == std::end(kVariants) ? Variant::standard : *found;
}

Match match_of(const Json* document, const Json* games, const SourceText& source, Reporter& reporter)
{
    Match match;
    read_facts(document, match, reporter);
    match.rules.variant = variant_of(games);
    match.games = headings(games, match.rules);
    const std::vector<bool> crawford = crawford_games(match);
    for (std::size_t i = 0; i < size_of(games); ++i) {
        read_turns(element(games, i), score_behind(document, games, i), crawford[i], match.rules, source,
                   match.games[i], reporter);
    }
    return match;
}

}  // namespace
}  // namespace bgf

Confidence sniff_bgf(const Sample& sample)
{
    return bgf::header_line(sample.bytes).empty() ? Confidence::none : Confidence::certain;
}

Result<Collection> read_bgf(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const bgf::Json document, bgf::open_bgf(source, reporter));
    bgf::check_types(document, reporter);
    const bgf::Json* const games = bgf::member(&document, "games");
    if (bgf::size_of(games) == 0) return failure("no-game", "the match document holds no games");
    Collection collection;
    collection.matches.push_back(bgf::match_of(&document, games, source, reporter));
    return collection;
}

}  // namespace gammonkit
