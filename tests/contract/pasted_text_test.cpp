// Text that came by way of a page, a word processor or a telephone reads like the text that was typed.
#include "formats/detect.hpp"
#include "support/letters/letters.hpp"
#include "support/letters/plain_letters.hpp"
#include "support/text.hpp"
#include "tests/contract/every_format.hpp"
#include "tests/support/sampled.hpp"

#include <functional>
#include <map>
#include <random>

namespace gammonkit::contract {
namespace {

constexpr std::size_t kOneWayIn = 7;  // In a quick run.

/// What may stand for a typed text.
using Pastes = std::multimap<std::string_view, std::string_view>;

struct Way {
    std::string_view name;
    Pastes pastes;
    bool only_everywhere = false;  ///< A part of them would say something else.
};

/// Rolls in dice: "31:".
Pastes dice()
{
    return {{"11:", "\u2680\u2680:"},       {"21:", "\u2681\u2680:"},       {"31:", "\u2682 \u2680:"},
            {"41:", "\u2683\uFE0E\u2680:"}, {"51:", "\u2684\u2680\u00A0:"}, {"61:", "\u2685\u00A0\u2680:"},
            {"43:", "\u2683\u2682:"},       {"52:", "\u2684\u2681:"},       {"66:", "\u2685\u2685\uFE0F:"}};
}

const std::vector<Way>& ways()
{
    static const std::vector<Way> all{
        {"blanks that do not break", {{" ", "\u00A0"}}},
        {"names of blanks", {{" ", "&nbsp;"}, {" ", "&#160;"}, {" ", "&amp;nbsp;"}, {" ", "&#xA0;"}}},
        {"blanks of other widths", {{" ", "\u2009"}, {" ", "\u202F"}, {" ", "\u3000"}, {" ", "\u2003"}}},
        {"dashes", {{"-", "\u2013"}, {"-", "\u2014"}, {"-", "\u2212"}, {"-", "\u2011"}}},
        {"names of dashes", {{"-", "&ndash;"}, {"-", "&#8211;"}, {"-", "&minus;"}}},
        {"quotes", {{"\"", "\u201C"}, {"\"", "\u201D"}, {"'", "\u2019"}}},
        {"fractions", {{"1/2", "\u00BD"}, {"1/3", "\u2153"}, {"5/6", "\u215A"}, {"/", "\u2044"}}},
        {"soft hyphens", {{"/", "/\u00AD"}, {" ", " \u00AD"}, {":", ":&shy;"}}},
        {"blanks without width", {{"/", "/\u200B"}, {" ", " \u2060"}, {":", "\u200E:"}, {"1", "1\u200B"}}},
        {"marks in the middle", {{"\n", "\n\uFEFF"}, {" ", "\uFEFF "}}},
        {"wide digits",
         {{"1", "\uFF11"}, {"3", "\uFF13"}, {"5", "\uFF15"}, {"6", "\uFF16"}, {"0", "\uFF10"}}},
        {"wide signs", {{"/", "\uFF0F"}, {":", "\uFF1A"}, {"*", "\uFF0A"}, {"(", "\uFF08"}, {")", "\uFF09"}}},
        {"dice", dice()},
        {"keys", {{"31:", "3\uFE0F\u20E31\uFE0F\u20E3:"}, {"52:", "5\uFE0F\u20E32\uFE0F\u20E3:"}}},
        {"names of signs", {{"<", "&lt;"}, {">", "&gt;"}, {"*", "&ast;"}, {"\"", "&quot;"}, {"/", "&#x2F;"}}},
        {"line ends", {{"\n", "\r\n"}, {"\n", "\r\r\n"}, {"\n", "\n"}, {"\n", "\u2028"}}},
        {"returns", {{"\n", "\r"}}, true},  // One of two line ends changed is a single one: CR LF.
        {"letters run together", {{"ff", "\uFB00"}, {"fi", "\uFB01"}, {"...", "\u2026"}}},
    };
    return all;
}

/// The text as such a way leaves it: each place changes with this chance.
std::string pasted(std::string_view text, const Pastes& pastes, double chance, std::mt19937& random)
{
    std::string result;
    std::bernoulli_distribution changes(chance);
    for (std::size_t at = 0; at < text.size();) {
        std::vector<std::pair<std::string_view, std::string_view>> fitting;
        for (const auto& paste : pastes) {
            if (text.substr(at).starts_with(paste.first)) fitting.push_back(paste);
        }
        if (fitting.empty() || !changes(random)) {
            result += text[at++];
            continue;
        }
        std::uniform_int_distribution<std::size_t> choose(0, fitting.size() - 1);
        const auto& [typed, put] = fitting[choose(random)];
        result += put;
        at += typed.size();
    }
    return result;
}

/// All that was read, but for what names and comments may keep.
std::string likeness(const ReadSource& reading)
{
    if (!reading.collection) return "nothing";
    const Result<std::string> dump = bytes_of(*find_format(catalogue(), "dump"), *reading.collection, {});
    std::string plain = in_plain_letters(dump.value_or("no dump"), Pasted::letters);
    std::erase_if(plain, [](char c) { return is_blank(c) || c == '"' || c == '\\'; });
    return plain;
}

/// The text with one line end, without what the ways put there.
std::string typed(const ReadSource& reading)
{
    std::string text = in_plain_letters(reading.source.text(), Pasted::letters);
    std::erase(text, '\r');
    return text;
}

class EveryPastedText : public testing::TestWithParam<Format> {
protected:
    static void expect_likeness(const std::string& text, const std::string& paste, std::string_view way)
    {
        const ReadSource clean = read_as(GetParam(), text);
        const ReadSource reading = read_as(GetParam(), paste);
        const std::string expected = likeness(clean);
        const std::string found = likeness(reading);
        if (expected == found) return;
        const auto differs = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
        const auto at = static_cast<std::size_t>(differs.first - expected.begin());
        const std::size_t from = at - std::min<std::size_t>(at, 60);
        ADD_FAILURE() << way << ": expected\n  " << expected.substr(from, 160) << "\nnot\n  "
                      << found.substr(std::min(from, found.size()), 160) << "\n"
                      << (reading.diagnostics.seen.empty()
                              ? ""
                              : to_string(reading.diagnostics.seen.front(), reading.source));
    }

    static void expect_detected(const std::filesystem::path& path, const std::string& paste,
                                std::string_view way)
    {
        const Result<const Format*> format =
            detect(catalogue(), {.name = path.filename().string(), .bytes = paste});
        EXPECT_TRUE(format.has_value() && (*format)->id == GetParam().id)
            << path.filename() << ", " << way << ": " << (format ? (*format)->id : format.error().message);
    }
};

TEST_P(EveryPastedText, ReadsLikeTypedText)
{
    std::size_t number = 0;
    for (const auto& path : samples_of(GetParam())) {
        const std::string text = typed(read_as(GetParam(), input_of(path).bytes));
        for (const Way& way : ways()) {
            for (const double chance : {1.0, 0.3}) {
                if (chance < 1 && way.only_everywhere) continue;
                if (!testing_support::is_sampled(number++, kOneWayIn)) continue;
                std::mt19937 random(static_cast<unsigned>(testing_support::test_seed().value_or(1)));
                const std::string paste = pasted(text, way.pastes, chance, random);
                SCOPED_TRACE(path.filename());
                expect_likeness(text, paste, way.name);
                expect_detected(path, paste, way.name);
            }
        }
    }
}

TEST_P(EveryPastedText, ReadsLikeTypedTextWherePastedInAllWaysAtOnce)
{
    Pastes all;
    for (const Way& way : ways()) {
        if (!way.only_everywhere) all.insert(way.pastes.begin(), way.pastes.end());
    }
    for (const auto& path : samples_of(GetParam())) {
        const std::string text = typed(read_as(GetParam(), input_of(path).bytes));
        std::mt19937 random(static_cast<unsigned>(testing_support::test_seed().value_or(1)));
        const std::string paste = pasted(text, all, 0.2, random);
        SCOPED_TRACE(path.filename());
        expect_likeness(text, paste, "all");
        expect_detected(path, paste, "all");
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryPastedText, testing::ValuesIn(formats_that([](const Format& f) {
                             return f.read != nullptr && f.kind == SourceKind::text;
                         })),
                         test_name);

}  // namespace
}  // namespace gammonkit::contract
