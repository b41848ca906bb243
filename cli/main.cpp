#include "cli/app.hpp"
#include "cli/console/interrupt.hpp"
#include "cli/standard_streams.hpp"

int main(int count, char** words)
{
    gammonkit::cli::open_closed_streams();
    gammonkit::cli::explain_lost_files();
    gammonkit::cli::outlive_limits_of_files();
    return gammonkit::cli::run({words + 1, words + count});
}
