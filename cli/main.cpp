#include "cli/app.hpp"

int main(int count, char** words)
{
    return gammonkit::cli::run({words + 1, words + count});
}
