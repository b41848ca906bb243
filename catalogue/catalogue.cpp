#include "catalogue/catalogue.hpp"

#include "catalogue/row_checks.hpp"
#include "catalogue/row_parts.hpp"
#include "exporters/bgblitz_text/bgblitz_text_exporter.hpp"
#include "exporters/bgroom/bgroom_exporter.hpp"
#include "exporters/bkg/bkg_exporter.hpp"
#include "exporters/csv/csv_exporter.hpp"
#include "exporters/dump/dump_exporter.hpp"
#include "exporters/empire/empire_exporter.hpp"
#include "exporters/fibs_board/fibs_board_exporter.hpp"
#include "exporters/gnubg_text/gnubg_text_exporter.hpp"
#include "exporters/ids/ids_exporter.hpp"
#include "exporters/json/json_exporter.hpp"
#include "exporters/jsonl/jsonl_exporter.hpp"
#include "exporters/mat/mat_exporter.hpp"
#include "exporters/mat/mat_misfits.hpp"
#include "exporters/oldmoves/oldmoves_exporter.hpp"
#include "exporters/party/party_exporter.hpp"
#include "exporters/pos/pos_exporter.hpp"
#include "exporters/sgf/sgf_exporter.hpp"
#include "exporters/sgf/sgf_misfits.hpp"
#include "exporters/sgg/sgg_exporter.hpp"
#include "exporters/sgg/sgg_misfits.hpp"
#include "exporters/snowietxt/snowietxt_exporter.hpp"
#include "exporters/tmg/tmg_exporter.hpp"
#include "exporters/tmg/tmg_misfits.hpp"
#include "exporters/xg/xg_exporter.hpp"
#include "exporters/xg/xg_misfits.hpp"
#include "exporters/xg_text/xg_text_exporter.hpp"
#include "formats/decisions/misfits.hpp"
#include "importers/bgammon/bgammon_importer.hpp"
#include "importers/bgblitz_text/bgblitz_text_importer.hpp"
#include "importers/bgf/bgf_importer.hpp"
#include "importers/bgroom/bgroom_importer.hpp"
#include "importers/bkg/bkg_importer.hpp"
#include "importers/dump/dump_importer.hpp"
#include "importers/empire/empire_importer.hpp"
#include "importers/fibs_board/fibs_board_importer.hpp"
#include "importers/gmd/gmd_importer.hpp"
#include "importers/gnubg_text/gnubg_text_importer.hpp"
#include "importers/html/html_importer.hpp"
#include "importers/ids/ids_importer.hpp"
#include "importers/javafibs/javafibs_importer.hpp"
#include "importers/json/json_importer.hpp"
#include "importers/mat/mat_importer.hpp"
#include "importers/ogxm/ogxm_importer.hpp"
#include "importers/oldmoves/oldmoves_importer.hpp"
#include "importers/party/party_importer.hpp"
#include "importers/pos/pos_importer.hpp"
#include "importers/sgf/sgf_importer.hpp"
#include "importers/sgg/sgg_importer.hpp"
#include "importers/snowietxt/snowietxt_importer.hpp"
#include "importers/tmg/tmg_importer.hpp"
#include "importers/xg/xg_importer.hpp"
#include "importers/xg_text/xg_text_importer.hpp"
#include "report/html/html_report.hpp"
#include "report/pdf/pdf_report.hpp"

#include <array>

namespace gammonkit {
namespace {

constexpr std::array kCatalogue{
    Format{.id = "sgf",
           .title = "GNU Backgammon match (SGF)",
           .extensions = kSgfExtensions,
           .evidence = "GNU Backgammon 1.07 makes the same of 156 files and of our copies of them",
           .carries = Carries::everything().without(
               {Feature::empty_matches, Feature::positions, Feature::beaver_rules, Feature::raccoon_rules,
                Feature::cube_limit, Feature::refused_resignations, Feature::open_resignations, Feature::time,
                Feature::match_id, Feature::unreadable_plays, Feature::analysis_levels,
                Feature::analysis_depths, Feature::extras}),
           .misfits = sgf_misfits,
           .sniff = sniff_sgf,
           .read = read_sgf,
           .write = write_sgf,
           .declared_charset = declared_sgf_charset},
    Format{.id = "dump",
           .title = "everything GammonKit knows, as lines of text to compare",
           .extensions = kDumpExtensions,
           .evidence = "500 random collections are read back equal",
           .carries = Carries::everything(),
           .sniff = sniff_dump,
           .read = read_dump,
           .write = write_dump,
           .fallback_charset = "UTF-8"},
    Format{.id = "json",
           .title = "everything GammonKit knows, as JSON for other programs",
           .extensions = kJsonExtensions,
           .evidence = "500 random collections are read back equal",
           .carries = Carries::everything(),
           .write_options = kJsonWriteOptions,
           .sniff = sniff_json,
           .read = read_json,
           .write = write_json,
           .fallback_charset = "UTF-8"},
    Format{.id = "mat",
           .title = "JellyFish match text (MAT) and its dialects",
           .extensions = kMatExtensions,
           .evidence = "151 files of nine programs and servers, compared with GNU Backgammon 1.07",
           .carries = Carries::everything().without(
               {Feature::empty_matches, Feature::positions, Feature::raccoon_rules,
                Feature::automatic_doubles, Feature::crawford_games, Feature::refused_resignations,
                Feature::open_resignations, Feature::marks, Feature::luck, Feature::play_analysis,
                Feature::cube_analysis, Feature::rollouts, Feature::analysis_levels, Feature::analysis_depths,
                Feature::analysis_sources, Feature::variations, Feature::other_candidates, Feature::extras}),
           .misfits = mat_misfits,
           .write_options = kMatWriteOptions,
           .sniff = sniff_mat,
           .read = read_mat,
           .write = write_mat},
    Format{.id = "bgammon",
           .title = "bgammon.org match",
           .extensions = kBgammonExtensions,
           .evidence = "the file in the server's own documentation",
           .carries = {Feature::matches, Feature::several_games, Feature::match_scores, Feature::cube_actions,
                       Feature::resignations, Feature::player_names, Feature::date, Feature::time},
           .sniff = sniff_bgammon,
           .read = read_bgammon,
           .fallback_charset = "UTF-8"},
    Format{.id = "bgblitz-text",
           .title = "positions of BGBlitz as text, with analysis",
           .extensions = kBgblitzTextExtensions,
           .evidence = "18 texts of BGBlitz in English, German, French and Japanese",
           .carries = {Feature::positions, Feature::player_names, Feature::play_analysis,
                       Feature::cube_analysis, Feature::analysis_sources, Feature::analysis_depths},
           .misfits = bgblitz_text_misfits,
           .sniff = sniff_bgblitz_text,
           .read = read_bgblitz_text,
           .write = write_bgblitz_text},
    Format{.id = "bgf",
           .title = "BGBlitz match",
           .extensions = kBgfExtensions,
           .kind = SourceKind::binary,
           .evidence = "no file of BGBlitz: 3 files made to what two open-source readers tell of theirs",
           .experimental = true,
           .carries = {Feature::several_games,  Feature::matches,       Feature::money,
                       Feature::match_scores,   Feature::variants,      Feature::crawford_rule,
                       Feature::crawford_games, Feature::jacoby_rule,   Feature::beaver_rules,
                       Feature::no_cube,        Feature::cube_limit,    Feature::cube_actions,
                       Feature::resignations,   Feature::illegal_plays, Feature::set_positions,
                       Feature::player_names,   Feature::ratings,       Feature::event,
                       Feature::place,          Feature::date,          Feature::luck,
                       Feature::play_analysis,  Feature::cube_analysis},
           .sniff = sniff_bgf,
           .read = read_bgf},
    Format{.id = "bgroom",
           .title = "game log of BackGammonRoom",
           .extensions = kBgroomExtensions,
           .evidence = "files made to a description only; GNU Backgammon 1.07 cannot read this itself",
           .experimental = true,
           .carries = {Feature::matches, Feature::several_matches, Feature::several_games,
                       Feature::game_numbers, Feature::money, Feature::cube_actions, Feature::beavers,
                       Feature::unplayed_rolls, Feature::unreadable_plays, Feature::player_names},
           .misfits = bgroom_misfits,
           .sniff = sniff_bgroom,
           .read = read_bgroom,
           .write = write_bgroom},
    Format{.id = "bkg",
           .title = "log of Hans Berliner's program BKG",
           .extensions = kBkgExtensions,
           .evidence = "files made to a description only, by nobody verified",
           .experimental = true,
           .carries = {Feature::matches, Feature::several_games, Feature::money, Feature::cube_actions,
                       Feature::resignations, Feature::unplayed_rolls, Feature::unreadable_plays},
           .misfits = bkg_misfits,
           .sniff = sniff_bkg,
           .read = read_bkg,
           .write = write_bkg},
    Format{.id = "csv",
           .title = "a row for each decision, for spreadsheets and statistics (CSV)",
           .extensions = kCsvExtensions,
           .evidence =
               "errors of five analyzed matches add up to what GNU Backgammon 1.07 says; 26 tables read back",
           .carries = kInDecisionTables,
           .misfits = decision_misfits,
           .write_options = kCsvWriteOptions,
           .write = write_csv,
           .fallback_charset = "UTF-8"},
    Format{.id = "empire",
           .title = "money session of GammonEmpire",
           .extensions = kEmpireExtensions,
           .evidence = "no file of GammonEmpire itself; GNU Backgammon 1.07 reads what we write as we do",
           .experimental = true,
           .carries = {Feature::matches, Feature::several_games, Feature::money, Feature::cube_actions,
                       Feature::beavers, Feature::resignations, Feature::unplayed_rolls,
                       Feature::unreadable_plays, Feature::illegal_plays, Feature::set_positions,
                       Feature::player_names},
           .misfits = empire_misfits,
           .sniff = sniff_empire,
           .read = read_empire,
           .write = write_empire},
    Format{.id = "fibs-board",
           .title = "positions of FIBS (\"board:\" lines)",
           .extensions = kFibsBoardExtensions,
           .evidence =
               "104 positions of one session of FIBS; doubles, bars and the end of a game by its manual",
           .carries = {Feature::positions, Feature::player_names},
           .misfits = fibs_board_misfits,
           .sniff = sniff_fibs_board,
           .read = read_fibs_board,
           .write = write_fibs_board},
    Format{.id = "gmd",
           .title = "Gibbon match (GMD)",
           .extensions = kGmdExtensions,
           .evidence = "26 files of Gibbon; its match of nine games is the same as in sgf and mat",
           .carries = {Feature::empty_matches, Feature::matches, Feature::several_games, Feature::money,
                       Feature::match_scores, Feature::crawford_rule, Feature::jacoby_rule,
                       Feature::cube_actions, Feature::resignations, Feature::refused_resignations,
                       Feature::open_resignations, Feature::unplayed_rolls, Feature::set_positions,
                       Feature::player_names, Feature::ratings, Feature::place},
           .sniff = sniff_gmd,
           .read = read_gmd,
           .fallback_charset = "UTF-8"},
    Format{.id = "gnubg-text",
           .title = "boards of GNU Backgammon as text, with analysis",
           .extensions = kGnubgTextExtensions,
           .evidence = "18 exports and transcripts of GNU Backgammon with 897 boards",
           .carries = {Feature::positions, Feature::player_names, Feature::turn_comments,
                       Feature::play_analysis, Feature::cube_analysis, Feature::rollouts,
                       Feature::analysis_levels, Feature::analysis_sources},
           .misfits = gnubg_text_misfits,
           .sniff = sniff_gnubg_text,
           .read = read_gnubg_text,
           .write = write_gnubg_text},
    Format{.id = "html",
           .title = "page with boards, for browsers (HTML)",
           .extensions = kHtmlExtensions,
           .evidence =
               "driven in Chromium; read back from what we write: no other program's pages hold a match",
           .carries = Carries::everything(),
           .write_options = kHtmlWriteOptions,
           .sniff = sniff_html,
           .read = read_html,
           .write = write_html,
           .fallback_charset = "UTF-8"},
    Format{.id = "ids",
           .title = "identifiers in any text: XGID, OGID, gnubg's Position ID and Match ID",
           .extensions = kIdsExtensions,
           .evidence = "the 2100 identifiers in lists of five projects are read; gnubg's own agree with 1.07",
           .carries = {Feature::positions, Feature::turn_comments},
           .misfits = ids_misfits,
           .read_options = kIdsReadOptions,
           .write_options = kIdsWriteOptions,
           .sniff = sniff_ids,
           .surest = Confidence::faint,
           .read = read_ids,
           .write = write_ids},
    Format{.id = "javafibs",
           .title = "JavaFIBS match log",
           .extensions = kJavaFibsExtensions,
           .evidence = "one file of nine games, which is the same match as in sgf, mat and gmd",
           .carries = {Feature::matches, Feature::several_games, Feature::match_scores, Feature::cube_actions,
                       Feature::resignations, Feature::player_names},
           .sniff = sniff_javafibs,
           .read = read_javafibs},
    Format{.id = "jsonl",
           .title = "a row for each decision, as one JSON object a line",
           .extensions = kJsonlExtensions,
           .evidence = "the same cells as csv, compared for 26 matches",
           .carries = kInDecisionTables,
           .misfits = decision_misfits,
           .write = write_jsonl,
           .fallback_charset = "UTF-8"},
    Format{.id = "ogxm",
           .title = "HedgeHog and OpenGammon match (OGXM 2)",
           .extensions = kOgxmExtensions,
           .kind = SourceKind::binary,
           .evidence = "no file of HedgeHog: 3 files made to what two open-source readers tell of theirs",
           .experimental = true,
           .carries = Carries::everything().without(
               {Feature::empty_matches, Feature::several_matches, Feature::positions, Feature::variants,
                Feature::crawford_games, Feature::no_cube, Feature::refused_resignations,
                Feature::open_resignations, Feature::unreadable_plays, Feature::annotator, Feature::marks,
                Feature::variations, Feature::extras}),
           .sniff = sniff_ogxm,
           .read = read_ogxm},
    Format{.id = "oldmoves",
           .title = "log of the FIBS command oldmoves",
           .extensions = kOldmovesExtensions,
           .evidence = "no file of FIBS itself; GNU Backgammon 1.07 reads what we write as we do",
           .experimental = true,
           .carries = {Feature::matches, Feature::several_matches, Feature::several_games, Feature::money,
                       Feature::match_scores, Feature::cube_actions, Feature::beavers, Feature::resignations,
                       Feature::refused_resignations, Feature::open_resignations, Feature::claimed_outcomes,
                       Feature::unplayed_rolls, Feature::unreadable_plays, Feature::player_names},
           .misfits = oldmoves_misfits,
           .sniff = sniff_oldmoves,
           .read = read_oldmoves,
           .write = write_oldmoves},
    Format{.id = "party",
           .title = "match of PartyGammon",
           .extensions = kPartyExtensions,
           .evidence = "files made to a description only; GNU Backgammon 1.07 crashes on this",
           .experimental = true,
           .carries = {Feature::matches, Feature::several_matches, Feature::several_games,
                       Feature::game_numbers, Feature::money, Feature::match_scores, Feature::cube_actions,
                       Feature::claimed_outcomes, Feature::unplayed_rolls, Feature::unreadable_plays,
                       Feature::player_names, Feature::match_id},
           .misfits = party_misfits,
           .sniff = sniff_party,
           .read = read_party,
           .write = write_party},
    Format{.id = "pdf",
           .title = "pages to print: sheet, boards of the errors, records (PDF)",
           .extensions = kPdfExtensions,
           .kind = SourceKind::binary,
           .evidence = "poppler finds every name and move of 5 matches",
           .carries = kOnPdfPages,
           .misfits = pdf_misfits,
           .write_options = kPdfWriteOptions,
           .write = write_pdf},
    Format{.id = "pos",
           .title = "JellyFish position (.pos)",
           .extensions = kPosExtensions,
           .kind = SourceKind::binary,
           .evidence =
               "GNU Backgammon 1.07 reads what we write, and we what it writes; no file of JellyFish's own",
           .experimental = true,
           .carries = {Feature::positions, Feature::player_names},
           .misfits = pos_misfits,
           .sniff = sniff_pos,
           .read = read_pos,
           .write = write_pos},
    Format{.id = "sgg",
           .title = "GamesGrid saved games (SGG)",
           .extensions = kSggExtensions,
           .evidence =
               "no real file: GNU Backgammon 1.07 tells the same play of 143 of 149 converted matches",
           .experimental = true,
           .carries = kPlayAlone.without({Feature::cube_limit, Feature::event, Feature::annotator,
                                          Feature::match_comment, Feature::time, Feature::match_id}),
           .misfits = sgg_misfits,
           .sniff = sniff_sgg,
           .read = read_sgg,
           .write = write_sgg},
    Format{.id = "snowietxt",
           .title = "Snowie positions of one line each",
           .extensions = kSnowietxtExtensions,
           .evidence = "GNU Backgammon 1.07 reads what we write, and we what it writes",
           .carries = {Feature::positions, Feature::player_names},
           .misfits = snowietxt_misfits,
           .sniff = sniff_snowietxt,
           .read = read_snowietxt,
           .write = write_snowietxt},
    Format{
        .id = "tmg",
        .title = "TrueMoneyGames match log (TMG)",
        .extensions = kTmgExtensions,
        .evidence = "no real file: GNU Backgammon 1.07 tells the same play of 141 of 147 converted matches",
        .experimental = true,
        .carries = kPlayAlone.without({Feature::crawford_games, Feature::event, Feature::place,
                                       Feature::annotator, Feature::match_comment, Feature::turn_comments}),
        .misfits = tmg_misfits,
        .sniff = sniff_tmg,
        .read = read_tmg,
        .write = write_tmg},
    Format{.id = "xg",
           .title = "eXtreme Gammon match and position (.xg, .xgp)",
           .extensions = kXgExtensions,
           .kind = SourceKind::binary,
           .evidence =
               "7 files of XG 2, written again record by record; the plays of one are those of XG's own text",
           .carries = Carries::everything().without({Feature::several_matches, Feature::refused_resignations,
                                                     Feature::open_resignations, Feature::unreadable_plays,
                                                     Feature::marks, Feature::analysis_depths,
                                                     Feature::variations, Feature::extras}),
           .misfits = xg_misfits,
           .sniff = sniff_xg,
           .read = read_xg,
           .write = write_xg},
    Format{.id = "xg-text",
           .title = "positions of eXtreme Gammon as text, with analysis",
           .extensions = kXgTextExtensions,
           .evidence = "19 texts of XG 2 in English, German, French and Japanese; rollouts by forum posts",
           .carries = {Feature::positions, Feature::player_names, Feature::turn_comments,
                       Feature::play_analysis, Feature::cube_analysis, Feature::rollouts,
                       Feature::analysis_levels, Feature::analysis_depths, Feature::analysis_sources},
           .misfits = xg_text_misfits,
           .sniff = sniff_xg_text,
           .read = read_xg_text,
           .write = write_xg_text},
};

static_assert(ids_are_unique(kCatalogue));
#ifndef __SANITIZE_ADDRESS__  // With its sanitizers g++ does not know at compile time that a function is
                              // somewhere.
static_assert(readers_sniff(kCatalogue));
#endif

}  // namespace

Catalogue catalogue()
{
    return kCatalogue;
}

}  // namespace gammonkit
