#include "support/sql/sql_connection.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <exception>
#include <fmt/format.h>
#include <soci/soci.h>

namespace gammonkit {
namespace {

/// One line of what SOCI says, which may have several.
tl::unexpected<Diagnostic> failed(const SqlAddress& address, const std::exception& error)
{
    std::string why = error.what();
    if (const auto* soci = dynamic_cast<const soci::soci_error*>(&error)) why = soci->get_error_message();
    const bool no_backend = why.find("Failed to find shared library") != std::string::npos;
    std::replace(why.begin(), why.end(), '\n', ' ');
    // "postgresql_session_backend::open: ..."
    const std::string_view first = std::string_view(why).substr(0, why.find(' '));
    if (first.find("::") != std::string_view::npos && first.ends_with(':')) why.erase(0, first.size());
    return failure("database", fmt::format("{}: {}", address.shown, trimmed(why)),
                   no_backend ? fmt::format("Debian's package libsoci-{}4.0 has it", address.backend) : "");
}

SqlValue value_at(const soci::row& row, std::size_t column)
{
    if (row.get_indicator(column) == soci::i_null) return {};
    switch (row.get_properties(column).get_data_type()) {
    case soci::dt_double:
        return row.get<double>(column);
    case soci::dt_integer:
        return std::int64_t{row.get<int>(column)};
    case soci::dt_long_long:
        return std::int64_t{row.get<long long>(column)};
    case soci::dt_unsigned_long_long:
        return static_cast<std::int64_t>(row.get<unsigned long long>(column));
    default:
        return row.get<std::string>(column);
    }
}

/// A server, through SOCI.
class SociConnection : public SqlConnection {
public:
    explicit SociConnection(SqlAddress address) : address_(std::move(address))
    {
        session_.open(address_.backend, address_.connection);
    }

    [[nodiscard]] Result<void> run(const std::string& sql) override
    try {
        session_.once << sql;
        return {};
    } catch (const std::exception& error) {
        return failed(address_, error);
    }

    [[nodiscard]] Result<void> for_each(const std::string& sql, const UseRow& use) override
    try {
        const soci::rowset<soci::row> rows = (session_.prepare << sql);
        SqlRow values;
        for (const soci::row& row : rows) {
            values.clear();
            for (std::size_t i = 0; i < row.size(); ++i)
                values.push_back(value_at(row, i));
            GK_TRY_VOID(use(values));
        }
        return {};
    } catch (const std::exception& error) {
        return failed(address_, error);
    }

private:
    SqlAddress address_;
    soci::session session_;
};

}  // namespace
}  // namespace gammonkit

extern "C" void
gammonkit_connect_to_server(const gammonkit::SqlAddress& address,
                            gammonkit::Result<std::unique_ptr<gammonkit::SqlConnection>>& answer)
try {
    // SOCI would look into the current folder first, where anybody may have put a file of this name.
    soci::dynamic_backends::search_paths() = {GAMMONKIT_SOCI_FOLDER};
    answer = std::make_unique<gammonkit::SociConnection>(address);
} catch (const std::exception& error) {
    answer = gammonkit::failed(address, error);
}
