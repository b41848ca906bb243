// Which part of the page is seen.
import { byId } from './dom.mjs';

const PLACES = { files: 'files', standings: 'standings', find: 'find', board: 'board-view', drills: 'drills' };
const whenShown = {};

let seen = 'files';

/** `use` is called whenever a view is shown. */
export function onView(name, use) {
  whenShown[name] = use;
}

export const currentView = () => seen;

export function showView(name) {
  seen = name;
  document.body.dataset.view = name;
  for (const [view, place] of Object.entries(PLACES)) byId(place).hidden = view !== name;
  document.querySelectorAll('[data-view][role=tab]').forEach((tab) => {
    tab.setAttribute('aria-selected', String(tab.dataset.view === name));
  });
  window.scrollTo(0, 0);
  whenShown[name]?.();
}

export function startViews() {
  document.querySelectorAll('[data-view][role=tab]').forEach((tab) => { tab.onclick = () => showView(tab.dataset.view); });
}
