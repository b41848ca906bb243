// Puts the page together.
import { startAnalysis } from './analysis.mjs';
import { drawBoard, openBoard, startBoard } from './board.mjs';
import { startConverting } from './converting.mjs';
import { command, loaded } from './crew.mjs';
import { byId, make, notice } from './dom.mjs';
import { openDrills, redrawDrill, startDrills } from './drills.mjs';
import { startFiles } from './files.mjs';
import { startFinding } from './found.mjs';
import { startKeys } from './keys.mjs';
import { startPasting } from './pasted.mjs';
import { startReports } from './reports.mjs';
import { isAtServer } from './server.mjs';
import { showStandings } from './standings.mjs';
import { keeps, whenFull } from './store.mjs';
import { currentView, onView, showView, startViews } from './views.mjs';
import { choices, language, offerLanguages, say, skeleton } from './words.mjs';

/** Where the page can be installed. */
const isServed = /^https?:$/.test(location.protocol) && !isAtServer;
let installEvent = null;

function drawBoards() {
  drawBoard();
  redrawDrill();
}

function startColors() {
  const root = document.documentElement;
  if (choices.get('colors')) root.dataset.colors = choices.get('colors');
  byId('colors').onclick = () => {
    root.dataset.colors = isDark() ? 'light' : 'dark';
    choices.set('colors', root.dataset.colors);
    drawBoards();
  };
  matchMedia('(prefers-color-scheme: dark)').onchange = drawBoards;
}

/** Where the page is served, the browser can keep it as a program. */
function startInstalling() {
  const button = byId('install');
  button.hidden = !installEvent;
  button.onclick = () => installEvent.prompt();
}

function listenForInstalling() {
  if (!isServed) return;
  document.head.append(make('link', { rel: 'manifest', href: 'manifest.webmanifest' }));
  navigator.serviceWorker?.register('service-worker.js').catch(() => {});
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installEvent = event;
    startInstalling();
  });
}

async function showVersion() {
  const { out } = await command(['--version']);
  const kept = await keeps() ? say('Files and analyses stay in this browser until you forget them.')
    : say('Files and analyses are kept as long as this page is open.');
  const told = isAtServer ? say('All is computed on this computer, by the program that shows this page.')
    : say('All is computed in this page; it has no way to send anything.');
  document.querySelector('footer').textContent = `${out.trim()}. ${told} ${kept}`;
}

function showFull() {
  notice(say('Files and analyses are kept as long as this page is open.'), true);
  showVersion();
}

/** All of the page, in the language that is chosen; files and analyses stay. */
async function start() {
  const view = currentView();
  document.documentElement.lang = language();
  document.querySelectorAll('body > :not(script, template)').forEach((element) => element.remove());
  byId('skeleton').insertAdjacentHTML('afterend', skeleton());
  offerLanguages(start);
  startColors();
  startInstalling();
  startViews();
  startAnalysis();
  startReports();
  startBoard();
  startPasting();
  startKeys();
  startDrills();
  onView('standings', showStandings);
  onView('board', openBoard);
  onView('drills', openDrills);
  showView(view);
  try {
    await loaded();
    await Promise.all([startFiles(), startConverting(), startFinding(), showVersion()]);
    document.body.dataset.ready = 'yes';
  } catch (error) {
    notice(say('This browser cannot run the program: {0}', error.message), true);
  }
}

listenForInstalling();
whenFull(showFull);
start();
