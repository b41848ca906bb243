#include "analysis/evaluate/evaluator.hpp"

namespace gammonkit {

void Evaluator::Scratch::Questions::clear()
{
    asked.clear();
    boards.clear();
}

void Evaluator::Scratch::Questions::add(const Asked& one, const Board& board)
{
    asked.push_back(one);
    boards.push_back(board);
}

/// Without nets.
Evaluator::Evaluator(Tables tables, const Memory& memory) : tables_(std::move(tables)), memory_(memory)
{
    forget();
}

void Evaluator::forget()
{
    cache_ = std::make_shared<EvaluationCache>(memory_.judged);
    estimates_ = std::make_shared<EvaluationCache>(memory_.estimated);
}

Evaluator::Evaluator(const Nets& nets, Tables tables) : Evaluator(std::move(tables), Memory())
{
    const auto copy = [](const NetWeights& weights) { return [weights] { return weights; }; };
    for (std::size_t stage = 0; stage < nets_.size(); ++stage)
        nets_[stage] = std::make_shared<NetOnDemand>(copy(nets.stages[stage]), nets.steps);
    ordering_ = std::make_shared<NetOnDemand>(copy(nets.ordering));
}

Evaluator Evaluator::shipped(Tables tables, const Memory& memory)
{
    Evaluator result(std::move(tables), memory);
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        const auto read = [stage] { return shipped_net(static_cast<Stage>(stage)); };
        result.nets_[stage] = std::make_shared<NetOnDemand>(read);
    }
    result.ordering_ = std::make_shared<NetOnDemand>(shipped_ordering_net);
    return result;
}

Evaluator Evaluator::noisy(const Noise& noise) const
{
    Evaluator result = *this;
    result.noise_ = noise;
    return result;
}

Evaluator Evaluator::with(hypergammon::Tables tables) const
{
    Evaluator result = *this;
    result.hypergammon_ = std::move(tables);
    return result;
}

Evaluator Evaluator::with_empty_cache() const
{
    Evaluator result = *this;
    result.forget();
    return result;
}

void Evaluator::evaluate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    find_known(boards, chances, *cache_, scratch);
    for (const Scratch::Asked& asked : scratch.unknown) {
        const Board& board = boards[asked.place];
        if (const std::optional<Chances> by_net = cache_->find(asked.key)) {
            chances[asked.place] = judged(*by_net, board);
        } else {
            scratch.questions[static_cast<std::size_t>(stage_of(board))].add(asked, board);
        }
    }
    for (std::size_t stage = 0; stage < nets_.size(); ++stage) {
        const Scratch::Questions& questions = scratch.questions[stage];
        ask(*nets_[stage], questions, *cache_, scratch);
        for (std::size_t i = 0; i < questions.boards.size(); ++i)
            chances[questions.asked[i].place] = judged(scratch.chances[i], questions.boards[i]);
    }
}

void Evaluator::estimate(std::span<const Board> boards, std::span<Chances> chances, Scratch& scratch) const
{
    find_known(boards, chances, *estimates_, scratch);
    Scratch::Questions& questions = scratch.questions.front();
    for (const Scratch::Asked& asked : scratch.unknown) {
        if (const std::optional<Chances> by_net = estimates_->find(asked.key)) {
            chances[asked.place] = *by_net;
        } else {
            questions.add(asked, boards[asked.place]);
        }
    }
    ask(*ordering_, questions, *estimates_, scratch);
    for (std::size_t i = 0; i < questions.boards.size(); ++i)
        chances[questions.asked[i].place] = scratch.chances[i];
}

/// Leaves the others in `unknown`, and no questions.
void Evaluator::find_known(std::span<const Board> boards, std::span<Chances> chances,
                           const EvaluationCache& cache, Scratch& scratch) const
{
    for (Scratch::Questions& questions : scratch.questions)
        questions.clear();
    scratch.unknown.clear();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (const std::optional<Chances> exact = known(boards[i])) {
            chances[i] = *exact;
        } else {
            const std::uint64_t key = EvaluationCache::key_of(boards[i]);
            cache.expect(key);
            scratch.unknown.push_back({.key = key, .place = i});
        }
    }
}

/// The answers come into the scratch memory's `chances`, and into the cache.
void Evaluator::ask(const NetOnDemand& net, const Scratch::Questions& questions, EvaluationCache& cache,
                    Scratch& scratch)
{
    if (questions.boards.empty()) return;
    scratch.chances.resize(questions.boards.size());
    net.get().evaluate(questions.boards, scratch.chances, scratch.net);
    for (std::size_t i = 0; i < questions.boards.size(); ++i)
        cache.keep(questions.asked[i].key, scratch.chances[i]);
}

Chances Evaluator::judged(const Chances& by_net, const Board& board) const
{
    const Chances perhaps_off = noise_.deviation > 0 ? with_noise(by_net, board, noise_) : by_net;
    return made_possible(perhaps_off, board);
}

std::optional<Chances> Evaluator::known(const Board& board) const
{
    if (const std::optional<Chances> over = chances_at_end(board)) return over;
    if (const auto record = hypergammon_.record(board)) return chances_of(*record);
    if (!tables_) return std::nullopt;
    return tables_->chances(board);
}

std::optional<bearoff::TwoSidedEquities> Evaluator::known_with_cube(const Board& board, bool jacoby) const
{
    if (const auto record = hypergammon_.record(board)) return equities_of(*record, jacoby);
    return tables_ ? tables_->equities_with_cube(board) : std::nullopt;
}

}  // namespace gammonkit
