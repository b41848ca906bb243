// Keys, and the list of them.
import { analyzeAll, cancelAnalysis, isWaiting } from './analysis.mjs';
import { boardKeys } from './board.mjs';
import { byId } from './dom.mjs';
import { library } from './library.mjs';
import { currentView, showView } from './views.mjs';

function goTo(view, field) {
  showView(view);
  byId(field).focus();
  byId(field).select();
}

const KEYS = {
  1: () => showView('files'),
  2: () => showView('standings'),
  3: () => showView('find'),
  4: () => showView('board'),
  5: () => showView('drills'),
  o: () => byId('choose').click(),
  a: () => (library.entries.some(isWaiting) ? cancelAnalysis() : analyzeAll()),
  '/': () => goTo('find', 'wanted'),
  v: () => goTo('board', 'pasted'),
  '?': () => byId('keys').showModal(),
};

export function startKeys() {
  byId('help').onclick = KEYS['?'];
  byId('keys-close').onclick = () => byId('keys').close();
  document.onkeydown = (event) => {
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target.type !== 'checkbox';
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || byId('keys').open) return;
    const act = KEYS[event.key] ?? (currentView() === 'board' ? boardKeys[event.key] : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
