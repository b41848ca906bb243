#include "decisions/plan/error_kind.hpp"

#include <array>

namespace gammonkit {
namespace {

struct KindWords {
    std::string_view name;
    std::string_view title;
};

constexpr std::array<KindWords, 18> kKinds{{{"shots", "shots left"_say},
                                            {"hit", "hits not made"_say},
                                            {"points", "points not made or given up"_say},
                                            {"anchor", "anchors"_say},
                                            {"block", "the block"_say},
                                            {"back", "checkers left back"_say},
                                            {"stack", "stacked and dead checkers"_say},
                                            {"aim", "own chances to hit"_say},
                                            {"wastage", "pips wasted"_say},
                                            {"gammons", "lost gammons"_say},
                                            {"play", "plays without a measured reason"_say},
                                            {"missed-double", "missed doubles"_say},
                                            {"early-double", "doubles too early"_say},
                                            {"too-good", "doubles when too good"_say},
                                            {"wrong-take", "wrong takes"_say},
                                            {"wrong-pass", "wrong passes"_say},
                                            {"any-play", "various plays"_say},
                                            {"any-cube", "various cube decisions"_say}}};

ErrorKind kind_of_play(PlayReasonKind kind)
{
    switch (kind) {
    case PlayReasonKind::shots:
    case PlayReasonKind::double_shots:
        return ErrorKind::shots;
    case PlayReasonKind::hit:
        return ErrorKind::hit;
    case PlayReasonKind::makes_point:
    case PlayReasonKind::breaks_point:
        return ErrorKind::points;
    case PlayReasonKind::anchor:
    case PlayReasonKind::breaks_anchor:
    case PlayReasonKind::ace_point:
        return ErrorKind::anchor;
    case PlayReasonKind::block:
    case PlayReasonKind::lets_escape:
        return ErrorKind::block;
    case PlayReasonKind::back:
    case PlayReasonKind::escape:
        return ErrorKind::back;
    case PlayReasonKind::stack:
    case PlayReasonKind::dead_checkers:
        return ErrorKind::stack;
    case PlayReasonKind::aim:
        return ErrorKind::aim;
    case PlayReasonKind::off:
    case PlayReasonKind::wastage:
        break;
    }
    return ErrorKind::wastage;
}

ErrorKind kind_of_cube(CubeMistake mistake)
{
    switch (mistake) {
    case CubeMistake::missed_double_below_cash:
    case CubeMistake::missed_double_above_cash:
        return ErrorKind::missed_double;
    case CubeMistake::wrong_double_below_double:
        return ErrorKind::early_double;
    case CubeMistake::wrong_double_above_too_good:
        return ErrorKind::too_good;
    case CubeMistake::wrong_take:
        return ErrorKind::wrong_take;
    case CubeMistake::wrong_drop:
        break;
    }
    return ErrorKind::wrong_pass;
}

}  // namespace

std::string_view to_string(ErrorKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)].name;
}

std::string_view title_of(ErrorKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)].title;
}

ErrorKind error_kind(const DecisionError& judged, const std::vector<Reason>& reasons)
{
    if (judged.decision.kind != DecisionKind::play)
        return judged.mistake ? kind_of_cube(*judged.mistake) : ErrorKind::any_cube;
    if (reasons.empty()) return ErrorKind::play;
    if (const auto* play = std::get_if<PlayReason>(&reasons.front())) return kind_of_play(play->kind);
    return ErrorKind::gammons;
}

}  // namespace gammonkit
