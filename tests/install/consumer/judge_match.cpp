#include <gammonkit/gammonkit.hpp>
#include <iostream>
using namespace gammonkit;

int main(int argc, char** argv)
{
    if (argc != 3) return 2;
    Reading reading = read_file(argv[1]);
    std::cerr << reading.messages();  // what is wrong with it, and where
    if (!reading) return 1;

    Engine engine;
    const auto show = [](double done) { return std::cerr << int(100 * done) << " %\r" && true; };
    if (!engine.analyze(reading.collection(), {.depth = AnalysisDepth::fast}, show)) return 1;

    const auto written = write_file(reading.collection(), argv[2], {.overwrite = true});
    std::cerr << (written ? written->messages() : written.error().message);  // what was lost

    const Match& match = reading.collection().matches.front();
    const MatchStatistics judged = statistics(match);
    for (const Player player : kPlayers) {
        const Performance& performance = judged.match.players[player].performance;
        std::cout << match.players[player].name << ": " << performance.decisions << " decisions, PR "
                  << performance.rating().value_or(0) << '\n';
    }
}
