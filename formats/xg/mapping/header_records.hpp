#pragma once

#include "formats/xg/records/records.hpp"
#include "model/match.hpp"

#include <optional>

/// The header of a file, from the model and back.
namespace gammonkit::xg {

[[nodiscard]] HeaderMatch header_of(const Match& match);

/// The rules and names of a position.
[[nodiscard]] HeaderMatch header_of(const PositionRecord& position);

[[nodiscard]] Rules rules_of(const HeaderMatch& header);
[[nodiscard]] ByPlayer<PlayerInfo> players_of(const HeaderMatch& header);

/// Days since 1899-12-30, with the time of day as fraction; 0 is not known.
[[nodiscard]] std::optional<Date> date_of(double days);
[[nodiscard]] std::string time_of(double days);  ///< "09.30"; empty at midnight.
[[nodiscard]] double days_of(const std::optional<Date>& date, std::string_view time);

/// The time as a fraction of a day, if it reads like 9.30, 09:30 or 09:30:15.
[[nodiscard]] std::optional<double> fraction_of_day(std::string_view time);

/// "1650.25/120": rating and experience, or either of them alone.
struct Elo {
    double rating = 1600;
    std::int32_t experience = 0;
};
[[nodiscard]] std::optional<Elo> elo_of(std::string_view rating);

/// The number of a match as XG's texts show it, from its game id and back.
[[nodiscard]] std::string match_id_of(std::int32_t game_id);
[[nodiscard]] std::optional<std::int32_t> game_id_of(std::string_view match_id);

}  // namespace gammonkit::xg
