#include "importers/mat/game_reader.hpp"

#include "formats/mat/mat_comments.hpp"
#include "importers/mat/cell_recorder.hpp"
#include "importers/mat/row.hpp"
#include "support/ends.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace gammonkit::mat {
namespace {

constexpr std::size_t kLeftColumn = 5;
constexpr std::size_t kUsualRightColumn = 33;

bool is_result(const PlacedCell& placed)
{
    if (!placed.cell) return false;
    const CellKind kind = placed.cell->kind;
    return kind == CellKind::wins || kind == CellKind::loses || kind == CellKind::resigns;
}

bool is_action(const PlacedCell& placed)
{
    return placed.cell && !is_result(placed);
}

/// The stake that "gammon" or "a backgammon" says.
std::optional<Stake> stake_in(std::string_view rest)
{
    if (rest.starts_with("a ")) rest = without_first(rest, 2);
    if (rest.starts_with("backgammon")) return Stake::backgammon;
    return rest.starts_with("gammon") ? std::optional(Stake::gammon) : std::nullopt;
}

/// A line of the game. A comment has no cells.
struct Line {
    std::string_view text;
    bool is_comment = false;
    std::size_t first_cell = 0;
    std::size_t behind_cells = 0;
};

/// Where the right column of a game stands, judging by the rows that have both cells.
struct Columns {
    std::size_t right = kUsualRightColumn;
    bool regular = true;  ///< Most rows agree, so the column of a lone cell tells whose it is.

    [[nodiscard]] Player side_of(std::size_t column) const
    {
        return 2 * column < kLeftColumn + right ? Player::first : Player::second;
    }
};

/// Finds the right column from the rows of a game.
class ColumnCounter {
public:
    void add(Row row)
    {
        if (row.size() < 2 || !is_action(row[1])) return;
        // Words stand one column further to the right than rolls.
        const std::size_t column = row[1].column - (row[1].cell->kind == CellKind::roll ? 0 : 1);
        if (counts_.size() <= column) counts_.resize(std::max(column + 1, 2 * kUsualRightColumn));
        ++counts_[column];
        ++rows_;
    }

    [[nodiscard]] Columns columns() const
    {
        if (rows_ == 0) return {};
        const auto most = std::max_element(counts_.begin(), counts_.end());
        return {.right = static_cast<std::size_t>(most - counts_.begin()), .regular = 2 * *most > rows_};
    }

private:
    std::vector<std::size_t> counts_;  ///< How many rows have their second cell in a column.
    std::size_t rows_ = 0;
};

/// Reads one game line by line.
class GameReader {
public:
    GameReader(const RowsContext& context, Game& game, Reporter& reporter)
        : context_(context), game_(game), reporter_(reporter),
          turns_(context.game.source, context.game.match, game, context.game.crawford_game,
                 context.marks_hits, reporter)
    {
    }

    void read(const GameLines& lines)
    {
        claim_.where = lines.heading.empty() ? lines.names : lines.heading;
        if (context_.starts_from)
            turns_.set_up({.position = *context_.starts_from, .cube = {}}, claim_.where);
        take_apart(lines.body);
        game_.turns.reserve(cells_.size() + kSettlingTurns);
        for (at_ = 0; at_ < lines_.size(); ++at_) {
            const Line& line = lines_[at_];
            if (line.is_comment) {
                read_comment(line.text);
            } else if (is_prose(line)) {
                read_unknown(trimmed(line.text));
            } else {
                read_row(row_of(line));
            }
        }
        turns_.finish();
        settle_claim(turns_, claim_, context_.game, reporter_);
    }

private:
    void take_apart(const std::vector<std::string_view>& lines)
    {
        lines_.reserve(lines.size());
        cells_.reserve(2 * lines.size());
        ColumnCounter counter;
        for (const std::string_view text : lines) {
            Line line{.text = text, .is_comment = is_comment(text), .first_cell = cells_.size()};
            if (!line.is_comment) split_row(text, cells_);
            line.behind_cells = cells_.size();
            counter.add(row_of(line));
            lines_.push_back(line);
        }
        columns_ = counter.columns();
    }

    [[nodiscard]] Row row_of(const Line& line) const
    {
        return part_of(Row(cells_), line.first_cell, line.behind_cells - line.first_cell);
    }

    void read_comment(std::string_view text)
    {
        const std::optional<std::string_view> board = set_pos_of(text);
        const auto set_up =
            board ? set_up_from(*board, checkers_of(context_.game.match.rules.variant)) : std::nullopt;
        if (set_up) {
            turns_.set_up(*set_up, *board);
            return;
        }
        if (board) warn(*board, "bad-set-pos", "this is not a board of 26 letters and a cube");
        const bool may_mean_something = trimmed_left(text).starts_with(';');
        if (may_mean_something && read_own_words(comment_text(text))) return;
        remark(text, comment_text(text));
        claim_.broken_off = claim_.broken_off || (may_mean_something && tells_of_breaking_off(text));
    }

    /// What only our own writer says. False if it is something else.
    bool read_own_words(std::string_view said)
    {
        if (said == kClaimed) {
            claim_.broken_off = true;
            return true;
        }
        if (said.starts_with(kPlayedAs)) return turns_.add_steps(said.substr(kPlayedAs.size()));
        const bool recorded =
            said.starts_with(kRecordedAs) && turns_.add_steps(said.substr(kRecordedAs.size()));
        if (recorded) turns_.forget_board();
        return recorded;
    }

    /// Remarks one under the other are one remark.
    [[nodiscard]] bool goes_on_remarking() const { return remarked_at_ && at_ <= *remarked_at_ + 1; }

    void remark(std::string_view text, std::string_view said)
    {
        turns_.remark(text, said, goes_on_remarking());
        remarked_at_ = at_;
    }

    /// True if a line mentions a roll or an action in a sentence: "After 31: 8/5 6/5 ...", "Nobody doubles
    /// here". "Bob doubles" is none.
    [[nodiscard]] bool is_prose(const Line& line) const
    {
        const Row row = row_of(line);
        if (row.size() < 2 || row[0].cell || !is_action(row[1]) || player_named(row[0].text)) return false;
        const bool goes_on = row[1].text.data() == row[0].text.data() + row[0].text.size() + 1;
        return goes_on && !after_row_number(line.text);
    }

    void read_unknown(std::string_view text)
    {
        if (!goes_on_remarking()) {
            warn(text, "not-understood",
                 "this is neither a roll nor a cube action nor a result: kept as a remark");
        }
        remark(text, text);
    }

    void read_row(Row row)
    {
        const auto understood = std::count_if(row.begin(), row.end(), is_action);
        std::size_t actions = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const PlacedCell& placed = row[i];
            const bool before_result = i + 1 < row.size() && is_result(row[i + 1]);
            if (!placed.cell && before_result && player_named(placed.text)) {
                read_result(row[++i], *player_named(placed.text));
            } else if (!placed.cell) {
                read_unknown(placed.text);
            } else if (is_result(placed)) {
                read_result(placed, actual(columns_.side_of(placed.column)));
            } else if (understood > 1) {
                read_action(placed, actual(++actions == 1 ? Player::first : Player::second));
            } else {
                read_action(placed, owner_of_lone(placed));
            }
        }
    }

    void read_action(const PlacedCell& placed, Player player)
    {
        const Cell& cell = *placed.cell;
        if (cell.kind == CellKind::unplayed) {
            claim_.gave_up = player;
        } else if (cell.kind != CellKind::roll) {
            turns_.cube(player, cell, placed.text);
            const bool leaves_cube = context_.repeats_doubles && cell.kind == CellKind::takes;
            if (leaves_cube) turns_.set_up({.position = turns_.state().position, .cube = {}}, placed.text);
        } else if (turns_.roll(player, cell, placed.text)) {
            if (cell.instead == CellKind::unplayed) {
                claim_.gave_up = player;
            } else if (cell.instead) {
                claim_.loser = player;  // "54: Concedes".
            }
        } else if (cell.first_die == 0 && cell.second_die == 0) {
            claim_.gave_up = player;  // "00: ????": before rolling.
        } else {
            warn(placed.text, "bad-dice", "these are not two dice: kept as a remark");
            remark(placed.text, placed.text);
        }
    }

    /// The player of that name, in any case: results written by hand say "Bob wins 2 points".
    [[nodiscard]] std::optional<Player> player_named(std::string_view text) const
    {
        const ByPlayer<PlayerInfo>& players = context_.game.match.players;
        const bool is_first = equals_ignoring_case(text, players.first.name);
        const bool is_second = equals_ignoring_case(text, players.second.name);
        if (is_first == is_second) return std::nullopt;
        return is_first ? Player::first : Player::second;
    }

    /// "Wins" stands in the winner's column or behind his name, "Losses" in the loser's; what "Resigned" says
    /// depends on who wrote it.
    void read_result(const PlacedCell& placed, Player side)
    {
        const Cell& cell = *placed.cell;
        const std::string rest = lowered(cell.rest);
        claim_.where = placed.text;
        if (cell.number) {
            claim_.points = *cell.number;
        } else if (const std::optional<Stake> stake = stake_in(rest)) {
            claim_.points = turns_.state().cube.value * multiple(*stake);
        }
        if (cell.kind == CellKind::wins) claim_.winner = side;
        if (cell.kind == CellKind::loses) claim_.loser = side;
        if (cell.kind == CellKind::resigns) read_resignation(side, rest);
        claim_.wins_match = claim_.wins_match || rest.find("and the match") != std::string::npos;
    }

    /// "Resigned Game" is OpenGammon's, which prints it in the winner's column; "Resign gammon" and
    /// "Concedes" stand in the loser's.
    void read_resignation(Player side, std::string_view rest)
    {
        const bool by_open_gammon = rest.starts_with("game") || rest.starts_with("match");
        claim_.loser = by_open_gammon ? opponent(side) : side;
    }

    /// Whose a row's only cell is: by its column, or by the turn where columns are no help.
    Player owner_of_lone(const PlacedCell& placed)
    {
        const Player by_column = actual(columns_.side_of(placed.column));
        const bool has_tab = lines_[at_].text.find('\t') != std::string_view::npos;
        const std::optional<Player> by_turn = player_by_turn(*placed.cell);
        if (!by_turn || by_turn == by_column || (columns_.regular && !has_tab)) {
            return by_column;
        }
        reporter_.report(
            {.severity = Severity::note,
             .code = "column-unclear",
             .message = "the column does not tell whose this is: taking it for the player on turn",
             .where = context_.game.source.offset_of(placed.text)});
        return *by_turn;
    }

    /// Who should act now. A first row with one cell is the right player's if the next row has two, even
    /// where blanks were lost.
    [[nodiscard]] std::optional<Player> player_by_turn(const Cell& cell) const
    {
        if (!game_.turns.empty()) return turns_.on_turn(cell.kind != CellKind::roll);
        const auto next = std::find_if(lines_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, lines_.end(),
                                       [](const Line& line) { return line.behind_cells > line.first_cell; });
        const Row row = next == lines_.end() ? Row{} : row_of(*next);
        const bool has_both = row.size() > 1 && is_action(row[0]) && is_action(row[1]);
        return has_both ? std::optional(actual(Player::second)) : std::nullopt;
    }

    /// The match's player for a side of this game.
    [[nodiscard]] Player actual(Player side) const { return context_.sides_swapped ? opponent(side) : side; }

    void warn(std::string_view text, std::string code, std::string message)
    {
        reporter_.report(warning_at(context_.game.source, text, std::move(code), std::move(message)));
    }

    const RowsContext& context_;
    Game& game_;
    Reporter& reporter_;
    CellRecorder turns_;
    std::vector<Line> lines_;
    std::vector<PlacedCell> cells_;  ///< Of all lines.
    std::size_t at_ = 0;
    std::optional<std::size_t> remarked_at_;  ///< The line of the last remark.
    Columns columns_;
    Claim claim_;
};

}  // namespace

void read_game(const GameLines& lines, const RowsContext& context, Game& game, Reporter& reporter)
{
    GameReader(context, game, reporter).read(lines);
}

}  // namespace gammonkit::mat
