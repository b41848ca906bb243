#include "report/board_files.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace gammonkit {
namespace {

/// Saves one board after the other, and notes in the diagrams where they are.
class BoardSaver {
public:
    BoardSaver(const BoardFiles& files, std::size_t count)
        : files_(files), digits_(std::max<std::size_t>(2, std::to_string(count).size()))
    {
    }

    /// `role` stands behind the number, which counts from 1.
    [[nodiscard]] Result<void> save(Diagram& diagram, std::size_t number, std::string_view role) const
    {
        const std::string ending = fmt::format("-{:0{}}{}.{}", number, digits_, role, files_.extension);
        GK_TRY(const std::string bytes, files_.draw(diagram));
        GK_TRY_VOID(files_.save(ending, bytes));
        if (files_.is_picture) diagram.picture = files_.stem + ending;
        return {};
    }

private:
    const BoardFiles& files_;
    std::size_t digits_;
};

}  // namespace

bool can_show(DiagramText document, std::string_view extension)
{
    if (document == DiagramText::text) return true;
    if (document == DiagramText::latex) return extension != "gif" && extension != "svg";
    return extension == "png" || extension == "gif" || extension == "svg";
}

DiagramText usual_document(std::string_view extension)
{
    return can_show(DiagramText::html, extension) ? DiagramText::html : DiagramText::latex;
}

Result<void> write_board_files(DiagramSet set, const BoardFiles& files)
{
    const BoardSaver saver(files, set.items.size());
    for (std::size_t i = 0; i < set.items.size(); ++i) {
        DiagramSet::Item& item = set.items[i];
        Result<void> saved = saver.save(item.question, i + 1, item.answer ? "-problem" : "");
        if (saved && item.answer) saved = saver.save(*item.answer, i + 1, "-solution");
        if (!saved) return saved;
    }
    return files.save(fmt::format(".{}", files.document_extension),
                      write_diagram_set(set, files.document, files.theme, files.width));
}

Diagnostic why_no_boards(const Reports& reports, bool filtered)
{
    Diagnostic why{
        .severity = Severity::warning, .code = "no-errors", .message = "no decision is wrong by so much"};
    const bool nothing_known = std::ranges::all_of(
        reports.matches(), [](const MatchReport& report) { return report.statistics.nothing_analyzed; });
    if (nothing_known) why.message = "nothing is analyzed, so no error is known";
    if (filtered) why.message = "no decision satisfies the filter";
    if (reports.matches().empty()) why.message = "there is no match, and so no error";
    return why;
}

}  // namespace gammonkit
