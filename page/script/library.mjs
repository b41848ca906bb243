// The files that were dropped, with all that is known of them.
import { members } from './archives.mjs';
import { asked } from './crew.mjs';
import { forgetFile, keepFile, keptAnalysis, keyOf } from './store.mjs';

const AT_ONCE = 40;

/**
 * One file: `probe`, `check` and `stats` are what the command says, `analysis` is ours, `work` what is being done.
 */
class Entry {
  constructor(key, path, bytes) {
    Object.assign(this, { key, path, bytes, probe: null, check: null, stats: null, analysis: null, work: null, wrong: '', losses: [] });
  }

  get name() {
    return this.path.split('/').at(-1);
  }

  /** Its name without extension. */
  get stem() {
    return this.name.replace(/\.gz$/i, '').replace(/(.)\.[^.]*$/, '$1');
  }

  get matches() {
    return this.probe?.matches ?? [];
  }

  get isReadable() {
    return this.probe?.readable === true;
  }

  /** Whether somebody has analyzed it before it came here. */
  get cameAnalyzed() {
    return this.matches.some((match) => match.analyzed_plays + match.analyzed_cubes > 0);
  }

  /** What the analysis of the first match adds up to: ours, or what was there. */
  get statistics() {
    return this.analysis?.statistics[0] ?? this.stats;
  }

  /** [path, bytes] for a command: with our analysis, if there is one. */
  input(number) {
    return this.analysis
      ? [`/in/${number}/${this.stem}.json`, this.analysis.json]
      : [`/in/${number}/${this.name}`, this.bytes];
  }
}

class Library {
  constructor() {
    this.entries = [];
    this.listeners = new Set();
    this.coming = new Set();  // The keys of files that are being asked about.
  }

  /** Tells all who listen: of one entry, or of all. */
  changed(entry = null) {
    this.listeners.forEach((listener) => listener(entry));
  }

  get readable() {
    return this.entries.filter((entry) => entry.isReadable);
  }

  get withMatches() {
    return this.entries.filter((entry) => entry.matches.length > 0);
  }

  /** [path, bytes] of all that can be read, for a command. */
  inputs() {
    return this.readable.map((entry, i) => entry.input(i));
  }

  /** The entry that is meant by a path of `inputs`. */
  ofInput(path) {
    return this.readable[Number(/^\/?in\/(\d+)\//.exec(path)?.[1])];
  }

  /**
   * Adds [path, bytes, isChosen]. What was in a folder or an archive, and is no match file, is passed over, as the
   * command does. {added, left: names that were passed over, failed: [name, why]}
   */
  async add(files) {
    const result = { added: [], left: [], failed: [] };
    const all = await this.withMembers(files, result);
    const fresh = [];
    for (const [path, bytes, isChosen] of all) {
      const key = keyOf(bytes);
      if (this.coming.has(key) || this.entries.some((entry) => entry.key === key)) continue;
      this.coming.add(key);
      fresh.push([new Entry(key, path, bytes), isChosen]);
    }
    try {
      for (let at = 0; at < fresh.length; at += AT_ONCE) await this.take(fresh.slice(at, at + AT_ONCE), result);
    } finally {
      fresh.forEach(([{ key }]) => this.coming.delete(key));
    }
    return result;
  }

  async withMembers(files, result) {
    const all = [];
    for (const [path, bytes, isChosen] of files) {
      try {
        const archive = await members(path, bytes);
        if (!archive) all.push([path, bytes, isChosen]);
        else {
          all.push(...archive.files.filter(([name]) => !/(^|\/)(\.|__MACOSX\/)/.test(name)).map((file) => [...file, false]));
          result.failed.push(...archive.failed);
        }
      } catch (error) {
        result.failed.push([path, error.message]);
      }
    }
    return all;
  }

  /** Asks what files are, and takes those that are wanted. */
  async take(fresh, result) {
    const inputs = fresh.map(([entry], i) => entry.input(i));
    const words = inputs.map(([path]) => path);
    const [probes, checks] = await Promise.all([asked(['probe', ...words], inputs), asked(['check', ...words], inputs)]);
    const of = (answers, [path]) => answers.find(({ file, input }) => `/${file ?? input}`.replace('//', '/') === path);
    for (const [i, [entry]] of fresh.entries()) {
      entry.probe = of(probes, inputs[i]);
      entry.check = of(checks, inputs[i]);
    }
    const analyzed = inputs.filter((_, i) => fresh[i][0].cameAnalyzed);
    const sums = analyzed.length > 0 ? await asked(['stats', ...analyzed.map(([path]) => path)], analyzed) : [];
    for (const [i, [entry, isChosen]] of fresh.entries()) {
      entry.stats = of(sums, inputs[i]) ?? null;
      if (!entry.isReadable && !isChosen) {
        result.left.push(entry.path);
        continue;
      }
      entry.analysis = await keptAnalysis(entry.key) ?? null;
      this.entries.push(entry);
      result.added.push(entry);
      keepFile({ key: entry.key, path: entry.path, bytes: entry.bytes });
    }
    this.changed();
  }

  remove(entry) {
    this.entries = this.entries.filter((other) => other !== entry);
    forgetFile(entry.key);
    this.changed();
  }

  /** Names of all players, who has most matches first. */
  players() {
    const counts = new Map();
    const names = this.withMatches.flatMap((entry) => entry.matches.flatMap((match) => match.players)).filter(Boolean);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name);
  }
}

export const library = new Library();
