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

std::filesystem::path table_of_contents(const Format& format)
{
    std::string folder(format.id);
    std::ranges::replace(folder, '-', '_');
    return kRoot / "formats" / folder / "format.hpp";
}

TEST_P(EveryFormat, HasItsTableOfContents)
{
    EXPECT_TRUE(std::filesystem::is_regular_file(table_of_contents(GetParam())));
}

/// The defaults, and each flag turned off.
std::vector<Options> with_flags_off(const Format& format)
{
    std::vector<Options> variants{Options(format.write_options)};
    for (const OptionSpec& spec : format.write_options) {
        if (spec.type == OptionSpec::Type::flag)
            variants.push_back(Options::parse(std::string(spec.name) + "=no", format.write_options).value());
    }
    return variants;
}

/// True if it is written; false if it is refused for being too much.
bool takes(const Format& format, const Collection& collection, const Options& options, std::string_view code)
{
    const Result<std::string> written = format.write(collection, options);
    return written || written.error().code != code;
}

TEST_P(EveryFormat, HoldsAsMuchAsItsCapacitySays)
{
    const Format& format = GetParam();
    if (format.write == nullptr) return;
    const Collection two_games{.matches = {Match{.games = {Game{}, Game{}}}}};
    const Collection two_positions{.positions = {PositionRecord{}, PositionRecord{}}};
    for (const Options& options : with_flags_off(format)) {
        const Capacity capacity = capacity_of(format, options);
        EXPECT_EQ(takes(format, two_games, options, "not-one-game"), capacity != Capacity::game);
        EXPECT_EQ(takes(format, two_positions, options, "not-one-position"), capacity != Capacity::position);
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryFormat,
                         testing::ValuesIn(formats_that([](const Format&) { return true; })), test_name);

TEST(Catalogue, NamesTheRowOfEveryFolder)
{
    std::size_t rows = 0;
    for (const auto& folder : std::filesystem::directory_iterator(kRoot / "formats"))
        rows += std::filesystem::exists(folder.path() / "format.hpp") ? 1 : 0;
    EXPECT_EQ(catalogue().size(), rows);
}

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
