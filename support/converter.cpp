// The only source that knows ICU's converters and its charset detector.
#include "support/converter.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucnv_err.h>
#include <unicode/ucsdet.h>

namespace gammonkit {
namespace {

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

/// A converter between the named charset and ICU's UTF-16.
Result<Converter> open_converter(const std::string& charset)
{
    UErrorCode status = U_ZERO_ERROR;
    // An empty name would mean the charset of the user's locale, and output would depend on the machine.
    Converter converter(charset.empty() ? nullptr : ucnv_open(charset.c_str(), &status), &ucnv_close);
    if (!converter || U_FAILURE(status)) {
        return failure("unknown-charset", fmt::format("there is no charset '{}'", charset),
                       "for instance: UTF-8, windows-1252, ISO-8859-2, KOI8-R, Shift_JIS");
    }
    return converter;
}

/// Called by ICU for bytes that it cannot decode. `context` is the count of such places.
void replace_undecodable(const void* context, UConverterToUnicodeArgs* arguments, const char*, std::int32_t,
                         UConverterCallbackReason reason, UErrorCode* status)
{
    if (reason > UCNV_IRREGULAR) return;  // Reset, close or clone: nothing to replace.
    ++*static_cast<std::size_t*>(const_cast<void*>(context));
    *status = U_ZERO_ERROR;
    const UChar replacement = 0xFFFD;
    ucnv_cbToUWriteUChars(arguments, &replacement, 1, 0, status);
}

/// Called by ICU for characters that the charset cannot hold. `context` is the count of them.
void replace_unmappable(const void* context, UConverterFromUnicodeArgs* arguments, const UChar* units,
                        std::int32_t length, UChar32 code_point, UConverterCallbackReason reason,
                        UErrorCode* status)
{
    if (reason > UCNV_IRREGULAR) return;
    ++*static_cast<std::size_t*>(const_cast<void*>(context));
    UCNV_FROM_U_CALLBACK_SUBSTITUTE(nullptr, arguments, units, length, code_point, reason, status);
}

/// All of `bytes` from one charset to the other, a buffer at a time so that no length meets ICU's 32 bits.
Result<std::string> convert(UConverter* from, UConverter* to, std::string_view bytes)
{
    std::string result;
    result.reserve(bytes.size() + bytes.size() / 8);
    std::array<UChar, 4096> pivot{};
    UChar* pivot_source = pivot.data();
    UChar* pivot_target = pivot.data();
    const char* source = bytes.data();
    UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
    for (UBool reset = 1; status == U_BUFFER_OVERFLOW_ERROR; reset = 0) {
        std::array<char, 16384> buffer;
        char* target = buffer.data();
        status = U_ZERO_ERROR;
        ucnv_convertEx(to, from, &target, buffer.data() + buffer.size(), &source, bytes.data() + bytes.size(),
                       pivot.data(), &pivot_source, &pivot_target, pivot.data() + pivot.size(), reset, 1,
                       &status);
        result.append(buffer.data(), target);
    }
    if (U_FAILURE(status)) return failure("charset", fmt::format("cannot convert: {}", u_errorName(status)));
    return result;
}

}  // namespace

Result<Converted> to_utf8(std::string_view bytes, const std::string& charset)
{
    GK_TRY(const Converter from, open_converter(charset));
    GK_TRY(const Converter to, open_converter("UTF-8"));
    Converted result;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setToUCallBack(from.get(), replace_undecodable, &result.replaced, nullptr, nullptr, &status);
    GK_TRY(result.text, convert(from.get(), to.get(), bytes));
    return result;
}

Result<Converted> from_utf8(std::string_view utf8, const std::string& charset)
{
    GK_TRY(const Converter from, open_converter("UTF-8"));
    GK_TRY(const Converter to, open_converter(charset));
    Converted result;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setFromUCallBack(to.get(), replace_unmappable, &result.replaced, nullptr, nullptr, &status);
    GK_TRY(result.text, convert(from.get(), to.get(), utf8));
    return result;
}

bool is_known_charset(const std::string& charset)
{
    return open_converter(charset).has_value();
}

std::string guessed_charset(std::string_view bytes)
{
    constexpr std::size_t kEnough = 65536;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                              &ucsdet_close);
    const auto length = static_cast<std::int32_t>(std::min(bytes.size(), kEnough));
    ucsdet_setText(detector.get(), bytes.data(), length, &status);
    const UCharsetMatch* match = ucsdet_detect(detector.get(), &status);
    if (match == nullptr || U_FAILURE(status)) return {};
    const char* name = ucsdet_getName(match, &status);
    return name == nullptr ? std::string() : std::string(name);
}

}  // namespace gammonkit
