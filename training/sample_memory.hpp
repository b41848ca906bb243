#pragma once

#include "training/random.hpp"

#include <cstring>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace gammonkit::training {

/// Puts plain values behind each other, as this machine holds them: checkpoints do not travel.
class ByteWriter {
public:
    template <class T>
        requires std::is_trivially_copyable_v<T>
    void put(const T& value)
    {
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }

    template <class T>
        requires std::is_trivially_copyable_v<T>
    void put_all(std::span<const T> values)
    {
        put(values.size());
        bytes_.append(reinterpret_cast<const char*>(values.data()), values.size_bytes());
    }

    [[nodiscard]] const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

/// Takes them out again; throws std::runtime_error where too few are left.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    template <class T>
    T take()
    {
        T value{};
        std::memcpy(&value, taken(sizeof value).data(), sizeof value);
        return value;
    }

    template <class T>
    std::vector<T> take_all()
    {
        const auto count = take<std::size_t>();
        if (count > bytes_.size() / sizeof(T)) throw std::runtime_error("the checkpoint is cut off");
        std::vector<T> values(count);
        const std::string_view bytes = taken(count * sizeof(T));
        if (count > 0) std::memcpy(static_cast<void*>(values.data()), bytes.data(), bytes.size());
        return values;
    }

    [[nodiscard]] bool empty() const { return bytes_.empty(); }

private:
    std::string_view taken(std::size_t count)
    {
        if (count > bytes_.size()) throw std::runtime_error("the checkpoint is cut off");
        const std::string_view front = bytes_.substr(0, count);
        bytes_.remove_prefix(count);
        return front;
    }

    std::string_view bytes_;
};

/// The newest samples, up to a number, from which some are drawn to learn from.
template <class Sample>
class SampleMemory {
public:
    explicit SampleMemory(std::size_t most) : most_(most) {}

    void add(const std::vector<Sample>& samples)
    {
        for (const Sample& sample : samples) {
            if (samples_.size() < most_) {
                samples_.push_back(sample);
            } else {
                samples_[oldest_] = sample;
                oldest_ = (oldest_ + 1) % samples_.size();
            }
        }
    }

    [[nodiscard]] std::size_t size() const { return samples_.size(); }

    /// So many, any of them, some perhaps more than once. There must be one.
    [[nodiscard]] std::vector<Sample> draw(std::size_t count, Random& random) const
    {
        std::vector<Sample> drawn;
        drawn.reserve(count);
        for (std::size_t i = 0; i < count; ++i)
            drawn.push_back(samples_[static_cast<std::size_t>(random.below(static_cast<int>(size())))]);
        return drawn;
    }

    void save(ByteWriter& out) const
    {
        out.put(oldest_);
        out.put_all(std::span(samples_));
    }

    void restore(ByteReader& in)
    {
        oldest_ = in.take<std::size_t>();
        samples_ = in.take_all<Sample>();
        if (samples_.size() > most_) throw std::runtime_error("the checkpoint has a larger memory");
    }

private:
    std::size_t most_;
    std::vector<Sample> samples_;
    std::size_t oldest_ = 0;
};

}  // namespace gammonkit::training
