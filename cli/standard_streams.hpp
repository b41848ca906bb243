#pragma once

namespace gammonkit::cli {

/// Opens /dev/null in place of each standard stream that the program was started without. The next file that
/// is opened would be given the stream's number, and what is said to standard error would be written into it.
void open_closed_streams();

}  // namespace gammonkit::cli
