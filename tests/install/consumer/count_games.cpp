#include "formats/catalogue/catalogue.hpp"
#include "formats/pipeline.hpp"
#include "support/files/file.hpp"

#include <iostream>

int main(int argc, char** argv)
{
    if (argc != 2) return 2;
    const auto input = gammonkit::read_input(argv[1]);
    if (!input) return 1;
    const gammonkit::Reading reading = gammonkit::read(gammonkit::catalogue(), *input, {});
    if (!reading.collection) return 1;
    std::cout << reading.collection->matches.front().games.size() << " games\n";
}
