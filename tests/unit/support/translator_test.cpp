#include "support/languages/languages.hpp"
#include "support/languages/locale.hpp"
#include "support/languages/po_reader.hpp"
#include "support/languages/translator.hpp"

#include <gmock/gmock.h>

namespace gammonkit {
namespace {

Translator in(std::string_view tag)
{
    return Translator::of(tag).value();
}

constexpr std::string_view kWins = "{0} wins {1, plural, one {# point} other {# points}}";

TEST(Translator, SaysInEnglishWhatSourcesSay)
{
    EXPECT_EQ(Translator().say("Error rate"), "Error rate");
    EXPECT_EQ(Translator().say(kWins, "Ann", 1), "Ann wins 1 point");
    EXPECT_EQ(Translator().say(kWins, "Ann", 2), "Ann wins 2 points");
    EXPECT_EQ(Translator().numbers("-0.123"), "-0.123");
    EXPECT_EQ(Translator().date(2024, 5, 3), "2024-05-03");
}

TEST(Translator, SaysItInOtherLanguages)
{
    EXPECT_EQ(in("de").say("Error rate"), "Fehlerrate");
    EXPECT_EQ(in("fr").say("take"), "prendre");
    EXPECT_EQ(in("ja").say("{0}-point match", 7), "7ポイントマッチ");
}

TEST(Translator, KnowsThePluralsOfALanguage)
{
    EXPECT_EQ(in("ru").say(kWins, "Анна", 1), "Анна выигрывает 1 очко");
    EXPECT_EQ(in("ru").say(kWins, "Анна", 3), "Анна выигрывает 3 очка");
    EXPECT_EQ(in("ru").say(kWins, "Анна", 12), "Анна выигрывает 12 очков");
    EXPECT_EQ(in("de").say(kWins, "Ann {0} '", 1), "Ann {0} ' gewinnt 1 Punkt");
}

TEST(Translator, WritesNumbersAndDaysAsTheLanguageDoes)
{
    EXPECT_EQ(in("de").numbers("-0.123 (-1.234%), g1-2."), "-0,123 (-1,234%), g1-2.");
    EXPECT_EQ(in("ja").numbers("-0.123"), "-0.123");
    EXPECT_EQ(in("de").date(2024, 5, 3), "3. Mai 2024");
    EXPECT_EQ(in("fr").date(2024, 5, 3), "3 mai 2024");
    EXPECT_EQ(in("ja").date(2024, 5, 3), "2024年5月3日");
    EXPECT_THAT(in("ru").date(2024, 5, 3), testing::StartsWith("3 мая 2024"));
}

TEST(Translator, IsFoundByTagsAndLocales)
{
    EXPECT_EQ(in("").tag(), "en");
    EXPECT_EQ(in("de-AT").tag(), "de");
    EXPECT_EQ(in("DE").tag(), "de");
    EXPECT_EQ(language_of("de_DE.UTF-8"), "de");
    EXPECT_EQ(language_of("C.UTF-8"), "en");
    EXPECT_EQ(language_of("tlh"), "");
    const Result<Translator> unknown = Translator::of("tlh");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().message, "there is no language 'tlh'");
    EXPECT_EQ(unknown.error().code, "language");
}

TEST(Translator, HasAWordForEveryMeaning)
{
    EXPECT_EQ(in("de").say("beavers"), "macht Beaver");
    EXPECT_EQ(in("de").say_in("rule", "beavers"), "Beaver erlaubt");
}

TEST(Translator, LeavesInEnglishWhatItDoesNotKnow)
{
    EXPECT_EQ(in("de").say("klaatu barada nikto"), "klaatu barada nikto");
    EXPECT_EQ(in("de").say("klaatu {0}", "'{1}'"), "klaatu '{1}'");
}

TEST(Translator, OfThePseudoLanguageHasAccentsAndIsLonger)
{
    EXPECT_EQ(in("qps").say("Error rate"), "Éŕŕóŕ ŕáţéøøøø");
    EXPECT_EQ(in("qps").say(kWins, "1", 2), "1 ŵíñš 2 þóíñţšøøøøøøøøøø");
}

/// What each pattern says must not depend on luck: ICU understands it, with every argument in its place.
TEST(Catalogues, HoldPatternsThatIcuUnderstands)
{
    const std::vector<PhraseArgument> arguments{1001LL, 1002LL, 1003LL, 1004LL,
                                                1005LL, 1006LL, 1007LL, 1008LL};
    for (const LanguageRow& language : languages()) {
        for (const PoEntry& entry : catalogue_of(language.tag)) {
            if (entry.id.empty() || entry.id.find('{') == std::string::npos) continue;
            std::string text = phrase_in(std::string(language.tag), entry.text, arguments);
            std::erase_if(text, [](unsigned char c) { return c != '1' && c != '0' && (c < '2' || c > '8'); });
            for (int i = 0; i < 8; ++i) {
                const bool wanted = entry.id.find("{" + std::to_string(i)) != std::string::npos;
                const bool found = text.find(std::to_string(1001 + i)) != std::string::npos;
                EXPECT_EQ(wanted, found) << language.tag << ": " << entry.text;
            }
        }
    }
}

TEST(PoReader, ReadsContextsEscapesAndStringsOfSeveralLines)
{
    const std::vector<PoEntry> entries =
        read_po("msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n"
                "#: a.cpp\n#. script\n#, fuzzy\nmsgctxt \"rule\"\nmsgid \"a \"\n\"\\\"b\\\"\"\n"
                "msgstr \"c\"\n#~ msgid \"old\"\n#~ msgstr \"alt\"\n\n"
                "msgid \"d\"\nmsgstr \"e\"\n");
    ASSERT_EQ(entries.size(), 3U);
    EXPECT_EQ(entries[0].text, "Language: de\n");
    EXPECT_EQ(entries[1].context, "rule");
    EXPECT_EQ(entries[1].id, "a \"b\"");
    EXPECT_TRUE(entries[1].is_fuzzy);
    EXPECT_TRUE(entries[1].in_script);
    EXPECT_EQ(entries[2].text, "e");
    EXPECT_FALSE(entries[2].in_script);
}

}  // namespace
}  // namespace gammonkit
