#include "report/diagram/diagram_exporter.hpp"

#include "model/identifiers/match_id.hpp"
#include "model/identifiers/position_id.hpp"
#include "model/identifiers/xgid.hpp"
#include "report/diagram/diagram_html.hpp"
#include "report/diagram/diagram_latex.hpp"
#include "report/diagram/diagram_plain.hpp"
#include "report/diagram/diagram_typst.hpp"

#include <fmt/format.h>

namespace gammonkit {

std::vector<AnalysisTable> tables_of(const Diagram& diagram)
{
    const GameState& state = diagram.scene.state;
    return analysis_tables(diagram.cubes, diagram.plays, state, chooser(state), diagram.contents.analysis,
                           diagram.scene.words);
}

std::vector<std::string> identifiers_of(const Diagram& diagram)
{
    if (!diagram.contents.ids) return {};
    const GameState& state = diagram.scene.state;
    return {xgid(state),
            fmt::format("{}:{}", position_id(state.position, state.on_roll), match_id(state).value_or(""))};
}

std::string write_diagram(const Diagram& diagram, DiagramText kind, const Theme& theme, int width)
{
    switch (kind) {
    case DiagramText::bbcode:
        return diagram_bbcode(diagram);
    case DiagramText::markdown:
        return diagram_markdown(diagram);
    case DiagramText::html:
        return diagram_html(diagram, theme, width);
    case DiagramText::latex:
        return diagram_latex(diagram, theme, width);
    case DiagramText::text:
        return diagram_text(diagram);
    case DiagramText::unicode:
        return diagram_unicode(diagram);
    case DiagramText::typst:
        return diagram_typst(diagram, theme, width);
    case DiagramText::tikz:
        break;
    }
    return board_tikz(diagram.scene, theme, width);
}

}  // namespace gammonkit
