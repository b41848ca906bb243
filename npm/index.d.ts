import type { Evaluation, FoundDecision, Hint, Identified, Rollout, Statistics } from './answers.js';

export * from './answers.js';

/** A problem of the library: the codes are those that the command prints in brackets. */
export class GammonKitError extends Error {
  code: string;
  severity?: 'note' | 'warning' | 'error';
  hint?: string;
  offset?: number;
  line?: number;
  column?: number;
}

export interface Message {
  severity: 'note' | 'warning' | 'error';
  code: string;
  message: string;
  line?: number | null;
  column?: number | null;
  offset?: number | null;
  hint?: string | null;
}

export interface ReadSettings {
  /** Shown in messages; its extension may help to recognize the format. */
  name?: string;
  /** "mat", "mat,dialect=xg"; recognized if it is missing. */
  format?: string;
  charset?: string;
  /** Whether the rules of the game are checked; true if it is missing. */
  validate?: boolean;
}

export interface Loss {
  /** "other-table" where GNU Backgammon will count the errors of cube decisions by another table. */
  feature: string;
  count: number;
  message: string;
}

export interface Written {
  bytes: Uint8Array;
  /** What the format cannot hold. */
  losses: Loss[];
}

/** Called with the part of the work that is done, 0 to 1; returning `false` stops it. */
export type Progress = (part: number) => boolean | void;

export interface AnalysisSettings {
  depth?: 'fast' | 'standard' | 'deep';
  /** Whether existing analyses are kept. */
  keep?: boolean;
  /** Plays that are kept for a decision; 10 if it is missing. */
  most_plays?: number;
  /** Only the decisions of this share of `shares`: 1 of 1 if they are missing. */
  share?: number;
  shares?: number;
  progress?: Progress;
}

export interface AnalysisFacts {
  decisions: number;
  looked_deeper: number;
  left_out: number;
}

/** Matches and positions in our own JSON: docs/formats/json.md. */
export interface CollectionJson {
  format: string;
  version: number;
  matches?: Record<string, unknown>[];
  positions?: Record<string, unknown>[];
  [more: string]: unknown;
}

export class Collection {
  private constructor();
  readonly messages: Message[];
  toJSON(): CollectionJson;
  write(format: string): Written;
  analyze(settings?: AnalysisSettings): AnalysisFacts;
  /**
   * Merges in the results of a share of a copy, with the same settings. With all shares it is as if everything had
 * been analyzed at once; until then the analysis is incomplete.
   */
  takeShare(copy: Collection, settings: AnalysisSettings): void;
  statistics(settings?: { games?: boolean; decisions?: boolean }): Statistics[];
  find(filter: string, settings?: { me?: string; like?: string; limit?: number }): FoundDecision[];
  /** Frees its memory. */
  close(): void;
}

export interface HintSettings {
  plies?: number;
  plays?: number;
}

export interface RolloutSettings {
  trials?: number;
  plies?: number;
  plays?: number;
  seed?: number;
  /** 0: the game is played to its end. */
  truncate?: number;
  cubeful?: boolean;
  progress?: Progress;
}

export interface BoardSettings {
  /** In points; in pixels of PNG and GIF. */
  width?: number;
  theme?: string;
  names?: [string, string];
  ids?: boolean;
}

export interface PictureSettings extends BoardSettings {
  /** PNG, if nothing is said. */
  format?: 'png' | 'gif' | 'svg' | 'pdf' | 'ps' | 'eps';
}

export interface FormatFacts {
  id: string;
  title: string;
  extensions: string[];
  reads: boolean;
  writes: boolean;
  experimental: boolean;
}

/** Loads the library from elsewhere than beside index.js; the other functions load it at their first call. */
export function load(options?: { wasm?: ArrayBuffer | ArrayBufferView | string | URL }): Promise<void>;
export function read(content: string | ArrayBuffer | ArrayLike<number>, settings?: ReadSettings): Promise<Collection>;
export function write(collection: Collection, format: string): Promise<Written>;
export function analyze(collection: Collection, settings?: AnalysisSettings): Promise<AnalysisFacts>;
export function hint(position: string, settings?: HintSettings): Promise<Hint>;
export function evaluate(position: string, settings?: { plies?: number }): Promise<Evaluation>;
export function rollout(position: string, settings?: RolloutSettings): Promise<Rollout>;
export function boardPicture(position: string, settings?: PictureSettings): Promise<Uint8Array>;
export function boardSvg(position: string, settings?: BoardSettings): Promise<string>;
export function boardText(position: string, settings?: BoardSettings): Promise<string>;
export function identify(position: string): Promise<Identified>;
export function formats(): Promise<FormatFacts[]>;
export function version(): Promise<string>;
