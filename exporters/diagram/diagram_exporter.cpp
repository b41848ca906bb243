#include "exporters/diagram/diagram_exporter.hpp"

#include "exporters/diagram/diagram_html.hpp"
#include "exporters/diagram/diagram_latex.hpp"
#include "exporters/diagram/diagram_plain.hpp"
#include "exporters/diagram/diagram_typst.hpp"

namespace gammonkit {

std::vector<AnalysisTable> tables_of(const Diagram& diagram)
{
    const GameState& state = diagram.scene.state;
    return analysis_tables(diagram.cubes, diagram.plays, state, state.on_roll);
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
