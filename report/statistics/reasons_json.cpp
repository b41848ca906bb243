#include "report/statistics/reasons_json.hpp"

namespace gammonkit {
namespace {

/// As many as single precision has.
constexpr int kReasonDigits = 10;

/// What a reason counts or measures; the names are those of its members.
struct ReasonFigures {
    Json operator()(const PlayReason& reason) const
    {
        return {{"made", rounded(reason.made, kReasonDigits)},
                {"best", rounded(reason.best, kReasonDigits)},
                {"part", rounded(reason.part, kReasonDigits)}};
    }
    Json operator()(const GammonReason& reason) const
    {
        return {{"made", rounded(reason.made, kReasonDigits)}, {"best", rounded(reason.best, kReasonDigits)}};
    }
    Json operator()(const CashReason& reason) const
    {
        return {{"made", rounded(reason.made, kReasonDigits)}, {"best", rounded(reason.best, kReasonDigits)}};
    }
    Json operator()(const CubeReason& reason) const
    {
        return {{"measured", rounded(reason.measured, kReasonDigits)},
                {"needed", rounded(reason.needed, kReasonDigits)}};
    }
};

}  // namespace

void add_reasons(Json& json, std::span<const Reason> reasons)
{
    for (const Reason& reason : reasons) {
        Json one = {{"kind", kind_of(reason)}};
        one.update(std::visit(ReasonFigures{}, reason));
        one["sentence"] = sentence_of(reason);
        json["reasons"].push_back(std::move(one));
    }
}

}  // namespace gammonkit
