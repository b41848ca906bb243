const byId = (id) => document.getElementById(id);

/** The game that a decision is in. */
const gameOf = (id) => /g(\d+)-/.exec(id)?.[1];

/** "Game 2, move 9 · g2-17", of a decision in a match. */
function placeOf({ id, row, source }) {
  const game = gameOf(id);
  return source ?? (game && row ? `${say('Game {0}, move {1}', game, row)} · ${id}` : '');
}

/** "−0.089 (0.88%)" for an error: by chances to win in matches only. */
function costOf({ mark, error, mwc }) {
  if (!mark || !(error > 0)) return '';
  return `−${fixed(error, 3)}${mwc === undefined ? '' : ` (${fixed(mwc, 2)}%)`}`;
}

/** Puts an element with a text and attributes behind the others in `parent`. */
function add(parent, name, text = '', attributes = {}) {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

/** Does what nobody waits for. */
const whenIdle = (task) => (window.requestIdleCallback ?? window.setTimeout)(task);

/** Gives the reader a file. */
function save(name, content) {
  const link = add(document.body, 'a', '', { href: URL.createObjectURL(content), download: name });
  link.click();
  link.remove();
}

/** Everything beside the games: the board with what stands around it. */
class Panel {
  constructor(data) {
    this.data = data;
    byId('board').querySelector('defs').insertAdjacentHTML('beforeend', data.frames);
    this.board = new Board(byId('board'), data.board);
    this.withIds = data.ids ?? true;
    if (!this.withIds) ['xgid', 'gnubg'].forEach((kind) => { byId(`copy-${kind}`).hidden = true; });
    for (const kind of ['xgid', 'gnubg', 'bbcode', 'link']) {
      byId(`copy-${kind}`).addEventListener('click', () => this.copy(kind));
    }
    byId('copy-picture').addEventListener('click', () => this.copyPicture());
    byId('save-mat').hidden = !byId('gammonkit-mat');
    byId('save-mat').addEventListener('click', () => save(`${document.title}.mat`, new Blob([Panel.mat()])));
  }

  /** The match as MAT. */
  static mat() {
    return unpackedPart('mat');
  }

  /** Shows an entry of the page's data. `hidden`: without the answers, for the quiz. `mine`: the reader's own play. */
  show(entry, names, hidden = false, mine = '') {
    this.entry = entry;
    this.names = names;
    this.hidden = hidden;
    this.mine = mine;
    this.pinned = false;
    byId('panel').classList.remove('over');
    if (this.data.study) this.board.bottom = entry.player;
    this.state = { ...stateOf(entry.xgid, entry.checkers ?? [15, 15]), resigned: entry.resigned };
    byId('where').textContent = this.where();
    if (entry.link && !hidden) {
      byId('where').append(' · ');
      add(byId('where'), 'a', say('In its match'), { href: entry.link });
    }
    byId('said').textContent = entry.comment ?? '';
    byId('said').hidden = hidden || !entry.comment;
    byId('copied').textContent = '';
    this.showAsItStands();
    byId('tables').replaceChildren();
    if (hidden) return;
    (entry.tables ?? []).forEach((table) => this.addTable(table));
    if (entry.why) add(byId('tables'), 'p', entry.why, { class: 'why' });
    const { onRoll } = this.state;
    if (entry.gauge) Gauge.addTo(byId('tables'), entry.gauge, [names[onRoll], names[1 - onRoll]]);
    Maps.addTo(byId('tables'), entry);
  }

  showAsItStands() {
    byId('turn').textContent = this.heading();
    this.draw();
  }

  heading() {
    const { words, player, mark } = this.entry;
    const dice = this.state.dice ? `${this.state.dice.join('')}: ` : '';
    const name = this.names[player];
    if (this.hidden || !words) return this.question(name);
    if (this.entry.id.endsWith('-end')) return words;
    return [`${name}${this.entry.asked && !dice ? ':' : ''} ${dice}${words}`, mark, costOf(this.entry)].filter(Boolean).join(' ');
  }

  /** "Game 2, move 9 · g2-17", and what would have been best. */
  where() {
    const { mark, best } = this.entry;
    return [placeOf(this.entry), !this.hidden && mark && best ? say('best: {0}', sayChoice(best)) : ''].filter(Boolean).join(' · ');
  }

  /** What the player of the entry must decide. */
  question(name) {
    if (this.state.dice) return say('{0} to play {1}{2}', name, ...this.state.dice);
    return this.entry.cube === 'take' ? say('{0} to answer the double: take or pass?', name)
      : say('{0} on roll: cube action?', name);
  }

  draw() {
    const { best, played } = this.entry;
    this.board.show(this.state, this.hidden ? {} : { best, played: this.mine || played });
    const label = this.withIds ? say('Position {0}', `XGID=${this.entry.xgid}`) : say('Position');
    byId('board').setAttribute('aria-label', label);
    for (const [id, player] of [['upper', 1 - this.board.bottom], ['lower', this.board.bottom]]) {
      this.fillLine(byId(id), player);
    }
  }

  fillLine(line, player) {
    const { state } = this;
    line.replaceChildren();
    const [face, edge] = this.board.colors.checkers[player];
    add(line, 'span', '', { class: 'checker', style: `background:${face};border-color:${edge}` });
    add(line, 'strong', this.names[player]);
    const score = state.length > 0 ? ` · ${state.score[player]}/${state.length}` : ` · ${state.score[player]}`;
    const pips = say('{0} pips', pipsOf(state.checkers[player]));
    const epc = this.entry.epc ? ` · ${say('EPC {0}', this.entry.epc[player])}` : '';
    add(line, 'span', `${pips}${epc}${score}`, { class: 'figures' });
    line.classList.toggle('decides', player === this.entry.player);
  }

  /** What is said of the cube beside plays is folded: the cube was far from turning. */
  addTable({
    title, head, best, rows, verdict, settings, ofPlays,
  }) {
    const isBeside = !ofPlays && this.entry.tables.some((table) => table.ofPlays);
    const parent = isBeside ? add(byId('tables'), 'details') : byId('tables');
    if (isBeside) add(parent, 'summary', verdict ? verdict.replace(say('Proper cube action'), title) : title);
    const table = add(parent, 'table');
    if (!isBeside) add(table, 'caption', title);
    const headRow = add(add(table, 'thead'), 'tr');
    for (const name of head) {
      if (/%/.test(name)) Panel.addChancesHead(headRow);
      else if (name) add(headRow, 'th', say(name), { scope: 'col', class: Panel.isOfWords(name) ? '' : 'number' });
      else add(headRow, 'td', '');
    }
    const body = add(table, 'tbody');
    rows.forEach((row, i) => this.addRow(body, row, i === best, head));
    if (ofPlays) Panel.markShallow(body);
    if (verdict && !isBeside) add(parent, 'p', verdict, { class: 'verdict' });
    if (settings) add(parent, 'p', settings, { class: 'settings' });
  }

  static isOfWords(head) {
    return head === 'play' || head === 'level';
  }

  /** Plays that were looked at less deeply than those above them cannot be compared with them. */
  static markShallow(body) {
    const levels = [...body.querySelectorAll('.level')];
    const first = firstShallow(levels.map(({ textContent }) => textContent));
    levels.slice(first < 0 ? levels.length : first).forEach((level) => level.closest('tr').classList.add('shallow'));
  }

  addRow(body, row, isBest, head) {
    const line = add(body, 'tr', '', isBest ? { class: 'best' } : {});
    row.forEach((text, column) => {
      const name = head[column];
      if (name === 'play' && stepsOf(text).length > 0) return this.addPlay(add(line, 'td'), text);
      if (name === 'play') return add(line, 'td', say(text));
      if (/%/.test(name)) return Panel.addChances(line, text);
      if (name === '') return add(line, 'td', sayChoice(text));
      if (name === 'level') return add(add(line, 'td'), 'span', text, { class: 'level', title: text.replace(/^XGR/, 'XG Roller') });
      const [value, error] = text.split(' ±');
      const cell = add(line, 'td', value, { class: /^[-+−(]?[0-9]/.test(text) ? 'number' : '' });
      if (error) add(cell, 'small', `±${error}`);
      if (name === 'difference' || name === 'loss') Panel.addBar(cell, text);
      return cell;
    });
  }

  /** A play that the pointer is on is shown on the board; one that is clicked stays there until Esc or ×. */
  addPlay(cell, play) {
    const button = add(cell, 'button', play, { type: 'button', title: say('Show this play on the board') });
    button.addEventListener('click', () => { this.pinned = true; this.preview(play); });
    button.addEventListener('pointerenter', ({ pointerType }) => { if (pointerType === 'mouse' && !this.pinned) this.preview(play); });
    button.addEventListener('pointerleave', () => { if (!this.pinned) this.showAsItStands(); });
  }

  static addChancesHead(row) {
    for (const words of [say('win, G, BG'), say('lose, G, BG')]) {
      const head = add(row, 'th', '', { scope: 'col', class: words === say('win, G, BG') ? 'chances' : 'chances lose' });
      words.split(', ').forEach((word) => add(head, 'span', word));
    }
  }

  /** How much is lost, as a bar: a tenth of a point fills it. */
  static addBar(cell, text) {
    const lost = Math.abs(numberIn(text));
    if (!(lost > 0) || text.startsWith('+')) return;
    cell.classList.add('loss');
    cell.style.setProperty('--lost', `${Math.min(100, lost * 1000).toFixed(0)}%`);
  }

  /** Wins with gammons and backgammons, and the same of losses. */
  static addChances(line, text) {
    const sides = text.split(' / ');
    for (const side of [0, 1]) {
      const cell = add(line, 'td', '', { class: side === 0 ? 'chances' : 'chances lose' });
      (sides[side] ?? '').split(' ').filter(Boolean).forEach((chance) => add(cell, 'span', chance));
    }
  }

  /** Shows what the board looks like after a play; back with `show`. */
  preview(play) {
    const checkers = after(this.state.checkers, this.state.onRoll, play);
    this.board.show({ ...this.state, checkers, dice: null });
    byId('turn').textContent = say('After {0}', play);
    if (!this.pinned) return;
    const back = add(byId('turn'), 'button', '×', { type: 'button', 'aria-label': say('Close') });
    back.addEventListener('click', () => { this.pinned = false; this.showAsItStands(); });
  }

  flip() {
    this.board.flip();
    this.draw();
  }

  textFor(kind) {
    if (kind === 'link') return window.location.href;
    if (kind === 'xgid') return `XGID=${this.entry.xgid}`;
    if (kind === 'gnubg') return this.entry.gnubg ?? `${positionId(this.state)}:${matchId(this.state)}`;
    return forumText(this);
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
    byId('copied').textContent = say('Copied.');
  }

  /** The board as PNG. */
  async picture() {
    const drawing = byId('board').cloneNode(true);
    const [, , width, height] = drawing.getAttribute('viewBox').split(' ');
    drawing.setAttribute('width', width);
    drawing.setAttribute('height', height);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * width, 2 * height];
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
  }

  /** Where pictures cannot be copied, it is saved. */
  async copyPicture() {
    const png = await this.picture();
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    } catch {
      save(`${this.entry.id}.png`, png);
    }
    byId('copied').textContent = say('Copied.');
  }
}
