#include "model/identifier.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

struct Example {
    std::string_view text;
    IdentifierKind kind;
};

class AnyIdentifier : public testing::TestWithParam<Example> {};

TEST_P(AnyIdentifier, IsRecognized)
{
    const Result<IdentifiedState> found = state_from_identifier(GetParam().text);
    ASSERT_TRUE(found.has_value()) << found.error().message;
    EXPECT_EQ(found->kind, GetParam().kind);
}

INSTANTIATE_TEST_SUITE_P(
    Identifier, AnyIdentifier,
    testing::Values(Example{"4HPwATDgc/ABMA", IdentifierKind::gnubg},
                    Example{"cAkAAAAAAAAE", IdentifierKind::gnubg},
                    Example{"4HPwATDgc/ABMA:cAkAAAAAAAAE", IdentifierKind::gnubg},
                    Example{"Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAE", IdentifierKind::gnubg},
                    Example{"Match-ID 'cAkAAAAAAAAE'", IdentifierKind::gnubg},
                    Example{"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", IdentifierKind::xgid},
                    Example{" -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0", IdentifierKind::xgid},
                    Example{"-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A00%3A0%3A0%3A0%3A0%3A10",
                            IdentifierKind::xgid},
                    Example{"OGID=11jjjjjhhhccccc:ooddddd88866666:N0N", IdentifierKind::ogid},
                    Example{"11ccccchhhjjjjj:66666888dddddoo:N0N:46:B:IB:0:0:3:0", IdentifierKind::ogid}));

TEST(Identifier, IsNotAnyText)
{
    EXPECT_EQ(identifier_kind("just a line of prose about dice"), std::nullopt);
    EXPECT_EQ(identifier_kind("12:34:56"), std::nullopt);
    EXPECT_EQ(state_from_identifier("13/8 6/5").error().message,
              "expected an XGID, an OGID, a Position ID or a Match ID, not \"13/8 6/5\"");
}

TEST(Identifier, ReportsWhatIsWrongWithTheKindItLooksLike)
{
    EXPECT_EQ(state_from_identifier("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0").error().code, "xgid");
    EXPECT_EQ(state_from_identifier("OGID=1:1:N0N").error().code, "ogid");
    EXPECT_EQ(state_from_identifier("//////////////").error().code, "position-id");
}

}  // namespace
}  // namespace gammonkit
