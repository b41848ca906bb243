// Fontconfig keeps what it has read of the machine's fonts until the program ends, and Pango with it: no
// leaks of ours.
extern "C" const char* __lsan_default_suppressions();  // NOLINT(bugprone-reserved-identifier): its name.

extern "C" const char* __lsan_default_suppressions()  // NOLINT(bugprone-reserved-identifier)
{
    return "leak:libfontconfig\nleak:libpango\n";
}
