/** Asks for the decisions that were errors: what would you have done? */
class Quiz {
  constructor(panel) {
    this.panel = panel;
    this.asked = 0;
    this.right = 0;
  }

  static asks(entry) {
    return Boolean(entry.mark && entry.tables);
  }

  ask(entry, names) {
    this.panel.show(entry, names, true);
    const choices = byId('choices');
    choices.replaceChildren();
    for (const choice of Quiz.choicesOf(entry)) {
      const button = add(choices, 'button', choice.text, { type: 'button' });
      button.addEventListener('click', () => this.answer(entry, names, choice));
    }
  }

  answer(entry, names, choice) {
    this.asked += 1;
    this.right += choice.isBest ? 1 : 0;
    this.panel.show(entry, names);
    const choices = byId('choices');
    choices.replaceChildren();
    const verdict = choice.isBest ? 'Right!' : `${choice.text}: no${choice.loss ? `, ${choice.loss}` : ''}.`;
    add(choices, 'p', `${verdict} ${this.right} of ${this.asked}.`, { role: 'status' });
  }

  /** What one can choose, with what is best: [{text, isBest, loss}]. */
  static choicesOf(entry) {
    if (entry.kind !== 'play') return Quiz.cubeChoices(entry);
    const { best, rows } = entry.tables.at(-1);
    const choices = rows.map((row, i) => ({ text: row[1], isBest: i === best, loss: row[3] }));
    return choices.sort((a, b) => (a.text < b.text ? -1 : 1));
  }

  static cubeChoices(entry) {
    const { best, rows } = entry.tables[0];
    const value = (row) => parseFloat(rows[row]?.[1] ?? 'NaN');
    if (entry.kind === 'double') {
      return [{ text: 'no double', isBest: best === 0 }, { text: 'double', isBest: best > 0 }];
    }
    const takes = !(value(1) > value(2));
    return [{ text: 'take', isBest: takes }, { text: 'drop', isBest: !takes }];
  }
}
