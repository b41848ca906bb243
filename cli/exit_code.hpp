#pragma once

namespace gammonkit::cli {

/// What the command says to the shell.
enum class ExitCode {
    ok = 0,
    failed = 1,        ///< Some inputs failed; the batch went on.
    usage = 2,         ///< The command line makes no sense.
    bad_format = 3,    ///< A format that is not known, or an input that no format can read.
    losses = 4,        ///< --strict, and the target cannot carry everything.
    engine = 5,        ///< The engine failed.
    interrupted = 130  ///< Stopped by Ctrl-C.
};

}  // namespace gammonkit::cli
