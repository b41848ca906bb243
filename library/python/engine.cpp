#include "library/python/engine.hpp"

#include <atomic>
#include <chrono>
#include <future>
#include <optional>

namespace gammonkit::python {
namespace {

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

}  // namespace

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

}  // namespace gammonkit::python
