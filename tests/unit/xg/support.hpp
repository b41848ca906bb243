#pragma once

#include "exporters/xg/container_writer.hpp"
#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "formats/xg/format.hpp"
#include "formats/xg/records/codec.hpp"
#include "support/files/file.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace gammonkit::xg {

inline std::string sample(const std::string& name)
{
    return read_input(std::string(GAMMONKIT_SOURCE_DIR) + "/samples/xg/" + name).value().bytes;
}

inline ReadSource read_bytes(std::string bytes)
{
    return read(catalogue(), {.name = "final.xg", .bytes = std::move(bytes)},
                {.from = find_format(catalogue(), "xg")});
}

inline Collection collection_in(std::string bytes)
{
    const ReadSource reading = read_bytes(std::move(bytes));
    EXPECT_TRUE(reading.collection.has_value());
    return reading.collection.value_or(Collection{});
}

inline Match match_in(std::string bytes)
{
    const Collection collection = collection_in(std::move(bytes));
    EXPECT_EQ(collection.matches.size(), 1U);
    return collection.matches.empty() ? Match{} : collection.matches.front();
}

/// What was said, as it is printed.
inline std::string said(const ReadSource& reading)
{
    std::string text;
    for (const Diagnostic& diagnostic : reading.diagnostics.seen)
        text += to_string(diagnostic, reading.source);
    return text;
}

inline std::string written(const Match& match)
{
    return write_xg({.matches = {match}, .positions = {}}, {}).value();
}

/// A container of records alone.
inline std::string container_of(std::string records)
{
    return write_container({{.name = "temp.xg", .bytes = std::move(records)}}, {});
}

/// A header, one game, and these records.
inline std::string match_of(const std::vector<std::string>& records, HeaderMatch header = {.length = 5})
{
    std::string bytes = encode(header, 30) + encode(HeaderGame{}, 30);
    for (const std::string& record : records)
        bytes += record;
    return container_of(std::move(bytes));
}

inline constexpr Board kStart{0, -2, 0, 0, 0,  0, 5,  0, 3, 0, 0, 0, -5,
                              5, 0,  0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0};

inline Turn played(Player player, int first, int second, Play play)
{
    return {.player = player, .action = CheckerPlay{.dice = *Dice::from(first, second), .play = play}};
}

/// A money session with one opening roll; tests add to it.
inline Match small_match(int length)
{
    Match match{.rules = {.length = length}};
    match.players = {{.name = "Ann"}, {.name = "Bo"}};
    Game& game = match.games.emplace_back();
    game.turns.push_back(played(Player::first, 3, 1, {{Point(8), Point(5)}, {Point(6), Point(5)}}));
    return match;
}

}  // namespace gammonkit::xg
