#include "cli/engine/gnubg_choice.hpp"

#include <cstdlib>
#include <sstream>

namespace gammonkit::cli {
namespace {

std::filesystem::path installed_gnubg()
{
    const char* const folders = std::getenv("PATH");
    std::istringstream list(std::string(folders == nullptr ? "" : folders) + ":/usr/games");
    std::error_code ignored;
    for (std::string folder; std::getline(list, folder, ':');) {
        const std::filesystem::path path = std::filesystem::path(folder) / "gnubg";
        if (!folder.empty() && std::filesystem::is_regular_file(path, ignored))
            return std::filesystem::absolute(path, ignored);
    }
    return {};
}

}  // namespace

Result<GnubgProgram> users_gnubg(const Arguments& arguments)
{
    if (arguments.gnubg.empty()) return GnubgProgram::at(installed_gnubg());
    std::error_code ignored;
    return GnubgProgram::at(std::filesystem::absolute(arguments.gnubg, ignored));
}

std::filesystem::path met_for_gnubg(const Arguments& arguments)
{
    std::error_code ignored;
    if (arguments.met.empty()) return {};
    return std::filesystem::absolute(arguments.met, ignored);
}

Result<std::unique_ptr<PositionJudge>> other_engine(const Arguments& arguments)
{
    if (!asks_gnubg(arguments)) return nullptr;
    GK_TRY(const GnubgProgram program, users_gnubg(arguments));
    GK_TRY(std::unique_ptr<PositionJudge> engine, GnubgEngine::make(program, met_for_gnubg(arguments)));
    return engine;
}

}  // namespace gammonkit::cli
