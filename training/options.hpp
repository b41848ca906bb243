#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace gammonkit::training {

/// How nets are trained. docs/engine-method.md tells what each number means for what is learned.
struct Settings {
    std::string nets = {};     ///< Their folder.
    std::string teacher = {};  ///< The folder of the nets that one learns to judge like.
    std::vector<std::string> learn{"contact", "ordering"};
    std::vector<std::string> tables = {};  ///< Decisions with known equities, to score nets by.
    std::vector<int> widths{512, 256, 128};
    std::vector<int> ordering_widths{64};
    double minutes = 0;  ///< It then stops by itself; 0: never.
    double checkpoint_minutes = 10;
    double score_minutes = 30;
    long games = 0;         ///< Over which the rate falls to the last one; 0: it stays.
    long games_done = 0;    ///< So many of them are over where there is no checkpoint.
    double rounded = 0.02;  ///< In so large a part of them, the last one, weights are rounded as in play.
    double lambda = 0.5;
    double rate = 1e-3;
    double last_rate = 1e-4;
    int siblings = 2;
    int branch = 2;
    double odd_starts = 0;
    int batch = 256;
    int chunk = 1000;
    int passes = 2;
    int plies = 0;
    int residual_boards = 4000;  ///< By which the residual is found.
    int memory = 2'000'000;
    std::string bearoff = {};  ///< The file of a one-sided table.
    int races = 0;
    int threads = 1;
    unsigned seed = 1;
};

/// The rate when such a part of the training is over: it falls by the same factor in equal parts.
[[nodiscard]] inline float rate_after(const Settings& settings, double part)
{
    return static_cast<float>(settings.rate *
                              std::pow(settings.last_rate / settings.rate, std::min(part, 1.0)));
}

/// What the program is asked to do.
struct Request {
    enum class Task { self_play, one_ply, races, imitate, score, filters, compare, mean, counts, simplify };
    Task task = Task::one_ply;
    Settings settings;
    std::string against;            ///< The folder of the nets that `compare` measures by.
    int pairs = 0;                  ///< Of games that they play then.
    std::string new_net;            ///< Of `mean`, `counts` and `simplify`.
    std::vector<std::string> nets;  ///< Of which they make it.
};

/// Adds the commands of train_net and their options to `app`, which writes into `request` as it parses.
void add_commands(CLI::App& app, Request& request);

}  // namespace gammonkit::training
