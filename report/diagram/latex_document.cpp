#include "report/diagram/latex_document.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

// What pdflatex has no letter for is printed by its number. DejaVu has more letters than LaTeX's own fonts.
constexpr std::string_view kPreamble = R"tex(\documentclass[10pt]{{article}}
\usepackage{{iftex}}
\ifPDFTeX
  \usepackage[utf8]{{inputenc}}
  \usepackage[T1]{{fontenc}}
  \IfFileExists{{lmodern.sty}}{{\usepackage{{lmodern}}}}{{}}
  \makeatletter
  \def\gknumber#1:#2\relax{{U+\UTFviii@hexnumber{{\decode@UTFviii#2\relax}}}}
  \def\UTFviii@undefined@err#1{{[\expandafter\gknumber\string#1\relax]}}
  \makeatother
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

std::string latex_preamble(std::string_view paper)
{
    return fmt::format(kPreamble, paper);
}

}  // namespace gammonkit
