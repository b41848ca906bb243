/** "+0.123"; a text for what is no equity. */
function valueText(value) {
  if (typeof value !== 'number') return value ?? '';
  return `${value < 0 || Object.is(value, -0) ? '-' : '+'}${Math.abs(value).toFixed(3)}`;
}

/** "54.1 17.0 0.8 / 45.9 12.3 0.5": wins, gammons, backgammons, and the same of losses. */
function chancesText(chances) {
  const texts = chances.map((chance) => (chance ?? NaN).toFixed(1));
  return texts.length === 0 ? '' : `${texts.slice(0, 3).join(' ')} / ${texts.slice(3).join(' ')}`;
}

/**
 * A table of the page's data as texts: {title, head, best, rows}. `made` is the rank of the play that was made, or 0;
 * if it is not among the first, its row is the last.
 */
function tableOf({ heads, texts }, [headIndex, best, made, rows]) {
  const head = heads[headIndex].slice(0, -1);
  const ofPlays = head.includes('play');
  const cells = rows.map(([choice, value, loss, level, ...chances], i) => {
    const said = [chancesText(chances), texts[level]];
    if (!ofPlays) return [texts[choice], valueText(value), ...said];
    const rank = i === rows.length - 1 ? Math.max(made, i + 1) : i + 1;
    return [rank === made ? `${rank} *` : `${rank}`, choice, valueText(value), valueText(loss), ...said];
  });
  return {
    title: heads[headIndex].at(-1), head, best, rows: cells,
  };
}

/** An entry of the page's data with the texts that its numbers stand for, and with the chart that it is on. */
function readable(data, entry, chart) {
  const tables = entry.tables?.map((table) => tableOf(data, table));
  const best = entry.best && tables.find(({ head }) => head.includes('play')).rows[0][1];
  return {
    ...entry, chart: entry.x === undefined ? undefined : chart, tables, best, played: entry.played && entry.words,
  };
}

/** All places of the page, in order: {entry, names}. */
function placesOf(data) {
  return data.matches.flatMap(({ names, entries, chart }) => (
    entries.map((entry) => ({ entry: readable(data, entry, chart), names }))));
}
