#include "report/classic/classic_style.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit::classic {
namespace {

struct Rule {
    std::string_view name;
    std::string_view declarations;
};

constexpr Rule kRules[] = {
    {"fontfamily", "font-family: sans-serif; color: #1f2933; background-color: #ffffff; margin: 1em 2em"},
    {"navigation", "font-size: 85%"},
    {"positionid", "font-size: 75%; color: #52606d"},
    {"block", "display: block; border: 0"},
    {"movetable", "background-color: #eef2f7; border-collapse: collapse; margin: 0.5em 0"},
    {"moveheader", "background-color: #c3d5e8; text-align: left; padding: 0.2em 0.5em"},
    {"movecell", "text-align: left; padding: 0.1em 0.5em"},
    {"movenumber", "width: 1.5em; white-space: nowrap; text-align: right"},
    {"movemove", "width: 20em"},
    {"moveequity", "width: 10em; white-space: nowrap"},
    {"moveply", "width: 6em"},
    {"percent", "white-space: nowrap; text-align: right; padding-right: 0.5em"},
    {"moveodd", "background-color: #dde5ee"},
    {"movethemove", "background-color: #fff3bf"},
    {"movebest", "font-weight: bold"},
    {"cubedecision", "background-color: #eef2f7; border-collapse: collapse; margin: 0.5em 0"},
    {"cubedecisionheader", "background-color: #c3d5e8; text-align: left; padding: 0.2em 0.5em"},
    {"cubeequity", "white-space: nowrap"},
    {"cubeply", "white-space: nowrap"},
    {"cubeprobs", "white-space: nowrap"},
    {"cubeaction", "font-weight: bold"},
    {"gap", "font-size: 20%; margin: 0"},
    {"tabletitle", "text-align: left; font-weight: bold; padding: 0.2em 0.5em"},
    {"blunder", "background-color: #b42318; color: #ffffff; padding: 0.2em 0.5em"},
    {"joker", "background-color: #1d4f91; color: #ffffff; padding: 0.2em 0.5em"},
    {"boardimagetop", "vertical-align: bottom"},
    {"boardimage", "vertical-align: top"},
    {"commentheader", "background-color: #c5e3c5; font-weight: bold; padding: 0.2em 0.5em; margin-bottom: 0; "
                      "width: 39em"},
    {"comment",
     "margin-top: 0; background-color: #e3f4e3; padding: 0.5em; width: 39em; white-space: pre-wrap; "
     "overflow-wrap: break-word"},
    {"result",
     "background-color: #fff3bf; font-weight: bold; text-align: center; padding: 0.3em; width: 39em"},
    {"stattable", "background-color: #fbf3e0; border-collapse: collapse; text-align: left; width: 40em"},
    {"stattableheader", "background-color: #e2c391; text-align: left"},
    {"statcell", "padding: 0.1em 0.5em; text-align: left"}};

std::string_view rule_of(std::string_view name)
{
    for (const Rule& rule : kRules) {
        if (rule.name == name) return rule.declarations;
    }
    return "";
}

}  // namespace

std::string style_sheet()
{
    std::string text;
    for (const Rule& rule : kRules)
        text += fmt::format(".{} {{ {} }}\n", rule.name, rule.declarations);
    return text;
}

std::string declarations_of(std::string_view classes)
{
    std::vector<std::string> declarations;
    for (const std::string_view name : words(classes))
        declarations.emplace_back(rule_of(name));
    return joined(declarations, "; ");
}

void put_classes(XmlWriter& html, Css css, std::string_view classes)
{
    if (classes.empty()) return;
    if (css == Css::inlined) {
        html.attribute("style", declarations_of(classes));
    } else {
        html.attribute("class", classes);
    }
}

Styled::Styled(XmlWriter& html, Css css, std::string_view element, std::string_view classes,
               std::initializer_list<XmlWriter::Attribute> attributes)
    : html_(html)
{
    html_.start(element);
    for (const auto& [name, value] : attributes)
        html_.attribute(name, value);
    put_classes(html_, css, classes);
}

void write_styled(XmlWriter& html, Css css, std::string_view element, std::string_view classes,
                  std::string_view text, std::initializer_list<XmlWriter::Attribute> attributes)
{
    const Styled styled(html, css, element, classes, attributes);
    html.text(text);
}

}  // namespace gammonkit::classic
