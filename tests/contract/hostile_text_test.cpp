// What is written for people commands no terminal, whatever the record says.
#include "support/text.hpp"
#include "tests/contract/every_format.hpp"
#include "tests/support/random_collection.hpp"

namespace gammonkit::contract {
namespace {

/// Texts of random collections hold escape sequences, tabs and line ends.
TEST(TextForPeople, HoldsNoControlCharactersOfTheRecord)
{
    const auto text = std::ranges::find(catalogue(), "text", &Format::id);
    testing_support::RandomCollections random(3);
    for (int i = 0; i < 500; ++i) {
        const Result<Writing> writing = write(*text, random.next(), Options(text->write_options));
        if (!writing) continue;
        ASSERT_EQ(writing->bytes, printable_lines(writing->bytes));
    }
}

}  // namespace
}  // namespace gammonkit::contract
