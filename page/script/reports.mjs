// Reports and problems, as the command makes them, in tabs of their own or as an archive.
import { zipped } from './archives.mjs';
import { differing } from './converting.mjs';
import { command, hands } from './crew.mjs';
import { byId, notice, save, showPage } from './dom.mjs';
import { library } from './library.mjs';
import { language, say } from './words.mjs';

const mine = () => (byId('me').value ? ['--me', byId('me').value] : []);
const spoken = () => ['--lang', language()];

/** The only file that a command made. */
async function made(words, files, crew) {
  const done = await command(words, files, crew);
  if (done.files.length === 0) throw new Error(done.err.trim() || `exit code ${done.code}`);
  return done.files[0][1];
}

/** Opens what a command writes in a tab, which must be opened while the click is fresh. */
async function inNewTab(waiting, words, files) {
  const tab = window.open('', '_blank');
  if (tab) tab.document.body.textContent = waiting;
  try {
    showPage(tab, await made(words, files));
  } catch (error) {
    tab?.close();
    notice(error.message, true);
  }
}

/** The interactive report of a match; nothing is analyzed for it. */
export function openReport(entry) {
  const input = entry.input(0);
  return inNewTab(say('The report is being written ...'),
    ['report', '--no-analysis', ...mine(), ...spoken(), input[0], '-o', '/out/report.html'], [input]);
}

/** A quiz of errors; matches without analysis are left out, as they would take long. */
function study() {
  const inputs = library.withMatches.filter((entry) => entry.analysis || entry.cameAnalyzed).map((entry, i) => entry.input(i));
  if (inputs.length === 0) return notice(say('There are no analyzed matches yet.'), true);
  return inNewTab(say('The problems are being written ...'),
    ['study', ...mine(), ...spoken(), ...inputs.map(([path]) => path), '-o', '/out/study.html'], inputs);
}

/** [path, bytes] of all matches, with names that differ in more than the folder: pages are named by them. */
function inputsThatDiffer() {
  const name = differing();
  return library.withMatches.map((entry, i) => {
    const [path, bytes] = entry.input(i);
    const folder = `/in/${i}/`;
    return [folder + name(entry.stem) + path.slice(folder.length + entry.stem.length), bytes];
  });
}

/** A page of each match, and an index of all, as an archive. */
async function saveReports() {
  const inputs = inputsThatDiffer();
  notice(say('Reports are being written: {0}', inputs.length));
  const words = ['report', '--no-analysis', '--index', ...mine(), ...spoken(), ...inputs.map(([path]) => path), '-O', '/out/reports'];
  const done = await command(words, inputs, hands);
  notice();
  if (done.files.length === 0) throw new Error(done.err.trim());
  save('gammonkit-reports.zip', await zipped(done.files.map(([path, bytes]) => [path.slice('/out/reports/'.length), bytes])), 'application/zip');
  if (done.code !== 0) notice(done.err.trim(), true);
}

export function startReports() {
  byId('study').onclick = study;
  byId('reports').onclick = () => saveReports().catch((error) => notice(error.message, true));
}
