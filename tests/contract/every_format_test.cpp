// What every row of the catalogue promises about itself.
#include "tests/contract/every_format.hpp"

#include <set>

namespace gammonkit::contract {
namespace {

class EveryFormat : public testing::TestWithParam<Format> {};

void expect_valid_defaults(std::span<const OptionSpec> specs)
{
    for (const OptionSpec& spec : specs) {
        const std::string text = std::string(spec.name) + "=" + std::string(spec.default_value);
        EXPECT_TRUE(Options::parse(text, specs).has_value()) << text;
        EXPECT_FALSE(spec.help.empty()) << spec.name;
    }
}

TEST_P(EveryFormat, IsDescribedInFull)
{
    const Format& format = GetParam();
    EXPECT_FALSE(format.title.empty());
    EXPECT_FALSE(format.extensions.empty());
    EXPECT_FALSE(format.evidence.empty());
    EXPECT_TRUE(format.read != nullptr || format.write != nullptr);
    EXPECT_TRUE(
        std::filesystem::is_regular_file(kRoot / "docs" / "formats" / (std::string(format.id) + ".md")));
}

TEST_P(EveryFormat, HasOptionsWithValidDefaultsAndHelp)
{
    expect_valid_defaults(GetParam().read_options);
    expect_valid_defaults(GetParam().write_options);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryFormat,
                         testing::ValuesIn(formats_that([](const Format&) { return true; })), test_name);

TEST(Catalogue, HasUniqueIds)
{
    std::set<std::string_view> ids;
    for (const Format& format : catalogue())
        ids.insert(format.id);
    EXPECT_EQ(ids.size(), catalogue().size());
    EXPECT_FALSE(ids.empty());
}

}  // namespace
}  // namespace gammonkit::contract
