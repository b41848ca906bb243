#include "render/text_board.hpp"
