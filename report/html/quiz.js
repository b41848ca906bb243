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
    if (entry.cube) return Quiz.cubeChoices(entry);
    const { best, rows } = entry.tables.find(({ ofPlays }) => ofPlays);
    const choices = rows.map((row, i) => ({ text: row[1], isBest: i === best, loss: row[3] }));
    return choices.sort((a, b) => (a.text < b.text ? -1 : 1));
  }

  /** Whether to double, with the opponent's answer; or how to answer. */
  static cubeChoices(entry) {
    const { rows } = entry.tables[0];
    const [wait, take, pass] = [/^no /, /take$/, /pass$/].map((words) => rows.find(([text]) => words.test(text)));
    const value = (row) => parseFloat(row?.[1] ?? 'NaN');
    if (entry.cube === 'take') {
      const takes = !(value(take) > value(pass));
      return [{ text: 'take', isBest: takes }, { text: 'pass', isBest: !takes }];
    }
    return [wait, take, pass].filter(Boolean).map((row) => ({ text: row[0], isBest: row === rows[0], loss: '' }));
  }
}
