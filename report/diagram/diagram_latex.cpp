#include "model/identifiers/xgid.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/render/tikz_canvas.hpp"
#include "report/typeset.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {

namespace {

std::string latex_row(const std::vector<std::string>& row, bool bold)
{
    std::vector<std::string> cells;
    for (const std::string& cell : row) {
        // In braces, since a bracket at the beginning of a row would be an argument of what ends the last
        // one.
        const std::string_view form = bold && !cell.empty() ? "\\textbf" : "";
        cells.push_back(fmt::format("{}{{{}}}", form, latex_text(cell)));
    }
    return joined(cells, " & ") + " \\\\\n";
}

/// What makes TeX take the characters of a file's name for what they are: "%" would begin a comment.
std::string as_plain_characters(std::string_view file)
{
    std::string text;
    for (const char c : std::string_view("%#&$^~")) {
        if (file.find(c) != std::string_view::npos) text += fmt::format("\\catcode`\\{}=12 ", c);
    }
    return text;
}

/// A drawing, made smaller where the line is narrower.
std::string no_wider_than_line(std::string_view drawing)
{
    return fmt::format("\\resizebox{{\\ifdim\\width>\\linewidth \\linewidth\\else\\width\\fi}}{{!}}{{%\n{}}}",
                       drawing);
}

/// A table with its title above, and below it what it comes to.
std::string titled_table(const AnalysisTable& table)
{
    std::string text = fmt::format(
        "\\par\\smallskip\n{{\\footnotesize\\setlength{{\\tabcolsep}}{{.25\\baselineskip}}{}\\par\n{}",
        latex_text(table.title), no_wider_than_line(latex_table(table)));
    if (!table.verdict.empty()) text += fmt::format("\\par\n\\textbf{{{}}}", latex_text(table.verdict));
    if (!table.notes.empty()) text += fmt::format("\\par\n{{\\scriptsize {}}}", latex_text(table.notes));
    return text + "\\par}\n";
}

std::string picture_of(const Diagram& diagram, const Theme& theme, int width)
{
    const std::string& file = diagram.picture;
    if (file.empty())
        return no_wider_than_line(board_tikz(diagram.scene, theme, width, diagram.contents.ids));
    const std::string plain = as_plain_characters(file);
    const std::string command =
        file.ends_with(".tikz")
            ? no_wider_than_line(fmt::format("\\input{{{}}}", file))
            : fmt::format(
                  "\\includegraphics[width={{\\ifdim {0}bp>\\linewidth \\linewidth\\else {0}bp\\fi}}]{{{1}}}",
                  width, file);
    return plain.empty() ? command : fmt::format("{{{}{}}}", plain, command);
}

// In pdflatex, Cyrillic and Greek letters come one by one from the fonts that have them, if those are
// installed: whatever the language of the report, names may be written so. What pdflatex has no letter for is
// printed by its number. DejaVu has more letters than LaTeX's own fonts.
constexpr std::string_view kPreamble = R"tex(\documentclass[10pt]{{article}}
\usepackage{{iftex}}
\ifPDFTeX
  \usepackage[utf8]{{inputenc}}
  \makeatletter
  \let\gksymbol\DeclareTextSymbol
  \def\DeclareTextSymbol#1#2#3{{\gksymbol#1{{#2}}{{#3}}%
    \expandafter\ifx\csname?\string#1\endcsname\relax
      \expandafter\DeclareTextSymbolDefault\expandafter#1\expandafter{{#2}}\fi}}
  \IfFileExists{{t2aenc.def}}{{\usepackage[T2A]{{fontenc}}}}{{}}
  \let\DeclareTextSymbol\gksymbol
  \usepackage[T1]{{fontenc}}
  \IfFileExists{{lmodern.sty}}{{\usepackage{{lmodern}}}}{{}}
  \IfFileExists{{t2aenc.def}}{{\DeclareFontFamilySubstitution{{T2A}}{{lmr}}{{cmr}}%
    \DeclareFontFamilySubstitution{{T2A}}{{lmss}}{{cmss}}\DeclareFontFamilySubstitution{{T2A}}{{lmtt}}{{cmtt}}}}{{}}
  \IfFileExists{{textalpha.sty}}{{\usepackage{{textalpha}}}}{{}}
  \def\gknumber#1:#2\relax{{U+\UTFviii@hexnumber{{\decode@UTFviii#2\relax}}}}
  \def\UTFviii@undefined@err#1{{[\expandafter\gknumber\string#1\relax]}}
  \makeatother
  \DeclareUnicodeCharacter{{202F}}{{\,}}
\else
  \usepackage[no-math]{{fontspec}}
  \IfFontExistsTF{{DejaVu Serif}}{{%
    \setmainfont{{DejaVu Serif}}\setsansfont{{DejaVu Sans}}\setmonofont{{DejaVu Sans Mono}}}}{{}}
\fi
\usepackage[{}paper,margin=18mm]{{geometry}}
\usepackage{{longtable}}
\usepackage{{booktabs}}
\usepackage{{tikz}}
\setlength{{\parindent}}{{0pt}}
\setlength{{\parskip}}{{1ex}}
\begin{{document}}
)tex";

}  // namespace

std::string board_tikz(const BoardScene& scene, const Theme& theme, int width, bool with_id)
{
    TikzCanvas canvas;
    paint_board(canvas, {0, 0, static_cast<double>(width), width / aspect_of(scene)}, scene, theme);
    const std::string drawing = canvas.finish();
    return with_id ? fmt::format("% {}\n{}", xgid(scene.state), drawing) : drawing;
}

std::string diagram_latex(const Diagram& diagram, const Theme& theme, int width)
{
    std::vector<std::string> ids;
    for (const std::string& identifier : identifiers_of(diagram))
        ids.push_back(fmt::format("{{\\footnotesize\\texttt{{{}}}}}", latex_text(identifier)));
    const std::string heading =
        diagram.heading.empty() ? "" : fmt::format("\\textbf{{{}}}\\\\[1ex]\n", latex_text(diagram.heading));
    std::string lines;
    for (const std::string& line : diagram.lines)
        lines += latex_text(line) + "\\\\[1ex]\n";
    std::string text =
        fmt::format("\\begin{{center}}\\small\n{}{}{}", heading, lines, picture_of(diagram, theme, width));
    if (!ids.empty()) text += "\\\\[1ex]\n" + joined(ids, "\\\\\n");
    text += '\n';
    for (const AnalysisTable& table : tables_of(diagram))
        text += titled_table(typeset(table));
    return text + "\\end{center}\n";
}

std::string latex_table(const AnalysisTable& table)
{
    std::string columns;
    for (std::size_t i = 0; i < table.head.size(); ++i)
        columns += table.holds_figures(i) ? 'r' : 'l';
    std::string text = fmt::format("\\begin{{tabular}}{{@{{}}{}@{{}}}}\n\\toprule\n{}\\midrule\n", columns,
                                   latex_row(table.head, false));
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (table.shallow == i) text += "\\midrule\n";
        text += latex_row(table.rows[i], table.best == i);
    }
    return text + "\\bottomrule\n\\end{tabular}";
}

std::string latex_preamble(std::string_view paper)
{
    return fmt::format(kPreamble, paper);
}

}  // namespace gammonkit
