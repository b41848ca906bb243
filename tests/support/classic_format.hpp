#pragma once

#include "tests/support/told_matches.hpp"
#include "tests/support/turns_made.hpp"

#include <gtest/gtest.h>
#include <string>

namespace gammonkit::testing_support {

/// A format of texts that hold the play and little more: what is read in it and written as it.
struct ClassicFormat {
    Read reader;
    Write writer;
    PartialLosses partial_losses;

    /// The matches of a text, told; "! " and the codes behind, if something was said.
    [[nodiscard]] std::string told(const std::string& text) const
    {
        return telling::told(telling::read_with(reader, text));
    }

    [[nodiscard]] std::string written(const Match& match) const
    {
        return writer({.matches = {match}, .positions = {}}, {}).value();
    }

    [[nodiscard]] std::size_t count_of(Feature feature, const Match& match) const
    {
        return partial_losses({.matches = {match}, .positions = {}}, {})[static_cast<std::size_t>(feature)];
    }

    /// What is written is read back without a word, and equal.
    void expect_comes_back(const Match& match) const
    {
        const std::string text = written(match);
        const telling::Told again = telling::read_with(reader, text);
        ASSERT_EQ(again.codes, "") << text;
        ASSERT_EQ(again.collection.matches.size(), 1U);
        ASSERT_EQ(testing_support::told(again.collection.matches[0]), testing_support::told(match)) << text;
        ASSERT_TRUE(again.collection.matches[0] == match) << text;
    }
};

}  // namespace gammonkit::testing_support
