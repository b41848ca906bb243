#include "support/files/md5.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

// From the appendix of RFC 1321.
TEST(Md5, IsThatOfTheStandard)
{
    EXPECT_EQ(md5_of(""), "d41d8cd98f00b204e9800998ecf8427e");
    EXPECT_EQ(md5_of("abc"), "900150983cd24fb0d6963f7d28e17f72");
    EXPECT_EQ(md5_of("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
              "57edf4a22be3c955ac49da2e2107b67a");
}

// The sum of what md5sum says of 40 million times the letter a.
TEST(Md5, GoesOnFromPartToPart)
{
    std::vector<double> told;
    const std::string many(40'000'000, 'a');
    EXPECT_EQ(md5_of(many, [&](double part) { return told.push_back(part), true; }),
              "6acdaa8b5fed930592124c6b9690bad3");
    ASSERT_EQ(told.size(), 3U);
    EXPECT_LT(told.back(), 1);
    EXPECT_FALSE(md5_of(many, [](double) { return false; }));
}

}  // namespace
}  // namespace gammonkit
