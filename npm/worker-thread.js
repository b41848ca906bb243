// What runs in the thread of a GammonKitWorker.
import { listen } from './host.js';
import * as library from './index.js';

const collections = new Map();
let last = 0;

/** Of a copy that comes as JSON from another thread. */
async function takeShare(collection, json, settings) {
  const copy = await library.read(JSON.stringify(json), { format: 'json', validate: false });
  try {
    collection.takeShare(copy, settings);
  } finally {
    copy.close();
  }
}

async function answered(name, values, progress) {
  if (name === 'read') {
    collections.set(++last, await library.read(...values));
    return last;
  }
  if (name !== 'collection') {
    const [first, settings] = values;
    return library[name](first, progress ? { ...settings, progress } : settings);
  }
  const [id, method, rest] = values;
  const collection = collections.get(id);
  if (!collection) throw new library.GammonKitError({ message: 'the collection is closed', code: 'closed' });
  if (method === 'messages') return collection.messages;
  if (method === 'analyze') return collection.analyze({ ...rest[0], progress });
  if (method === 'takeShare') return takeShare(collection, ...rest);
  if (method === 'close') collections.delete(id);
  return collection[method](...rest);
}

async function serve({ id, name, values, tellsProgress }, answer) {
  const progress = tellsProgress ? (part) => answer({ id, part }) : undefined;
  try {
    answer({ id, answer: await answered(name, values, progress) });
  } catch (error) {
    answer({ id, error: { ...error, message: error.message } });
  }
}

listen(serve);
