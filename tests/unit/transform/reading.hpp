#pragma once

#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"

#include <gtest/gtest.h>

namespace gammonkit {

/// The collection in a text, for tests.
inline Collection collection_in(std::string_view format, std::string text)
{
    const ReadSource reading = read(catalogue(), {.name = "input", .bytes = std::move(text)},
                                    {.from = find_format(catalogue(), format), .validate = false});
    EXPECT_TRUE(reading.collection.has_value());
    return reading.collection.value_or(Collection{});
}

inline Match match_in(std::string_view format, std::string text)
{
    const Collection collection = collection_in(format, std::move(text));
    EXPECT_EQ(collection.matches.size(), 1U);
    return collection.matches.empty() ? Match{} : collection.matches[0];
}

}  // namespace gammonkit
