#include "cli/standard_streams.hpp"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace gammonkit::cli {
namespace {

bool is_closed(int descriptor)
{
    return fcntl(descriptor, F_GETFD) == -1 && errno == EBADF;
}

/// Fills the hole if there is one: the lowest number that is free is given out.
void fill(int descriptor, int mode)
{
    if (is_closed(descriptor) && open("/dev/null", mode) != descriptor) std::abort();
}

}  // namespace

void open_closed_streams()
{
    // Opened the wrong way round, so that reading what is not there and writing what nobody gets still fail.
    fill(STDIN_FILENO, O_WRONLY);
    fill(STDOUT_FILENO, O_RDONLY);
    fill(STDERR_FILENO, O_WRONLY);
}

}  // namespace gammonkit::cli
