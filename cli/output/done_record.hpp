#pragma once

#include "support/files/file_descriptor.hpp"
#include "support/result.hpp"

#include <compare>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gammonkit::cli {

/// The folder of records in a folder of outputs. Whatever its files hold that is no line of a DoneRecord is
/// passed over by it.
inline constexpr std::string_view kDoneFolder = ".gammonkit-done";

/// What was made in an output folder, of which content and by which settings: what need not be made again.
///
/// In the folder .gammonkit-done of the output folder, each run that makes something has a file of its own,
/// so that several machines can work on one folder. It only grows, by a line for each output:
///
///     1764093600123456789 d41d8cd98f00b204e9800998ecf8427e 900150983cd24fb0d6963f7d28e17f72 sub/name.sgf
///
/// When it was written, in nanoseconds since 1970 by the clock of the file system; the MD5 sum of settings
/// and content; that of what was written; its name, with "\n" for a line end and "\\" for "\". Of several
/// lines of one output the newest counts. A line that a crash has cut short counts for nothing, and so does
/// one without the sum of what was written, as older versions wrote them.
class DoneRecord {
public:
    /// `settings` are those that decide what an output holds.
    DoneRecord(std::string folder, std::string settings)
        : folder_(std::move(folder)), settings_(std::move(settings))
    {
    }

    /// Reads what all runs have noted so far.
    void read();

    /// True if an output is there as it was written, and was made of this content by these settings.
    /// `content` is the MD5 sum of the input, `name` the name of the output, counted from the folder.
    [[nodiscard]] bool is_done(std::string_view content, const std::string& name) const;

    /// Notes an output that was written, which holds `bytes`. May be called by several threads. Where that
    /// fails, as on a full disk, the output will be made again, which harms nothing.
    void add(std::string_view content, const std::string& name, std::string_view bytes);

private:
    /// An MD5 sum.
    struct Sum {
        std::uint64_t first = 0;
        std::uint64_t second = 0;
        auto operator<=>(const Sum&) const = default;
    };
    struct Line {
        std::uint64_t name = 0;  ///< Hash of it: there may be millions.
        std::int64_t time = 0;
        Sum sum{};     ///< Of settings and content.
        Sum output{};  ///< Of what was written.
        auto operator<=>(const Line&) const = default;
    };

    [[nodiscard]] static std::optional<Sum> sum_from(std::string_view digits);
    [[nodiscard]] static std::optional<Line> line_of(std::string_view text);
    [[nodiscard]] std::string sum_of(std::string_view content) const;
    [[nodiscard]] std::string path_of(const std::string& name) const;
    [[nodiscard]] bool open();

    std::string folder_;
    std::string settings_;
    std::vector<Line> lines_;  ///< Sorted.
    std::mutex mutex_;
    std::optional<FileDescriptor> file_;  ///< Made when there is something to note.
};

}  // namespace gammonkit::cli
