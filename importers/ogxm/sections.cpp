#include "importers/ogxm/sections.hpp"

#include "importers/ogxm/carried_decisions.hpp"
#include "importers/ogxm/version_1.hpp"
#include "support/files/zlib_stream.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace gammonkit::ogxm {
namespace {

/// Known, and of no use here: signatures, and where in a video what happens.
constexpr std::array<std::string_view, 3> kLeftOut{"SIGN", "VIDO", "MSIG"};

/// The checksum of zip and PNG of the beginning of a text, which goes through it once.
class RunningChecksum {
public:
    explicit RunningChecksum(std::string_view bytes) : bytes_(bytes) {}

    /// Of all before `end`, which never falls.
    std::uint32_t up_to(std::size_t end)
    {
        crc_ = crc32_of(bytes_.substr(at_, end - at_), crc_);
        at_ = end;
        return crc_;
    }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    std::uint32_t crc_ = 0;
};

/// How many bytes the parts take that are the same in all files of a version.
struct Layout {
    std::size_t header;
    std::size_t section_header;
    std::size_t end;  ///< "END!", and in version 1 the size of the file once more.
};

constexpr Layout kLayout{.header = kHeaderSize, .section_header = kSectionHeader, .end = kEnd.size()};
constexpr Layout kFirstLayout{.header = 20, .section_header = 12, .end = 8};

class SectionReader {
public:
    SectionReader(const SourceText& source, Reporter& reporter)
        : source_(source), reporter_(reporter), checksum_(source.text())
    {
    }

    Result<FileRecords> read()
    {
        if (std::optional<Diagnostic> problem = header_problem()) return tl::unexpected(*std::move(problem));
        std::size_t offset = layout_.header;
        while (offset < end_ && !refused_)
            offset = read_section(offset);
        if (refused_) return tl::unexpected(*std::move(refused_));
        if (!has_match_ && !chunks_.has_match()) {
            return tl::unexpected(
                error_at(source_, bytes().substr(kHeaderSize), "no-game", "there is no match in this file"));
        }
        restore_carried_decisions(file_);
        return std::move(file_);
    }

private:
    [[nodiscard]] std::string_view bytes() const { return source_.text(); }

    std::optional<Diagnostic> header_problem()
    {
        if (!is_ogxm(bytes())) {
            return error_at(source_, bytes(), "ogxm-header", "expected a file that begins with \"OGXM\"");
        }
        ByteCursor header(bytes(), kMagic.size(), kHeaderSize);
        const auto major = header.little_endian(2);
        header.little_endian(2);
        const auto reader = header.little_endian(2);
        if (major < 1 || reader > kVersion) {
            return error_at(source_, bytes().substr(kMagic.size()), "ogxm-version",
                            fmt::format("version {} of OGXM is not known here: 1 and {} are",
                                        std::max(major, reader), kVersion));
        }
        if (major == 1) layout_ = kFirstLayout;
        header.little_endian(2);
        find_end(static_cast<std::size_t>(header.little_endian(4)));
        return std::nullopt;
    }

    [[nodiscard]] bool is_first_version() const { return layout_.header == kFirstLayout.header; }

    /// The sections end before "END!".
    void find_end(std::size_t size)
    {
        const bool whole = size >= layout_.header + layout_.end && size <= bytes().size() &&
                           bytes().substr(size - layout_.end, kEnd.size()) == kEnd;
        end_ = whole ? size - layout_.end : bytes().size();
        if (!whole)
            error(bytes().size(), "truncated", "the file does not end as it should: it is cut or damaged");
    }

    /// Where the next section begins.
    std::size_t read_section(std::size_t offset)
    {
        ByteCursor header(bytes(), offset, end_);
        const std::string_view type = header.take(4);
        const auto length = static_cast<std::size_t>(header.little_endian(4));
        const bool critical = (header.byte() & 1) != 0;
        const std::size_t begin = offset + layout_.section_header;
        if (header.failed() || begin > end_ || length > end_ - begin) {
            error(offset, "truncated", "a section does not fit into the file");
            return end_;
        }
        ByteCursor section(bytes(), begin, begin + length);
        read_payload(type, critical, offset, section);
        if (section.failed())
            error(offset, "ogxm-section", fmt::format("the section {} is damaged", name(type)));
        return begin + length;
    }

    void read_payload(std::string_view type, bool critical, std::size_t offset, ByteCursor& section)
    {
        if (type == "CLCK") {
            file_.clock = read_clock(section, plies());
        } else if (is_first_version() && type != "CSUM") {
            if (!has_too_many(type, offset) && !chunks_.read(type, section))
                leave_out(type, critical, offset);
        } else if (type == "MTCH") {
            file_.match = read_match_record(section);
            has_match_ = true;
        } else if (type == "GAME") {
            file_.games.push_back(read_game_record(section));
        } else if (type == "ANAL") {
            if (!has_too_many(type, offset)) file_.analyses.push_back({.head = read_analysis_head(section)});
        } else if (type == "DECS") {
            if (!has_too_many(type, offset)) read_decisions_of_last(section);
        } else if (type == "ANNO") {
            file_.annotations = read_annotations(section);
        } else if (type == "CSUM") {
            check_sum(offset, section);
        } else {
            leave_out(type, critical, offset);
        }
    }

    /// Those of all games.
    [[nodiscard]] std::size_t plies() const
    {
        std::size_t count = 0;
        for (const GameRecord& game : file_.games)
            count += game.plies.size();
        return count;
    }

    /// True for what belongs to one analysis too many.
    bool has_too_many(std::string_view type, std::size_t offset)
    {
        constexpr std::array<std::string_view, 6> kOfAnalyses{"ANAL", "DECS", "EVAL", "ALTS", "CUBE", "GVAN"};
        const bool is_one_more = type == "ANAL" && file_.analyses.size() >= kMostBlocks;
        if (is_one_more && !std::exchange(has_too_many_, true)) {
            reporter_.report({.severity = Severity::warning,
                              .code = "ogxm-analysis",
                              .message = fmt::format(
                                  "there are more than {} analyses: the others are left out", kMostBlocks),
                              .where = offset});
        }
        return has_too_many_ && std::ranges::find(kOfAnalyses, type) != kOfAnalyses.end();
    }

    void read_decisions_of_last(ByteCursor& section)
    {
        if (file_.analyses.empty()) return section.fail();
        Analysis& analysis = file_.analyses.back();
        analysis.decisions = read_decisions(section, analysis.head.level);
    }

    void check_sum(std::size_t offset, ByteCursor& section)
    {
        const std::optional<std::uint64_t> stated =
            is_first_version() ? first_checksum(section) : checksum(section);
        if (stated && stated != checksum_.up_to(offset))
            error(offset, "damaged", "the file does not fit its checksum");
    }

    /// Nothing if it is of a kind that is not known here, or damaged.
    static std::optional<std::uint64_t> checksum(ByteCursor& section)
    {
        Record record(section);
        const int algorithm = record.body.count();
        ByteCursor digest = record.body.part();
        const std::uint64_t stated = digest.little_endian(4);
        if (record.body.failed()) section.fail();
        return algorithm == 0 && !section.failed() ? std::optional(stated) : std::nullopt;
    }

    static std::optional<std::uint64_t> first_checksum(ByteCursor& section)
    {
        const std::uint64_t algorithm = section.little_endian(4);
        const std::uint64_t stated = section.little_endian(4);
        return algorithm == 0 && !section.failed() ? std::optional(stated) : std::nullopt;
    }

    void leave_out(std::string_view type, bool critical, std::size_t offset)
    {
        const bool known = std::find(kLeftOut.begin(), kLeftOut.end(), type) != kLeftOut.end();
        if (critical && !known) {
            refused_ = error_at(source_, bytes().substr(offset), "ogxm-section",
                                fmt::format("the section {} is needed, but not known here", name(type)));
        } else {
            reporter_.report({.severity = Severity::note,
                              .code = "ogxm-left-out",
                              .message = fmt::format("the section {} is not read", name(type)),
                              .where = offset});
        }
    }

    /// A type that may hold anything, to be printed.
    static std::string name(std::string_view type)
    {
        std::string shown(type);
        std::replace_if(shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
        return shown;
    }

    void error(std::size_t offset, std::string code, std::string message)
    {
        reporter_.report({.code = std::move(code), .message = std::move(message), .where = offset});
    }

    const SourceText& source_;
    Reporter& reporter_;
    RunningChecksum checksum_;
    Layout layout_ = kLayout;
    FileRecords file_;
    ChunkReader chunks_{file_};
    bool has_too_many_ = false;
    bool has_match_ = false;
    std::size_t end_ = 0;
    std::optional<Diagnostic> refused_;
};

}  // namespace

bool is_ogxm(std::string_view bytes)
{
    return bytes.size() >= kHeaderSize && bytes.starts_with(kMagic);
}

Result<FileRecords> read_sections(const SourceText& source, Reporter& reporter)
{
    return SectionReader(source, reporter).read();
}

}  // namespace gammonkit::ogxm
