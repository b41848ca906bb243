#pragma once

// Only for the translation units of grammars: Spirit X3 is slow to compile.

#include "support/result.hpp"
#include "support/source_text.hpp"

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>
#include <optional>
#include <string_view>

namespace gammonkit::x3_glue {

namespace x3 = boost::spirit::x3;

using Iterator = const char*;

/// Where the handlers below find the source, and leave what went wrong: `x3::with<State>(std::ref(state))`.
struct State {
    const SourceText& source;
    std::optional<Diagnostic> failure = {};
};

/// Base of a rule id whose attribute has a member `offset`: sets it to where the rule's text begins.
struct RecordsOffset {
    template <typename Attribute, typename Context>
    void on_success(Iterator first, Iterator last, Attribute& attribute, const Context& context)
    {
        while (first != last && (*first == ' ' || *first == '\t' || *first == ','))
            ++first;
        attribute.offset = x3::get<State>(context).get().source.offset_of({first, 0});
    }
};

/// Base of a start rule's id: reports a failed expectation in the user's words, the name of the rule that was
/// expected.
struct ReportsExpectation {
    template <typename Failure, typename Context>
    x3::error_handler_result on_error(Iterator&, Iterator last, const Failure& failure,
                                      const Context& context)
    {
        State& state = x3::get<State>(context).get();
        // X3 reports the end of the last success (boostorg/spirit#712); the user wants what comes next.
        Iterator found = failure.where();
        while (found != last && (*found == ' ' || *found == '\t'))
            ++found;
        state.failure =
            error_at(state.source, {found, 0}, "syntax", fmt::format("expected {}", failure.which()));
        return x3::error_handler_result::fail;
    }
};

}  // namespace gammonkit::x3_glue
