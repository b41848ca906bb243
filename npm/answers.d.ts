/** Answers in JSON, as the command gives them with -t json: docs/json-output.md describes each member. */

/**
 * A value by its unit: points for each unit of the cube, the same normalized for a match, the chance to win the match.
 * Sums over a money session are in points.
 */
export interface Amount {
  equity?: number;
  points?: number;
  emg?: number;
  mwc?: number;
}

/** The same of a rollout, with standard errors. */
export interface UncertainAmount extends Amount {
  error?: number;
  mwc_error?: number;
}

/** Chances from 0 to 1: backgammons are among the gammons, and both among wins and losses. */
export interface Chances {
  win: number;
  win_gammon: number;
  win_backgammon: number;
  lose_gammon: number;
  lose_backgammon: number;
}

export type Mark = 'doubtful' | 'bad' | 'very-bad' | 'interesting' | 'good' | 'very-good';
export type LuckMark = 'very-unlucky' | 'unlucky' | 'lucky' | 'very-lucky';
export type CubeChoice = 'no_double' | 'double_take' | 'double_pass';

/** Why a choice was wrong: docs/reasons.md. */
export interface Reason {
  kind: string;
  sentence: string;
  made?: number;
  best?: number;
  part?: number;
  measured?: number;
  needed?: number;
}

/** What all answers about a position say. */
export interface AboutPosition {
  version: number;
  position: string;
  /** "X" and "O", as in the position, or names. */
  player: string;
  opponent: string;
  level: string;
  match_equity_table?: string;
  cube_model?: string;
}

export interface CubeDecision {
  verdict: string;
  doubling: 'not-available' | 'no-double' | 'optional' | 'double' | 'too-good';
  answer?: 'take' | 'pass' | 'beaver';
  no_double?: UncertainAmount;
  double_take?: UncertainAmount;
  double_pass?: UncertainAmount;
  best_first?: CubeChoice[];
  break_even?: number | null;
  window?: { opens: number; cash: number; too_good: number; take_point: number };
  /** Of a rollout: how far doubling is from waiting. */
  difference?: { value: number; error: number };
}

export interface RaceSide {
  pips: number;
  effective_pips: number;
  wasted_pips: number;
  rolls: number;
  exact: boolean;
}

/** A position before the roll. */
export interface Evaluation extends AboutPosition {
  kind: 'cube';
  plies: number;
  chances: Chances;
  cubeless: Amount;
  cubeful: Amount;
  cube: CubeDecision;
  race?: { player: RaceSide; opponent: RaceSide };
}

export interface RankedPlay {
  play: string;
  plies: number;
  chances: Chances;
  cubeless: Amount;
  cubeful: Amount;
  loss: number;
  rank: number;
}

/** The best plays of a roll. */
export interface RankedPlays extends AboutPosition {
  kind: 'plays';
  plies: number;
  dice: [number, number];
  legal_plays: number;
  plays: RankedPlay[];
}

export type Hint = Evaluation | RankedPlays;

export interface RolloutFacts {
  cubeful: boolean;
  variance_reduction: boolean;
  quasi_random_dice: boolean;
  plies: number;
  cube_plies: number;
  bearoff: string;
  seed: number;
  truncated_at?: number;
}

export interface RolledOut {
  trials: number;
  chances: Chances;
  /** Standard errors. */
  chances_error: Chances;
  cubeless: UncertainAmount;
  cubeful: UncertainAmount;
}

export interface RolledOutPlay extends RolledOut {
  play: string;
  loss: number;
  loss_error: number;
}

export interface RolloutOfPlays extends AboutPosition {
  kind: 'rollout-plays';
  rollout: RolloutFacts;
  dice: [number, number];
  plays: RolledOutPlay[];
}

export interface RolloutOfCube extends AboutPosition, RolledOut {
  kind: 'rollout-cube';
  rollout: RolloutFacts;
  /** Where the player on roll may double. */
  cube?: CubeDecision;
}

export type Rollout = RolloutOfPlays | RolloutOfCube;

/** How often something came, and how often chance expects it. */
export interface Counted {
  found: number;
  of: number;
  expected: number;
  deviation: number;
}

export interface Advantage {
  mean: number;
  margin: number;
}

export interface ErrorCount extends Amount {
  count: number;
}

/** Null where nothing was analyzed. */
export type Figure<Type = number> = Type | null;

/** What one player did. Rates are a decision; ratings in words are GNU Backgammon's. */
export interface PlayerStatistics {
  checker: {
    moves: Figure; unforced: Figure; not_analyzed: Figure;
    unmarked: Figure; doubtful: Figure; bad: Figure; very_bad: Figure;
    error: Figure<Amount>; error_rate: Figure<Amount>; rating: Figure<string>;
  };
  luck: {
    very_lucky: Figure; lucky: Figure; unmarked: Figure; unlucky: Figure; very_unlucky: Figure;
    total: Figure<Amount>; rate: Figure<Amount>; rating: Figure<string>;
  };
  dice: { pips: Figure<Counted>; doublets: Figure<Counted>; entered: Figure<Counted>; shots: Figure<Counted>; hits: Figure };
  cube: {
    decisions: Figure; close_or_actual: Figure; not_analyzed: Figure; doubles: Figure; takes: Figure; drops: Figure;
    missed_doubles_below_cash: Figure<ErrorCount>; missed_doubles_above_cash: Figure<ErrorCount>;
    wrong_doubles_below_double: Figure<ErrorCount>; wrong_doubles_above_too_good: Figure<ErrorCount>;
    wrong_takes: Figure<ErrorCount>; wrong_drops: Figure<ErrorCount>;
    error: Figure<Amount>; error_rate: Figure<Amount>; rating: Figure<string>;
  };
  overall: {
    error: Figure<Amount>; error_rate: Figure<Amount>; snowie_rate: Figure; rating: Figure<string>;
    actual_result: Figure; actual_chance?: Figure; luck_adjusted_result: Figure;
    chance_against_opponent?: Figure; chance_by_luck?: Figure;
    luck_based_rating_difference?: Figure; error_based_rating_difference?: Figure;
    error_based_rating: Figure; checker_rating_loss: Figure; cube_rating_loss: Figure;
    /** Points a game, of money sessions. */
    actual_advantage: Figure<Advantage>; luck_adjusted_advantage: Figure<Advantage>;
  };
  /** PR, the performance rating, and that of parts of the play. */
  performance: {
    rating: Figure; decisions: Figure; checker: Figure; cube: Figure;
    opening: Figure; contact: Figure; race: Figure; bearoff: Figure;
    interval: [number, number] | null; difference: [number, number] | null;
  };
}

export interface JudgedDecision {
  game: number;
  /** Among the turns of its game, from 1. */
  turn: number;
  player: 1 | 2;
  decision: 'play' | 'double' | 'take';
  made: string;
  dice?: [number, number];
  best?: string;
  error?: Amount;
  mark?: Mark;
  mistake?: string;
  luck?: Amount;
  luck_mark?: LuckMark;
  phase: 'opening' | 'contact' | 'race' | 'bearoff';
  in_rate: string;
  in_performance: string;
  reasons?: Reason[];
}

/** The same over a whole match, by plan and score. */
export interface PlayerTotal extends PlayerStatistics {
  by_plan: { plan: string; decisions: number; rating: number | null }[];
  by_score: {
    away: number; opponent_away: number; crawford_game: boolean; post_crawford: boolean;
    decisions: number; rating: number | null;
  }[];
  biggest_errors: JudgedDecision[];
}

export interface Statistics {
  kind: 'statistics';
  version: number;
  file: string;
  /** In its file, from 1. */
  match: number;
  players: [string | null, string | null];
  /** 0: money. */
  length: number;
  event: string | null;
  date: string | null;
  fingerprint: string;
  analyzed: boolean;
  rules: string;
  match_equity_table?: string | null;
  total: { first: PlayerTotal; second: PlayerTotal };
  games?: { number: number; score: [number, number]; first: PlayerStatistics; second: PlayerStatistics }[];
  decisions?: JudgedDecision[];
}

/** A decision that was found. */
export interface FoundDecision {
  kind: 'decision';
  version: number;
  file: string;
  /** "g1-11": game and turn. */
  place: string;
  error?: Amount;
  mark?: Mark;
  mistake?: string;
  luck?: Amount;
  luck_mark?: LuckMark;
  /** How like the wanted position it is. */
  like?: { distance: number; same: string[]; differs: string[] };
  /** The columns of tables: docs/formats/csv.md. */
  row: Record<string, string | number | boolean | null>;
}

/** The meaning of an identifier; pairs are for the players 1 and 2, and unknown values are null. */
export interface Identified {
  kind: 'position';
  version: number;
  position: string;
  player: string;
  opponent: string;
  position_id: string;
  match_id: string | null;
  ogid: string | null;
  on_roll: 1 | 2 | null;
  dice: [number, number] | null;
  pips: [number, number];
  score: [number, number];
  /** 0: money. */
  length: number;
  cube: { value: number; owner: 1 | 2 | null };
}
