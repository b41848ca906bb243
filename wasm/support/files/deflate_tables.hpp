#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace gammonkit {

// What both directions of deflate share: RFC 1951, 3.2.

inline constexpr std::size_t kLongestCode = 15;   ///< Bits.
inline constexpr std::size_t kEndOfBlock = 256;   ///< Behind the bytes; lengths follow.
inline constexpr std::size_t kLengthCodes = 286;  ///< Bytes, the end, and lengths.
inline constexpr std::size_t kDistanceCodes = 30;

/// The least length or distance that a code says, and how many bits of more follow it.
struct Span {
    std::uint16_t least;
    std::uint8_t more_bits;
};

inline constexpr std::array<Span, 29> kLengthSpans{
    {{3, 0},  {4, 0},  {5, 0},  {6, 0},   {7, 0},   {8, 0},   {9, 0},   {10, 0},  {11, 1}, {13, 1},
     {15, 1}, {17, 1}, {19, 2}, {23, 2},  {27, 2},  {31, 2},  {35, 3},  {43, 3},  {51, 3}, {59, 3},
     {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {258, 0}}};

inline constexpr std::array<Span, kDistanceCodes> kDistanceSpans{
    {{1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},     {9, 2},     {13, 2},
     {17, 3},    {25, 3},    {33, 4},    {49, 4},     {65, 5},     {97, 5},    {129, 6},   {193, 6},
     {257, 7},   {385, 7},   {513, 8},   {769, 8},    {1025, 9},   {1537, 9},  {2049, 10}, {3073, 10},
     {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13}}};

/// The order in which the lengths of the codes for lengths of codes stand.
inline constexpr std::array<std::uint8_t, 19> kLengthOrder{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                           11, 4,  12, 3, 13, 2, 14, 1, 15};

}  // namespace gammonkit
