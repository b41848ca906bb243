#pragma once

#include "report/render/board_painter.hpp"

#include <string>
#include <vector>

namespace gammonkit {

/// One choice of a decision, as a card shows it.
struct CardChoice {
    std::string words = {};  ///< "13/11 6/5", "Double, take".
    std::string value = {};  ///< "+0.123"; of plays that are not the best what they lose: "(−0.056)".
    double loss = 0;         ///< What it loses in the unit of the others; never negative.
    bool best = false;
    bool made = false;
};

/// A picture for those who see it before they read anything, such as a preview in a chat: a board, and beside
/// it the question that it asks, or the verdict.
struct Card {
    BoardScene scene = {};
    std::string place = {};     ///< "Game 2, move 9. Ann 3, Bob 5, 7-point match"; may be empty.
    std::string question = {};  ///< "Ann to play 31".
    std::string call = {};      ///< "Your play?"; empty where the card gives the verdict.
    std::string verdict = {};   ///< "Played: 8/5 6/5 ??, which costs 0.123. Best: 24/23 13/10."
    std::vector<CardChoice> choices = {};
    std::string source = {};  ///< Who says so: "GNU Backgammon, 2-ply"; may be empty.
};

/// The size of social previews, in pixels of a PNG. Others keep the proportion.
inline constexpr int kCardWidth = 1200;
inline constexpr int kCardHeight = 630;

/// Fills a page of that proportion.
void paint_card(Canvas& canvas, const Box& page, const Card& card, const Theme& theme);

}  // namespace gammonkit
