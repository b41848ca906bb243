// The target of libFuzzer: an input is a filter.

#include "tests/fuzz/filter_promises.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::string complaint = gammonkit::fuzz::broken_promise_of_filter(text);
    if (!complaint.empty()) {
        std::fprintf(stderr, "%s\n", complaint.c_str());
        std::abort();  // This is how libFuzzer learns of it.
    }
    return 0;
}
