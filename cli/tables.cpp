#include "cli/tables.hpp"

#include "cli/interrupt.hpp"

#include <cstdlib>

namespace gammonkit::cli {
namespace {

std::string_view variable(const char* name)
{
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets variables here.
    return value == nullptr ? std::string_view{} : value;
}

}  // namespace

std::filesystem::path users_cache_folder()
{
    return bearoff::cache_folder(variable("XDG_CACHE_HOME"), variable("HOME"));
}

bearoff::BuildSettings building_for(const Session& session)
{
    watch_for_interrupts();
    return {.threads = session.arguments.jobs.value_or(0), .progress = [](double) { return !interrupted(); }};
}

Result<bearoff::StandardTables> users_tables(const Session& session)
{
    return bearoff::standard_tables(users_cache_folder(), building_for(session));
}

}  // namespace gammonkit::cli
