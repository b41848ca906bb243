#include "report/diagram/latex_document.hpp"

#include <fmt/format.h>

namespace gammonkit {
namespace {

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

std::string latex_preamble(std::string_view paper)
{
    return fmt::format(kPreamble, paper);
}

}  // namespace gammonkit
