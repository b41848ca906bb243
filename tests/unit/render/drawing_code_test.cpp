#include "report/render/fitted_text.hpp"
#include "report/render/picture_words.hpp"
#include "report/render/svg_canvas.hpp"
#include "report/render/tikz_canvas.hpp"
#include "report/render/typst/typst_canvas.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

constexpr Color kRed{255, 0, 0};
constexpr Color kBlue{0, 0, 255};

/// One of everything.
void draw(Canvas& canvas)
{
    const CanvasPoint corners[] = {{0, 0}, {4, 0}, {2, 3.5}};
    canvas.box({1, 2, 30, 40}, 0, {.fill = kRed});
    canvas.box({1, 2, 30, 40}, 5, {.outline = Pen{kBlue, 0.5}});
    canvas.circle({10, 20}, 3, {.fill = kRed, .outline = Pen{kBlue, 1}});
    canvas.polygon(corners, {.fill = kBlue});
    canvas.line({0, 0}, {1, 1}, {.color = kRed, .width = 2, .dashed = true});
    canvas.text({5, 6}, "A & <B>", {.color = kRed, .size = 12, .bold = true, .anchor = Anchor::middle});
}

TEST(SvgCanvas, WritesElements)
{
    XmlWriter xml;
    xml.start("svg");
    {
        SvgCanvas canvas(xml);
        draw(canvas);
        canvas.text({5, 9}, "C", {.color = kRed, .size = 12, .bold = true, .anchor = Anchor::middle});
    }
    EXPECT_EQ(
        xml.finish(),
        R"(<svg><g fill="#ff0000"><rect x="1" y="2" width="30" height="40"/></g>)"
        R"(<g fill="none" stroke="#0000ff" stroke-width="0.5"><rect x="1" y="2" width="30" height="40" rx="5"/></g>)"
        R"(<g fill="#ff0000" stroke="#0000ff" stroke-width="1"><circle cx="10" cy="20" r="3"/></g>)"
        R"(<g fill="#0000ff"><polygon points="0,0 4,0 2,3.5"/></g>)"
        R"(<g stroke="#ff0000" stroke-width="2" stroke-dasharray="6 4"><line x1="0" y1="0" x2="1" y2="1"/></g>)"
        R"(<g font-size="12" font-family="Inter,Helvetica,Arial,sans-serif" font-weight="bold" text-anchor="middle" )"
        R"(fill="#ff0000"><text x="5" y="6">A &amp; &lt;B&gt;</text><text x="5" y="9">C</text></g></svg>)"
        "\n");
}

TEST(TikzCanvas, WritesPaths)
{
    TikzCanvas canvas;
    draw(canvas);
    EXPECT_EQ(canvas.finish(),
              "\\begin{tikzpicture}[x=1bp,y=-1bp]\n"
              "\\definecolor{gkAA}{RGB}{255,0,0}\n"
              "\\definecolor{gkAB}{RGB}{0,0,255}\n"
              "\\path[fill=gkAA] (1,2) rectangle (31,42);\n"
              "\\path[draw=gkAB,line width=0.5bp,rounded corners=5bp] (1,2) rectangle (31,42);\n"
              "\\path[fill=gkAA,draw=gkAB,line width=1bp] (10,20) circle[radius=3];\n"
              "\\path[fill=gkAB] (0,0) -- (4,0) -- (2,3.5) -- cycle;\n"
              "\\path[draw=gkAA,line width=2bp,dash pattern=on 6bp off 4bp] (0,0) -- (1,1);\n"
              "\\node[anchor=base,inner "
              "sep=0,text=gkAA,font=\\sffamily\\bfseries\\fontsize{12bp}{12bp}\\selectfont]"
              " at (5,6) {A \\& \\textless{}B\\textgreater{}};\n"
              "\\end{tikzpicture}\n");
}

TEST(TypstCanvas, WritesElementsAtTheirPlaces)
{
    TypstCanvas canvas;
    draw(canvas);
    EXPECT_EQ(
        canvas.finish(40, 50),
        "box(width: 40pt, height: 50pt, {\n"
        "place(dx: 1pt, dy: 2pt, rect(width: 30pt, height: 40pt, fill: rgb(\"#ff0000\"), stroke: none))\n"
        "place(dx: 1pt, dy: 2pt, rect(width: 30pt, height: 40pt, radius: 5pt, fill: none, "
        "stroke: (paint: rgb(\"#0000ff\"), thickness: 0.5pt)))\n"
        "place(dx: 7pt, dy: 17pt, circle(radius: 3pt, fill: rgb(\"#ff0000\"), "
        "stroke: (paint: rgb(\"#0000ff\"), thickness: 1pt)))\n"
        "place(dx: 0pt, dy: 0pt, polygon(fill: rgb(\"#0000ff\"), stroke: none, "
        "(0pt, 0pt), (4pt, 0pt), (2pt, 3.5pt)))\n"
        "place(dx: 0pt, dy: 0pt, line(start: (0pt, 0pt), end: (1pt, 1pt), "
        "stroke: (paint: rgb(\"#ff0000\"), thickness: 2pt, dash: (6pt, 4pt))))\n"
        "place(dx: -4995pt, dy: 6pt, box(width: 10000pt, align(center, text(font: (\"DejaVu Sans\", "
        "\"Arial\"), size: 12pt, weight: \"bold\", fill: rgb(\"#ff0000\"), top-edge: \"baseline\", "
        "bottom-edge: \"baseline\", \"A & <B>\"))))\n"
        "})");
}

TEST(TypstText, EscapesWhatEndsIt)
{
    EXPECT_EQ(typst_text("a \"b\" \\ #$*\n"), "\"a \\\"b\\\" \\\\ #$* \"");
}

TEST(LatexText, EscapesWhatIsSpecial)
{
    EXPECT_EQ(latex_text("O'Neil <b>&%$#_{}\\~^ \"x\" ß --\n| ·"),
              "O'Neil \\textless{}b\\textgreater{}\\&\\%\\$\\#\\_\\{\\}\\textbackslash{}\\textasciitilde{}"
              "\\textasciicircum{} {\\char34}x{\\char34} ß {-}{-} \\textbar{} $\\cdot$");
}

TEST(PictureNumber, HasTwoDecimalsAtMost)
{
    EXPECT_EQ(picture_number(12.5), "12.5");
    EXPECT_EQ(picture_number(-3), "-3");
    EXPECT_EQ(picture_number(100), "100");
    EXPECT_EQ(picture_number(1.0 / 3), "0.33");
    EXPECT_EQ(picture_number(-0.001), "0");
}

TEST(EstimatedWidth, CountsCharacters)
{
    EXPECT_DOUBLE_EQ(estimated_width("Ab "), 0.774 + 0.716 + 0.348);
    EXPECT_DOUBLE_EQ(estimated_width("王"), 1);
    EXPECT_DOUBLE_EQ(estimated_width("\x01"), 1);
}

}  // namespace
}  // namespace gammonkit
