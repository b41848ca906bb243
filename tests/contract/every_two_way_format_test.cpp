// What every format that can be read and written promises about the way there and back.
#include "formats/detect.hpp"
#include "tests/contract/every_format.hpp"

namespace gammonkit::contract {
namespace {

class EveryTwoWayFormat : public testing::TestWithParam<Format> {
protected:
    struct Sample {
        std::filesystem::path path;
        Collection collection;
    };

    /// What the format holds. Some texts are read as matches, and written as positions only.
    static std::vector<Sample> samples()
    {
        std::vector<Sample> found;
        for (const auto& path : samples_of(GetParam())) {
            Collection collection = read_sample(GetParam(), path);
            if (collection.matches.empty() || GetParam().carries.has(Feature::matches))
                found.push_back({path, std::move(collection)});
        }
        EXPECT_FALSE(found.empty()) << GetParam().id << " has no sample that it can write";
        return found;
    }

    /// The bytes that the format makes of a collection.
    static std::string written(const Collection& collection)
    {
        const Result<Writing> writing = write(GetParam(), collection, Options(GetParam().write_options));
        EXPECT_TRUE(writing.has_value()) << writing.error().message;
        return writing ? writing->bytes : std::string{};
    }
};

TEST_P(EveryTwoWayFormat, WritesTheSameAgainAfterReadingWhatItWrote)
{
    for (const auto& [path, collection] : samples()) {
        const std::string first = written(collection);
        const ReadSource again = read_as(GetParam(), first);
        ASSERT_TRUE(again.collection.has_value()) << path;
        EXPECT_EQ(first, written(*again.collection)) << path;
    }
}

TEST_P(EveryTwoWayFormat, LosesNothingThatItCarries)
{
    for (const auto& [path, collection] : samples()) {
        ASSERT_TRUE(losses(collection, GetParam(), Options(GetParam().write_options)).empty())
            << path << " holds what " << GetParam().id << " lacks";
        const ReadSource again = read_as(GetParam(), written(collection));
        EXPECT_TRUE(again.collection == collection)
            << path << " changed on its way through " << GetParam().id;
    }
}

TEST_P(EveryTwoWayFormat, RecognisesWhatItWrote)
{
    for (const auto& [path, collection] : samples()) {
        const std::string bytes = written(collection);
        const Result<const Format*> detected = detect(catalogue(), {.name = "written", .bytes = bytes});
        ASSERT_TRUE(detected.has_value()) << path << ": " << detected.error().message;
        EXPECT_EQ((*detected)->id, GetParam().id);
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryTwoWayFormat, testing::ValuesIn(formats_that([](const Format& f) {
                             return f.read != nullptr && f.write != nullptr;
                         })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
