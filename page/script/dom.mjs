// Elements, and what pages may do with files.
import { saveAtServer, servedFolder } from './server.mjs';
import { say } from './words.mjs';

export const byId = (id) => document.getElementById(id);

/** An element: its name with classes ("td.number"), properties or attributes, and what stands in it. */
export function make(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key in element && key !== 'list' && key !== 'style') element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
}

async function saveInFolder(name, content) {
  try {
    if (await saveAtServer(name, content, () => window.confirm(say('{0} is there already. Replace it?', name))))
      notice(say('Saved: {0}', `${servedFolder()}/${name}`));
  } catch (error) {
    notice(error.message, true);
  }
}

/** Saves bytes or text as a file: in the folder behind the page, or else where the reader wants it. */
export function save(name, content, type = 'application/octet-stream') {
  if (servedFolder()) return void saveInFolder(name, content);
  const url = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Opens a page that was made here, in a tab that was opened when the reader clicked. */
export function showPage(tab, html) {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  if (tab && !tab.closed) tab.location = url;
  else window.open(url);
}

/** Shows a line at the head of the page; an empty one goes away. */
export function notice(text = '', isBad = false) {
  const line = byId('notice');
  line.hidden = text === '';
  line.classList.toggle('bad', isBad);
  line.replaceChildren(text, text === '' ? '' : make('button', { type: 'button', onclick: () => notice() }, '×'));
}
