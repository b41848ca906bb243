#include "support/files/temporary_folder.hpp"
#include "support/sockets/connected_program.hpp"
#include "support/sockets/connection.hpp"

#include <filesystem>
#include <gtest/gtest.h>

namespace gammonkit {
namespace {

/// A line, or "(none)" at the end.
std::string line_from(Connection& connection)
{
    const Result<std::optional<std::string>> line = connection.read_line({}, 10);
    return line ? line->value_or("(none)") : line.error().message;
}

TEST(SocketAddress, IsAPortOrAPath)
{
    EXPECT_EQ(to_string(*socket_address_of("localhost:1234")), "localhost:1234");
    EXPECT_EQ(to_string(*socket_address_of(":1234")), "localhost:1234");
    EXPECT_EQ(socket_address_of("/tmp/player")->path, "/tmp/player");
    EXPECT_EQ(socket_address_of("localhost:0").error().message, "'localhost:0' is no port of a computer");
    EXPECT_FALSE(socket_address_of(""));
    EXPECT_FALSE(socket_address_of(std::string(200, 'x')));
}

TEST(Connection, CarriesLinesBothWays)
{
    const Result<TemporaryFolder> folder = TemporaryFolder::make();
    ASSERT_TRUE(folder.has_value());
    const SocketAddress address{.path = (folder->path() / "socket").string()};
    Result<Listener> listener = Listener::at(address);
    ASSERT_TRUE(listener.has_value());
    Result<Connection> here = Connection::to(address);
    Result<Connection> there = listener->accept({});
    ASSERT_TRUE(here && there);
    ASSERT_TRUE(here->write(std::string_view("one\r\ntwo\n\0three", 15)));
    EXPECT_EQ(line_from(*there), "one");
    EXPECT_EQ(line_from(*there), "two");
    {
        const Connection gone = *std::move(here);
    }
    EXPECT_EQ(line_from(*there), "three");
    EXPECT_EQ(line_from(*there), "(none)");
}

TEST(Connection, IsWaitedForUntilTimeOrPatienceIsOver)
{
    Result<std::unique_ptr<ConnectedProgram>> silent = ConnectedProgram::run({"sleep", "100"});
    ASSERT_TRUE(silent.has_value());
    EXPECT_EQ((*silent)->connection().read_line({}, 1).error().code, "timeout");
    EXPECT_EQ((*silent)->connection().read_line([] { return false; }).error().code, "interrupted");
}

TEST(Listener, TakesThePathOfOneThatIsGoneAndNoOther)
{
    const Result<TemporaryFolder> folder = TemporaryFolder::make();
    const SocketAddress address{.path = (folder->path() / "socket").string()};
    {
        const Result<Listener> listener = Listener::at(address);
        EXPECT_TRUE(std::filesystem::exists(address.path));
        EXPECT_EQ(Listener::at(address).error().code, "connection");
    }
    EXPECT_FALSE(std::filesystem::exists(address.path));
    EXPECT_EQ(Connection::to(address).error().code, "connection");
}

TEST(ConnectedProgram, AnswersWhatItIsAsked)
{
    Result<std::unique_ptr<ConnectedProgram>> program = ConnectedProgram::run({"cat"});
    ASSERT_TRUE(program.has_value());
    ASSERT_TRUE((*program)->connection().write("hello\n"));
    EXPECT_EQ(line_from((*program)->connection()), "hello");
    EXPECT_EQ(ConnectedProgram::run({"/no/such/program"}).error().code, "no-program");
}

}  // namespace
}  // namespace gammonkit
