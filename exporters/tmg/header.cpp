#include "exporters/tmg/header.hpp"

#include "formats/record/scanner.hpp"
#include "formats/tmg/tmg_records.hpp"
#include "model/find_extra.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <iterator>

namespace gammonkit::tmg {
namespace {

constexpr std::string_view kOwn = "tmg:";

/// Writes the lines of one header; what is not known is left out.
class HeaderWriter {
public:
    HeaderWriter(std::string& out, const Match& match) : out_(out), match_(match) {}

    void write()
    {
        if (!match_.match_id.empty()) entry("MatchID", match_.match_id);
        entry("Player1", player(Player::first));
        entry("Player2", player(Player::second));
        if (match_.date) entry("Startdate", fmt::format("{} {}", to_string(*match_.date), match_.time));
        rules();
        extras();
    }

private:
    void entry(std::string_view key, std::string_view value)
    {
        fmt::format_to(std::back_inserter(out_), "{}: {}\n", key, one_line(trimmed(value)));
    }

    /// GNU Backgammon needs a number at the front; the rating parts a name that ends in a number from it.
    [[nodiscard]] std::string player(Player player) const
    {
        const Extra* ids = find_extra(match_.extras, kIds);
        const auto index = static_cast<std::size_t>(player);
        const std::string_view id =
            ids != nullptr && ids->values.size() == 2 ? ids->values[index] : kUnknownId;
        const PlayerInfo& info = match_.players[player];
        const auto rating = record::rating_in(info.rating);
        std::string text =
            fmt::format("{} {} ", id, info.name.empty() ? kUnknown : std::string_view(info.name));
        text += rating ? rating->number : kUnknown;
        if (rating && !rating->experience.empty()) text.append("/").append(rating->experience);
        return text;
    }

    void rules()
    {
        const Rules& rules = match_.rules;
        flag("Jacoby", rules.jacoby);
        flag("Beavers", rules.beavers);
        flag("Raccoons", rules.raccoons);
        flag("Crawford", rules.crawford);
        flag("Cube", rules.uses_cube());
        if (rules.uses_cube() && rules.cube_limit) entry("MaxCube", std::to_string(*rules.cube_limit));
        entry("Length", std::to_string(rules.length));
        if (find_extra(match_.extras, "tmg:Variant") == nullptr) {
            entry("Variant", rules.variant == Variant::nackgammon ? "2" : "1");
        }
    }

    /// An extra says the same and more.
    void flag(std::string_view key, std::optional<bool> rule)
    {
        if (rule && find_extra(match_.extras, std::string(kOwn).append(key)) == nullptr)
            entry(key, *rule ? "1" : "0");
    }

    void extras()
    {
        for (const Extra& extra : match_.extras) {
            if (!extra.key.starts_with(kOwn) || extra.key == kIds) continue;
            for (const std::string& value : extra.values)
                write_extra(std::string_view(extra.key).substr(kOwn.size()), value);
        }
    }

    void write_extra(std::string_view key, std::string_view value)
    {
        if (key != "header") return entry(key, value);
        out_.append(one_line(trimmed(value))) += '\n';
    }

    std::string& out_;
    const Match& match_;
};

}  // namespace

void write_header(std::string& out, const Match& match)
{
    HeaderWriter(out, match).write();
}

bool rating_fits(std::string_view rating)
{
    return rating.empty() || record::rating_in(rating);
}

}  // namespace gammonkit::tmg
