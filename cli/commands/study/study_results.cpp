#include "cli/commands/study/study_results.hpp"

#include "report/study/anki/anki_results.hpp"
#include "report/study/read_results.hpp"
#include "support/files/archive.hpp"
#include "support/files/file.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

Result<StudyResults> results_in(const std::string& path)
{
    GK_TRY(const Input file, read_input(path));
    if (!begins_archive(file.bytes)) return read_page_results(file.bytes);
    ArchiveLimits limits;
    GK_TRY(const UnpackedArchive package, unpack(path, limits));
    return read_anki_results(package);
}

}  // namespace

Result<StudyResults> study_results(std::span<const std::string> paths)
{
    StudyResults all;
    for (const std::string& path : paths) {
        Result<StudyResults> results = results_in(path);
        if (!results) {
            results.error().message = fmt::format("{}: {}", printable(path), results.error().message);
            return tl::unexpected(results.error());
        }
        add_results(all, *results);
    }
    return all;
}

}  // namespace gammonkit::cli
