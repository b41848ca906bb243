#include "cli/batch/foreign_files.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace gammonkit::cli {
namespace {

using namespace std::string_view_literals;

struct Kind {
    std::string_view first_bytes;
    std::string_view name;
    std::string_view hint;
};

constexpr std::string_view kOfPicture = "a picture holds no match that could be read";
constexpr std::string_view kOfArchive = "unpack it first";

constexpr std::array kKinds{Kind{"RGMH"sv, "a damaged file of eXtreme Gammon", "was it copied completely?"},
                            Kind{"\x89PNG"sv, "a PNG picture", kOfPicture},
                            Kind{"\xFF\xD8\xFF"sv, "a JPEG picture", kOfPicture},
                            Kind{"GIF8"sv, "a GIF picture", kOfPicture},
                            Kind{"%PDF-"sv, "a PDF document", "a document holds no match that could be read"},
                            Kind{"\xFD"
                                 "7zXZ"sv,
                                 "an XZ archive", kOfArchive},
                            Kind{"Rar!"sv, "a RAR archive", kOfArchive},
                            Kind{"7z\xBC\xAF"sv, "a 7-Zip archive", kOfArchive}};

}  // namespace

std::optional<Diagnostic> foreign_file(std::string_view bytes)
{
    const auto* kind = std::find_if(kKinds.begin(), kKinds.end(),
                                    [&](const Kind& k) { return bytes.starts_with(k.first_bytes); });
    if (kind == kKinds.end()) return std::nullopt;
    return Diagnostic{.code = "unknown-format",
                      .message = fmt::format("this is {}, which cannot be read", kind->name),
                      .hint = std::string(kind->hint)};
}

}  // namespace gammonkit::cli
