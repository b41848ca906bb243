#include "cli/commands/serve/server/allowed_words.hpp"

#include "support/ends.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>

namespace gammonkit::cli {
namespace {

constexpr std::string_view kAllowedVerbs[] = {"analyze", "board",  "check",   "convert", "cube",    "diff",
                                              "eval",    "find",   "formats", "hint",    "players", "probe",
                                              "race",    "report", "rolls",   "scores",  "stats",   "study"};

// Those that name files are -o, -O and --diagnostics, whose values are checked as all words are. Left out is
// what runs or asks other programs, or opens what lies elsewhere: --engine, --gnubg, --db, --met ...
constexpr std::string_view kAllowedOptions[] = {
    "-o",        "--output",  "-O",        "--output-dir", "--diagnostics", "-t",           "--to",
    "-f",        "--from",    "--charset", "-q",           "--quiet",       "-v",           "--verbose",
    "--json",    "--jsonl",   "--lang",    "--progress",   "--no-progress", "--strict",     "--positions",
    "-p",        "--place",   "--level",   "--ply",        "--cube-ply",    "--luck-ply",   "--judge",
    "--keep",    "--replace", "--player",  "--game",       "--games",       "--each-game",  "--thresholds",
    "-n",        "--plays",   "--play",    "--only",       "--no-analysis", "--index",      "--me",
    "--words",   "--count",   "--sort",    "--limit",      "--by",          "--width",      "--chances",
    "--away",    "--score",   "--length",  "--cube",       "--card",        "--all-errors", "--quiz",
    "--history", "--like"};

bool is_control(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// True in Windows, where a backslash parts folders, too, and a path may begin with a drive: "C:".
constexpr bool kHasDrives = std::filesystem::path::preferred_separator != '/';

bool is_refused_in_paths(char c)
{
    return is_control(c) || (kHasDrives && (c == '\\' || c == ':'));
}

/// True if a path of its own could begin here: at the beginning, or in an option's value.
bool begins_path(std::string_view word, std::size_t at)
{
    return at == 0 || std::string_view("=,:").find(word[at - 1]) != std::string_view::npos;
}

/// True if ".." stands here as a part of a path.
bool climbs(std::string_view word, std::size_t at)
{
    if (word.substr(at, 2) != ".." || !(begins_path(word, at) || word[at - 1] == '/')) return false;
    return at + 2 == word.size() || std::string_view("/,").find(word[at + 2]) != std::string_view::npos;
}

/// True if a drive could be named here. The colon behind fields of an OGID, of one letter as well, is none.
bool names_drive(std::string_view word, std::size_t at)
{
    const bool is_letter = (word[at] | 0x20) >= 'a' && (word[at] | 0x20) <= 'z';
    return is_letter && word.substr(at + 1, 1) == ":" && begins_path(word, at) &&
           (at == 0 || word[at - 1] != ':');
}

/// True if no reading of the word leads out of the folder where the command runs.
bool stays_inside(std::string_view word)
{
    if (word.starts_with('@') || word.starts_with('~') || word.find("://") != std::string_view::npos)
        return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (is_control(word[i]) || climbs(word, i)) return false;
        if (word[i] == '/' && begins_path(word, i)) return false;
        if (kHasDrives && (word[i] == '\\' || names_drive(word, i))) return false;
    }
    return true;
}

bool is_among(std::span<const std::string_view> list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

tl::unexpected<Diagnostic> not_allowed(std::string message)
{
    return failure("not-allowed", std::move(message), "what a page may not ask, the command does by itself");
}

}  // namespace

bool is_plain_path(std::string_view path)
{
    if (path.empty() || std::any_of(path.begin(), path.end(), is_refused_in_paths)) return false;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t to = std::min(path.find('/', from), path.size());
        if (to == from || path[from] == '.') return false;
        from = to + 1;
    }
    return true;
}

Result<void> check_places(std::span<const std::string> words)
{
    for (const std::string& word : words) {
        if (!stays_inside(word))
            return failure("not-allowed", fmt::format("'{}' may not be named", word),
                           "only what comes with the question can be read, and nothing else be written");
    }
    return {};
}

Result<void> check_words(std::span<const std::string> words)
{
    if (words.size() == 1 && words.front() == "--version") return {};
    if (words.empty() || !is_among(kAllowedVerbs, words.front()))
        return not_allowed(fmt::format("a page may not ask for '{}'", words.empty() ? "" : words.front()));
    for (const std::string& word : without_first(words)) {
        const std::string_view name = std::string_view(word).substr(0, word.find('='));
        if (word.starts_with('-') && !is_among(kAllowedOptions, name))
            return not_allowed(fmt::format("a page may not use the option '{}'", name));
    }
    return check_places(without_first(words));
}

}  // namespace gammonkit::cli
