const byId = (id) => document.getElementById(id);

/** Puts an element with a text and attributes behind the others in `parent`. */
function add(parent, name, text = '', attributes = {}) {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

/** Everything beside the games: the board with what stands around it. */
class Panel {
  constructor(data) {
    this.data = data;
    this.board = new Board(byId('board'), data.board);
    for (const kind of ['xgid', 'gnubg', 'bbcode']) {
      byId(`copy-${kind}`).addEventListener('click', () => this.copy(kind));
    }
  }

  /** Shows an entry of the page's data. `hidden`: without the answers, for the quiz. */
  show(entry, names, hidden = false) {
    this.entry = entry;
    this.names = names;
    this.hidden = hidden;
    this.state = stateOf(entry.xgid, entry.checkers ?? [15, 15]);
    byId('turn').textContent = this.heading();
    byId('said').textContent = entry.comment ?? '';
    byId('said').hidden = hidden || !entry.comment;
    byId('copied').textContent = '';
    this.draw();
    byId('tables').replaceChildren();
    if (!hidden) (entry.tables ?? []).forEach((table) => this.addTable(table));
  }

  heading() {
    const { words, player, mark, error } = this.entry;
    const dice = this.state.dice ? `${this.state.dice.join('')}: ` : '';
    const name = this.names[player];
    if (this.hidden || !words) return `${name} ${this.question()}`;
    if (this.entry.id.endsWith('-end')) return words;
    return `${name} ${dice}${words}${mark ? ` ${mark}` : ''}${error === undefined ? '' : ` −${error.toFixed(3)}`}`;
  }

  /** What the player of the entry must decide. */
  question() {
    if (this.state.dice) return `to play ${this.state.dice.join('')}`;
    return this.entry.cube === 'take' ? 'to answer the double: take or pass?' : 'on roll: cube action?';
  }

  /** The arrows of the best play, and of the one that was made if it is another. */
  arrows() {
    if (this.hidden) return [];
    const { best, played } = this.entry;
    const { board } = this.data;
    return [best && { play: best, color: board.best }, played && { play: played, color: board.played, dashed: Boolean(best) }]
      .filter(Boolean);
  }

  draw() {
    this.board.show(this.state, this.arrows());
    byId('board').setAttribute('aria-label', `Position XGID=${this.entry.xgid}`);
    for (const [id, player] of [['upper', 1 - this.board.bottom], ['lower', this.board.bottom]]) {
      this.fillLine(byId(id), player);
    }
  }

  fillLine(line, player) {
    const { state } = this;
    line.replaceChildren();
    const [face, edge] = this.data.board.checkers[player];
    add(line, 'span', '', { class: 'checker', style: `background:${face};border-color:${edge}` });
    add(line, 'strong', this.names[player]);
    const score = state.length > 0 ? ` · ${state.score[player]}/${state.length}` : ` · ${state.score[player]}`;
    add(line, 'span', `${pipsOf(state.checkers[player])} pips${score}`, { class: 'figures' });
    line.classList.toggle('decides', player === this.entry.player);
  }

  /** What is said of the cube beside plays is folded: the cube was far from turning. */
  addTable({
    title, head, best, rows, verdict, ofPlays,
  }) {
    const isBeside = !ofPlays && this.entry.tables.some((table) => table.ofPlays);
    const parent = isBeside ? add(byId('tables'), 'details') : byId('tables');
    if (isBeside) add(parent, 'summary', verdict ? verdict.replace('Proper cube action', title) : title);
    const table = add(parent, 'table');
    if (!isBeside) add(table, 'caption', title);
    const headRow = add(add(table, 'thead'), 'tr');
    head.forEach((name) => add(headRow, 'th', name, { scope: 'col' }));
    const body = add(table, 'tbody');
    rows.forEach((row, i) => this.addRow(body, row, i === best, head.indexOf('play')));
    if (verdict && !isBeside) add(parent, 'p', verdict, { class: 'verdict' });
  }

  addRow(body, row, isBest, playColumn) {
    const line = add(body, 'tr', '', isBest ? { class: 'best' } : {});
    row.forEach((text, column) => {
      const cell = add(line, 'td');
      if (column !== playColumn || stepsOf(text).length === 0) {
        cell.textContent = text;
        return;
      }
      const button = add(cell, 'button', text, { type: 'button', title: 'Show this play on the board' });
      button.addEventListener('click', () => this.preview(text));
    });
  }

  /** Shows what the board looks like after a play. */
  preview(play) {
    const checkers = after(this.state.checkers, this.state.onRoll, play);
    this.board.show({ ...this.state, checkers }, []);
    byId('turn').textContent = `After ${play}`;
  }

  flip() {
    this.board.flip();
    this.draw();
  }

  textFor(kind) {
    if (kind === 'xgid') return `XGID=${this.entry.xgid}`;
    if (kind === 'gnubg') return this.entry.gnubg;
    const tables = (this.entry.tables ?? []).map(({ title, rows, verdict }) => [title,
      ...rows.map((row) => row.filter(Boolean).join('  ')), verdict].filter(Boolean).join('\n'));
    const answer = this.hidden || tables.length === 0 ? '' : `[code]${tables.join('\n\n')}[/code]\n`;
    return `[b]${this.heading()}[/b]\nXGID=${this.entry.xgid}\n${answer}`;
  }

  async copy(kind) {
    const text = this.textFor(kind);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages from a file have no clipboard in some browsers: a text field does.
      const field = add(document.body, 'textarea', text);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    byId('copied').textContent = 'Copied.';
  }
}
