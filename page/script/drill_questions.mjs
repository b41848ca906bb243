// What drills ask: of positions and scores in the matches that were dropped, or of our own where these are too few.
import { asked } from './crew.mjs';
import { library } from './library.mjs';
import { stateOfXgid } from './position.mjs';
import { number, percent, say } from './words.mjs';

export const QUESTIONS = 10;
// Of many matches some are searched, others the next time.
const MOST_FILES = 12;
const MOST_DECISIONS = '20000';
const MOST_AWAY = 15;
const OWN_MOST_AWAY = 9;
const PIPS_OF_A_ROLL = 49 / 6;
const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((high) => [1, 2, 3, 4, 5, 6].slice(0, high).map((low) => `${high}${low}`));

/** Positions of matches that the engine has played with itself: contact with shots, and bearing off. */
const OWN_BOARDS = [
  '--b---F-C--AcC-aac-cb-A-A-', '--A--bF-Ba--cC---b-cB-bb-A', '-bB-BaBBC---aB---abbbbbA-A', 'cBBAa-D-B---dB---c-dAA----',
  '-BBF---------Aa----AbedaBA', 'bBDB-BD---a-c----A-bb-cb--', 'abBCBCB-A-----A--abc-bbbA-', '-cBABBC----AbB-Aab-e--b-A-',
  '-b---BDAC---dC--a-AbbbbA--', '-BB---aA-----a-a----ac-dd-', '------EaC-a-eC---bAf--A-AA', '---BBaC--------a-aabecDBaB',
  '-B-BB-D------------aacbba-', '-FEC--------------------b-', '-BE---------------------b-', '-CDCBB-------------b-acd--',
  '-BGA-AB---------------acd-', '-BCCBB-------------a--cda-', '-EGB--------------------a-', '-DCD--C----------------ag-',
  '-BCBA-----------------acb-', '-BDDB-------------------f-', '-IE-----------------bbaab-', '-BG--AA----------------bd-',
];

/** The same in another order. */
function shuffled(list) {
  const all = [...list];
  for (let left = all.length; left > 1; left -= 1) {
    const at = Math.floor(Math.random() * left);
    [all[at], all[left - 1]] = [all[left - 1], all[at]];
  }
  return all;
}

const textFile = (name, lines) => [`/in/0/${name}`, new TextEncoder().encode(lines.join('\n'))];
/** A position alone: of a money game, before the roll. */
const positionOn = (board, turn = 1) => `XGID=${board}:0:0:${turn}:00:0:0:0:0:10`;
const ownFile = () => textFile('positions.txt', OWN_BOARDS.map((board) => positionOn(board)));
const someFiles = () => shuffled(library.readable).slice(0, MOST_FILES).map((entry, i) => entry.input(i));

/** The rows of decisions that satisfy a filter, in any order. */
async function rowsOf(filter, files) {
  if (files.length === 0) return [];
  const found = await asked(['find', '--limit', MOST_DECISIONS, filter, ...files.map(([path]) => path)], files);
  return shuffled(found.filter(({ kind }) => kind === 'decision').map(({ row }) => row));
}

/** As many as are asked, each of another key: the first that has it. */
function differentOnes(items, keyOf) {
  const found = new Map();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return [...found.values()].slice(0, QUESTIONS);
}

/** {position, row} of decisions that satisfy a filter: of the matches, and then of our own. */
async function positionsFor(filter) {
  const wanted = `(checker | double) & (${filter})`;
  const taken = (rows) => rows.map((row) => {
    const [board, , , turn] = row.xgid.replace(/^XGID=/, '').split(':');
    return { position: positionOn(board, turn), row };
  });
  const theirs = differentOnes(taken(await rowsOf(wanted, someFiles())), ({ position }) => position);
  if (theirs.length >= QUESTIONS) return theirs;
  return differentOnes([...theirs, ...taken(await rowsOf(wanted, [ownFile()]))], ({ position }) => position);
}

/** {away: [own, opponent's], crawford} of games in the matches, and then of others. */
async function scoresFor(isFit) {
  const played = (await rowsOf('ply=1 & away>0', someFiles())).map((row) => ({
    away: [row.away, row.opponent_away], crawford: row.crawford,
  }));
  const needs = Array.from({ length: OWN_MOST_AWAY - 1 }, (_, i) => i + 2);
  const others = shuffled(needs.flatMap((own) => needs.map((other) => ({ away: [own, other], crawford: 'pre' }))));
  const fit = [...played, ...others].filter((score) => Math.max(...score.away) <= MOST_AWAY && isFit(score));
  return differentOnes(fit, ({ away, crawford }) => `${away} ${crawford}`);
}

// ---- Questions: {position, or score and cube; id; fields: [label, value, digits, unit]; why: lines}.

const sidesOf = (position) => {
  const { checkers, onRoll } = stateOfXgid(position);
  return [checkers[onRoll], checkers[1 - onRoll]];
};

/** "2×24", or "24" of a single checker. */
export const stackText = (count, point) => (count > 1 ? `${count}×${point}` : String(point));

/** "24 + 5×13 + 8 = 97" */
function pipsText(side) {
  const parts = side.map((count, point) => [count, point]).filter(([count, point]) => count > 0 && point > 0).reverse();
  return `${parts.map(([count, point]) => stackText(count, point)).join(' + ')} = ${pipsOf(side)}`;
}

function pipsQuestion({ position }) {
  const [own] = sidesOf(position);
  return { position, id: position, fields: [[say('You'), pipsOf(own), 0, '']], why: [pipsText(own)] };
}

function bothPipsQuestion({ position }) {
  const [own, other] = sidesOf(position);
  return {
    position,
    id: position,
    fields: [[say('You'), pipsOf(own), 0, ''], [say('Opponent'), pipsOf(other), 0, '']],
    why: [`${say('You')}: ${pipsText(own)}`, `${say('Opponent')}: ${pipsText(other)}`],
  };
}

function effectivePipsQuestion({ position, row: { epc, wastage } }) {
  const why = say('{0} pips + {1} wasted = {2}, or {3} rolls of 49/6 pips.', number(epc - wastage), number(wastage, 1), number(epc, 1), number(epc / PIPS_OF_A_ROLL, 2));
  return { position, id: position, fields: [[say('Effective pips'), epc, 1, '']], why: [why] };
}

/** The rolls for which the list of all legal plays has one that hits. */
async function shotsQuestion({ position }) {
  const file = textFile('rolls.txt', ROLLS.map((roll) => position.replace(':00:', `:${roll}:`)));
  const answers = await asked(['hint', '--ply', '0', '-n', '5000', file[0]], [file]);
  const hitting = answers.filter(({ plays }) => plays.some(({ play }) => play.includes('*'))).map(({ dice }) => dice);
  const count = hitting.reduce((sum, [one, other]) => sum + (one === other ? 1 : 2), 0);
  const why = say('Rolls that hit: {0}', hitting.map((dice) => [...dice].sort().reverse().join('')).join(' '));
  return { position, id: position, fields: [[say('Rolls'), count, 0, '/ 36']], why: [why] };
}

const scoreId = ({ away, crawford }) => `${away[0]}-${away[1]}${crawford === 'post' || crawford === 'crawford' ? ` ${crawford}` : ''}`;

function scoreFacts({ away, crawford }) {
  const after = crawford === 'post' ? ['--post-crawford'] : [];
  return asked(['met', 'show', '--away', away.join('-'), ...after]);
}

async function equityQuestion(score) {
  const { chance, table } = await scoreFacts(score);
  const [own, other] = score.away;
  // Rick Janowski's rule of thumb; with one point to go it does not hold.
  const rule = 50 + 85 * (other - own) / (Math.max(own, other) + 6);
  const why = score.crawford === 'pre' && Math.min(own, other) > 1
    ? say('By the rule of Janowski: 50 + 85 × lead / (points that the trailer needs + 6) = {0}', percent(rule / 100)) : table;
  return { score, id: scoreId(score), fields: [[say('Chance to win the match'), chance * 100, 1, '%']], why: [why] };
}

/** The chance to win the match where `own` and `other` points are needed, before the Crawford game or with the match over. */
function chanceAt(table, own, other) {
  if (own <= 0) return 1;
  return other <= 0 ? 0 : table.pre_crawford[own - 1][other - 1];
}

async function takePointQuestion(score) {
  const [facts, table] = await Promise.all([scoreFacts(score), asked(['met', 'show', '--length', String(MOST_AWAY)])]);
  const [own, other] = score.away;
  const usable = facts.cubes.filter(({ cube, dead_take_points: [dead] }) => cube <= 2 && dead !== null && other > cube);
  if (usable.length === 0) return null;
  const { cube, dead_take_points: [dead], live_take_points: [live] } = usable[Math.random() < 0.7 ? 0 : usable.length - 1];
  const isDead = Math.random() < 0.5;
  const ends = [chanceAt(table, own, other - cube), chanceAt(table, own - 2 * cube, other), chanceAt(table, own, other - 2 * cube)];
  const sum = say('Drop {0}, win {1}, lose {2}: ({0} − {2}) / ({1} − {2}) = {3}', ...ends.map((end) => number(end * 100, 1)), percent(dead));
  const why = isDead ? [sum] : [say('A live cube makes it {0}.', percent(live)), say('With a dead cube: {0}', sum)];
  return {
    score,
    cube,
    id: `${scoreId(score)} cube ${cube} ${isDead ? 'dead' : 'live'}`,
    fields: [[isDead ? say('Take point, dead cube') : say('Take point, live cube'), (isDead ? dead : live) * 100, 1, '%']],
    why,
  };
}

const isBeforeCrawford = ({ away, crawford }) => crawford === 'pre' && Math.min(...away) > 1;

/** Each drill: `within` is how far off an answer may be. */
export const DRILLS = [
  { id: 'pips', within: 0, name: () => say('Pip count'), task: () => say('How many pips do you need?'),
    items: () => positionsFor('pips>20'), ask: pipsQuestion },
  { id: 'pips-both', within: 0, name: () => say('Both pip counts'), task: () => say('How many pips do you need, and how many your opponent?'),
    items: () => positionsFor('pips>20 & opponent-pips>20'), ask: bothPipsQuestion },
  { id: 'epc', within: 1, name: () => say('Effective pips'), task: () => say('How many effective pips (EPC) do you need: pips and what you will waste?'),
    items: () => positionsFor('epc>0 & epc<100'), ask: effectivePipsQuestion },
  { id: 'shots', within: 0, name: () => say('Shots'), task: () => say('With how many of 36 rolls can you hit?'),
    items: () => positionsFor('shots>0 & shots<36'), ask: shotsQuestion },
  { id: 'take-points', within: 1.5, unit: '%', name: () => say('Take points'),
    task: () => say('Your opponent doubles. From which chance to win the game do you take, without gammons?'),
    items: () => scoresFor(isBeforeCrawford), ask: takePointQuestion },
  { id: 'match-equities', within: 1, unit: '%', name: () => say('Match equities'), task: () => say('What is your chance to win the match?'),
    items: () => scoresFor(({ away }) => away[0] !== away[1]), ask: equityQuestion },
];

/** The questions of a drill: promises, as some take a moment. */
export async function questionsOf(drill) {
  const items = await drill.items();
  return items.map(async (item) => drill.ask(item));
}
