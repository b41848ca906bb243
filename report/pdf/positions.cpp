#include "report/pdf/pages.hpp"
#include "report/turn_words.hpp"

#include <fmt/format.h>

namespace gammonkit::pdf {
namespace {

BoardCard card_of(const PositionRecord& record, std::size_t number, const BoardLook& look,
                  const ReportContents& contents, const Translator& words)
{
    BoardCard card{.heading = words.say("Position {0}", number),
                   .verdict = question_words(record.state, record.players, words),
                   .scene = {.state = record.state,
                             .names = {name_of(record.players, Player::first, words),
                                       name_of(record.players, Player::second, words)},
                             .view = look.view,
                             .words = words},
                   .tables = analysis_tables(record.cubes, record.plays, record.state,
                                             record.state.to_decide(), contents.analysis, words),
                   .comment = record.comment,
                   .place = fmt::format("p{}", number),
                   .with_ids = contents.ids};
    if (!record.plays.empty() && !record.plays.front().candidates.empty())
        card.scene.plays = {
            {.play = record.plays.front().candidates.front().play, .kind = ShownPlay::Kind::best}};
    return card;
}

}  // namespace

void add_positions(Flow& flow, const Reports& reports, const BoardLook& look, const CardLayout& layout)
{
    const Translator& words = reports.words();
    flow.begin_page(2);
    flow.bookmark(words.say("Positions"), 0);
    std::vector<BoardCard> cards;
    for (const PositionRecord& position : reports.positions())
        cards.push_back(card_of(position, cards.size() + 1, look, reports.contents(), words));
    add_long_comments(flow, add_cards(flow, cards, look.theme, layout, words), words);
}

}  // namespace gammonkit::pdf
