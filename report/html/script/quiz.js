/** What a choice may lose and still be right, in points of equity: it is less than two engines differ by. */
const FINE = 0.01;

/** A few letters for a text: others for another one (FNV-1a with 32 bits). */
function digestOf(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Asks for the decisions that were errors: what would you have done? Plays are made on the board. */
class Quiz {
  /** `goTo` shows the place at an index; `passes` tells of a place whether the filters of the page show it. */
  constructor(panel, places, { goTo, passes }) {
    this.panel = panel;
    this.places = places;
    this.goTo = goTo;
    this.passes = passes;
    this.answers = {};
    const asked = places.filter(({ entry }) => Quiz.asks(entry)).map(({ entry }) => [entry.id, entry.tables]);
    // Two players meet in many matches.
    this.storageKey = `gammonkit-answers:${digestOf(JSON.stringify(asked))}`;
    try {
      this.answers = JSON.parse(window.localStorage.getItem(this.storageKey)) ?? {};
    } catch {
      // A page from a file may have no place for them.
    }
  }

  static asks(entry) {
    const answers = entry.tables?.find(({ ofPlays }) => ofPlays !== Boolean(entry.cube));
    return Boolean((entry.asked || entry.mark?.includes('?')) && answers?.rows.length > 1);
  }

  /** The places that are asked, of those that are shown. */
  get questions() {
    return this.places.filter((place) => Quiz.asks(place.entry) && this.passes(place));
  }

  answerTo({ entry }) {
    return this.answers[entry.id];
  }

  /** Keeps what was answered, {right, loss}; or forgets the answers to places. */
  keep(answers) {
    Object.assign(this.answers, answers);
    document.dispatchEvent(new window.CustomEvent('kept', { detail: answers }));
    try {
      window.localStorage.setItem(this.storageKey, JSON.stringify(this.answers));
    } catch {
      // Then they last as long as the page is open.
    }
  }

  /** "Question 3 of 46, 2 of 2 right." */
  progress() {
    const { questions } = this;
    const answered = questions.map((place) => this.answerTo(place)).filter(Boolean);
    const right = answered.filter((answer) => answer.right).length;
    const result = answered.length > 0 ? `, ${say('{0} of {1} right', right, answered.length)}` : '';
    const at = questions.findIndex(({ entry }) => entry === this.entry) + 1;
    return `${say('Question {0} of {1}', at, questions.length)}${result}.`;
  }

  ask(entry, names) {
    this.entry = entry;
    this.names = names;
    this.panel.show(entry, names, true);
    this.mover = null;
    const choices = byId('choices');
    choices.replaceChildren();
    add(choices, 'p', this.progress(), { class: 'progress' });
    if (!entry.cube) this.askPlay(choices);
    for (const choice of Quiz.choicesOf(entry)) {
      this.addButton(choices, sayChoice(choice.text), () => this.answer(choice));
    }
    const tools = add(choices, 'p', '', { class: 'tools' });
    this.addButton(tools, say('Skip'), () => this.next());
    this.addButton(tools, say('Show the answer'), () => this.tell(say('Not answered.'), { right: false }));
  }

  addButton(parent, text, action) {
    const button = add(parent, 'button', text, { type: 'button' });
    button.addEventListener('click', action);
    return button;
  }

  askPlay(choices) {
    const { state, board } = this.panel;
    this.mover = new Mover(board, state, (checkers, play) => this.judge(checkers, play));
    add(choices, 'p', say('Move the checkers: drag them, or tap one, and it goes by the first die. Or choose:'), { class: 'hint' });
    const tools = add(choices, 'p', '', { class: 'tools' });
    if (state.dice[0] !== state.dice[1]) this.addButton(tools, say('Other die first'), () => this.mover.swap());
    this.addButton(tools, say('Undo'), () => this.mover.undo());
  }

  /** What the pointer does on the board while checkers are moved there; nothing at other times. */
  point(event) {
    const { mover } = this;
    if (!mover) return;
    const { board, state } = this.panel;
    const point = board.pointAt(state.onRoll, event);
    if (event.type === 'pointerdown') {
      this.held = point;
      if (board.isOnDice(state.onRoll, event)) mover.swap();
      else mover.draw(point);
    } else if (event.type === 'pointermove') {
      if (!event.buttons && point !== this.over) mover.draw(point);
      if (event.buttons && mover.targets(this.held).size > 0) {
        if (!this.isCarrying) mover.draw(this.held, true);
        this.isCarrying = true;
        board.carry(state.onRoll, event);
      }
      this.over = point;
    } else if (event.type === 'pointerup') {
      if (point === this.held && point !== null) mover.moveFrom(point);
      else if (this.held === null || point === null || !mover.moveTo(this.held, point)) mover.draw();
      this.held = null;
      this.isCarrying = false;
    }
  }

  /** What was played on the board, among the choices. */
  judge(checkers, play) {
    const { state } = this.panel;
    const wanted = JSON.stringify(checkers);
    const choice = Quiz.choicesOf(this.entry)
      .find(({ text }) => JSON.stringify(after(state.checkers, state.onRoll, text)) === wanted);
    this.answer({ text: say('That play'), isBest: false, words: say('it is not among the best'), ...choice, play });
  }

  answer({
    text, isBest, words, play,
  }) {
    const loss = words?.includes('%') ? NaN : Math.abs(numberIn(words ?? ''));
    const right = isBest || loss <= FINE;
    // The arrows of an error are the reader's, and not those of the match.
    const mine = right || this.entry.cube ? '' : play ?? text;
    const wrong = `${say('{0}: no', sayChoice(text))}${words ? `, ${words}` : ''}.`;
    const fine = isBest ? say('Right!') : say('Right: only {0} behind the best.', fixed(loss, 3));
    const answer = { right, loss: isBest ? 0 : loss };
    this.tell(right ? fine : wrong, Number.isNaN(answer.loss) ? { right } : answer, mine);
  }

  /** Shows what is best, with words about the answer, which is kept. */
  tell(words, answer, mine = '') {
    const { entry, names } = this;
    this.keep({ [entry.id]: answer });
    this.mover = null;
    this.panel.show(entry, names, false, mine);
    const choices = byId('choices');
    choices.replaceChildren();
    add(choices, 'p', `${words} ${this.progress()}`, { role: 'status' });
    if (mine) add(choices, 'p', say('Red is your play, green the best, grey what both share.'), { class: 'hint' });
    this.addButton(choices, say('Try again'), () => this.ask(entry, names));
    this.addButton(choices, say('Next'), () => this.next()).focus();
  }

  /** The next question that is not answered, from the first again behind the last; at the end what came of them. */
  next() {
    const { questions } = this;
    const at = questions.findIndex(({ entry }) => entry === this.entry);
    const order = [...questions.slice(at + 1), ...questions.slice(0, at + 1)];
    const place = order.find((one) => !this.answerTo(one));
    if (place) this.goTo(this.places.indexOf(place));
    else this.showResult(questions);
  }

  /** How many were right, and what was lost, by theme. */
  showResult(questions) {
    const choices = byId('choices');
    choices.replaceChildren();
    byId('tables').replaceChildren();
    byId('panel').classList.add('over');
    byId('turn').textContent = say('The quiz is over.');
    const table = add(choices, 'table', '', { class: 'result' });
    const head = add(add(table, 'thead'), 'tr');
    ['', say('right answers'), say('lost on average')].forEach((text) => add(head, text ? 'th' : 'td', text));
    const body = add(table, 'tbody');
    for (const theme of new Set(questions.map(({ entry }) => Quiz.themeOf(entry)))) {
      this.addResult(body, theme, questions.filter(({ entry }) => Quiz.themeOf(entry) === theme));
    }
    this.addResult(body, say('All'), questions);
    const wrong = questions.filter((place) => !this.answerTo(place)?.right);
    if (wrong.length > 0) this.addButton(choices, say('Those that were wrong again'), () => this.again(wrong));
    this.addButton(choices, say('All again'), () => this.again(questions));
  }

  addResult(body, theme, places) {
    const answers = places.map((place) => this.answerTo(place)).filter(Boolean);
    const lost = answers.map(({ loss }) => loss).filter((loss) => loss !== undefined);
    const mean = lost.reduce((sum, loss) => sum + loss, 0) / lost.length;
    const row = add(body, 'tr');
    add(row, 'th', theme, { scope: 'row' });
    add(row, 'td', say('{0} of {1}', answers.filter(({ right }) => right).length, places.length), { class: 'number' });
    add(row, 'td', lost.length > 0 ? fixed(mean, 3) : '–', { class: 'number' });
  }

  again(places) {
    this.keep(Object.fromEntries(places.map(({ entry }) => [entry.id, undefined])));
    this.goTo(this.places.indexOf(places[0]));
  }

  /** What a decision is about. */
  static themeOf({ cube, xgid, checkers }) {
    if (cube) return cube === 'take' ? say('Takes and passes') : say('Doubles');
    const [first, second] = stateOf(xgid, checkers ?? [15, 15]).checkers
      .map((side) => side.findLastIndex((count, place) => place !== OFF && count > 0));
    return first + second < 25 ? say('Plays of a race') : say('Plays with contact');
  }

  /** What one can choose, with what is best: [{text, isBest, words}]; the words tell what it loses. */
  static choicesOf(entry) {
    if (entry.cube) return Quiz.cubeChoices(entry);
    const { best, rows } = entry.tables.find(({ ofPlays }) => ofPlays);
    const choices = rows.map((row, i) => ({ text: row[1], isBest: i === best, words: row[3] }));
    return choices.sort((a, b) => (a.text < b.text ? -1 : 1));
  }

  /** Whether to double, with the opponent's answer; or how to answer. */
  static cubeChoices(entry) {
    const { rows } = entry.tables[0];
    const rowOf = (words) => rows.find(([text]) => words.test(text));
    const [wait, take, pass, beaver] = [/^no /, /take$/, /pass$/, /^beaver$/].map(rowOf);
    const behind = (row) => numberIn(row[2] || '0');
    // Whoever doubles gets the worse of both answers; whoever is wrong about the answer loses that, too.
    const doubled = Math.min(...[take, pass].filter(Boolean).map(behind));
    const lost = (row) => (row === wait || entry.cube === 'take' ? -behind(row) : behind(row) - 2 * doubled);
    return [wait, take, pass, beaver].filter(Boolean).map((row) => ({
      text: row[0], isBest: row === rows[0], words: rows.some(([, , text]) => text.includes('%')) ? row[2] : `−${fixed(lost(row), 3)}`,
    }));
  }
}
