#include "exporters/sgf/sgf_output.hpp"
#include "formats/sgf/sgf_terms.hpp"
#include "model/match.hpp"

#include <iterator>

namespace gammonkit::sgf {
namespace {

void add_color_property(std::string& out, std::string_view name, Player player)
{
    out += name;
    out += '[';
    out += color_of(player);
    out += ']';
}

char digit(int die)
{
    return static_cast<char>('0' + die);
}

/// PL and DI: a roll that was not played.
void add_roll(std::string& out, Player player, Dice dice)
{
    add_color_property(out, "PL", player);
    out += "DI[";
    out += digit(dice.first());
    out += digit(dice.second());
    out += ']';
}

void add_move(std::string& out, Player player, std::string_view word)
{
    out += color_of(player);
    out += '[';
    out += word;
    out += ']';
}

/// White where nothing is said: gnubg's PL changes who is on roll.
void add_player_if_black(std::string& out, Player player)
{
    if (player == Player::second) add_color_property(out, "PL", player);
}

void add_cube(std::string& out, Player player, const Cube& cube)
{
    add_player_if_black(out, player);
    out += "CV[";
    add_integer(out, cube.value);
    out += "]\n;CP[";
    out += !cube.owner ? 'c' : *cube.owner == Player::first ? 'w' : 'b';
    out += ']';
}

void add_checkers(std::string& out, std::string_view name, Player player, const Position& position)
{
    bool named = false;
    for (int number = 1; number <= kBar.number(); ++number) {
        const Point point(number);
        for (int i = 0; i < position.checkers(player, point); ++i) {
            if (!named) out += name;
            named = true;
            out += '[';
            out += letter_of(point, player);
            out += ']';
        }
    }
}

void add_position(std::string& out, Player on_roll, const Position& position)
{
    add_color_property(out, "PL", on_roll);
    out += "AE[a:y]";
    add_checkers(out, "AW", Player::first, position);
    add_checkers(out, "AB", Player::second, position);
}

constexpr std::size_t kLongestPlay = 5 + kMostLetters;

/// Puts a play into an array, which must have room for `kLongestPlay`. Returns where it ends.
char* put_play(char* at, Player player, const CheckerPlay& made)
{
    *at++ = color_of(player);
    *at++ = '[';
    *at++ = digit(made.dice.first());
    *at++ = digit(made.dice.second());
    at = put_steps(at, made.play, player);
    *at++ = ']';
    return at;
}

void add_play(std::string& out, Player player, const CheckerPlay& made)
{
    char text[kLongestPlay];
    out.append(text, static_cast<std::size_t>(put_play(text, player, made) - text));
}

/// With its node's ";", in one piece: nearly all nodes are such.
void add_play_node(std::string& out, Player player, const CheckerPlay& made)
{
    char text[2 + kLongestPlay] = {'\n', ';'};
    out.append(text, static_cast<std::size_t>(put_play(text + 2, player, made) - text));
}

/// What a turn does, without its node's ";".
struct ActionOutput {
    std::string& out;
    Player player;

    void operator()(const CheckerPlay& made) const
    {
        made.result ? add_roll(out, player, made.dice) : add_play(out, player, made);
    }
    void operator()(const Roll& roll) const { add_roll(out, player, roll.dice); }
    void operator()(const Double&) const { add_move(out, player, "double"); }
    void operator()(const Beaver&) const { add_move(out, player, "double"); }
    void operator()(const Raccoon&) const { add_move(out, player, "double"); }
    void operator()(const Take&) const { add_move(out, player, "take"); }
    void operator()(const Drop&) const { add_move(out, player, "drop"); }
    void operator()(const SetPosition& set) const { add_position(out, player, *set.position); }
    void operator()(const SetCube& set) const { add_cube(out, player, set.cube); }
    void operator()(const Remark&) const { add_player_if_black(out, player); }
    // RE says how a resignation ended the game; there is no node for it.
    void operator()(const Resign&) const {}
    void operator()(const AcceptResignation&) const {}
    void operator()(const RefuseResignation&) const {}
};

template <class Mark>
void add_mark(std::string& out, std::optional<Mark> mark, Mark value, std::string_view text)
{
    if (mark == value) out += text;
}

/// A lucky roll is good for the player, an unlucky one for the opponent.
void add_luck_mark(std::string& out, const Turn& turn)
{
    if (!turn.marks.luck) return;
    const bool lucky = *turn.marks.luck >= LuckMark::lucky;
    const bool very = *turn.marks.luck == LuckMark::very_lucky || *turn.marks.luck == LuckMark::very_unlucky;
    out += 'G';
    out += color_of(lucky ? turn.player : opponent(turn.player));
    out += very ? "[2]" : "[1]";
}

void add_skill_marks(std::string& out, const Marks& marks)
{
    using enum SkillMark;
    add_mark(out, marks.play, bad, "BM[1]");
    add_mark(out, marks.play, very_bad, "BM[2]");
    add_mark(out, marks.play, doubtful, "DO[]");
    add_mark(out, marks.play, interesting, "IT[]");
    add_mark(out, marks.play, good, "TE[1]");
    add_mark(out, marks.play, very_good, "TE[2]");
    add_mark(out, marks.cube, bad, "BC[1]");
    add_mark(out, marks.cube, very_bad, "BC[2]");
    add_mark(out, marks.cube, doubtful, "DC[]");
}

void add_time(std::string& out, std::string_view name, std::optional<int> time)
{
    if (!time) return;
    out += name;
    out += '[';
    add_integer(out, *time);
    out += ']';
}

/// VT and ET are ours: FF[4] has no property for videos, nor for how long after the first move one was made.
void add_times(std::string& out, const TurnTimes& times)
{
    add_time(out, "WL", times.clocks.first);
    add_time(out, "BL", times.clocks.second);
    add_time(out, "VT", times.video);
    add_time(out, "ET", times.milliseconds);
}

void add_annotations(std::string& out, const Turn& turn, bool money)
{
    add_analyses(out, turn, money);
    if (const std::optional<double> luck = equity_of(turn.luck, money)) {
        out += "LU[";
        add_decimals(out, *luck, 5);
        out += ']';
    }
    if (turn.marks != Marks{} && !is_about_resigning(turn)) {
        add_luck_mark(out, turn);
        add_skill_marks(out, turn.marks);
    }
    if (turn.times) add_times(out, *turn.times);
    add_text(out, "C", turn.comment);
    add_extras(out, turn.extras);
}

/// Resignations have a node only where it holds something else.
bool needs_node(const Turn& turn)
{
    return !is_about_resigning(turn) || !turn.variations.empty();
}

/// True if the extras hold the play as it was written, because it could not be understood.
bool keeps_own_move(const Turn& turn)
{
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    const char color = color_of(turn.player);
    return made != nullptr && !made->notation.empty() && has_extra(turn.extras, {&color, 1});
}

void add_turn(std::string& out, const Turn& turn, bool money)
{
    const auto* made = std::get_if<CheckerPlay>(&turn.action);
    if (made != nullptr && !made->result && is_bare(turn)) return add_play_node(out, turn.player, *made);
    const std::size_t before = out.size();
    out += "\n;";
    if (!keeps_own_move(turn)) std::visit(ActionOutput{out, turn.player}, turn.action);
    const std::size_t acted = out.size();
    add_annotations(out, turn, money);
    if (out.size() == acted && !needs_node(turn)) return out.resize(before);
    if (made != nullptr && made->result) add_position_node(out, opponent(turn.player), *made->result);
}

void add_variation(std::string& out, const Variation& variation, bool money)
{
    std::string line;
    add_line(line, variation.turns, money);
    out += "\n(";
    out += line.empty() ? std::string_view("\n;") : std::string_view(line);
    out += ')';
}

}  // namespace

bool is_about_resigning(const Turn& turn)
{
    return std::holds_alternative<Resign>(turn.action) ||
           std::holds_alternative<AcceptResignation>(turn.action) ||
           std::holds_alternative<RefuseResignation>(turn.action);
}

void add_position_node(std::string& out, Player on_roll, const Position& position)
{
    out += "\n;";
    add_position(out, on_roll, position);
}

void add_line(std::string& out, const std::vector<Turn>& turns, bool money)
{
    std::vector<const Turn*> branches;  // Their variations follow when the main line is done.
    for (const Turn& turn : turns) {
        if (!turn.variations.empty()) {
            branches.push_back(&turn);
            out += "\n(";
        }
        add_turn(out, turn, money);
    }
    for (auto branch = branches.rbegin(); branch != branches.rend(); ++branch) {
        out += ')';
        for (const Variation& variation : (*branch)->variations)
            add_variation(out, variation, money);
    }
}

}  // namespace gammonkit::sgf
