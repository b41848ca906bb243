#include "cli/standard_streams.hpp"

namespace gammonkit::cli {

void open_closed_streams()
{
    // Node.js opens those that are closed.
}

}  // namespace gammonkit::cli
