/** Maps of rolls and scores beside a decision, at a click: tables with colors. */
class Maps {
  /** Adds those that the entry has. */
  static addTo(parent, { rolls, scores }) {
    if (rolls) Maps.addRolls(Maps.fold(parent, say('What the rolls bring'), rolls.about), rolls);
    if (scores) Maps.addScores(Maps.fold(parent, say('The cube at each score'), scores.about), scores);
  }

  static fold(parent, title, about) {
    const details = add(parent, 'details', '', { class: 'maps' });
    add(details, 'summary', title);
    add(details, 'p', about);
    return details;
  }

  /** A table with a heading for each of `names`, above and beside. */
  static addTable(parent, caption, names) {
    const table = add(parent, 'table', '', { class: 'map' });
    if (caption) add(table, 'caption', caption);
    const head = add(add(table, 'thead'), 'tr');
    add(head, 'td');
    names.forEach((name) => add(head, 'th', name, { scope: 'col' }));
    const body = add(table, 'tbody');
    return names.map((name) => {
      const row = add(body, 'tr');
      add(row, 'th', name, { scope: 'row' });
      return row;
    });
  }

  static addCell(row, [text, color, ink], below, attributes = {}) {
    const cell = add(row, 'td', '', { style: `background:${color};color:${ink}`, ...attributes });
    add(cell, 'b', text);
    return add(cell, 'small', below);
  }

  static addRolls(parent, { maps }) {
    const dice = ['1', '2', '3', '4', '5', '6'];
    maps.forEach(({ title, cells }) => {
      Maps.addTable(parent, title, dice).forEach((row, i) => dice.forEach((_, k) => {
        const [high, low] = [Math.max(i, k), Math.min(i, k)];
        const cell = cells[(high * (high + 1)) / 2 + low];
        Maps.addCell(row, cell, cell[3], { title: [cell[3], cell[4]].filter(Boolean).join(', ') }).className = 'play';
        if (cell[4]) add(row.lastChild, 'i', cell[4]);
      }));
    });
  }

  /** Double match point takes four squares. */
  static addScores(parent, {
    heads, cells, money, keys,
  }) {
    Maps.addTable(parent, '', heads).forEach((row, i) => heads.forEach((_, k) => {
      const cell = cells[i * heads.length + k];
      const span = i + k === 0 ? { colspan: 2, rowspan: 2 } : {};
      if (cell) Maps.addCell(row, cell, cell[3], cell[4] ? { ...span, class: 'here' } : span);
      else if (i > 1 || k > 1) add(row, 'td');
    }));
    const legend = add(parent, 'p', '', { class: 'keys' });
    [...keys, [money[0], money[1], money[2], `${say('money')} ${money[3]}`, money[4]]].forEach(([name, color, ink, words, here]) => {
      const key = add(legend, 'span');
      add(key, 'b', name, { style: `background:${color};color:${ink}`, class: here ? 'here' : '' });
      key.append(words);
    });
  }
}
