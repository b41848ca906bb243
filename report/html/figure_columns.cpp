#include "report/html/figure_columns.hpp"

#include <cstdint>

namespace gammonkit::html {
namespace {

constexpr std::uint32_t kBase = 91;
constexpr std::uint32_t kSmall = 80;
constexpr std::uint32_t kWide = 90;  ///< Five letters follow.

char letter_of(std::uint32_t value)
{
    const char letter = static_cast<char>('#' + value);
    return letter < '\\' ? letter : static_cast<char>(letter + 1);
}

}  // namespace

void FigureColumn::add(int number)
{
    const std::uint32_t change = static_cast<std::uint32_t>(number) - static_cast<std::uint32_t>(before_);
    before_ = number;
    std::uint32_t folded = (change << 1) ^ (0U - (change >> 31));
    if (folded < kSmall) {
        letters_ += letter_of(folded);
    } else if (folded < kSmall + (kWide - kSmall) * kBase) {
        letters_ += letter_of(kSmall + (folded - kSmall) / kBase);
        letters_ += letter_of((folded - kSmall) % kBase);
    } else {
        letters_ += letter_of(kWide);
        for (int i = 0; i < 5; ++i, folded /= kBase)
            letters_ += letter_of(folded % kBase);
    }
}

}  // namespace gammonkit::html
