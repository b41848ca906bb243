#include "formats/catalogue/catalogue.hpp"

#include "formats/bgammon/format.hpp"
#include "formats/bgblitz_text/format.hpp"
#include "formats/bgf/format.hpp"
#include "formats/bgroom/format.hpp"
#include "formats/bkg/format.hpp"
#include "formats/catalogue/row_checks.hpp"
#include "formats/csv/format.hpp"
#include "formats/dump/format.hpp"
#include "formats/empire/format.hpp"
#include "formats/fibs_board/format.hpp"
#include "formats/gmd/format.hpp"
#include "formats/gnubg_text/format.hpp"
#include "formats/gva/format.hpp"
#include "formats/hedgehog/format.hpp"
#include "formats/html/format.hpp"
#include "formats/ids/format.hpp"
#include "formats/javafibs/format.hpp"
#include "formats/json/format.hpp"
#include "formats/jsonl/format.hpp"
#include "formats/latex/format.hpp"
#include "formats/link/format.hpp"
#include "formats/mat/format.hpp"
#include "formats/ogxm/format.hpp"
#include "formats/oldmoves/format.hpp"
#include "formats/pandoc/format.hpp"
#include "formats/party/format.hpp"
#include "formats/pdf/format.hpp"
#include "formats/pos/format.hpp"
#include "formats/ps/format.hpp"
#include "formats/sgf/format.hpp"
#include "formats/sgg/format.hpp"
#include "formats/snowietxt/format.hpp"
#include "formats/text/format.hpp"
#include "formats/tmg/format.hpp"
#include "formats/xg/format.hpp"
#include "formats/xg_text/format.hpp"

#include <array>

namespace gammonkit {
namespace {

constexpr std::array kCatalogue{
    kSgfFormat,       kDumpFormat,      kJsonFormat,  kMatFormat,      kBgammonFormat, kBgblitzTextFormat,
    kBgfFormat,       kBgroomFormat,    kBkgFormat,   kCsvFormat,      kEmpireFormat,  kFibsBoardFormat,
    kGmdFormat,       kGnubgTextFormat, kGvaFormat,   kHedgehogFormat, kHtmlFormat,    kIdsFormat,
    kJavaFibsFormat,  kJsonlFormat,     kLatexFormat, kLinkFormat,     kOgxmFormat,    kOldmovesFormat,
    kPandocFormat,    kPartyFormat,     kPdfFormat,   kPosFormat,      kPsFormat,      kSggFormat,
    kSnowietxtFormat, kTmgFormat,       kTextFormat,  kXgFormat,       kXgTextFormat,
};

static_assert(ids_are_unique(kCatalogue));
static_assert(capacities_fit(kCatalogue));
#ifndef __SANITIZE_ADDRESS__  // With its sanitizers g++ does not know at compile time that a function is
                              // somewhere.
static_assert(readers_sniff(kCatalogue));
#endif

}  // namespace

Catalogue catalogue()
{
    return kCatalogue;
}

}  // namespace gammonkit
