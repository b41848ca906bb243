// The same functions in a worker, so that a page stays responsive while the engine works.
import { isNode, startedThread } from './host.js';
import { GammonKitError } from './index.js';

/** As many threads, or none: where one cannot be started, the others end. */
async function startedThreads(count) {
  const started = await Promise.allSettled(Array.from({ length: count }, async () => startedThread()));
  const threads = started.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
  if (threads.length === count) return threads;
  await Promise.all(threads.map((thread) => thread.terminate()));
  throw started.find(({ status }) => status === 'rejected').reason;
}

/** A collection that lives in the worker: see Collection in index.js; every answer is a promise. */
export class WorkerCollection {
  constructor(worker, id) {
    this.worker = worker;
    this.id = id;
  }
  messages() { return this.worker.call('collection', [this.id, 'messages', []]); }
  toJSON() { return this.worker.call('collection', [this.id, 'toJSON', []]); }
  write(format) { return this.worker.call('collection', [this.id, 'write', [format]]); }
  statistics(settings) { return this.worker.call('collection', [this.id, 'statistics', [settings]]); }
  find(filter, settings) { return this.worker.call('collection', [this.id, 'find', [filter, settings]]); }
  analyze({ progress, ...settings } = {}) {
    const isWhole = (settings.shares ?? 1) === 1;
    return isWhole && this.worker.helpers.length > 0 ? analyzedTogether(this, settings, progress) : this.analyzeHere(settings, progress);
  }
  analyzeHere(settings, progress) {
    return this.worker.call('collection', [this.id, 'analyze', [settings]], progress);
  }
  /** Merges in what `analyze` found in a share of a copy, perhaps of another worker, with the same settings. */
  async takeShare(copy, settings) { return this.takeFound(await copy.toJSON(), settings); }
  takeFound(json, settings) {
    // A function cannot go to another thread.
    return this.worker.call('collection', [this.id, 'takeShare', [json, { ...settings, progress: undefined }]]);
  }
  close() { return this.worker.call('collection', [this.id, 'close', []]); }
}

/** {facts, json} of a share, analyzed by another worker. */
async function judgedBy(helper, json, settings, progress) {
  const copy = await helper.read(JSON.stringify(json), { format: 'json', validate: false });
  try {
    const facts = await copy.analyzeHere(settings, progress);
    return { facts, json: await copy.toJSON() };
  } finally {
    await copy.close();
  }
}

/** The worker of a collection and its helpers analyze a share of the decisions each. */
async function analyzedTogether(collection, settings, progress) {
  const { helpers } = collection.worker;
  const shares = helpers.length + 1;
  const settingsOf = (share) => ({ ...settings, share, shares });
  const parts = new Array(shares).fill(0);
  const progressOf = (share) => progress && ((part) => {
    parts[share - 1] = part;
    progress(parts.reduce((sum, each) => sum + each, 0) / shares);
  });
  const json = await collection.toJSON();
  const others = helpers.map((helper, i) => judgedBy(helper, json, settingsOf(i + 2), progressOf(i + 2)));
  const [facts, ...judged] = await Promise.all([collection.analyzeHere(settingsOf(1), progressOf(1)), ...others]);
  for (const [i, copy] of judged.entries()) {
    await collection.takeFound(copy.json, settingsOf(i + 2));
    Object.keys(facts).forEach((key) => (facts[key] += copy.facts[key]));
  }
  return facts;
}

/** The library in a thread of its own. */
export class GammonKitWorker {
  #thread;
  #waiting = new Map();
  #last = 0;
  /** Why the thread has ended. */
  #end = null;

  /** Made by `openWorker`; `helpers` are other workers, which help with analyses. */
  constructor(thread, helpers = []) {
    this.#thread = thread;
    this.helpers = helpers;
    const take = (message) => this.#take(message);
    const fail = (error) => this.#fail(error);
    if (isNode) {
      thread.on('message', take);
      thread.on('error', fail);
      thread.on('exit', () => fail(new Error('it has ended')));
    } else {
      thread.onmessage = ({ data }) => take(data);
      thread.onerror = fail;
    }
  }

  #take({ id, part, answer, error }) {
    const call = this.#waiting.get(id);
    if (!call) return;
    if (part !== undefined) return call.progress(part);
    this.#waiting.delete(id);
    if (error) call.reject(new GammonKitError(error));
    else call.resolve(answer);
  }

  /** No more calls are answered. */
  #fail(error) {
    // The event for a missing script has no message.
    const why = error.message || 'its script cannot be loaded';
    this.#end ??= new GammonKitError({ message: `the worker failed: ${why}`, code: 'worker' });
    for (const call of this.#waiting.values()) call.reject(this.#end);
    this.#waiting.clear();
  }

  call(name, values, progress) {
    if (this.#end) return Promise.reject(this.#end);
    const id = ++this.#last;
    if (isNode) this.#thread.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, progress });
      this.#thread.postMessage({ id, name, values, tellsProgress: Boolean(progress) });
    }).finally(() => isNode && !this.#end && this.#waiting.size === 0 && this.#thread.unref());
  }

  async read(content, settings) {
    return new WorkerCollection(this, await this.call('read', [content, settings]));
  }
  write(collection, format) { return collection.write(format); }
  analyze(collection, settings) { return collection.analyze(settings); }
  hint(position, settings) { return this.call('hint', [position, settings]); }
  evaluate(position, settings) { return this.call('evaluate', [position, settings]); }
  rollout(position, { progress, ...settings } = {}) { return this.call('rollout', [position, settings], progress); }
  boardPicture(position, settings) { return this.call('boardPicture', [position, settings]); }
  boardSvg(position, settings) { return this.call('boardSvg', [position, settings]); }
  boardText(position, settings) { return this.call('boardText', [position, settings]); }
  identify(position) { return this.call('identify', [position]); }
  formats() { return this.call('formats', []); }
  version() { return this.call('version', []); }

  /** Ends the thread and its helpers, whatever they are doing. */
  terminate() {
    this.#fail(new Error('it was ended'));
    return Promise.all([this.#thread.terminate(), ...this.helpers.map((helper) => helper.terminate())])
      .then(([code]) => code);
  }
}

/** Starts a worker; one with more than one thread divides analyses among them. */
export async function openWorker({ threads = 1 } = {}) {
  const [first, ...others] = await startedThreads(Math.max(1, Math.floor(threads) || 1));
  return new GammonKitWorker(first, others.map((thread) => new GammonKitWorker(thread)));
}
