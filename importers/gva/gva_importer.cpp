#include "formats/gva/format.hpp"

#include "importers/gva/gva_records.hpp"
#include "importers/gva/members.hpp"
#include "importers/json/json_document.hpp"
#include "importers/json/loose_values.hpp"
#include "importers/ogxm/match_builder.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit {
namespace {

constexpr std::string_view kMembers[] = {"\"match_length\"", "\"player_white\"", "\"player_black\""};

}  // namespace

Confidence sniff_gva(const Sample& sample)
{
    const bool is_match = trimmed_left(sample.text).starts_with('{') &&
                          std::ranges::all_of(kMembers, [&](std::string_view member) {
                              return sample.text.find(member) != std::string_view::npos;
                          });
    return is_match ? Confidence::certain : Confidence::none;
}

Result<Collection> read_gva(const SourceText& source, const Options&, Reporter& reporter)
{
    GK_TRY(const gva::Json document, parse_json(source));
    if (loose::size_of(loose::member(&document, "games")) == 0)
        return failure("no-game", "there is no game in this file");
    gva::check_members(document, reporter);
    return ogxm::build_collection({.match = gva::match_in(document),
                                   .games = gva::games_in(document, reporter),
                                   .analyses = gva::analyses_in(document),
                                   .annotations = gva::annotations_in(document),
                                   .clock = gva::clock_in(document)},
                                  reporter);
}

}  // namespace gammonkit
