#include "cli/commands/verbs.hpp"

#include "cli/batch/format_choice.hpp"
#include "cli/console/console.hpp"
#include "cli/options/formats_markdown.hpp"
#include "cli/options/hints.hpp"
#include "cli/output/json_output.hpp"
#include "report/json_parts.hpp"
#include "support/columns/text_table.hpp"
#include "support/text.hpp"
#include "support/wrap.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace gammonkit::cli {
namespace {

struct FormatsOptions : VerbOptions {
    void bind(OptionTable& table) override
    {
        output.bind_printing(table);
        table.in(OptionGroup::output).flag("--markdown", output.markdown);
    }
    [[nodiscard]] bool prints() const override { return true; }
};

std::string extensions_of(const Format& format)
{
    std::vector<std::string> names;
    for (const std::string_view extension : format.extensions)
        names.push_back(fmt::format(".{}", extension));
    return joined(names, " ");
}

std::string_view abilities_of(const Format& format)
{
    if (format.read == nullptr) return "   write";
    return format.write == nullptr ? "read" : "read, write";
}

std::string title_of(const Format& format)
{
    return fmt::format("{}{}", format.title, format.experimental ? " (experimental)" : "");
}

TextTable table(Catalogue catalogue)
{
    TextTable table({{.heading = "ID"},
                     {.heading = "CAN", .least = 11},
                     {.heading = "TITLE"},
                     {.heading = "EXTENSIONS", .rank = 1}});
    for (const Format& format : catalogue)
        table.add({std::string(format.id), std::string(abilities_of(format)), title_of(format),
                   extensions_of(format)});
    return table;
}

std::string value_of(const OptionSpec& spec)
{
    switch (spec.type) {
    case OptionSpec::Type::flag:
        return "yes|no";
    case OptionSpec::Type::integer:
        return fmt::format("{}..{}", spec.least, spec.most);
    case OptionSpec::Type::choice:
        return fmt::format("{}", fmt::join(spec.choices, "|"));
    case OptionSpec::Type::text:
        break;
    }
    return "TEXT";
}

std::string options_text(std::string_view heading, std::span<const OptionSpec> specs)
{
    if (specs.empty()) return {};
    std::string text = fmt::format("\n{}\n", heading);
    for (const OptionSpec& spec : specs) {
        text +=
            fmt::format("  {}={}\n      {} (default: {})\n", spec.name, value_of(spec),
                        command_help(spec.help), spec.default_value.empty() ? "empty" : spec.default_value);
    }
    return text;
}

std::string feature_list(const Format& format, bool carried)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kFeatures; ++i) {
        const auto feature = static_cast<Feature>(i);
        if (format.carries.has(feature) == carried) names.emplace_back(words_for(feature).many);
    }
    return names.empty() ? "nothing" : joined(names, ", ");
}

std::string details(const Format& format, std::size_t width)
{
    std::string text = fmt::format("{}: {}\n\n", format.id, title_of(format));
    const auto add = [&](std::string_view name, std::string_view value) {
        text += fmt::format("{:<12}{}\n", name, wrapped(value, 12, width));
    };
    add("can", trimmed(abilities_of(format)));
    add("extensions", extensions_of(format));
    add("content", format.kind == SourceKind::text ? "text" : "binary");
    add("carries", feature_list(format, true));
    add("loses", feature_list(format, false));
    if (!format.evidence.empty()) add("evidence", format.evidence);
    text +=
        options_text(fmt::format("options for reading (-f {},NAME=VALUE):", format.id), format.read_options);
    text +=
        options_text(fmt::format("options for writing (-t {},NAME=VALUE):", format.id), format.write_options);
    return text;
}

Json json_of(const OptionSpec& spec)
{
    static constexpr const char* kTypes[] = {"flag", "integer", "choice", "text"};
    Json json = {{"name", spec.name},
                 {"type", kTypes[static_cast<std::size_t>(spec.type)]},
                 {"default", spec.default_value},
                 {"help", command_help(spec.help)}};
    if (spec.type == OptionSpec::Type::choice) json["choices"] = spec.choices;
    if (spec.type == OptionSpec::Type::integer) {
        json["least"] = spec.least;
        json["most"] = spec.most;
    }
    return json;
}

Json json_of(std::span<const OptionSpec> specs)
{
    Json array = Json::array();
    for (const OptionSpec& spec : specs)
        array.push_back(json_of(spec));
    return array;
}

Json carried(const Format& format)
{
    Json array = Json::array();
    for (std::size_t i = 0; i < kFeatures; ++i) {
        const auto feature = static_cast<Feature>(i);
        if (format.carries.has(feature)) array.push_back(to_string(feature));
    }
    return array;
}

Json json_of(const Format& format)
{
    Json json = json_record("format");
    json.update(Json{{"id", format.id},
                     {"title", format.title},
                     {"reads", format.read != nullptr},
                     {"writes", format.write != nullptr},
                     {"extensions", format.extensions},
                     {"content", format.kind == SourceKind::text ? "text" : "binary"},
                     {"carries", carried(format)},
                     {"evidence", format.evidence},
                     {"experimental", format.experimental},
                     {"read_options", json_of(format.read_options)},
                     {"write_options", json_of(format.write_options)}});
    return json;
}

/// All that the catalogue says of some formats, as an array.
std::string formats_json(const std::vector<const Format*>& formats)
{
    Json array = Json::array();
    for (const Format* format : formats)
        array.push_back(json_of(*format));
    return array.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// The formats that were named, or else all.
Result<std::vector<const Format*>> chosen(const Session& session)
{
    std::vector<const Format*> formats;
    for (const std::string& id : session.options.inputs) {
        GK_TRY(const Format* const format, named_format(session.catalogue, id));
        formats.push_back(format);
    }
    if (formats.empty()) {
        for (const Format& format : session.catalogue)
            formats.push_back(&format);
    }
    return formats;
}

Result<ExitCode> run_formats(Session& session, const FormatsOptions& /*options*/)
{
    GK_TRY(const std::vector<const Format*> formats, chosen(session));
    if (session.options.output.json) {
        print_json(session, formats_json(formats));
    } else if (session.options.output.markdown) {
        session.console.data(formats_markdown(formats));
    } else if (session.options.inputs.empty()) {
        session.console.text(table(session.catalogue).text(session.console.width(), "--json"));
    } else {
        std::string text;
        for (const Format* format : formats)
            text +=
                fmt::format("{}{}", text.empty() ? "" : "\n", details(*format, session.console.text_width()));
        session.console.text(text);
    }
    return ExitCode::ok;
}

}  // namespace

constexpr Command kFormatsCommand = with_options<FormatsOptions, run_formats>({.name = "formats",
                                                                               .group = VerbGroup::settings,
                                                                               .completes = Completes::format,
                                                                               .print_forms = kPrintForms});

}  // namespace gammonkit::cli
