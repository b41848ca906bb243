// What the browser keeps between visits: files, what was found in them, and results of drills. Without a place for that it is kept as long
// as the page is open.

function openedDatabase(name, stores) {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => stores.forEach((store) => request.result.createObjectStore(store, { keyPath: 'key' }));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

const whenOpened = openedDatabase('gammonkit', ['files', 'analyses']);
// Results of drills outlive the files, so that they have a database of their own.
const whenDrillsOpened = openedDatabase('gammonkit-drills', ['drills']);

let isFull = false;
let tellFull = () => {};

function foundFull() {
  if (isFull) return;
  isFull = true;
  tellFull();
}

async function ask(store, mode, use) {
  const database = await (store === 'drills' ? whenDrillsOpened : whenOpened);
  if (!database) return undefined;
  return new Promise((resolve) => {
    const transaction = database.transaction(store, mode);
    const request = use(transaction.objectStore(store));
    // A request may succeed and its transaction fail yet: only then it shows that there is no room.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => {
      if ((transaction.error ?? request.error)?.name === 'QuotaExceededError') foundFull();
      resolve(undefined);
    };
  });
}

/** Whether all that comes is kept. */
export const keeps = async () => Boolean(await whenOpened) && !isFull;

/** Has `listener` called when the browser has no room left for more. */
export function whenFull(listener) {
  tellFull = listener;
}

export const keptFiles = async () => await ask('files', 'readonly', (store) => store.getAll()) ?? [];
export const keepFile = (file) => ask('files', 'readwrite', (store) => store.put(file));

/** {key, depth, json, statistics} of a file by its key; nothing if there is none. */
export const keptAnalysis = (key) => ask('analyses', 'readonly', (store) => store.get(key));
export const keepAnalysis = (analysis) => ask('analyses', 'readwrite', (store) => store.put(analysis));

export async function forgetFile(key) {
  await ask('files', 'readwrite', (store) => store.delete(key));
  await ask('analyses', 'readwrite', (store) => store.delete(key));
}

export async function forgetAll() {
  await ask('files', 'readwrite', (store) => store.clear());
  await ask('analyses', 'readwrite', (store) => store.clear());
}

/** The results of drills: {key, drill, date, answers}. */
export const keptDrills = async () => await ask('drills', 'readonly', (store) => store.getAll()) ?? [];
export const keepDrill = (result) => ask('drills', 'readwrite', (store) => store.put(result));
export const forgetDrills = () => ask('drills', 'readwrite', (store) => store.clear());

/** A sum of bytes that tells files apart: two of 53 bits, and the length. */
export function keyOf(bytes) {
  const half = (seed) => {
    let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
    for (const byte of bytes) {
      high = Math.imul(high ^ byte, 2654435761);
      low = Math.imul(low ^ byte, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
  };
  return `${half(1)}-${half(2)}-${bytes.length}`;
}
