#pragma once

#include "formats/fields/describe.hpp"
#include "formats/fields/words.hpp"
#include "model/limits.hpp"

#include <array>
#include <random>

namespace gammonkit::testing_support {

/// Makes collections of anything that the model can hold, sensible or not: every field that `describe` names
/// is set now and then, and left alone now and then. Only what a whole game needs to make sense is not
/// looked after. The same seed gives the same collections on every machine.
class RandomCollections {
public:
    explicit RandomCollections(std::uint32_t seed) : engine_(seed) {}

    [[nodiscard]] Collection next()
    {
        Collection collection;
        describe(*this, collection);
        return collection;
    }

    // The visitor for `describe`.
    void operator()(std::string_view, auto& field)
    {
        if (one_in(2)) fill(field);
    }
    void operator()(std::string_view, auto& field, const auto&)
    {
        if (one_in(2)) fill(field);
    }
    void always(std::string_view, auto& field) { fill(field); }
    void lead(std::string_view, auto& field) { fill(field); }
    void text(std::string_view, auto& field)
    {
        if (one_in(3)) fill(field);
    }
    void part(std::string_view, auto& field) { fill(field); }
    void list(std::string_view, std::string_view, auto& field) { fill(field); }
    void action(Player& player, Action& action)
    {
        fill(player);
        action = random_action();
        std::visit([this](auto& alternative) { describe(*this, alternative); }, action);
    }

private:
    int up_to(int most) { return static_cast<int>(engine_() % (static_cast<std::uint32_t>(most) + 1)); }
    bool one_in(int chances) { return up_to(chances - 1) == 0; }

    Action random_action()
    {
        const auto actions = blank_actions();
        return actions[one_in(2) ? 0 : static_cast<std::size_t>(up_to(static_cast<int>(actions.size()) - 1))];
    }

    void fill(bool& value) { value = one_in(2); }
    void fill(int& value)
    {
        value = one_in(10) ? static_cast<int>(engine_()) % kLargestNumber : up_to(20) - 2;
    }
    void fill(std::int64_t& value)
    {
        std::uint64_t bits = 0;
        fill(bits);
        value = static_cast<std::int64_t>(bits);
    }
    void fill(std::uint64_t& value) { value = (static_cast<std::uint64_t>(engine_()) << 32U) | engine_(); }
    void fill(double& value)
    {
        const double many_digits = static_cast<double>(engine_()) / 4294967295.0;
        const std::array<double, 6> values{many_digits,          -many_digits, 1e300 * many_digits,
                                           1e-300 * many_digits, 0.25,         -1};
        value = values[static_cast<std::size_t>(up_to(5))];
    }
    void fill(std::string& value)
    {
        static constexpr std::array<std::string_view, 14> kPieces{"Al",
                                                                  " ",
                                                                  "\"",
                                                                  "\\",
                                                                  "\n",
                                                                  "\r\n",
                                                                  "\t",
                                                                  "a=b",
                                                                  "\x1B",
                                                                  ":",
                                                                  "#; ",
                                                                  "J\xC3\xBCrg",
                                                                  "\xF0\x9F\x8E\xB2",
                                                                  "{[,]}"};
        value.clear();
        for (int pieces = 1 + up_to(4); pieces > 0; --pieces)
            value += kPieces[static_cast<std::size_t>(up_to(13))];
        if (one_in(20)) value += '\0';
    }
    void fill(RareText& value)
    {
        std::string filled;
        fill(filled);
        value = std::move(filled);
    }
    void fill(Player& value) { value = one_in(2) ? Player::second : Player::first; }
    void fill(Variant& value) { value = kVariants[up_to(5)]; }
    void fill(Stake& value) { value = static_cast<Stake>(1 + up_to(2)); }
    void fill(SkillMark& value) { value = static_cast<SkillMark>(up_to(5)); }
    void fill(LuckMark& value) { value = static_cast<LuckMark>(up_to(3)); }
    void fill(Offer& value) { value = static_cast<Offer>(up_to(4)); }
    void fill(GamePhase& value) { value = static_cast<GamePhase>(up_to(4)); }
    void fill(Dice& value) { value = *Dice::from(1 + up_to(5), 1 + up_to(5)); }
    void fill(Mwc& value) { fill(value.value); }
    void fill(Value& value)
    {
        double number = 0;
        fill(number);
        const std::array<Value, 3> units{Equity{number}, Emg{number}, Mwc{number}};
        value = units[static_cast<std::size_t>(up_to(2))];
    }
    void fill(Date& value)
    {
        value = {.year = 1 + up_to(9998), .month = 1 + up_to(11), .day = 1 + up_to(27)};
    }
    void fill(Play& value)
    {
        value = {};
        for (int steps = up_to(4); steps > 0; --steps)
            value.add({Point(up_to(25)), Point(up_to(25))});
    }
    void fill(Position& value)
    {
        const ByPlayer<int> totals = one_in(2) ? ByPlayer<int>{15, 15} : ByPlayer<int>{up_to(15), up_to(15)};
        ByPlayer<Side> sides;
        for (const Player player : kPlayers) {
            for (int left = totals[player]; left > 0; left -= 1 + up_to(4)) {
                const Point point(up_to(25));  // Point 0: those are off.
                const bool is_held =
                    point.is_on_board() &&
                    sides[opponent(player)][static_cast<std::size_t>(point.mirrored().number())] > 0;
                if (!is_held) ++sides[player][static_cast<std::size_t>(point.number())];
            }
        }
        value = *Position::from(sides, totals);
    }

    template <class T>
    void fill(std::optional<T>& value)
    {
        fill(value.emplace());
    }
    template <class T>
    void fill(Boxed<T>& value)
    {
        fill(value.emplace());
    }
    void fill(std::optional<Dice>& value) { fill(value.emplace(*Dice::from(1, 1))); }
    template <class T>
    void fill(ByPlayer<T>& value)
    {
        fill(value.first);
        fill(value.second);
    }
    template <class T>
    void fill(std::vector<T>& values)
    {
        values.clear();
        for (int size = up_to(2); size > 0; --size)
            fill(values.emplace_back());
    }
    template <class T>
    void fill(RareList<T>& values)
    {
        std::vector<T> filled;
        fill(filled);
        values = std::move(filled);
    }
    void fill(RareList<Variation>& values)
    {
        values.clear();
        if (depth_ == 3 || !one_in(4)) return;
        ++depth_;
        fill(values.emplace_back().turns);
        --depth_;
    }
    void fill(std::vector<Turn>& turns)
    {
        turns.clear();
        for (int size = up_to(4); size > 0; --size)
            fill(turns.emplace_back());
    }
    void fill(Described auto& block) { describe(*this, block); }

    std::mt19937 engine_;
    int depth_ = 0;  ///< How many variations surround what is being made.
};

}  // namespace gammonkit::testing_support
