#include "model/identifiers/identifier.hpp"
#include "model/identifiers/xgid.hpp"

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

// BGBlitz prints both for a position; these stand in texts of kevung/bgfparser (MIT).
TEST(Identifier, OfEitherKindMeansTheSamePosition)
{
    const auto as_xgid = [](std::string_view text) {
        return xgid(state_from_identifier(text).value().state);
    };
    EXPECT_EQ(as_xgid("Position-ID: Mw5jkCQyz+AhAg    Match-ID: cAkgAUAAEAAE"),
              "XGID=-aAaBaDaB---bD-b-A-cA-b-b-:0:0:1:00:2:4:0:9:10");
    // Its XGID has the dice as 21, its Match ID as 12.
    EXPECT_EQ(as_xgid("Position-ID: b9sBCIC5bYDQAA    Match-ID: QYnoAGAAGAAE"),
              "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:12:3:6:0:7:10");
}

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
