/** A few letters for a text: others for another one (FNV-1a with 32 bits). */
function digestOf(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Asks for the decisions that were errors: what would you have done? Plays are made on the board. */
class Quiz {
  /** `next` goes to the question behind this one. */
  constructor(panel, places, next) {
    this.panel = panel;
    const asked = places.filter(({ entry }) => Quiz.asks(entry)).map(({ entry }) => entry);
    this.questions = asked.map(({ id }) => id);
    this.next = next;
    // Two players meet in many matches.
    this.storageKey = `gammonkit-quiz:${digestOf(JSON.stringify(asked.map(({ id, tables }) => [id, tables])))}`;
    this.answers = this.kept();
  }

  static asks(entry) {
    const answers = entry.tables?.find(({ ofPlays }) => ofPlays !== Boolean(entry.cube));
    return Boolean((entry.asked || entry.mark?.includes('?')) && answers?.rows.length > 1);
  }

  /** The answers that the browser keeps; a page from a file may have no place for them. */
  kept() {
    try {
      return JSON.parse(window.localStorage.getItem(this.storageKey)) ?? {};
    } catch {
      return {};
    }
  }

  keep(entry, isRight) {
    this.answers[entry.id] = isRight;
    try {
      window.localStorage.setItem(this.storageKey, JSON.stringify(this.answers));
    } catch {
      // Then they last as long as the page is open.
    }
  }

  /** "Question 3 of 46, 2 of 2 right." */
  progress(entry) {
    const answered = this.questions.map((id) => this.answers[id]).filter((answer) => answer !== undefined);
    const right = answered.filter(Boolean).length;
    const result = answered.length > 0 ? `, ${say('{0} of {1} right', right, answered.length)}` : '';
    return `${say('Question {0} of {1}', this.questions.indexOf(entry.id) + 1, this.questions.length)}${result}.`;
  }

  ask(entry, names) {
    this.entry = entry;
    this.names = names;
    this.panel.show(entry, names, true);
    this.mover = null;
    const choices = byId('choices');
    choices.replaceChildren();
    add(choices, 'p', this.progress(entry), { class: 'progress' });
    if (!entry.cube) this.askPlay(choices);
    for (const choice of Quiz.choicesOf(entry)) {
      this.addButton(choices, sayChoice(choice.text), () => this.answer(choice));
    }
  }

  addButton(parent, text, action) {
    const button = add(parent, 'button', text, { type: 'button' });
    button.addEventListener('click', action);
    return button;
  }

  askPlay(choices) {
    const { state, board } = this.panel;
    this.mover = new Mover(board, state, (checkers, play) => this.judge(checkers, play));
    add(choices, 'p', say('Move the checkers: tap one, and it goes by the first die. Or choose:'), { class: 'hint' });
    const tools = add(choices, 'p', '', { class: 'tools' });
    this.addButton(tools, say('Other die first'), () => this.mover.swap());
    this.addButton(tools, say('Undo'), () => this.mover.undo());
  }

  /** A tap on the board. */
  tap(event) {
    if (!this.mover) return false;
    const point = this.panel.board.pointAt(this.panel.state.onRoll, event);
    if (point !== null) this.mover.moveFrom(point);
    return point !== null;
  }

  /** What was played on the board, among the choices. */
  judge(checkers, play) {
    const { state } = this.panel;
    const wanted = JSON.stringify(checkers);
    const choice = Quiz.choicesOf(this.entry)
      .find(({ text }) => JSON.stringify(after(state.checkers, state.onRoll, text)) === wanted);
    this.answer({ text: say('That play'), isBest: false, loss: say('it is not among the best'), ...choice, play });
  }

  answer(choice) {
    const { entry, names } = this;
    this.keep(entry, choice.isBest);
    this.mover = null;
    // The arrows of an error are the reader's, and not those of the match.
    const mine = choice.isBest || entry.cube ? '' : choice.play ?? choice.text;
    this.panel.show(entry, names, false, mine);
    const choices = byId('choices');
    choices.replaceChildren();
    const wrong = `${say('{0}: no', sayChoice(choice.text))}${choice.loss ? `, ${choice.loss}` : ''}.`;
    const verdict = choice.isBest ? say('Right!') : wrong;
    add(choices, 'p', `${verdict} ${this.progress(entry)}`, { role: 'status' });
    if (mine) add(choices, 'p', say('Red is your play, green the best.'), { class: 'hint' });
    this.addButton(choices, say('Try again'), () => this.ask(entry, names));
    this.addButton(choices, say('Next'), this.next).focus();
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
    const isAnswer = entry.cube === 'take';
    const beaver = rows.find(([text]) => text === 'beaver');
    return [wait, take, pass, beaver].filter(Boolean)
      .map((row) => ({ text: row[0], isBest: row === rows[0], loss: isAnswer ? row[2] : '' }));
  }
}
