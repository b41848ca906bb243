#pragma once

#include "analysis/bearoff/table_set.hpp"
#include "support/thread_pool.hpp"
#include "training/environment.hpp"
#include "training/learning_net.hpp"
#include "training/options.hpp"
#include "training/sample_memory.hpp"
#include "training/scorer.hpp"
#include "training/self_play.hpp"

#include <optional>

namespace gammonkit::training {

/// Plays games, gives their boards targets, and lets nets learn from them, until the time is over or it is
/// told to stop. What it does follows from its settings and the number of threads alone: one that goes on
/// from a checkpoint makes the same nets, bit for bit, as one that was never stopped.
class Session {
public:
    /// What the boards of games are worth.
    enum class Targets {
        td,       ///< TD(lambda).
        one_ply,  ///< By looking one roll ahead, without luck.
        as_seen   ///< As the teacher sees them.
    };

    /// Goes on from the folder's checkpoint, if there is one. Throws std::runtime_error where files cannot be
    /// read, or the checkpoint is of other nets.
    Session(const Settings& settings, Targets targets);

    void train();

    /// One chunk of games, and what is learned from it.
    void train_chunk();

    void save_checkpoint() const;

private:
    [[nodiscard]] Evaluator evaluator() const { return Evaluator(nets_, tables_); }
    [[nodiscard]] std::string checkpoint_path() const { return settings_.nets + "/training.checkpoint"; }
    [[nodiscard]] float rate() const;
    /// In what steps the large net plays now, and learns to.
    [[nodiscard]] FirstSteps steps() const;
    [[nodiscard]] bool has_stages() const;

    void add_learning_nets();
    void restore();
    void put_nets();

    [[nodiscard]] std::vector<SelfPlayedGame> play();
    [[nodiscard]] std::vector<LabeledSample> samples_of(const std::vector<SelfPlayedGame>& games);
    [[nodiscard]] std::vector<Chances> values(const Evaluator& evaluator, const std::vector<Board>& boards,
                                              int plies);
    /// How far the nets are from what they see one roll ahead, on boards of games that the nets that come
    /// with GammonKit played, always the same ones: the mean of the squares of the differences of the five
    /// chances, added up. Of a net that learns from a teacher: how far it is from that. It needs no known
    /// equities, and is known to a few percent where error rates are to a tenth: the figure to steer by.
    [[nodiscard]] double residual(const Evaluator& evaluator);
    void learn(std::size_t new_samples);
    void learn_from(const std::vector<LabeledSample>& samples);

    void know_best();
    void log_stretch();
    void score();

    Settings settings_;
    Targets targets_;
    Nets nets_;  ///< Those that play.
    std::optional<LearningNet> large_;
    Stage stage_ = Stage::contact;  ///< Of which that is the net.
    std::optional<LearningNet> small_;
    bearoff::TableSet tables_;
    std::optional<Evaluator> teacher_;
    ThreadPool thread_pool_;
    Random random_;
    std::vector<Random> randoms_;  ///< One a thread.
    SampleMemory<LabeledSample> memory_;
    TrainingLog log_;
    Scorer scorer_;
    std::vector<Board> played_;  ///< By which the residual is found.
    Stretch stretch_;
    double error_sum_ = 0;
    long steps_logged_ = 0;
};

}  // namespace gammonkit::training
