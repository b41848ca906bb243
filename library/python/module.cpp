#include "analysis/met/met_files.hpp"
#include "analysis/met/named_tables.hpp"
#include "library/python/collection.hpp"
#include "support/files/file.hpp"

#include <atomic>
#include <chrono>
#include <fmt/format.h>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>

namespace gammonkit::python {
namespace {

/// GammonKit's engine. Python's lock is free while it thinks.
class EngineHandle {
public:
    explicit EngineHandle(const std::string& settings) : handle_(owned(gk_engine_open(settings.c_str()))) {}

    /// Judges all decisions of a collection. `progress`, if not None, is called with the part that is done,
    /// 0 to 1, by the thread that called; False or an exception stops the work, and so does Ctrl-C.
    std::string analyze(CollectionHandle& collection, const std::string& settings,
                        const py::object& progress);
    std::string rollout(const std::string& position, const std::string& settings, const py::object& progress);

    /// Ctrl-C stops these.
    std::string evaluate(const std::string& position, const std::string& settings);
    std::string hint(const std::string& position, const std::string& settings);

private:
    /// The text that `ask`, a question about a position, returns. Ctrl-C stops it.
    std::string answered(const std::function<char*()>& ask);

    std::unique_ptr<gk_engine, GivenBack> handle_;
    std::mutex asking_;  ///< One question after the other.
};

constexpr std::chrono::milliseconds kBetweenLooks{50};

/// What the thread that works and the one that waits tell each other.
struct Work {
    std::atomic<double> part = 0;
    std::atomic<bool> stop = false;
};

int told(double part, void* user)
{
    Work& work = *static_cast<Work*>(user);
    work.part = part;
    return work.stop ? 0 : 1;
}

/// True if the work may go on. Throws what `progress` or Ctrl-C raised.
bool may_go_on(const py::object& progress, double part)
{
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    return progress.is_none() || !progress(part).is(py::bool_(false));
}

bool is_ready(std::future<std::string>& answer)
{
    const py::gil_scoped_release others_may_run;
    return answer.wait_for(kBetweenLooks) == std::future_status::ready;
}

/// Calls `function(Work&)`, which returns a text of the library, in a thread of its own. This thread stays
/// free for Python: only Python's main thread receives Ctrl-C, and only the calling thread may call back into
/// the Python objects that it passed in. To interrupt the call, `stop` is called repeatedly until it has
/// ended.
template <class Function, class Stop>
std::string interruptibly(const py::object& progress, Function function, Stop stop)
{
    Work work;
    std::exception_ptr raised;
    std::future<std::string> answer = std::async(std::launch::async, [&] { return taken(function(work)); });
    while (!is_ready(answer)) {
        if (work.stop) {
            stop();
            continue;
        }
        try {
            work.stop = !may_go_on(progress, work.part);
        } catch (...) {
            raised = std::current_exception();
            work.stop = true;
        }
    }
    if (raised) std::rethrow_exception(raised);
    std::string text = answer.get();
    if (!progress.is_none()) progress(1.0);
    return text;
}

std::string EngineHandle::analyze(CollectionHandle& collection, const std::string& settings,
                                  const py::object& progress)
{
    const auto analyze = [&](Work& work) {
        std::unique_lock<std::shared_mutex> lock;
        gk_collection* const changed = collection.changed_under(lock);
        const std::lock_guard<std::mutex> alone(asking_);
        return gk_analyze(handle_.get(), changed, settings.c_str(), told, &work);
    };
    return interruptibly(progress, analyze, [] {});
}

std::string EngineHandle::rollout(const std::string& position, const std::string& settings,
                                  const py::object& progress)
{
    const auto roll_out = [&](Work& work) {
        const std::lock_guard<std::mutex> alone(asking_);
        return gk_rollout(handle_.get(), position.c_str(), settings.c_str(), told, &work);
    };
    return interruptibly(progress, roll_out, [] {});
}

std::string EngineHandle::answered(const std::function<char*()>& ask)
{
    // Only this call is stopped, not one that another thread makes before it or after it.
    std::mutex changing;
    bool is_served = false;
    const auto serve = [&](bool served) {
        const std::lock_guard<std::mutex> change(changing);
        is_served = served;
    };
    const auto ask_alone = [&](Work& /*work*/) {
        const std::lock_guard<std::mutex> alone(asking_);
        serve(true);
        char* const answer = ask();
        serve(false);
        return answer;
    };
    return interruptibly(py::none(), ask_alone, [&] {
        const std::lock_guard<std::mutex> change(changing);
        if (is_served) gk_stop(handle_.get());
    });
}

std::string EngineHandle::evaluate(const std::string& position, const std::string& settings)
{
    return answered([&] { return gk_evaluate(handle_.get(), position.c_str(), settings.c_str()); });
}

std::string EngineHandle::hint(const std::string& position, const std::string& settings)
{
    return answered([&] { return gk_hint(handle_.get(), position.c_str(), settings.c_str()); });
}

MatchEquityTable table_of(const std::string& name)
{
    if (const NamedTable* const named = find_named_table(name)) return named->make();
    const Result<MatchEquityTable> read =
        read_input(name).and_then([](const Input& file) { return read_met(file); });
    if (!read) throw py::value_error(fmt::format("{}: {}", name, read.error().message));
    return *read;
}

py::list pre_crawford(const MatchEquityTable& table, int length)
{
    py::list rows;
    for (int first = 1; first <= length; ++first) {
        py::list row;
        for (int second = 1; second <= length; ++second)
            row.append(table.at({.away = {first, second}}, Player::first).value);
        rows.append(row);
    }
    return rows;
}

py::list post_crawford(const MatchEquityTable& table, int length, Player trailer)
{
    py::list chances;
    for (int away = 1; away <= length; ++away) {
        MatchScore score{.away = {1, 1}, .post_crawford = true};
        score.away[trailer] = away;
        chances.append(table.at(score, trailer).value);
    }
    return chances;
}

/// A match equity table up to `length` points, for the functions of `gammonkit.gnubg`: a dictionary of
/// "name", "pre_crawford" (a list for each number of points that the first player is away, from 1, of his
/// chances against a second who is 1, 2, ... away) and "post_crawford" (for each player, his chances as the
/// trailer who is 1, 2, ... away). `name` is that of a table that needs no file, or a file.
py::dict match_equities(const std::string& name, int length)
{
    const MatchEquityTable table = table_of(name);
    py::dict all;
    all["name"] = table.name();
    all["pre_crawford"] = pre_crawford(table, length);
    all["post_crawford"] = py::make_tuple(post_crawford(table, length, Player::first),
                                          post_crawford(table, length, Player::second));
    return all;
}

/// A text of the library without Python's lock.
template <class Work>
std::string answered(Work work)
{
    const py::gil_scoped_release others_may_run;
    return taken(work());
}

CollectionHandle bytes_read(const py::bytes& bytes, const std::string& name, const std::string& settings)
{
    char* first = nullptr;
    py::ssize_t size = 0;
    if (PyBytes_AsStringAndSize(bytes.ptr(), &first, &size) != 0) throw py::error_already_set();
    const py::gil_scoped_release others_may_run;
    return CollectionHandle(gk_read(first, static_cast<std::size_t>(size), name.c_str(), settings.c_str()));
}

CollectionHandle file_read(const std::string& path, const std::string& settings)
{
    const py::gil_scoped_release others_may_run;
    return CollectionHandle(gk_read_file(path.c_str(), settings.c_str()));
}

py::tuple written(const CollectionHandle& collection, const std::string& format)
{
    const auto [bytes, losses] = collection.ask([&](const gk_collection* handle) {
        std::size_t size = 0;
        char* told = nullptr;
        const auto written = owned(static_cast<char*>(gk_write(handle, format.c_str(), &size, &told)));
        return std::pair(std::string(written.get(), size), taken(told));
    });
    return py::make_tuple(py::bytes(bytes), losses);
}

std::string written_file(const CollectionHandle& collection, const std::string& path,
                         const std::string& settings)
{
    return collection.ask([&](const gk_collection* handle) {
        char* losses = nullptr;
        if (gk_write_file(handle, path.c_str(), settings.c_str(), &losses) == 0)
            throw Failed(gk_last_error());
        return taken(losses);
    });
}

py::bytes drawn_board(const std::string& position, const std::string& settings)
{
    std::string bytes;
    {
        const py::gil_scoped_release others_may_run;
        std::size_t size = 0;
        const auto drawn = owned(static_cast<char*>(gk_board(position.c_str(), settings.c_str(), &size)));
        bytes.assign(drawn.get(), size);
    }
    return py::bytes(bytes);
}

void raise_error(std::exception_ptr thrown)
{
    try {
        if (thrown) std::rethrow_exception(thrown);
    } catch (const Failed& failed) {
        const py::object type = py::module_::import("gammonkit._errors").attr("Error");
        PyErr_SetObject(type.ptr(), type.attr("_of_json")(failed.what()).ptr());
    }
}

void add_collection(py::module_& module)
{
    py::class_<CollectionHandle>(module, "CollectionHandle", "What was read, as the library holds it.")
        .def(
            "messages",
            [](const CollectionHandle& self) {
                return self.ask([](const gk_collection* handle) { return taken(gk_messages(handle)); });
            },
            "What was said about it: a JSON array.")
        .def("write", &written, py::arg("format"), "The bytes in a format, and a JSON array of losses.")
        .def("write_file", &written_file, py::arg("path"), py::arg("settings"),
             "Writes a file; a JSON array of losses.")
        .def(
            "statistics",
            [](const CollectionHandle& self, const std::string& settings) {
                return self.ask([&](const gk_collection* handle) {
                    return taken(gk_statistics(handle, settings.c_str()));
                });
            },
            py::arg("settings"), "The statistics of each match: a JSON array.")
        .def(
            "find",
            [](const CollectionHandle& self, const std::string& filter, const std::string& settings) {
                return self.ask([&](const gk_collection* handle) {
                    return taken(gk_find(handle, filter.c_str(), settings.c_str()));
                });
            },
            py::arg("filter"), py::arg("settings"), "The decisions that satisfy a filter: a JSON array.")
        .def("followed", &followed, py::arg("match"),
             "What follows from the turns of a match, a dictionary for each game.");
}

void add_engine(py::module_& module)
{
    py::class_<EngineHandle>(module, "EngineHandle", "GammonKit's engine. Settings and answers are JSON.")
        .def(py::init<const std::string&>(), py::arg("settings"))
        .def("analyze", &EngineHandle::analyze, py::arg("collection"), py::arg("settings"),
             py::arg("progress"), "Judges all decisions of a collection.")
        .def("rollout", &EngineHandle::rollout, py::arg("position"), py::arg("settings"), py::arg("progress"),
             "Plays a position out.")
        .def("evaluate", &EngineHandle::evaluate, py::arg("position"), py::arg("settings"),
             "Chances and cube action before the roll.")
        .def("hint", &EngineHandle::hint, py::arg("position"), py::arg("settings"),
             "The best plays of a roll.");
}

}  // namespace
}  // namespace gammonkit::python

PYBIND11_MODULE(_core, module)
{
    using namespace gammonkit::python;
    module.doc() = "The functions of GammonKit that the package gammonkit is made of. Not for its users.";
    py::register_exception_translator(&raise_error);
    module.def("read_bytes", &bytes_read, py::arg("bytes"), py::arg("name"), py::arg("settings"),
               "Reads bytes.");
    module.def("read_file", &file_read, py::arg("path"), py::arg("settings"), "Reads a file.");
    module.def("board", &drawn_board, py::arg("position"), py::arg("settings"), "The bytes of a picture.");
    module.def(
        "identify",
        [](const std::string& position) { return answered([&] { return gk_identify(position.c_str()); }); },
        py::arg("position"), "What an identifier says: a JSON object.");
    module.def("formats", [] { return answered(&gk_formats); }, "All formats: a JSON array.");
    module.def("match_equities", &match_equities, py::arg("name"), py::arg("length"),
               "The chances of a match equity table: a dictionary.");
    module.def("version", &gk_version, "The version of the library.");
    add_collection(module);
    add_engine(module);
}
