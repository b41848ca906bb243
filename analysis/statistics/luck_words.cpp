#include "analysis/statistics/luck_words.hpp"

namespace gammonkit {

std::string_view words_of(LuckRating rating)
{
    return rating == LuckRating::none ? "Average dice" : to_string(rating);
}

}  // namespace gammonkit
