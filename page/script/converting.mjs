// All files in another format, as an archive, with what that cannot carry.
import { zipped } from './archives.mjs';
import { asked, command, desk, hands } from './crew.mjs';
import { byId, make, notice, save } from './dom.mjs';
import { library } from './library.mjs';
import { isAtServer } from './server.mjs';
import { choices, say } from './words.mjs';

const COMMON = ['mat', 'sgf', 'xg', 'html', 'pdf', 'json', 'csv', 'text'];

/** Names that differ: "a.mat", and then "a-2.mat". */
export function differing() {
  const taken = new Set();
  return (path) => {
    const [, stem, extension] = /^(.*?)(\.[^./]*)?$/.exec(path);
    let name = path;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}-${number}${extension ?? ''}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** The folder in which a file was, with a slash; "" if it was in none. */
export const folderOf = (entry) => entry.path.split('/').slice(0, -1).map((part) => `${part}/`).join('');

/** {files: [path, bytes], losses, wrong}: a file in another format. */
export async function converted(entry, format, crew = hands) {
  const input = entry.input(0);
  const done = await command(['convert', input[0], '-t', format, '-O', '/out/made', '--diagnostics', '/out/said.jsonl'], [input], crew);
  const said = done.files.find(([path]) => path === '/out/said.jsonl')?.[1] ?? new Uint8Array();
  const lines = new TextDecoder().decode(said).split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const told = (wanted) => lines.filter(({ kind, severity, code }) => kind === 'diagnostic' && wanted(severity, code))
    .map(({ message }) => message);
  const files = done.files.filter(([path]) => path.startsWith('/out/made/'))
    .map(([path, bytes]) => [folderOf(entry) + path.slice('/out/made/'.length), bytes]);
  const errors = files.length === 0 ? told((severity) => severity === 'error') : [];
  return { files, losses: told((severity, code) => code === 'loss'), wrong: errors.join(' ') || (files.length === 0 ? done.err.trim() : '') };
}

function showLosses(format, results) {
  const box = byId('losses');
  const lost = results.filter(({ losses, wrong }) => losses.length > 0 || wrong);
  box.hidden = false;
  const summary = lost.length === 0
    ? say('{0, plural, one {# file} other {# files}} converted to {1}: nothing was lost.', results.length, format)
    : say('{0, plural, one {# file} other {# files}} converted to {1}. Not all of them came over whole:', results.length, format);
  const items = lost.map(({ entry, losses, wrong }) =>
    make('li', {}, make('b', {}, entry.name), ` ${wrong || losses.join('; ')}`));
  box.replaceChildren(make('p', {}, summary, ' ', make('button', { type: 'button', onclick: () => { box.hidden = true; } }, '×')),
    items.length > 0 ? make('ul.messages', {}, items) : '');
}

async function convertAll() {
  const format = byId('format').value;
  const entries = library.readable;
  const name = differing();
  notice(say('Converting {0, plural, one {# file} other {# files}} ...', entries.length));
  const results = await Promise.all(entries.map(async (entry) => ({ entry, ...await converted(entry, format) })));
  for (const { entry, losses, wrong } of results) entry.losses = wrong ? [wrong] : losses;
  library.changed();
  const files = results.flatMap((result) => result.files).map(([path, bytes]) => [name(path), bytes]);
  notice();
  showLosses(format, results);
  if (files.length > 0) save(`gammonkit-${format}.zip`, await zipped(files), 'application/zip');
}

async function offerFormats() {
  const list = byId('format');
  const known = await asked(['formats'], [], desk);
  const formats = known.filter(({ writes }) => writes);
  const option = ({ id, title }) => make('option', { value: id, selected: id === (choices.get('format') ?? 'sgf') }, `${id} – ${title}`);
  const isCommon = ({ id }) => COMMON.includes(id);
  byId('known').textContent = isAtServer ? say('Files of {0} formats are recognized. Nothing ever leaves this computer.', known.length)
    : say('Files of {0} formats are recognized. Nothing ever leaves your browser.', known.length);
  list.replaceChildren(
    make('optgroup', { label: say('often wanted') }, formats.filter(isCommon).map(option)),
    make('optgroup', { label: say('all others') }, formats.filter((format) => !isCommon(format)).map(option)));
  list.onchange = () => choices.set('format', list.value);
}

export function startConverting() {
  byId('convert').onclick = () => convertAll().catch((error) => notice(error.message, true));
  return offerFormats();
}
