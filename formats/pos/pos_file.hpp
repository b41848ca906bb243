#pragma once

#include "support/result.hpp"

#include <array>
#include <string>
#include <string_view>

namespace gammonkit::pos {

inline constexpr int kNewestVersion = 126;
inline constexpr int kOldestVersion = 124;
inline constexpr std::size_t kPlaces = 26;
inline constexpr std::size_t kLongestText = 255;  ///< A byte says how long a name is.

using Places = std::array<int, kPlaces>;

/// The numbers and texts of a JellyFish position in the order of the file: docs/formats/pos.md. What an older
/// version leaves out keeps its value from here.
struct File {
    int version = kNewestVersion;
    int caution = 0;
    int unused = 0;
    int cube_in_use = 1;
    int jacoby = 0;
    int beavers = 0;
    int cube = 1;
    int owner = 0;       ///< 0: centered; else the player's number.
    int turn = 0;        ///< 0: nobody has rolled yet; 1, 2: that player has rolled; 3, 4: he is to roll.
    int moves_left = 0;  ///< Checkers that are still to be moved, by either mouse button.
    int moves_right = 0;
    int unused_2 = 0;
    int session = 1;   ///< 1: match; 3: money.
    int opponent = 1;  ///< 1: two people play; 2: JellyFish is player 1.
    int level = 7;
    int length = 0;
    int first_score = 0;
    int second_score = 0;
    std::string first_name = {};  ///< In the charset of the writer's computer.
    std::string second_name = {};
    int swapped_dice = 0;
    int crawford = 1;  ///< 1: before it, 2: the Crawford game, 3: after it.
    int jellyfish_moved = 0;
    std::string last_move = {};
    int first_die = 0;
    int second_die = 0;
    Places board = {};  ///< By player 1's points; his checkers are negative; 25 is his bar, 0 his opponent's.
    Places before = {};  ///< The board before the last move.

    friend bool operator==(const File&, const File&) = default;
};

/// Takes bytes apart. Fails with the place of what cannot be.
[[nodiscard]] Result<File> decode(std::string_view bytes);

/// The bytes of such a file, in its version's layout. Texts are cut where they are too long.
[[nodiscard]] std::string encode(const File& file);

/// How many bytes `encode` makes.
[[nodiscard]] std::size_t size_of(const File& file);

/// What the program that wrote a file remembered besides the position.
struct Setting {
    std::string_view name;
    int File::* field;
};
inline constexpr std::array<Setting, 10> kSettings{{{"version", &File::version},
                                                    {"caution", &File::caution},
                                                    {"unused", &File::unused},
                                                    {"moves-left", &File::moves_left},
                                                    {"moves-right", &File::moves_right},
                                                    {"unused-2", &File::unused_2},
                                                    {"opponent", &File::opponent},
                                                    {"level", &File::level},
                                                    {"swapped-dice", &File::swapped_dice},
                                                    {"jellyfish-moved", &File::jellyfish_moved}}};

/// Where those are kept among the extras of a position.
inline constexpr std::string_view kSettingsKey = "pos:settings";
inline constexpr std::string_view kLastMoveKey = "pos:last-move";
inline constexpr std::string_view kBeforeKey = "pos:board-before";

}  // namespace gammonkit::pos
