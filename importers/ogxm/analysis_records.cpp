#include "importers/ogxm/analysis_records.hpp"

#include <fmt/format.h>
#include <utility>

namespace gammonkit::ogxm {
namespace {

constexpr std::size_t kIdSize = 16;
constexpr std::size_t kDigestSize = 32;

Chances read_chances(ByteCursor& cursor)
{
    Chances chances{};
    for (double& chance : chances)
        chance = cursor.probability();
    return chances;
}

std::string written_id(std::string_view bytes)
{
    std::string id;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const bool begins_part = i == 4 || i == 6 || i == 8 || i == 10;
        id += fmt::format("{}{:02x}", begins_part ? "-" : "", static_cast<unsigned char>(bytes[i]));
    }
    return id;
}

std::optional<std::uint64_t> read_trials(ByteCursor& cursor)
{
    return Record(cursor).optional(0, &ByteCursor::varint);
}

/// A level that overrides `outer` where it says something.
Level read_level(ByteCursor& cursor, const Level& outer)
{
    Record record(cursor);
    Level level = outer;
    if (auto preset = record.optional(0, &ByteCursor::name)) level.preset = *std::move(preset);
    if (const auto plies = record.optional(1, &ByteCursor::count)) level.checker_plies = plies;
    if (const auto plies = record.optional(2, &ByteCursor::count)) level.cube_plies = plies;
    if (record.has(4)) level.trials.reset();
    if (record.has(3)) level.trials = read_trials(record.body);
    if (record.body.failed()) cursor.fail();
    return level;
}

Alternative read_alternative(ByteCursor& cursor, const Level& outer)
{
    Record record(cursor);
    ByteCursor& body = record.body;
    Alternative found{.level = outer};
    for (int left = body.count(); left > 0 && !body.at_end(); --left)
        found.steps.push_back(read_step(body));
    found.equity = body.equity();
    if (record.has(0)) found.chances = read_chances(body);
    if (record.has(1)) found.level = read_level(body, outer);
    found.played = record.has(2);
    found.standard_error = record.optional(3, &ByteCursor::equity);
    found.cubeless = record.optional(4, &ByteCursor::equity);
    if (body.failed()) cursor.fail();
    return found;
}

/// The level of a checker decision stands behind its alternatives, which are judged at it.
void read_checker(Record& record, const Level& outer, Decision& decision)
{
    ByteCursor& body = record.body;
    const int count = record.optional(0, &ByteCursor::count).value_or(0);
    ByteCursor alternatives = body;
    for (int left = count; left > 0 && !body.at_end(); --left)
        body.part();
    record.optional(1, &ByteCursor::count);   // How many there were.
    record.optional(2, &ByteCursor::equity);  // The best equity.
    record.optional(3, &ByteCursor::equity);  // The loss.
    decision.level = record.has(4) ? read_level(body, outer) : outer;
    for (int left = count; left > 0 && !alternatives.at_end(); --left)
        decision.alternatives.push_back(read_alternative(alternatives, decision.level));
    if (alternatives.failed()) body.fail();
}

void read_cube(Record& record, const Level& outer, Decision& decision)
{
    ByteCursor& body = record.body;
    body.count();  // The verdict.
    decision.no_double = record.optional(0, &ByteCursor::equity);
    decision.double_take = record.optional(1, &ByteCursor::equity);
    decision.double_drop = record.optional(2, &ByteCursor::equity);
    if (record.has(3)) decision.chances = read_chances(body);
    record.optional(4, &ByteCursor::equity);       // The loss.
    record.optional(5, &ByteCursor::probability);  // The take point.
    decision.level = record.has(7) ? read_level(body, outer) : outer;
    record.optional(10, &ByteCursor::equity);
    decision.currency = record.optional(11, &ByteCursor::count);
}

Decision read_decision(ByteCursor& section, const Level& level)
{
    Record record(section);
    Decision decision{.level = level};
    decision.ply = record.body.count();
    decision.kind = record.body.count();
    switch (static_cast<DecisionKind>(decision.kind)) {
    case DecisionKind::checker:
        read_checker(record, level, decision);
        break;
    case DecisionKind::cube:
        read_cube(record, level, decision);
        break;
    case DecisionKind::roll:
        decision.luck = record.body.equity();
        break;
    case DecisionKind::resignation:
        break;
    }
    if (record.body.failed()) section.fail();
    return decision;
}

void skip_list(Record& record, int field, bool records)
{
    if (!record.has(field)) return;
    for (int left = record.body.count(); left > 0 && !record.body.at_end(); --left) {
        if (records) {
            record.body.part();
        } else {
            record.body.varint();
        }
    }
}

Annotation read_annotation(ByteCursor& section)
{
    Record record(section);
    ByteCursor& body = record.body;
    Annotation annotation;
    annotation.scope = body.count();
    annotation.ref = body.count();
    annotation.value = body.text();
    annotation.key = record.optional(0, &ByteCursor::text).value_or("");
    record.optional(1, &ByteCursor::count);  // The kind of decision.
    record.optional(2, &ByteCursor::count);  // Which alternative.
    record.optional(3, &ByteCursor::text);   // The language.
    annotation.author = record.optional(4, &ByteCursor::text).value_or("");
    if (body.failed()) section.fail();
    return annotation;
}

}  // namespace

AnalysisHead read_analysis_head(ByteCursor& section)
{
    Record record(section);
    ByteCursor& body = record.body;
    AnalysisHead head;
    head.id = written_id(body.take(kIdSize));
    if (record.has(0)) body.take(kDigestSize);
    record.optional(1, &ByteCursor::count);  // Who produced it.
    if (record.has(2)) head.level = read_level(body, {});
    skip_list(record, 4, false);
    const std::string id = record.optional(5, &ByteCursor::name).value_or("");
    const std::string name = record.optional(6, &ByteCursor::name).value_or("");
    head.engine = name.empty() ? id : name;
    if (record.has(7)) body.take(kDigestSize);
    const std::string build = record.optional(8, &ByteCursor::name).value_or("");
    if (!build.empty() && !head.engine.empty()) head.engine += ":" + build;
    head.currency = record.optional(9, &ByteCursor::count);
    record.optional(10, &ByteCursor::probability);
    head.match_equity_table = record.optional(11, &ByteCursor::name).value_or("");
    if (body.failed()) section.fail();
    return head;
}

std::vector<Decision> read_decisions(ByteCursor& section, const Level& level)
{
    std::vector<Decision> decisions;
    while (!section.at_end()) {
        Decision decision = read_decision(section, level);
        if (!section.failed()) decisions.push_back(std::move(decision));
    }
    return decisions;
}

std::vector<Annotation> read_annotations(ByteCursor& section)
{
    std::vector<Annotation> annotations;
    while (!section.at_end()) {
        Annotation annotation = read_annotation(section);
        if (!section.failed()) annotations.push_back(std::move(annotation));
    }
    return annotations;
}

}  // namespace gammonkit::ogxm
