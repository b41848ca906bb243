/** "+0.123"; a text for what is no equity. */
function valueText(value) {
  if (typeof value !== 'number') return value ?? '';
  return `${value < 0 || Object.is(value, -0) ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
}

/** "54.1 17.0 0.8 / 45.9 12.3 0.5": wins, gammons, backgammons, and the same of losses. */
function chancesText(chances) {
  const texts = chances.map((chance) => (chance ?? NaN).toFixed(1));
  return texts.length === 0 ? '' : `${texts.slice(0, 3).join(' ')} / ${texts.slice(3).join(' ')}`;
}

/**
 * The cells of a row about the cube: {texts} are those of the page, {head} the names of the columns.
 */
function cubeCells({ texts }, head, [choice, value, difference, mwc, level, ...chances]) {
  const beside = head.includes('equity') && head.includes('MWC') ? [valueText(mwc)] : [];
  return [texts[choice], valueText(value), valueText(difference), ...beside, chancesText(chances), texts[level]];
}

/**
 * A table of the page's data as texts: {title, head, best, rows, verdict, ofPlays}. `made` is the rank of the play that
 * was made, or 0; if it is not among the first, its row is the last.
 */
function tableOf(data, [headIndex, best, made, rows, verdict]) {
  const head = data.heads[headIndex].slice(0, -1);
  const ofPlays = head.includes('play');
  const cells = rows.map((row, i) => {
    if (!ofPlays) return cubeCells(data, head, row);
    const [choice, value, loss, level, ...chances] = row;
    const rank = i === rows.length - 1 ? Math.max(made, i + 1) : i + 1;
    return [rank === made ? `${rank} ●` : `${rank}`, choice, valueText(value), valueText(loss), chancesText(chances),
      data.texts[level]];
  });
  return {
    title: data.heads[headIndex].at(-1), head, best, rows: cells, verdict, ofPlays,
  };
}

/** An entry of the page's data with the texts that its numbers stand for, and with the chart that it is on. */
function readable(data, entry, chart) {
  const tables = entry.tables?.map((table) => tableOf(data, table));
  const best = entry.best && tables.find(({ ofPlays }) => ofPlays).rows[0][1];
  return {
    ...entry, chart: entry.x === undefined ? undefined : chart, tables, best, played: entry.played && entry.words,
  };
}

/** All places of the page, in order: {entry, names, bottom}; `bottom` is the reader's seat, if he plays. */
function placesOf(data) {
  return data.matches.flatMap(({
    names, entries, chart, bottom,
  }) => entries.map((entry) => ({ entry: readable(data, entry, chart), names, bottom })));
}
