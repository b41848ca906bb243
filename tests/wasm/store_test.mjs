// What the page believes to be kept, with a database of browsers that has or lacks room. Called by ctest with the folder
// of the sources.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

let hasRoom = true;
const deleted = [];

/** Every request succeeds; without room the transaction is aborted nevertheless. */
function begunTransaction(store) {
  const transaction = { error: null };
  transaction.objectStore = () => ({ put: () => ({ result: 'key' }), delete: (key) => deleted.push([store, key]) });
  setTimeout(() => {
    if (hasRoom) return transaction.oncomplete();
    transaction.error = { name: 'QuotaExceededError' };
    return transaction.onabort();
  });
  return transaction;
}

globalThis.indexedDB = {
  open() {
    const request = { result: { transaction: begunTransaction } };
    queueMicrotask(() => request.onsuccess());
    return request;
  },
};
const { forgetFile, keepFile, keeps, whenFull } =
  await import(pathToFileURL(join(process.env.GAMMONKIT_SOURCE, 'page/script/store.mjs')));

test('a file that is forgotten takes its analysis along', async () => {
  await forgetFile('a');
  assert.deepEqual(deleted, [['files', 'a'], ['analyses', 'a']]);
});

test('what there is no room for does not count as kept, and is told once', async () => {
  let told = 0;
  whenFull(() => { told += 1; });
  assert.equal(await keepFile({ key: 'a' }), 'key');
  assert.equal(await keeps(), true);
  hasRoom = false;
  assert.equal(await keepFile({ key: 'b' }), undefined);
  assert.equal(await keepFile({ key: 'c' }), undefined);
  assert.equal(await keeps(), false);
  assert.equal(told, 1);
});
