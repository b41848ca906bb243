#include "tests/fuzz/filter_promises.hpp"

#include "decisions/filter/filter.hpp"
#include "tests/unit/filter/asked.hpp"

#include <fmt/format.h>

namespace gammonkit::fuzz {
namespace {

std::string broken_promise_of(const Diagnostic& refusal, const SourceText& source)
{
    if (refusal.code != "filter") return "another code: " + refusal.code;
    const bool has_place = refusal.where && *refusal.where <= source.text().size();
    if (!has_place && source.text().size() <= kLongestFilter) return "no place";
    if (refusal.message.find("boost") != std::string::npos) return "no words: " + refusal.message;
    return "";
}

Truth opposite(Truth truth)
{
    if (truth == Truth::unknown) return truth;
    return truth == Truth::yes ? Truth::no : Truth::yes;
}

}  // namespace

std::string broken_promise_of_filter(const std::string& text)
{
    const FilterSettings settings{.me = "Ann"};
    const SourceText source("filter", text);
    const Result<Filter> filter = parse_filter(source, settings);
    if (!filter) return broken_promise_of(filter.error(), source);
    const Result<Filter> negated = parse_filter(SourceText("filter", fmt::format("!({})", text)), settings);
    if (!negated) return "";  // It has reached a cap.
    const AskedDecision asked = asked_play();
    return negated->judge(asked) == opposite(filter->judge(asked)) ? "" : "its negation is not its opposite";
}

}  // namespace gammonkit::fuzz
