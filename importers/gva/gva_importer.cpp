#include "formats/gva/format.hpp"

#include "importers/gva/gva_records.hpp"
#include "importers/json/json_document.hpp"
#include "importers/json/loose_values.hpp"
#include "importers/ogxm/match_builder.hpp"
#include "model/position.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace gammonkit {
namespace {

constexpr std::string_view kSniffed[] = {"\"match_length\"", "\"player_white\"", "\"player_black\""};

using loose::Json;

bool is_number_between(const Json& value, double least, double most)
{
    const std::optional<double> number = loose::number(&value);
    return number && *number >= least && *number <= most;
}

/// Members that hold the same, and how a message calls that.
struct Members {
    std::string_view what;
    bool (*is)(const Json& value);
    std::string_view names;
};

/// All members of all objects: a name means one thing wherever it stands. The last are of no use here.
constexpr Members kMembers[] = {
    {"a text", [](const Json& value) { return value.is_string(); },
     "player_white player_black event site stage table city country event_url match_ref platform user_id "
     "rating_system analysis_id model_id model_name met_id engine_build eval_level luck_eval_level preset "
     "value key author lang ogid_before ogid_after correct_action played_action action notation "
     "classification"},
    {"a whole number", [](const Json& value) { return loose::integer(&value).has_value(); },
     "match_length white_score black_score result source cube_limit event_year round player_seat "
     "replay_failed_game game_index winner points_won first_to_move termination rules_other color action_id "
     "d1 d2 resign_value cube_value cube_owner initial_cube_value initial_cube_owner ply checker_ply "
     "cube_ply producer currency analysis_index trials flags precision"},
    {"0, 1 or \"backgammon\"",
     [](const Json& value) {
         return loose::integer(&value).has_value() || loose::text(&value) == "backgammon";
     },
     "variant"},
    {"a point", [](const Json& value) { return is_number_between(value, 0, kBar.number()); }, "from"},
    {"pips", [](const Json& value) { return is_number_between(value, 1, kBar.number()); }, "pips"},
    {"a number", [](const Json& value) { return is_number_between(value, -1e5, 1e5); },
     "rating equity win gammon_win bg_win gammon_loss bg_loss best_equity played_equity equity_loss luck "
     "diff rollout_se cubeless_equity no_double_equity double_take_equity double_pass_equity"},
    {"a time", [](const Json& value) { return is_number_between(value, 0, 1e11); },
     "timestamp timestamp_ms start_timestamp reserve_ms delay_ms increment_ms"},
    {"true or false", [](const Json& value) { return loose::flag(&value).has_value(); },
     "crawford jacoby beaver raccoon auto_doubles crawford_before_start rated replay_complete is_crawford "
     "is_default_board is_lastgame decision is_played should_double illegal_move complete"},
    {"a list", [](const Json& value) { return value.is_array(); },
     "games plies moves move set_position initial_board alternatives analyses analyses_info annotations "
     "score_start"},
    {"an object", [](const Json& value) { return value.is_object(); },
     "analysis_info clock_info analysis eval missed_double cube_decision level rollout white_profile "
     "black_profile"},
    {"", nullptr,
     "ogxm started_at signature _unknown_chunks _ogxm2_passthrough video_info video_ms wall_ms "
     "behind_live_ms "
     "video_hand_anchored dials tables sources coverage drawings at kind seed mwc_frame model_digest "
     "luck_level extras_raw correct_value completed_at duration_ms budget_ms date_precision "
     "truncation_depth move_ply match_policy variance_reduction alternatives_total rollouts_done "
     "deep_searched position_tags source_band producer_ref luck_producer_ref cube_efficiency take_point "
     "cubeful_take_value settle_value no_double_norm_eq double_take_norm_eq double_pass_norm_eq luck_mwc "
     "resign_error take_resign_error window_searched is_optional is_free_cube"},
};

/// Reports what in a document of GammonView is not known here, and what is no number, text or list where one
/// belongs: readers take such a member for one that is not there.
class MemberCheck {
public:
    explicit MemberCheck(Reporter& reporter) : reporter_(reporter)
    {
        for (const Members& members : kMembers) {
            for (const std::string_view name : words(members.names))
                known_.emplace(name, &members);
        }
    }

    void check(const Json& value)
    {
        if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                within(std::to_string(i), value[i]);
        } else if (value.is_object()) {
            for (const auto& member : value.items())
                check_member(member.key(), member.value());
        }
    }

private:
    void check_member(const std::string& name, const Json& value)
    {
        const auto found = known_.find(name);
        if (found == known_.end()) return tell_unknown(name);
        const Members& members = *found->second;
        if (value.is_null() || members.is == nullptr) return;
        if (members.is(value)) return within(name, value);
        reporter_.report(
            {.code = "gva-member", .message = fmt::format("{}/{}: expected {}", path_, name, members.what)});
    }

    void tell_unknown(const std::string& name)
    {
        if (!unknown_.insert(name).second) return;
        reporter_.report(
            {.severity = Severity::warning,
             .code = "gva-member",
             .message = fmt::format("{}/{}: this is not known here, and left out wherever it stands", path_,
                                    printable(name))});
    }

    void within(const std::string& name, const Json& value)
    {
        const std::size_t length = path_.size();
        path_.append("/").append(name);
        check(value);
        path_.resize(length);
    }

    Reporter& reporter_;
    std::map<std::string_view, const Members*> known_ = {};
    std::set<std::string> unknown_ = {};
    std::string path_ = {};
};

}  // namespace

Confidence sniff_gva(const Sample& sample)
{
    const bool is_match = trimmed_left(sample.text).starts_with('{') &&
                          std::ranges::all_of(kSniffed, [&](std::string_view member) {
                              return sample.text.find(member) != std::string_view::npos;
                          });
    return is_match ? Confidence::certain : Confidence::none;
}

Result<Collection> read_gva(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const gva::Json parsed, parse_json(source));
    // HedgeHog's interface for programs answers with the match as "data", beside a report of what it read.
    const gva::Json* const data = loose::member(&parsed, "data");
    const gva::Json& document = data != nullptr && !parsed.contains("games") ? *data : parsed;
    if (loose::size_of(loose::member(&document, "games")) == 0)
        return failure("no-game", "there is no game in this file");
    MemberCheck(reporter).check(document);
    return ogxm::build_collection({.match = gva::match_in(document),
                                   .games = gva::games_in(document, reporter),
                                   .analyses = gva::analyses_in(document),
                                   .annotations = gva::annotations_in(document),
                                   .clock = gva::clock_in(document)},
                                  reporter);
}

}  // namespace gammonkit
