import type {
  AnalysisFacts, AnalysisSettings, BoardSettings, CollectionJson, Evaluation, FormatFacts, FoundDecision, Hint,
  HintSettings, Identified, Message, PictureSettings, ReadSettings, Rollout, RolloutSettings, Statistics, Written,
} from './index.js';

/** A collection that lives in the worker. A `progress` that returns false does not stop it; `terminate` does. */
export class WorkerCollection {
  private constructor();
  messages(): Promise<Message[]>;
  toJSON(): Promise<CollectionJson>;
  write(format: string): Promise<Written>;
  /** If one of the threads fails, it fails, and the analysis is incomplete. */
  analyze(settings?: AnalysisSettings): Promise<AnalysisFacts>;
  /** Merges in the results of a share of a copy, which may live in another worker: as in Collection. */
  takeShare(copy: WorkerCollection, settings: AnalysisSettings): Promise<void>;
  statistics(settings?: { games?: boolean; decisions?: boolean }): Promise<Statistics[]>;
  find(filter: string, settings?: { me?: string }): Promise<FoundDecision[]>;
  close(): Promise<void>;
}

export class GammonKitWorker {
  private constructor();
  read(content: string | ArrayBuffer | ArrayLike<number>, settings?: ReadSettings): Promise<WorkerCollection>;
  write(collection: WorkerCollection, format: string): Promise<Written>;
  analyze(collection: WorkerCollection, settings?: AnalysisSettings): Promise<AnalysisFacts>;
  hint(position: string, settings?: HintSettings): Promise<Hint>;
  evaluate(position: string, settings?: { plies?: number }): Promise<Evaluation>;
  rollout(position: string, settings?: RolloutSettings): Promise<Rollout>;
  boardPicture(position: string, settings?: PictureSettings): Promise<Uint8Array>;
  boardSvg(position: string, settings?: BoardSettings): Promise<string>;
  boardText(position: string, settings?: BoardSettings): Promise<string>;
  identify(position: string): Promise<Identified>;
  formats(): Promise<FormatFacts[]>;
  version(): Promise<string>;
  /** Ends the worker and its threads, whatever they are doing. */
  terminate(): Promise<number | undefined>;
}

/** `threads`: how many threads divide an analysis; 1 if it is missing. Each has its own engine, of some 100 MB. */
export function openWorker(settings?: { threads?: number }): Promise<GammonKitWorker>;
