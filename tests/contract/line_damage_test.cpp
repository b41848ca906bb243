// One line of a sound file is damaged in one place: whoever reads it must say something, unless the match is
// the same.
#include "support/text.hpp"
#include "tests/contract/every_format.hpp"
#include "tests/support/sampled.hpp"
#include "tests/support/told.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <random>
#include <regex>
#include <set>

namespace gammonkit::contract {
namespace {

using Random = std::mt19937;

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_figure(char c)
{
    return c >= '0' && c <= '9';
}

bool is_mark(char c)
{
    return c > ' ' && c <= '~' && !is_letter(c) && !is_figure(c);
}

/// The places of a line whose byte is of this kind.
std::vector<std::size_t> places_of(const std::string& line, bool (*is_it)(char))
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (is_it(line[i])) places.push_back(i);
    }
    return places;
}

std::optional<std::size_t> any_place(const std::string& line, bool (*is_it)(char), Random& random)
{
    const std::vector<std::size_t> places = places_of(line, is_it);
    if (places.empty()) return std::nullopt;
    return places[random() % places.size()];
}

std::string letters_swapped(std::string line, Random& random)
{
    const std::optional<std::size_t> at = any_place(line, is_letter, random);
    if (at && *at + 1 < line.size() && is_letter(line[*at + 1])) std::swap(line[*at], line[*at + 1]);
    return line;
}

std::string letter_unknown(std::string line, Random& random)
{
    if (const std::optional<std::size_t> at = any_place(line, is_letter, random)) line[*at] = '?';
    return line;
}

std::string number_replaced(std::string line, Random& random)
{
    static constexpr const char* kOthers[] = {"x", "-1", "99999999999999999999"};
    const std::optional<std::size_t> at = any_place(line, is_figure, random);
    if (!at) return line;
    std::size_t begin = *at;
    while (begin > 0 && is_figure(line[begin - 1]))
        --begin;
    std::size_t end = *at;
    while (end < line.size() && is_figure(line[end]))
        ++end;
    return line.replace(begin, end - begin, kOthers[random() % std::size(kOthers)]);
}

/// Half a row may be another moment of the same game: only lines without a roll are cut.
std::string half_lost(std::string line, Random&)
{
    static const std::regex kRoll("[(]?[1-6][ ,-]?[1-6][):]|[1-6]{2}[a-y]*\\]|r [1-6]-[1-6]| [1-6]{2} |wins");
    if (!std::regex_search(line, kRoll)) line.resize(line.size() / 2);
    return line;
}

std::string mark_lost(std::string line, Random& random)
{
    if (const std::optional<std::size_t> at = any_place(line, is_mark, random)) line.erase(*at, 1);
    return line;
}

/// How much is said of plays, cubes and rolls; the numbers themselves may be any.
struct Judgements {
    std::size_t candidates = 0;
    std::size_t chances = 0;
    std::size_t values = 0;
    std::size_t cubes = 0;

    void add(const Assessment& assessment)
    {
        chances += assessment.estimate.probabilities ? 1 : 0;
        values += assessment.estimate.cubeful || assessment.estimate.cubeless ? 1 : 0;
    }
    template <class Record>
    void add(const Record& record)
    {
        for (const PlayAnalysis& analysis : record.plays) {
            for (const Candidate& candidate : analysis.candidates) {
                ++candidates;
                if (candidate.assessment) add(*candidate.assessment);
            }
        }
        for (const CubeAnalysis& analysis : record.cubes) {
            ++cubes;
            add(analysis.no_double);
            add(analysis.double_take);
            values += analysis.double_drop ? 1 : 0;
        }
    }
};

std::string judgements_in(const Collection& collection)
{
    Judgements judgements;
    std::size_t luck = 0;
    for (const Match& match : collection.matches) {
        for (const Game& game : match.games) {
            for (const Turn& turn : game.turns) {
                judgements.add(turn);
                luck += turn.luck ? 1 : 0;
            }
        }
    }
    for (const PositionRecord& record : collection.positions)
        judgements.add(record);
    return fmt::format("{} candidates, {} chances, {} values, {} cubes, {} luck\n", judgements.candidates,
                       judgements.chances, judgements.values, judgements.cubes, luck);
}

/// What matches are, without what anybody may write as he likes: names, comments, the numbers of analyses.
std::string substance_of(const Collection& collection)
{
    std::string text = judgements_in(collection);
    std::string heading;
    for (Match match : collection.matches) {
        for (Game& game : match.games) {
            for (Turn& turn : game.turns) {
                turn.comment.clear();
                if (auto* play = std::get_if<CheckerPlay>(&turn.action)) play->notation.clear();
            }
        }
        // Another name may make two matches of one.
        const std::string rules = fmt::format("to {} jacoby {:d} crawford {:d}\n", match.rules.length,
                                              match.rules.uses_jacoby(), match.rules.uses_crawford());
        if (rules != heading) text += rules;
        heading = rules;
        for (const Game& game : match.games) {
            const std::string told = testing_support::told(game);
            text += fmt::format("{}-{}", game.score.first, game.score.second) + told.substr(told.find('\n'));
        }
    }
    return text + fmt::format("{} positions\n", collection.positions.size());
}

/// What was read, and what was said of it.
struct WhatWasRead {
    std::optional<std::string> substance;
    std::multiset<std::string> complaints;
};

WhatWasRead reading_of(const Format& format, const std::string& text)
{
    const ReadSource read = read_as(format, text);
    WhatWasRead result;
    if (read.collection) result.substance = substance_of(*read.collection);
    for (const Diagnostic& diagnostic : read.diagnostics.seen) {
        if (diagnostic.severity != Severity::note) result.complaints.insert(diagnostic.message);
    }
    return result;
}

/// Damages lines of one file, and collects those of which nobody said a word.
class Damaged {
public:
    Damaged(const Format& format, const std::filesystem::path& path)
        : format_(format), name_(path.filename().string())
    {
        const std::string text = input_of(path).bytes;
        for (const std::string_view line : split(text, '\n'))
            lines_.emplace_back(line);
        sound_ = reading_of(format, text);
    }

    void damage(std::size_t versions, Random& random, std::size_t& tried, std::vector<std::string>& silent)
    {
        static constexpr std::string (*kWays[])(std::string, Random&) = {
            letters_swapped, letter_unknown, number_replaced, half_lost, mark_lost};
        for (std::size_t i = 0; i < versions; ++i) {
            const std::size_t at = random() % lines_.size();
            const std::string line = kWays[random() % std::size(kWays)](lines_[at], random);
            if (line == lines_[at]) continue;
            ++tried;
            // A quick run makes the same versions, and reads one in so many.
            if (testing_support::is_sampled(tried, 10) && is_silent(at, line))
                silent.push_back(fmt::format("{}:{}: {}", name_, at + 1, line));
        }
    }

private:
    [[nodiscard]] bool is_silent(std::size_t at, const std::string& line) const
    {
        std::vector<std::string> lines = lines_;
        lines[at] = line;
        const WhatWasRead now = reading_of(format_, joined(lines, "\n"));
        return now.substance && now.substance != sound_.substance &&
               std::ranges::includes(sound_.complaints, now.complaints);
    }

    const Format& format_;
    std::string name_;
    std::vector<std::string> lines_;
    WhatWasRead sound_;
};

class EveryTextReader : public testing::TestWithParam<Format> {};

TEST_P(EveryTextReader, SaysSoIfADamagedLineMadeItAnotherMatch)
{
    constexpr std::size_t kVersions = 1000;
    Random random(20);
    std::size_t tried = 0;
    std::vector<std::string> silent;
    const std::vector<std::filesystem::path> samples = samples_of(GetParam());
    for (const std::filesystem::path& path : samples)
        Damaged(GetParam(), path).damage(kVersions / samples.size() + 1, random, tried, silent);
    EXPECT_LE(1000 * silent.size(), 2 * tried) << silent.size() << " of " << tried << ":\n"
                                               << fmt::format("{}", fmt::join(silent, "\n"));
}

bool is_text_reader(const Format& format)
{
    return format.read != nullptr && format.kind == SourceKind::text;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryTextReader, testing::ValuesIn(formats_that(is_text_reader)),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
