#include "importers/sgf/root_properties.hpp"

#include "formats/sgf/sgf_terms.hpp"
#include "importers/sgf/escapes.hpp"
#include "model/limits.hpp"
#include "support/suggest.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace gammonkit::sgf {
namespace {

/// "length:7", with negative numbers taken as 0, and those above kMostPoints, which is told, as that.
void read_match_item(std::string_view item, RootInfo& info)
{
    static constexpr std::string_view kNames[] = {"length", "game", "ws", "bs"};
    const std::size_t colon = std::min(item.find(':'), item.size());
    const std::string_view name = trimmed(item.substr(0, colon));
    const std::optional<int> number = parse_int(trimmed(item.substr(std::min(colon + 1, item.size()))));
    const bool is_known = std::ranges::find(kNames, name) != std::end(kNames);
    const bool is_told = !number || *number > kMostPoints;
    if ((is_known && is_told) || is_misspelt(name, kNames)) info.not_understood.push_back(item);
    if (!number) return;
    const int value = std::clamp(*number, 0, kMostPoints);
    if (name == "length") info.rules.length = value;
    if (name == "game") info.number = value;
    if (name == "ws") info.score.first = value;
    if (name == "bs") info.score.second = value;
}

/// One word of RU; false if it is not known.
bool read_rule(std::string_view word, RootInfo& info)
{
    if (word == "Crawford") {
        info.rules.crawford = true;
    } else if (word == "CrawfordGame") {
        info.crawford_game = true;
    } else if (word == "Jacoby") {
        info.rules.jacoby = true;
    } else if (word == "NoCube") {
        info.rules.cube_limit = 1;
    } else if (word == "Nackgammon") {
        info.rules.variant = Variant::nackgammon;
    } else if (word == "Hypergammon1") {
        info.rules.variant = Variant::hypergammon_1;
    } else if (word == "Hypergammon2") {
        info.rules.variant = Variant::hypergammon_2;
    } else if (word == "Hypergammon3") {
        info.rules.variant = Variant::hypergammon_3;
    } else {
        return word.empty();
    }
    return true;
}

/// RU names the rules in force: where it is there, or where gnubg left it out, the others are not.
void read_rules(NodeView& root, RootInfo& info, std::string_view program)
{
    const std::optional<std::string_view> value = root.take_first(key("RU"));
    info.rules_stated = value || leaves_out_empty_rules(program);
    const std::size_t before = info.not_understood.size();
    if (value) {
        for (const std::string_view word : split(*value, ':'))
            if (!read_rule(trimmed(word), info)) info.not_understood.push_back(word);
    }
    if (info.not_understood.size() > before) root.put_back(key("RU"));
    if (!info.rules_stated) return;
    std::optional<bool>& usual = info.rules.is_money() ? info.rules.jacoby : info.rules.crawford;
    usual = usual.value_or(false);
}

/// Takes a text that every game of a match may repeat.
template <class Decode>
void take_text(NodeView& root, Key property, std::string& field, Decode decode)
{
    const std::optional<std::string_view> value = root.take_first(property);
    if (!value) return;
    std::string text = decode(*value);
    if (field.empty()) {
        field = std::move(text);
    } else if (field != text) {
        root.put_back(property);
    }
}

/// "2004-02-29"
std::optional<Date> date_of(std::string_view value)
{
    const std::vector<std::string_view> parts = split(trimmed(value), '-');
    if (parts.size() != 3) return std::nullopt;
    const std::optional<int> year = parse_int(parts[0]);
    const std::optional<int> month = parse_int(parts[1]);
    const std::optional<int> day = parse_int(parts[2]);
    return year && month && day ? date_from(*year, *month, *day) : std::nullopt;
}

void take_date(NodeView& root, Match& match)
{
    const std::optional<std::string_view> value = root.take_first(key("DT"));
    if (!value) return;
    const std::optional<Date> date = date_of(*value);
    if (date && !match.date) match.date = date;
    if (!date || match.date != date) root.put_back(key("DT"));
}

}  // namespace

RootInfo take_root_info(NodeView& root, std::string_view program)
{
    RootInfo info;
    for (const std::string_view item : root.take(key("MI")))
        read_match_item(item, info);
    read_rules(root, info, program);
    take_text(root, key("PW"), info.names.first, name_of);
    take_text(root, key("PB"), info.names.second, name_of);
    return info;
}

void take_match_properties(NodeView& root, Match& match)
{
    for (const std::string_view fixed : {"FF", "GM", "CA"})
        root.take(key(fixed));
    take_text(root, key("AP"), match.source, text_of);
    take_text(root, key("WR"), match.players.first.rating, text_of);
    take_text(root, key("BR"), match.players.second.rating, text_of);
    take_text(root, key("EV"), match.event, text_of);
    take_text(root, key("RO"), match.round, text_of);
    take_text(root, key("PC"), match.place, text_of);
    take_text(root, key("AN"), match.annotator, text_of);
    take_text(root, key("GC"), match.comment, text_of);
    take_date(root, match);
}

int take_automatic_doubles(NodeView& root)
{
    const std::optional<std::string_view> value = root.take_first(key("CV"));
    if (!value) return 0;
    const std::optional<int> cube = parse_int(trimmed(*value));
    if (cube && is_cube_value(*cube)) return std::countr_zero(static_cast<unsigned>(*cube));
    root.put_back(key("CV"));
    return 0;
}

}  // namespace gammonkit::sgf
