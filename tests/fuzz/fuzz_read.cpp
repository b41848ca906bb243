// The target of libFuzzer. The first byte chooses the format, the rest is the file.

#include "formats/catalogue/catalogue.hpp"
#include "tests/fuzz/promises.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace gammonkit;
    if (size == 0) return 0;
    const Catalogue formats = catalogue();
    const std::size_t choice = data[0] % (formats.size() + 1);
    const Format* from =
        choice == formats.size() || formats[choice].read == nullptr ? nullptr : &formats[choice];
    const std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    for (const std::string& complaint : fuzz::broken_promises(from, bytes)) {
        std::fprintf(stderr, "%s\n", complaint.c_str());
        std::abort();  // This is how libFuzzer learns of it.
    }
    return 0;
}
