#include "model/identifiers/xgid.hpp"
#include "report/diagram/diagram_writers.hpp"
#include "report/render/tikz_canvas.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

namespace gammonkit {

namespace {

std::string latex_row(const std::vector<std::string>& row, bool bold)
{
    std::string line;
    for (const std::string& cell : row) {
        if (!line.empty()) line += " & ";
        line +=
            bold ? fmt::format("\\textbf{{{}}}", latex_text(cell)) : fmt::format("{{{}}}", latex_text(cell));
    }
    return line + " \\\\\n";
}

std::string latex_table(const AnalysisTable& table)
{
    std::string text =
        fmt::format("\\\\[1ex]\n{{\\footnotesize\\begin{{tabular}}{{{0}}}\n\\multicolumn{{{1}}}{{l}}{{{2}}} "
                    "\\\\\n{3}\\hline\n",
                    std::string(table.head.size(), 'l'), table.head.size(), latex_text(table.title),
                    latex_row(table.head, false));
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        text += latex_row(table.rows[i], table.best == i);
    if (!table.verdict.empty())
        text += fmt::format("\\multicolumn{{{}}}{{l}}{{{}}} \\\\\n", table.head.size(),
                            latex_text(table.verdict));
    if (!table.settings.empty())
        text += fmt::format("\\multicolumn{{{}}}{{p{{.75\\linewidth}}}}{{\\scriptsize {}}} \\\\\n",
                            table.head.size(), latex_text(table.settings));
    return text + "\\end{tabular}}\n";
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
        ids.push_back(fmt::format("\\texttt{{{}}}", latex_text(identifier)));
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
        text += latex_table(table);
    return text + "\\end{center}\n";
}

std::string latex_preamble(std::string_view paper)
{
    return fmt::format(kPreamble, paper);
}

}  // namespace gammonkit
