// replay_finds FOLDER: every file in FOLDER/FORMAT/ once broke a promise when it was read as FORMAT. None may
// again, neither so nor when its format is detected.

#include "formats/catalogue/catalogue.hpp"
#include "tests/fuzz/promises.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;
using namespace gammonkit;

namespace {

std::size_t complaints_about(const fs::path& file, const Format* from)
{
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(stream), {});
    const std::vector<std::string> complaints = fuzz::broken_promises(from, bytes);
    for (const std::string& complaint : complaints)
        fmt::print("{}: {}\n", file.string(), complaint);
    return complaints.size();
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 2) return 2;
    std::size_t files = 0;
    std::size_t complaints = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(argv[1])) {
        if (!entry.is_regular_file() || entry.path().extension() == ".md") continue;
        const std::string id = entry.path().parent_path().filename().string();
        ++files;
        complaints += complaints_about(entry.path(), find_format(catalogue(), id));
        complaints += complaints_about(entry.path(), nullptr);
    }
    fmt::print("{} finds, {} broken promises\n", files, complaints);
    return complaints == 0 ? 0 : 1;
}
