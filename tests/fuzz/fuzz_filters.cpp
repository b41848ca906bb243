// fuzz_filters VERSIONS: judges that many damaged versions of filters, and checks that promises are kept.
// GAMMONKIT_TEST_SEED asks for others; it is printed.

#include "tests/fuzz/damage.hpp"
#include "tests/fuzz/filter_promises.hpp"
#include "tests/support/sampled.hpp"

#include <array>
#include <cstdlib>
#include <fmt/format.h>

namespace {

constexpr std::array<std::string_view, 6> kSamples = {
    "me & missed-double & away<=3",
    "name:ann & (wrong-take | wrong-pass) & error>0.1",
    "!(race or bearoff) and not win>60% || dice=62",
    "((checker)) & score=3-5 & date>=2020-05 & event!=\"Open (A)\"",
    "unanalyzed | illegal & !!blunder & luck<-0.3 & xgid:'b----E'",
    "error | error>0.05 & cube & cube=2 & !!(lucky & (opening | contact))"};

}  // namespace

int main(int argc, char** argv)
{
    const unsigned long versions = argc == 2 ? std::strtoul(argv[1], nullptr, 10) : 1000;
    const unsigned long seed = gammonkit::testing_support::test_seed().value_or(2024);
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
    int failures = 0;
    for (unsigned long version = 0; version < versions; ++version) {
        const std::string text = gammonkit::fuzz::damaged(kSamples[version % kSamples.size()], random);
        const std::string complaint = gammonkit::fuzz::broken_promise_of_filter(text);
        if (complaint.empty()) continue;
        ++failures;
        fmt::print("{}: {}\n", complaint, text);
    }
    fmt::print("{} damaged filters, {} of them break a promise (GAMMONKIT_TEST_SEED={})\n", versions,
               failures, seed);
    return failures == 0 ? 0 : 1;
}
