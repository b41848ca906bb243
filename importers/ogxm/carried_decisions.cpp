#include "importers/ogxm/carried_decisions.hpp"

#include "model/identifiers/packed_bits.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace gammonkit::ogxm {
namespace {

constexpr std::string_view kKey = "x-gammonview-decisions/";

/// The analysis and the ply that a carried text is about.
using Place = std::pair<std::string, int>;

/// Nothing for other annotations. Long texts are cut, and the parts numbered behind the key: "KEY", "KEY~1".
std::optional<Place> place_of(const Annotation& annotation)
{
    if (annotation.scope != kAboutPly || !annotation.key.starts_with(kKey)) return std::nullopt;
    const std::string_view name = std::string_view(annotation.key).substr(kKey.size());
    return Place{name.substr(0, name.find('~')), annotation.ref};
}

std::map<Place, std::string> carried_texts(const std::vector<Annotation>& annotations)
{
    std::map<std::pair<Place, int>, std::string_view> parts;
    for (const Annotation& annotation : annotations) {
        const std::optional<Place> place = place_of(annotation);
        if (!place) continue;
        const std::size_t cut = annotation.key.find('~');
        const int number =
            cut == std::string::npos ? 0 : parse_int(annotation.key.substr(cut + 1)).value_or(0);
        parts[{*place, number}] = annotation.value;
    }
    std::map<Place, std::string> texts;
    for (const auto& [part, text] : parts)
        texts[part.first] += text;
    return texts;
}

/// None if the text cannot be understood.
std::vector<Decision> decisions_in(std::string_view text, const Level& level)
{
    constexpr std::string_view kVersion1 = "1:";
    if (!text.starts_with(kVersion1)) return {};
    text = text.substr(kVersion1.size());
    text = text.substr(0, text.find('='));
    std::vector<std::uint8_t> bytes(text.size() * 3 / 4);
    if (!from_base64(text, bytes)) return {};
    const std::string records(bytes.begin(), bytes.end());
    ByteCursor cursor(records, 0, records.size());
    std::vector<Decision> decisions = read_decisions(cursor, level);
    return cursor.failed() ? std::vector<Decision>{} : decisions;
}

/// Puts the decisions that are carried for an analysis in place of others; tells at which plies.
std::set<Place> restore(Analysis& analysis, const std::map<Place, std::string>& texts)
{
    std::set<Place> restored;
    std::set<std::pair<int, int>> replaced;
    std::vector<Decision> carried;
    for (auto text = texts.lower_bound({analysis.head.id, 0});
         text != texts.end() && text->first.first == analysis.head.id; ++text) {
        for (Decision& decision : decisions_in(text->second, analysis.head.level)) {
            decision.ply = text->first.second;
            replaced.emplace(decision.ply, decision.kind);
            restored.insert(text->first);
            carried.push_back(std::move(decision));
        }
    }
    std::erase_if(analysis.decisions,
                  [&](const Decision& decision) { return replaced.contains({decision.ply, decision.kind}); });
    std::ranges::move(carried, std::back_inserter(analysis.decisions));
    return restored;
}

}  // namespace

void restore_carried_decisions(FileRecords& file)
{
    const std::map<Place, std::string> texts = carried_texts(file.annotations);
    if (texts.empty()) return;
    std::set<Place> restored;
    for (Analysis& analysis : file.analyses)
        restored.merge(restore(analysis, texts));
    std::erase_if(file.annotations, [&](const Annotation& annotation) {
        const std::optional<Place> place = place_of(annotation);
        return place && restored.contains(*place);
    });
}

}  // namespace gammonkit::ogxm
