// Firefox compares the sum of a script as text.
#include "report/html/page_files.hpp"

#include <gtest/gtest.h>

namespace gammonkit::html {
namespace {

TEST(ScriptSource, IsTheWholeBase64OfASum)
{
    // The sum of no bytes at all.
    EXPECT_EQ(script_source("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
              "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
}

}  // namespace
}  // namespace gammonkit::html
