#include "cli/output/outputs.hpp"

#include "cli/console/console.hpp"
#include "cli/options/option_table.hpp"
#include "support/files/file.hpp"
#include "support/files/leftovers.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <unordered_map>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

/// The path with links followed, so that one file has one name; empty if it does not exist.
std::string canonical(const std::string& path)
{
    std::error_code error;
    const fs::path result = fs::canonical(path, error);
    return error ? std::string{} : result.generic_string();
}

Diagnostic same_output(const InputFile& a, const InputFile& b, const std::string& stem)
{
    return {.code = "same-output",
            .message = fmt::format("{} and {} would both be written to {}", a.path, b.path, stem),
            .hint = "give one of them another name, or write it alone: with -o FILE, or into another -O DIR"};
}

Diagnostic taken_output(const InputFile& input, const std::string& stem)
{
    return {.code = "same-output",
            .message = fmt::format("{} would be written to {}, as the list of all is", input.path, stem),
            .hint = "rename it, or write it into another folder"};
}

Result<void> refuse_input(const std::string& path, const std::unordered_set<std::string>& inputs)
{
    if (!inputs.contains(canonical(path))) return {};
    return failure("is-input", fmt::format("{} is an input, and inputs are never overwritten", path),
                   "write to another name or folder");
}

Result<void> check_may_write(const std::string& path, bool force,
                             const std::unordered_set<std::string>& inputs)
{
    if (Result<void> other = refuse_input(path, inputs); !other || force) return other;
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (!fs::is_regular_file(status) && !fs::is_directory(status)) return {};
    return failure("exists", fmt::format("{} exists already", path), "--force overwrites it");
}

}  // namespace

void remove_leftovers_beside(std::span<const std::string> paths)
{
    std::set<fs::path> folders;
    for (const std::string& path : paths)
        folders.insert(fs::path(path).parent_path());
    for (const fs::path& folder : folders)
        remove_leftovers(folder.empty() ? fs::path(".") : folder);
}

std::optional<fs::file_time_type> time_of_change(const InputFile& input)
{
    std::error_code error;
    const auto time = fs::last_write_time(outer_file(input.path), error);
    return error ? std::nullopt : std::optional(time);
}

std::unordered_set<std::string> canonical_paths(std::span<const InputFile> inputs)
{
    std::unordered_set<std::string> paths;
    for (const InputFile& input : inputs) {
        if (std::string path = canonical(input.path); !path.empty()) paths.insert(std::move(path));
    }
    return paths;
}

Result<void> save_unless_input(const std::string& path, std::string_view bytes, bool force,
                               const std::unordered_set<std::string>& inputs)
{
    GK_TRY_VOID(refuse_input(path, inputs));
    return write_output(path, bytes, force ? Overwrite::yes : Overwrite::no);
}

OutputNames::OutputNames(const Session& session, std::vector<InputFile>& inputs, std::string_view taken)
    : catalogue_(session.catalogue), folder_(session.options.output.output_dir),
      force_(session.options.output.force || session.options.output.resume)
{
    find_shared_stems(session, inputs);
    claim(inputs, taken);
    if (force_) inputs_ = canonical_paths(inputs);
    remove_leftovers_beside(std::vector<std::string>(stems_.begin(), stems_.end()));
}

void OutputNames::keep_record(const Session& session)
{
    const std::string settings = fmt::format("{} {} language {}", session.command->name,
                                             given_options(session.table), session.words.tag());
    record_ = std::make_shared<DoneRecord>(folder_, settings);
    if (session.options.output.resume) record_->read();
}

void OutputNames::find_shared_stems(const Session& session, const std::vector<InputFile>& inputs)
{
    std::unordered_map<std::string, std::string_view> owners;
    for (const InputFile& input : inputs) {
        if (!input.output_name.empty()) continue;
        const auto [owner, is_new] = owners.emplace(short_stem_for(input), without_gz(input.relative()));
        if (!is_new && owner->second != without_gz(input.relative())) shared_.insert(owner->first);
    }
    if (shared_.empty()) return;
    const auto is_shared = [&](const InputFile& input) { return shared_.contains(short_stem_for(input)); };
    const auto count = static_cast<std::size_t>(std::ranges::count_if(inputs, is_shared));
    const auto first = std::ranges::find_if(inputs, is_shared);
    session.console.report(
        {.severity = Severity::note,
         .code = "same-stem",
         .message = fmt::format("{} differ in their extensions only, which their outputs keep: {}.*",
                                counted(count, "input", "inputs"), stem_for(*first))});
}

void OutputNames::claim(std::vector<InputFile>& inputs, std::string_view taken)
{
    std::unordered_map<std::string, InputFile*> owners;
    const std::string taken_stem = taken.empty() ? "" : in_folder(taken);
    for (InputFile& input : inputs) {
        const std::string stem = stem_for(input);
        const auto [owner, is_new] = owners.emplace(stem, &input);
        stems_.insert(stem);
        if (stem == taken_stem) input.problem = taken_output(input, stem);
        if (is_new) continue;
        input.problem = same_output(input, *owner->second, stem);
        if (!owner->second->problem) owner->second->problem = same_output(*owner->second, input, stem);
    }
}

std::string OutputNames::stem_for(const InputFile& input) const
{
    std::string stem = short_stem_for(input);
    return input.output_name.empty() && shared_.contains(stem) ? in_folder(without_gz(input.relative()))
                                                               : stem;
}

std::string OutputNames::short_stem_for(const InputFile& input) const
{
    if (!input.output_name.empty()) return in_folder(input.output_name);
    const std::string_view relative =
        input.path == "-" ? "stdin" : without_known_extension(catalogue_, input.relative());
    return in_folder(relative);
}

std::string OutputNames::in_folder(std::string_view name) const
{
    return fmt::format("{}{}{}", folder_, folder_.ends_with('/') ? "" : "/", name);
}

std::vector<std::string> OutputNames::paths_for(const InputFile& input, std::size_t count,
                                                std::string_view extension) const
{
    if (count == 1) return {path_for(input, extension)};
    const std::string stem = stem_for(input);
    const std::size_t digits = std::to_string(count).size();  // Leading zeros, so that the parts sort.
    std::vector<std::string> paths;
    for (std::size_t number = 1; number <= count; ++number)
        paths.push_back(fmt::format("{}-{:0{}}.{}", stem, number, digits, extension));
    return paths;
}

std::string OutputNames::path_for(const InputFile& input, std::string_view extension) const
{
    return fmt::format("{}.{}", stem_for(input), extension);
}

std::string OutputNames::name_in_folder(const std::string& path) const
{
    return path.substr(in_folder("").size());
}

void OutputNames::note_done(const std::string& path, std::string_view content, std::string_view bytes) const
{
    if (record_) record_->add(content, name_in_folder(path), bytes);
}

bool OutputNames::is_up_to_date(const std::string& path, std::string_view content) const
{
    return record_ && record_->is_done(content, name_in_folder(path));
}

/// A part, or what is written beside the main output, may have the name of another input's output. Without
/// --force nothing is overwritten, and nobody is to be told that --force would write over the input itself.
Result<void> OutputNames::refuse_others(const InputFile& input, const std::string& path) const
{
    const std::string stem = path.substr(0, path.rfind('.'));
    if (stem != stem_for(input) && stems_.contains(stem))
        return failure("same-output", fmt::format("this and another input would both be written to {}", stem),
                       "give one of them another name, or write it into another -O DIR");
    return force_ ? Result<void>() : refuse_input(path, canonical_paths({&input, 1}));
}

Result<void> OutputNames::check(const InputFile& input, const std::string& path) const
{
    GK_TRY_VOID(refuse_others(input, path));
    return check_may_write(path, force_, inputs_);
}

Result<void> OutputNames::save(const InputFile& input, const std::string& path, std::string_view bytes) const
{
    GK_TRY_VOID(refuse_others(input, path));
    return save_unless_input(path, bytes, force_, inputs_);
}

Result<void> check_single(const OutputOptions& output, std::span<const InputFile> inputs,
                          const std::string& path)
{
    if (path.empty() || path == "-") return {};
    return check_may_write(path, output.force || output.resume, canonical_paths(inputs));
}

Result<void> check_differ(std::span<const std::string> paths)
{
    std::unordered_set<std::string> seen;
    for (const std::string& path : paths) {
        std::error_code ignored;
        const std::string whole =
            path == "-" ? path : fs::weakly_canonical(fs::absolute(path, ignored), ignored).generic_string();
        if (path.empty() || seen.insert(whole).second) continue;
        return failure("usage", fmt::format("{} is given twice", path == "-" ? "standard output" : path));
    }
    return {};
}

Result<OutputFile> begin_single(const Session& session, std::span<const InputFile> inputs,
                                const std::string& path)
{
    remove_leftovers_beside({&path, 1});
    GK_TRY_VOID(check_single(session.options.output, inputs, path));
    return OutputFile::begin(path, session.options.output.force ? Overwrite::yes : Overwrite::no);
}

Result<void> put_single(Session& session, std::span<const InputFile> inputs, const std::string& path,
                        std::string_view bytes, bool for_people)
{
    if (!path.empty() && path != "-") return save_single(session, inputs, path, bytes);
    for_people ? session.console.text(bytes) : session.console.data(bytes);
    return {};
}

Result<void> save_single(const Session& session, std::span<const InputFile> inputs, const std::string& path,
                         std::string_view bytes)
{
    remove_leftovers_beside({&path, 1});
    return save_unless_input(path, bytes, session.options.output.force, canonical_paths(inputs));
}

}  // namespace gammonkit::cli
