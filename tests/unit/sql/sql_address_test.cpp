#include "support/sql/sql_address.hpp"

#include <gtest/gtest.h>

namespace gammonkit {
namespace {

TEST(SqlAddress, IsAFileUnlessItNamesAServer)
{
    const SqlAddress file = sql_address("my matches.db").value();
    EXPECT_EQ(file.keeper, SqlKeeper::sqlite);
    EXPECT_EQ(file.connection, "my matches.db");
    EXPECT_EQ(sql_address(":memory:")->connection, "./:memory:");
    EXPECT_EQ(sql_address("a\"b.db")->connection, "a\"b.db");
}

TEST(SqlAddress, TellsAServerWhereItIs)
{
    EXPECT_EQ(sql_address("postgresql://ann@db.example.org/club")->connection,
              "dbname='club' user='ann' host='db.example.org' ");
    EXPECT_EQ(
        sql_address("mariadb://ann:p%40ss@h:3307/club?socket=/run/x")->connection,
        "db='club' user='ann' password='p@ss' host='h' port='3307' unix_socket='/run/x' charset=utf8mb4");
}

TEST(SqlAddress, ShowsNoPassword)
{
    EXPECT_EQ(sql_address("mysql://ann:secret@h/club")->shown, "mysql://ann:...@h/club");
    EXPECT_EQ(shown_address("postgresql://ann@h/club"), "postgresql://ann@h/club");
    EXPECT_EQ(shown_address("matches.db"), "matches.db");
    EXPECT_EQ(shown_address("postgresql://u:se/cr@et@h:1/x"), "postgresql://u:...@h:1/x");
    EXPECT_EQ(shown_address("http://u:secret@h/x"), "http://u:...@h/x");
}

TEST(SqlAddress, RefusesWhatCannotBe)
{
    for (const char* address : {"postgresql://ann@h", "mysql://ann@h/", "mysql://a%zz@h/club",
                                "mysql://ann@h/c?x=1", "mysql://ann:it's@h/club", "http://u:secret@h/x",
                                "postgresql://u:se/cret@h/x", "postgresql://u@[::1]/x"})
        EXPECT_EQ(sql_address(address).error().code, "database") << address;
    EXPECT_EQ(sql_address("MySQL://ann@h/club")->keeper, SqlKeeper::mysql);
}

TEST(SqlText, IsQuoted)
{
    EXPECT_EQ(sql_text("O'Neil\\"), "'O''Neil\\'");
    EXPECT_EQ(sql_text(std::string_view("a\0b", 3)), "'ab'");
    EXPECT_EQ(sql_number(0.1), "0.1");
    EXPECT_EQ(sql_number(1.0 / 0.0), "NULL");
}

}  // namespace
}  // namespace gammonkit
