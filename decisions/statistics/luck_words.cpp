#include "decisions/statistics/luck_words.hpp"

#include "support/languages/translator.hpp"

namespace gammonkit {

std::string_view words_of(LuckRating rating)
{
    return rating == LuckRating::none ? "Average dice"_say : to_string(rating);
}

}  // namespace gammonkit
