// The list of files: how they come here, and what is said of each.
import { analyzeEntries } from './analysis.mjs';
import { byId, make, notice } from './dom.mjs';
import { library } from './library.mjs';
import { showPositions } from './pasted.mjs';
import { ratingsOf } from './ratings.mjs';
import { openReport } from './reports.mjs';
import { isAtServer, servedFiles } from './server.mjs';
import { matchInAddress, shareMatch } from './sharing.mjs';
import { forgetAll, keptFiles } from './store.mjs';
import { cell, listTable } from './tables.mjs';
import { number, percent, say } from './words.mjs';

const rows = new Map();
const unfolded = new Set();

/** [path, File, isChosen] of all that is in a folder, by the way of today's browsers. */
async function filesIn(folder, path) {
  const found = [];
  for await (const inside of folder.values()) {
    const place = `${path}/${inside.name}`;
    if (inside.name.startsWith('.')) continue;
    if (inside.kind === 'directory') found.push(...await filesIn(inside, place));
    else found.push([place, await inside.getFile(), false]);
  }
  return found;
}

/** The same by the way of older ones, which those of today refuse to pages that are opened from a file. */
async function filesOf(entry) {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.name.startsWith('.')) return [];
  if (entry.isFile) return [[path, await new Promise((resolve, reject) => { entry.file(resolve, reject); }), false]];
  const reader = entry.createReader();
  const found = [];
  for (;;) {
    const some = await new Promise((resolve, reject) => { reader.readEntries(resolve, reject); });
    if (some.length === 0) return found;
    for (const one of some) found.push(...await filesOf(one));
  }
}

/** [path, File, isChosen] of what was dropped: folders with all that is in them. */
async function droppedFiles(items) {
  // The list is gone after the first wait.
  const dropped = [...items].filter(({ kind }) => kind === 'file').map((item) =>
    ({ entry: item.webkitGetAsEntry(), file: item.getAsFile(), handle: item.getAsFileSystemHandle?.() }));
  const found = [];
  for (const { entry, file, handle } of dropped) {
    if (!entry?.isDirectory) found.push([file.name, file, true]);
    else found.push(...handle ? await filesIn(await handle, entry.name) : await filesOf(entry));
  }
  return found;
}

/** Takes [path, File, isChosen], and says what became of them. */
export async function takeFiles(files) {
  if (files.length === 0) return;
  notice(say('Reading {0, plural, one {# file} other {# files}} ...', files.length));
  const read = [];
  for (const [path, file, isChosen] of files) read.push([path, new Uint8Array(await file.arrayBuffer()), isChosen]);
  const { added, left, failed } = await library.add(read);
  const parts = [];
  if (added.length === 0) parts.push(say('Nothing new was found.'));
  if (left.length > 0) parts.push(say('Passed over, as they are no match files: {0}', left.slice(0, 5).join(', ') + (left.length > 5 ? ' …' : '')));
  failed.forEach(([path, why]) => parts.push(`${path}: ${why}`));
  notice(parts.join(' '), failed.length > 0);
}

const listed = (list) => [...list].map((file) => [file.webkitRelativePath || file.name, file, !file.webkitRelativePath]);

// ---- What a row says.

function playersOf(entry) {
  const [match] = entry.matches;
  if (!match) return entry.probe?.positions ? say('{0, plural, one {# position} other {# positions}}', entry.probe.positions) : '';
  const more = entry.matches.length > 1 ? make('small', {}, ` ${say('and {0} more', entry.matches.length - 1)}`) : '';
  return [match.players.map((name) => name || '?').join(' – '), more];
}

function resultOf(entry) {
  const [match] = entry.matches;
  if (!match) return '';
  const length = match.length > 0 ? say('to {0}', match.length) : say('money');
  return `${match.score.join('–')} (${length})`;
}

function checkOf(entry) {
  if (!entry.isReadable) return make('b.very-bad', {}, say('cannot be read'));
  const { errors, warnings } = entry.probe;
  if (errors + warnings === 0) return make('span.good', { title: say('No rule is broken.') }, '✓');
  return make(errors > 0 ? 'b.very-bad' : 'b.doubtful', {},
    errors > 0 ? say('{0, plural, one {# error} other {# errors}}', errors) : say('{0, plural, one {# warning} other {# warnings}}', warnings));
}

function analysisOf(entry) {
  if (entry.matches.length === 0) return '';
  if (entry.work) {
    return entry.work.part === null ? say('waits') : [make('progress', { max: 1, value: entry.work.part }), ` ${percent(entry.work.part, 0)}`];
  }
  if (entry.wrong) return make('b.very-bad', { title: entry.wrong }, say('failed'));
  if (!entry.analysis && !entry.cameAnalyzed) return '–';
  const ratings = ratingsOf(entry.statistics);
  const told = ratings.some((rating) => typeof rating === 'number')
    ? `PR ${ratings.map((rating) => (typeof rating === 'number' ? number(rating, 1) : '–')).join(' : ')}` : say('analyzed');
  return make('span.good', { title: entry.analysis?.depth ?? say('in the file') }, told);
}

function messagesOf(entry) {
  const { diagnostics = [], not_shown: more = 0 } = entry.check ?? {};
  const items = diagnostics.map(({ severity, message, line, column, offset, hint }) => {
    const place = line ? `${line}:${column}` : offset !== undefined ? `0x${offset.toString(16)}` : '';
    const kind = severity === 'error' ? 'b.very-bad' : severity === 'warning' ? 'b.doubtful' : 'b';
    return make('li', {}, make(kind, {}, severity), ` ${place} ${message}`, hint ? make('small', {}, ` ${hint}`) : '');
  });
  if (more > 0) items.push(make('li', {}, say('and {0} more', more)));
  entry.losses.forEach((loss) => items.push(make('li', {}, make('b.doubtful', {}, say('lost')), ` ${loss}`)));
  if (entry.wrong) items.push(make('li', {}, make('b.very-bad', {}, say('failed')), ` ${entry.wrong}`));
  return items.length > 0 ? make('ul.messages', {}, items) : '';
}

function buttonsOf(entry) {
  const button = (text, onclick, properties = {}) => make('button', { type: 'button', onclick, ...properties }, text);
  const hasMatch = entry.matches.length > 0;
  return make('div.buttons', {},
    hasMatch ? button(say('Report'), () => openReport(entry), { className: 'report' }) : '',
    hasMatch && !entry.work ? button(say('Analyze'), () => analyzeEntries([entry])) : '',
    // The address of a page that the command serves opens nothing for others.
    hasMatch && !isAtServer ? button(say('Share'), () => shareMatch(entry), { title: say('Copy an address that carries this match') }) : '',
    entry.probe?.positions ? button(say('Board'), () => showPositions(entry)) : '',
    button('×', () => library.remove(entry), { title: say('Take it off the list'), ariaLabel: say('Take {0} off the list', entry.name) }));
}

function rowOf(entry) {
  const messages = messagesOf(entry);
  const toggle = () => { unfolded[unfolded.has(entry.key) ? 'delete' : 'add'](entry.key); library.changed(entry); };
  const isOpen = unfolded.has(entry.key);
  const check = messages
    ? make('button.plain', { type: 'button', onclick: toggle, ariaExpanded: String(isOpen) }, checkOf(entry), isOpen ? ' ▴' : ' ▾') : checkOf(entry);
  const [match] = entry.matches;
  return make('tr', {},
    cell('name', '', [make('span', { title: entry.path }, entry.name), isOpen ? messages : '']),
    cell('text', say('Format'), entry.probe?.format ?? '?'),
    cell('players', say('Players'), playersOf(entry)),
    cell('result', say('Score'), resultOf(entry)),
    cell('text', say('Date'), match?.date ?? ''),
    cell('', say('Check'), check, (entry.probe?.errors ?? 0) * 1000 + (entry.probe?.warnings ?? 0)),
    cell('', say('Analysis'), analysisOf(entry), ratingsOf(entry.statistics)[0] ?? ''),
    cell('', '', buttonsOf(entry)));
}

function showTable() {
  rows.clear();
  library.entries.forEach((entry) => rows.set(entry, rowOf(entry)));
  const headings = [say('File'), say('Format'), say('Players'), say('Score'), say('Date'), say('Check'), say('Analysis'), ''];
  byId('table').replaceChildren(library.entries.length > 0 ? listTable(headings, [...rows.values()]) : '');
}

function showMe() {
  const list = byId('me');
  const chosen = list.value;
  list.replaceChildren(list.options[0], ...library.players().map((name) => make('option', { value: name, selected: name === chosen }, name)));
}

/** Shows what has changed: one row, or all. */
function show(entry) {
  const isEmpty = library.entries.length === 0;
  if (entry && rows.has(entry)) {
    const row = rowOf(entry);
    rows.get(entry).replaceWith(row);
    rows.set(entry, row);
  } else {
    showTable();
    showMe();
  }
  document.body.classList.toggle('has-files', !isEmpty);
  byId('actions').hidden = isEmpty;
}

function offerKept(count, restore) {
  const box = byId('kept');
  box.hidden = false;
  const close = () => { box.hidden = true; };
  box.replaceChildren(make('p', {}, say('Your browser has kept {0, plural, one {# file} other {# files}} of your last visit, with all analyses.', count)),
    make('p.buttons', {},
      make('button.main', { type: 'button', id: 'restore', onclick: () => { close(); restore(); } }, say('Open them again')),
      make('button', { type: 'button', id: 'forget', onclick: () => { close(); forgetAll(); } }, say('Forget them'))));
}

/** Takes what is in the folder behind the page; whether there is one with files. */
async function takeServed() {
  const files = await servedFiles();
  await takeFiles(files);
  return files.length > 0;
}

export async function startFiles() {
  const drop = byId('drop');
  byId('choose').onclick = () => byId('chosen').click();
  byId('choose-folder').onclick = () => byId('chosen-folder').click();
  for (const id of ['chosen', 'chosen-folder']) {
    byId(id).onchange = async ({ target }) => {
      await takeFiles(listed(target.files)).catch((error) => notice(say('These files cannot be read: {0}', error.message), true));
      target.value = '';
    };
  }
  document.body.ondragover = (event) => { event.preventDefault(); drop.classList.add('over'); };
  document.body.ondragleave = () => drop.classList.remove('over');
  document.body.ondrop = async (event) => {
    event.preventDefault();
    drop.classList.remove('over');
    try {
      await takeFiles(await droppedFiles(event.dataTransfer.items));
    } catch (error) {
      notice(say('These files cannot be read: {0}', error.message), true);
    }
  };
  window.onhashchange = () => takeFiles(matchInAddress());
  library.listeners.add(show);
  show();
  await takeFiles(matchInAddress());
  if (library.entries.length > 0) return;
  if (isAtServer && await takeServed()) return;
  const kept = await keptFiles();
  if (kept.length > 0 && library.entries.length === 0)
    offerKept(kept.length, () => takeFiles(kept.map(({ path, bytes }) => [path, new Blob([bytes]), true])));
}
