#pragma once

#include "exporters/ogxm/record_bytes.hpp"
#include "model/match.hpp"

#include <string>

namespace gammonkit::ogxm {

/// What of a match has fields of its own, in the form that they have.
struct MatchFields {
    Fields fields = {};
    bool keeps_event = false;
    bool keeps_round = false;
    bool keeps_place = false;
    bool keeps_date = false;
    bool keeps_time = false;
    bool keeps_match_id = false;
    ByPlayer<bool> keeps_name = {};
    ByPlayer<bool> keeps_rating = {};
};

[[nodiscard]] MatchFields match_fields(const Match& match);

/// True for an extra that is a field of the match, and can be written.
[[nodiscard]] bool is_match_field(const Extra& extra, const Match& match);

/// True for an extra that an annotation holds: its key is not the name of a field.
[[nodiscard]] bool is_annotation(const Extra& extra);

/// True if game 0 is read as the Crawford game where the record does not say that this has been.
[[nodiscard]] bool begins_with_crawford(const Match& match);

/// The payload of MTCH.
[[nodiscard]] std::string match_payload(const Match& match);

/// True if the record has fields that version 2.1 has added.
[[nodiscard]] bool has_later_fields(const Fields& fields);

}  // namespace gammonkit::ogxm
