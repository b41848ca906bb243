#include "support/xml_writer.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(XmlWriter, EscapesWhatIsText)
{
    XmlWriter xml;
    xml.start("p");
    xml.attribute("title", "O'Neil \"x\" <b> & ß");
    xml.text("1 < 2 & 王 ]]>");
    EXPECT_EQ(xml.finish(),
              "<p title=\"O'Neil &quot;x&quot; &lt;b&gt; &amp; &#xDF;\">1 &lt; 2 &amp; 王 ]]&gt;</p>\n");
}

TEST(XmlWriter, EndsElementsWithOrWithoutTag)
{
    XmlWriter xml;
    xml.start("div");
    xml.start("br");
    xml.end();
    xml.start("td");
    xml.end_with_tag();
    xml.element("b", "bold");
    EXPECT_EQ(xml.finish(), "<div><br/><td></td><b>bold</b></div>\n");
}

TEST(XmlWriter, KeepsBlanksInAttributes)
{
    XmlWriter xml;
    xml.start("p");
    xml.attribute("title", "a\tb\nc\rd");
    xml.text("a\tb\nc\rd \"e\"");
    EXPECT_EQ(xml.finish(), "<p title=\"a&#9;b&#10;c&#13;d\">a\tb\nc&#13;d &quot;e&quot;</p>\n");
}

TEST(XmlWriter, ReplacesWhatXmlDoesNotAllow)
{
    XmlWriter xml;
    xml.element("p", "a\x01 b\xff c\xe7\x8e d\xed\xa0\x80");
    const std::string text = xml.finish();
    EXPECT_TRUE(text.starts_with("<p>a\xEF\xBF\xBD b\xEF\xBF\xBD c")) << text;
    EXPECT_EQ(text.find('\xed'), std::string::npos);
    EXPECT_TRUE(text.ends_with("</p>\n"));
}

TEST(XmlWriter, ReplacesWhatOnlyLooksLikeUtf8)
{
    XmlWriter xml;
    xml.element("p", "\xbf\xbf \xc0\x80 \xEF\xBF\xBF \xF0\x9F\x8E\xB2");
    EXPECT_EQ(xml.finish(), "<p>\uFFFD\uFFFD \uFFFD\uFFFD \uFFFD \U0001F3B2</p>\n");
}

}  // namespace
}  // namespace gammonkit
