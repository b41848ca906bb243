#include "importers/bgf/types.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace gammonkit::bgf {
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
};
constexpr Type kWhole{is_whole, "a whole number"};
constexpr Type kNumber{is_number, "a number"};
constexpr Type kFlag{is_flag, "true or false"};
constexpr Type kText{is_text, "a text"};
constexpr Type kPoints{is_list_of_whole, "a list of whole numbers"};
constexpr Type kObject{is_object, "an object"};
constexpr Type kList{is_list, "a list"};

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
                              {"wonPoints", kWhole},  {"wasResignation", kFlag}, {"initial", kObject}};
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
        for (const Member& known : members) {
            const Json* const value = member(object, known.name);
            if (value != nullptr && !known.type.fits(*value))
                tell(Severity::warning, known.name, known.type, *value);
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

}  // namespace

void check_types(const Json& document, Reporter& reporter)
{
    Walk(reporter).match(document);
}

}  // namespace gammonkit::bgf
