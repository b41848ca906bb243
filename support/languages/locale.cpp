#include "support/languages/locale.hpp"

#include <memory>
#include <unicode/dcfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/msgfmt.h>
#include <unicode/smpdtfmt.h>
#include <vector>

namespace gammonkit {
namespace {

std::string utf8(const icu::UnicodeString& text)
{
    std::string result;
    return text.toUTF8String(result);
}

icu::UnicodeString unicode(std::string_view text)
{
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<int32_t>(text.size())});
}

icu::Formattable formattable(const PhraseArgument& argument)
{
    if (const auto* number = std::get_if<long long>(&argument))
        return icu::Formattable(static_cast<int64_t>(*number));
    return unicode(std::get<std::string_view>(argument));
}

}  // namespace

std::string phrase_in(const std::string& language, std::string_view pattern,
                      std::span<const PhraseArgument> arguments)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessageFormat format(unicode(pattern), icu::Locale(language.c_str()), status);
    std::vector<icu::Formattable> values;
    for (const PhraseArgument& argument : arguments)
        values.push_back(formattable(argument));
    icu::UnicodeString formatted;
    icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
    if (U_SUCCESS(status)) {
        format.format(values.data(), static_cast<int32_t>(values.size()), formatted, ignored, status);
    }
    return U_FAILURE(status) ? std::string(pattern) : utf8(formatted);
}

std::string decimal_sign_of(const std::string& language)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::DecimalFormatSymbols symbols(icu::Locale(language.c_str()), status);
    if (U_FAILURE(status)) return ".";
    return utf8(symbols.getSymbol(icu::DecimalFormatSymbols::kDecimalSeparatorSymbol));
}

std::string day_in(const std::string& language, int year, int month, int day)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale(language.c_str());
    const std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(locale, status));
    if (U_FAILURE(status)) return {};
    const icu::UnicodeString pattern = generator->getBestPattern(u"yMMMMd", status);
    icu::SimpleDateFormat format(pattern, locale, status);
    icu::GregorianCalendar calendar(*icu::TimeZone::getGMT(), locale, status);
    if (U_FAILURE(status)) return {};
    calendar.clear();
    calendar.set(year, month - 1, day);
    format.setTimeZone(*icu::TimeZone::getGMT());
    icu::UnicodeString formatted;
    format.format(calendar.getTime(status), formatted);
    return U_SUCCESS(status) ? utf8(formatted) : std::string();
}

}  // namespace gammonkit
