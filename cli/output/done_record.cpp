#include "cli/output/done_record.hpp"

#include "cli/options/share.hpp"
#include "support/ends.hpp"
#include "support/files/file.hpp"
#include "support/files/file_facts.hpp"
#include "support/system/machine.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <functional>

namespace gammonkit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigitsOfSum = 32;

/// A name without line ends, which part the lines of the record.
std::string name_in_record(std::string_view name)
{
    std::string result;
    for (const char letter : name) {
        if (letter == '\\' || letter == '\n') result += '\\';
        result += letter == '\n' ? 'n' : letter;
    }
    return result;
}

/// Takes the first word off a line, and the space behind it.
std::string_view take_word(std::string_view& line)
{
    const std::string_view word = line.substr(0, line.find(' '));
    line = without_first(line, word.size() + 1);
    return word;
}

/// All of `text`, or nothing.
template <class Number>
std::optional<Number> whole_number(std::string_view text, int base)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

void DoneRecord::read()
{
    std::error_code error;
    for (fs::directory_iterator file(fs::path(folder_) / kDoneFolder, error);
         !error && file != fs::directory_iterator{}; file.increment(error)) {
        std::error_code unknown;
        // A pipe would wait for somebody who writes. WebAssembly knows it only if it asks for the file
        // itself.
        if (!fs::is_regular_file(file->path(), unknown)) continue;
        const Result<Input> text = read_input(file->path());
        if (!text) continue;  // What it tells will be made again.
        for (const std::string_view line : split(text->bytes, '\n')) {
            if (const std::optional<Line> known = line_of(line)) lines_.push_back(*known);
        }
    }
    std::sort(lines_.begin(), lines_.end());
}

std::optional<DoneRecord::Sum> DoneRecord::sum_from(std::string_view digits)
{
    constexpr std::size_t kHalf = kDigitsOfSum / 2;
    if (digits.size() != kDigitsOfSum) return std::nullopt;
    const auto first = whole_number<std::uint64_t>(digits.substr(0, kHalf), 16);
    const auto second = whole_number<std::uint64_t>(digits.substr(kHalf), 16);
    if (!first || !second) return std::nullopt;
    return Sum{*first, *second};
}

std::optional<DoneRecord::Line> DoneRecord::line_of(std::string_view text)
{
    const auto time = whole_number<std::int64_t>(take_word(text), 10);
    const std::optional<Sum> sum = sum_from(take_word(text));
    const std::optional<Sum> written = sum_from(take_word(text));
    if (!time || !sum || !written || text.empty()) return std::nullopt;
    return Line{.name = std::hash<std::string_view>()(text), .time = *time, .sum = *sum, .output = *written};
}

bool DoneRecord::is_done(std::string_view content, const std::string& name) const
{
    const std::uint64_t wanted = std::hash<std::string_view>()(name_in_record(name));
    const std::optional<Sum> sum = sum_from(sum_of(content));
    const auto behind =
        std::upper_bound(lines_.begin(), lines_.end(), wanted,
                         [](std::uint64_t hash, const Line& line) { return hash < line.name; });
    if (behind == lines_.begin()) return false;
    const Line& newest = *std::prev(behind);
    if (newest.name != wanted) return false;
    const auto is_newest = [&](const Line& line) { return line.name == wanted && line.time == newest.time; };
    for (auto line = behind; line != lines_.begin() && is_newest(*std::prev(line)); --line) {
        if (std::prev(line)->sum != sum) return false;  // Of two at once nobody knows which is there.
    }
    // Another command may have written over it since, or a machine that went down have left its name alone.
    std::error_code unknown;
    if (!fs::is_regular_file(path_of(name), unknown)) return false;
    const Result<Input> output = read_input(path_of(name));
    return output && sum_from(content_sum(output->bytes)) == newest.output;
}

void DoneRecord::add(std::string_view content, const std::string& name, std::string_view bytes)
{
    const std::optional<std::int64_t> time = written_at(path_of(name));
    if (!time) return;
    const std::string line =
        fmt::format("{} {} {} {}\n", *time, sum_of(content), content_sum(bytes), name_in_record(name));
    const std::lock_guard lock(mutex_);
    if (!open()) return;
    // In one piece: what a full disk cuts off spoils the line behind it, too, and no more.
    [[maybe_unused]] const auto written = ::write(file_->number(), line.data(), line.size());
}

bool DoneRecord::open()
{
    if (file_) return true;
    constexpr int kAttempts = 1000;
    const fs::path folder = fs::path(folder_) / kDoneFolder;
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        // A name may be taken by a run long ago.
        const fs::path path = folder / fmt::format("{}-{}-{}", machine_name(), own_process(), attempt);
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
        if (file >= 0) file_.emplace(file);
        if (file >= 0 || errno != EEXIST) break;
    }
    return file_.has_value();
}

std::string DoneRecord::sum_of(std::string_view content) const
{
    return content_sum(fmt::format("{}\n{}", settings_, content));
}

std::string DoneRecord::path_of(const std::string& name) const
{
    return (fs::path(folder_) / name).generic_string();
}

}  // namespace gammonkit::cli
