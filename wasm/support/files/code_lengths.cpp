#include "wasm/support/files/code_lengths.hpp"

#include <algorithm>
#include <queue>

namespace gammonkit {
namespace {

/// Symbols that come, the rarest first. Of a code with one symbol a second one makes a whole.
std::vector<std::size_t> used_symbols(std::span<const std::uint32_t> counts)
{
    std::vector<std::size_t> used;
    for (std::size_t symbol = 0; symbol < counts.size(); ++symbol) {
        if (counts[symbol] > 0) used.push_back(symbol);
    }
    for (std::size_t symbol = 0; used.size() < 2; ++symbol) {
        if (counts[symbol] == 0) used.push_back(symbol);
    }
    std::stable_sort(used.begin(), used.end(),
                     [&](std::size_t a, std::size_t b) { return counts[a] < counts[b]; });
    return used;
}

/// Huffman's depths of these weights, in their order.
std::vector<std::size_t> depths_of(const std::vector<std::uint64_t>& weights)
{
    using Node = std::pair<std::uint64_t, std::size_t>;  // Its weight and its number.
    std::priority_queue<Node, std::vector<Node>, std::greater<>> waiting;
    for (std::size_t i = 0; i < weights.size(); ++i)
        waiting.emplace(weights[i], i);
    std::vector<std::size_t> parent(2 * weights.size() - 1);
    for (std::size_t number = weights.size(); number < parent.size(); ++number) {
        std::uint64_t weight = 0;
        for (int child = 0; child < 2; ++child) {
            weight += waiting.top().first;
            parent[waiting.top().second] = number;
            waiting.pop();
        }
        waiting.emplace(weight, number);
    }
    std::vector<std::size_t> depths(parent.size());
    for (std::size_t number = parent.size() - 1; number-- > 0;)
        depths[number] = depths[parent[number]] + 1;
    depths.resize(weights.size());
    return depths;
}

/// Shortens what is too long, and lengthens the longest of the others until it is a code again: counts of
/// codes of each length.
std::vector<std::size_t> limited(const std::vector<std::size_t>& depths, std::size_t longest)
{
    std::vector<std::size_t> count(longest + 1);
    for (const std::size_t depth : depths)
        ++count[std::min(depth, longest)];
    const auto room_taken = [&] {
        std::size_t taken = 0;
        for (std::size_t bits = 1; bits <= longest; ++bits)
            taken += count[bits] << (longest - bits);
        return taken;
    };
    for (std::size_t taken = room_taken(); taken > std::size_t{1} << longest; --taken) {
        // One of the longest goes beside a shorter one, which becomes a bit longer: one place is free again.
        std::size_t bits = longest - 1;
        while (count[bits] == 0)
            --bits;
        --count[longest];
        --count[bits];
        count[bits + 1] += 2;
    }
    return count;
}

}  // namespace

std::vector<std::uint8_t> code_lengths(std::span<const std::uint32_t> counts, std::size_t longest)
{
    const std::vector<std::size_t> used = used_symbols(counts);
    std::vector<std::uint64_t> weights;
    for (const std::size_t symbol : used)
        weights.push_back(std::max<std::uint64_t>(counts[symbol], 1));
    const std::vector<std::size_t> count = limited(depths_of(weights), longest);
    std::vector<std::uint8_t> lengths(counts.size());
    std::size_t next = 0;
    for (std::size_t bits = longest; bits > 0; --bits) {
        for (std::size_t i = 0; i < count[bits]; ++i)
            lengths[used[next++]] = static_cast<std::uint8_t>(bits);
    }
    return lengths;
}

}  // namespace gammonkit
