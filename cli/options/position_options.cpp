#include "cli/options/position_options.hpp"

#include "cli/options/option_table.hpp"
#include "report/render/picture_format.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

constexpr Choice<Bottom> kBottoms[] = {
    {"first", Bottom::first}, {"second", Bottom::second}, {"roller", Bottom::roller}};
constexpr Choice<bool> kSides[] = {{"left", true}, {"right", false}};
constexpr Choice<PointNumbers> kNumbers[] = {
    {"on", PointNumbers::decider}, {"off", PointNumbers::none}, {"fixed", PointNumbers::bottom}};

/// What --without may leave out.
constexpr PartWord<BoardParts> kParts[] = {
    {"names", {&BoardParts::names}},
    {"pips", {&BoardParts::pips}},
    {"scores", {&BoardParts::scores}},
    {"players", {&BoardParts::names, &BoardParts::pips, &BoardParts::scores}},
    {"numbers", {&BoardParts::numbers}},
    {"plays", {&BoardParts::plays}},
    {"ids", {&BoardParts::ids}},
    {"heading", {&BoardParts::heading}},
    {"figures", {&BoardParts::figures}}};

/// "pips,names": all parts but these.
Result<BoardParts> parts_without(std::string_view text)
{
    BoardParts parts;
    const auto unknown = set_parts<BoardParts>(parts, false, text, kParts);
    if (!unknown) return parts;
    return failure("usage", fmt::format("--without: there is no part '{}'", printable(*unknown)),
                   "names, pips, scores, players, numbers, plays, ids, heading or figures");
}

/// "Ann,Bob"
Result<ByPlayer<std::string>> names_from(std::string_view text)
{
    const std::vector<std::string_view> names = split(text, ',');
    if (names.size() == 2)
        return ByPlayer<std::string>{printable(trimmed(names.front())), printable(trimmed(names.back()))};
    return failure("usage", fmt::format("--names needs two names, not '{}'", printable(text)),
                   "with a comma between: --names Ann,Bob");
}

Result<std::vector<PlaceInRecord>> one_place(std::string_view text)
{
    GK_TRY(const PlaceInRecord place, parse_place(text));
    return std::vector{place};
}

/// Takes the number off "g2", if it begins with this letter.
std::optional<int> number_after(char letter, std::string_view part)
{
    if (!part.starts_with(letter)) return std::nullopt;
    const std::optional<int> number = parse_int(part.substr(1));
    return number && *number >= 1 ? number : std::nullopt;
}

}  // namespace

void PlaceOptions::bind(OptionTable& table)
{
    table.in(OptionGroup::place).add("-p,--place", "PLACE", places, one_place);
    bind_game_and_turn(table);
}

void PlaceOptions::bind_several(OptionTable& table)
{
    table.in(OptionGroup::place).add("-p,--place", "PLACES", places, parse_places);
    bind_game_and_turn(table);
}

void PlaceOptions::bind_game_and_turn(OptionTable& table)
{
    table.add("--game", "N", game, {1, 1000000});
    table.add("--turn", "N", turn, {1, 1000000});
}

Result<std::vector<PlaceInRecord>> places_of(const PlaceOptions& options)
{
    if (options.places.empty())
        return std::vector<PlaceInRecord>{{.game = options.game, .turn = options.turn}};
    if (options.game || options.turn)
        return failure("usage", "--place says game and turn already: leave out --game and --turn");
    return options.places;
}

Result<PlaceInRecord> place_of(const PlaceOptions& options)
{
    GK_TRY(const std::vector<PlaceInRecord> places, places_of(options));
    return first_or_empty(places);
}

void DrawingOptions::bind(OptionTable& table)
{
    bind_theme(table, theme);
    table.choice<Bottom>("--bottom", "first|second|roller", bottom, kBottoms);
    table.choice<bool>("--bearoff", "left|right", bears_off_left, kSides);
    bind_width(table, width);
    table.add("--dpi", "N", dpi, {36, 2400});
    table.choice<PointNumbers>("--numbers", "on|off|fixed", numbers, kNumbers);
    table.add("--stack", "N", stack, {1, kHighestStack});
    table.flag("--swap-colors", swap_colors);
    table.add("--without", "PARTS", parts, parts_without);
    table.flag("--epc", effective_pips);
    table.add("--names", "FIRST,SECOND", names, names_from);
    table.flag("--card", card);
}

void ChoiceOptions::bind(OptionTable& table)
{
    table.in(OptionGroup::verb).add("--play", "PLAY", plays);
    table.add("--fail-above", "X|MARK", fail_above);
}

void bind_theme(OptionTable& table, std::string& theme)
{
    table.in(OptionGroup::boards).add("--theme", "NAME|FILE", theme, Completes::theme);
}

void bind_width(OptionTable& table, std::optional<int>& width)
{
    table.in(OptionGroup::boards).add("--width", "N", width, {kNarrowestPicture, kWidestPicture});
}

void QuestionOptions::bind_question(OptionTable& table)
{
    table.in(OptionGroup::boards).flag("--board", with_board);
    input.bind(table);
    batch.bind_jobs(table);
    batch.bind_progress(table);
    batch.bind_quiet(table);
}

Result<PlaceInRecord> parse_place(std::string_view text)
{
    if (const std::optional<int> position = number_after('p', text))
        return PlaceInRecord{.position = position};
    const bool before_roll = text.ends_with('c');
    std::vector<std::string_view> parts = split(text.substr(0, text.size() - before_roll), '-');
    PlaceInRecord place{.match = number_after('m', first_or_empty(parts)), .before_roll = before_roll};
    if (place.match) parts.erase(parts.begin());
    if (!parts.empty()) place.game = number_after('g', parts.front());
    if (parts.size() == 2) place.turn = parse_int(parts.back());
    const bool has_turn = parts.size() == 2 && place.turn.value_or(0) >= 1;
    if (place.game && (has_turn || (parts.size() == 1 && !before_roll))) return place;
    return failure("usage", fmt::format("'{}' is not a place in a match", text),
                   "g2-17 is the board before turn 17 of game 2, g2-17c before its roll, g2 the end of game "
                   "2, m3-g2-17 in match 3, p3 the third position of a file of positions");
}

Result<std::vector<PlaceInRecord>> parse_places(std::string_view text)
{
    std::vector<PlaceInRecord> places;
    for (const std::string_view part : split(text, ',')) {
        GK_TRY(const PlaceInRecord place, parse_place(trimmed(part)));
        places.push_back(place);
    }
    return places;
}

}  // namespace gammonkit::cli
