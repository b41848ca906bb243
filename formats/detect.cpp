#include "formats/detect.hpp"

#include "support/letters/plain_letters.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>

namespace gammonkit {
namespace {

/// The two surest of a sorted list say the same.
bool is_tie(const std::vector<Candidacy>& sorted)
{
    return sorted.size() > 1 && sorted[0].confidence == sorted[1].confidence;
}

/// What every readable format says of a sample, surest first.
std::vector<Candidacy> answers(Catalogue catalogue, const Sample& sample)
{
    std::vector<Candidacy> result;
    const auto ask = [&](const Format& format) {
        const Confidence confidence = format.sniff(sample);
        if (confidence != Confidence::none) result.push_back({&format, confidence});
    };
    const auto is_open_for = [&](Confidence surest) {
        return std::all_of(result.begin(), result.end(),
                           [&](const Candidacy& candidacy) { return candidacy.confidence <= surest; });
    };
    for (const Format& format : catalogue) {
        if (format.read != nullptr && format.surest == Confidence::certain) ask(format);
    }
    for (const Format& format : catalogue) {
        if (format.read != nullptr && format.surest != Confidence::certain && is_open_for(format.surest))
            ask(format);
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Candidacy& a, const Candidacy& b) { return a.confidence > b.confidence; });
    return result;
}

Confidence surest(const std::vector<Candidacy>& sorted)
{
    return sorted.empty() ? Confidence::none : sorted.front().confidence;
}

}  // namespace

const Format* find_format(Catalogue catalogue, std::string_view id)
{
    const auto found = std::find_if(catalogue.begin(), catalogue.end(),
                                    [&](const Format& f) { return equals_ignoring_case(f.id, id); });
    return found == catalogue.end() ? nullptr : &*found;
}

std::vector<Candidacy> candidacies(Catalogue catalogue, const Input& input,
                                   const std::optional<std::string>& charset)
{
    const std::string_view head = std::string_view(input.bytes).substr(0, kSampleSize);
    const std::string text = decoded_head(head, charset);
    std::vector<Candidacy> as_it_is = answers(catalogue, {.name = input.name, .bytes = head, .text = text});
    if (surest(as_it_is) == Confidence::certain) return as_it_is;
    const std::string plain = in_plain_letters(text, Pasted::letters);
    if (plain == text) return as_it_is;
    std::vector<Candidacy> pasted = answers(catalogue, {.name = input.name, .bytes = head, .text = plain});
    return surest(pasted) > surest(as_it_is) ? pasted : as_it_is;
}

Result<const Format*> detect(Catalogue catalogue, const Input& input,
                             const std::optional<std::string>& charset)
{
    if (input.bytes.empty()) return failure("empty-input", "the file is empty");
    const std::vector<Candidacy> sorted = candidacies(catalogue, input, charset);
    if (sorted.empty()) {
        return failure("unknown-format", "no known format recognizes this file", "say which it is");
    }
    if (is_tie(sorted)) {
        return failure(
            "ambiguous-format",
            fmt::format("both '{}' and '{}' claim this file", sorted[0].format->id, sorted[1].format->id),
            "say which");
    }
    return sorted.front().format;
}

std::string_view to_string(Confidence confidence)
{
    switch (confidence) {
    case Confidence::none:
        return "none";
    case Confidence::faint:
        return "faint";
    case Confidence::extension_only:
        return "extension-only";
    case Confidence::plausible:
        return "plausible";
    case Confidence::certain:
        break;
    }
    return "certain";
}

}  // namespace gammonkit
