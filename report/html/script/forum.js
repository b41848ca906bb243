/** Checkers in a place of the board in letters, so high from its edge: the fifth is a number where there are more. */
function cellOf(letter, count, height) {
  if (height >= count) return '   ';
  return (height === 4 && count > 5 ? ` ${count}` : ` ${letter}`).padEnd(3);
}

/** The board in letters, as gnubg draws it: X counts the points as they are numbered, and plays from the bottom. */
function boardText(own, other) {
  const cell = (point, height) => (own[point] > 0 ? cellOf('X', own[point], height) : cellOf('O', other[25 - point], height));
  const half = (from, step, height) => [0, 1, 2, 3, 4, 5].map((i) => cell(from + step * i, height)).join('');
  const upper = (height) => `|${half(13, 1, height)}|${cellOf('O', other[BAR], height)}|${half(19, 1, height)}|`;
  const lower = (height) => `|${half(12, -1, height)}|${cellOf('X', own[BAR], height)}|${half(6, -1, height)}|`;
  return ['+13-14-15-16-17-18------19-20-21-22-23-24-+', ...[0, 1, 2, 3, 4].map(upper),
    `|${' '.repeat(18)}|BAR|${' '.repeat(18)}|`, ...[4, 3, 2, 1, 0].map(lower),
    '+12-11-10--9--8--7-------6--5--4--3--2--1-+'].join('\n');
}

/** The first of these levels that is not that of the best: -1 if all are. Rollouts compare with each other. */
function firstShallow(levels) {
  const depths = levels.map((level) => level.replace(/^RO .*/, 'RO'));
  return depths.findIndex((depth) => depth !== depths[0]);
}

/** In a code block, letters that fonts draw in one width. */
function plain(text) {
  return text.replace(/ ●$/, ' *');
}

/** The same with a column for each of the chances. */
function withColumns(cells, head, ofHead) {
  return cells.flatMap((text, column) => {
    if (!/%/.test(head[column])) return [ofHead ? text && say(text) : plain(text)];
    if (ofHead) return [say('win, G, BG'), say('lose, G, BG')].flatMap((words) => words.split(', '));
    return text ? text.split(/ \/ | /) : ['', '', '', '', '', ''];
  });
}

/** A table in letters of one width, as the program writes it: figures end below each other, the best row has an arrow. */
function tableText({
  title, head, best, rows, verdict, settings,
}) {
  const all = [withColumns(head, head, true), ...rows.map((row) => withColumns(row, head, false))];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const isFigure = (column) => all.slice(1).some((row) => /^[−+]?[0-9][0-9.,]*[.,]/.test(row[column]));
  const figures = widths.map((_, column) => isFigure(column));
  // One blank behind the rank, and before the narrow column of backgammons.
  const gaps = widths.map((width, i) => ' '.repeat((i === 0 && width <= 3) || widths[i + 1] <= 3 ? 1 : 2));
  const line = (row, mark) => `${mark} ${row.map((text, column) => (figures[column]
    ? text.padStart(widths[column]) : text.padEnd(widths[column])) + gaps[column]).join('')}`.trimEnd();
  const lines = all.map((row, i) => line(row, i === best + 1 ? '->' : '  '));
  const shallow = head.at(-1) === 'level' && head.includes('play') ? firstShallow(rows.map((row) => row.at(-1))) : -1;
  if (shallow > 0) lines.splice(shallow + 1, 0, `   ${'-'.repeat(line(widths.map((width) => '-'.repeat(width)), '').length - 1)}`);
  const played = rows.some(([rank]) => / ●$/.test(rank)) ? say('* played') : '';
  return [title, ...lines, verdict, [played, settings].filter(Boolean).join('. ')].filter(Boolean).join('\n');
}

/** Whether the cube was worth a thought before a roll that was then played. */
function isClose({ head, rows }) {
  const column = head.indexOf('difference');
  const ofDoubles = rows.filter(([choice]) => !choice.startsWith('no '));
  const doubled = Math.min(...ofDoubles.map((row) => (row[column] ? numberIn(row[column]) : 0)));
  return head.includes('equity') && doubled > -0.16;
}

/** The best play, or what both do with the cube. */
function bestOf({ best, tables = [] }) {
  const [table] = tables;
  if (best || !table || table.ofPlays) return best;
  return table.rows[table.best]?.[0];
}

/** "g2-17 (game 2, move 9). Ann 3, Bob 5, 7-point match": of a decision in a match. */
function placeText({ entry, names, state }) {
  const { id, row } = entry;
  const game = gameOf(id);
  if (!game || !row) return '';
  const scores = names.map((name, player) => `${name} ${state.score[player]}`).join(', ');
  const kind = `${scores}, ${state.length ? say('{0}-point match', state.length) : say('money session')}`;
  return `${id} (${say('game {0}, move {1}', game, row)}). ${state.crawford ? say('{0}, Crawford game', kind) : kind}\n`;
}

/** What is posted of what a panel shows: a sentence, the XGID where programs of forums see it, board and tables. */
function forumText(panel) {
  const {
    entry, names, state, hidden, withIds,
  } = panel;
  const { bottom } = panel.board;
  const [lower, upper] = [['X', bottom], ['O', 1 - bottom]].map(([letter, player]) => {
    const score = state.length > 0 ? `${state.score[player]}/${state.length}` : `${state.score[player]}`;
    const cube = state.owner === player ? ` · ${say('cube {0}', state.cube)}` : '';
    return `${letter}: ${names[player]} · ${score} · ${say('{0} pips', pipsOf(state.checkers[player]))}${cube}`;
  });
  const tables = (hidden ? [] : [entry, entry.cubeBefore].flatMap((each) => each?.tables ?? [])).filter((table, _, all) => table.ofPlays || isClose(table)
    || !all.some(({ ofPlays }) => ofPlays));
  const board = [upper, boardText(state.checkers[bottom], state.checkers[1 - bottom]), lower].join('\n');
  const code = [board, ...tables.map(tableText)].join('\n\n').replaceAll('[', '(').replaceAll(']', ')');
  const choice = !hidden && entry.mark && entry.error > 0 ? bestOf(entry) : '';
  const best = choice ? `. ${say('Best: {0}.', sayChoice(choice))}` : '';
  const id = withIds ? `XGID=${entry.xgid}\n` : '';
  const why = !hidden && entry.why ? `${entry.why}\n` : '';
  return `[b]${panel.heading()}${best}[/b]\n${placeText(panel)}${why}${id}[code]\n${code}\n[/code]\n`;
}
