/** The chance to win on a scale with the window in which a double is good. */
class Gauge {
  /** Adds it to `parent`; `gauge` are thousandths: the chance, and from where one doubles, cashes and plays on. */
  static addTo(parent, [win, opens, cash, tooGood], [name, opponent]) {
    const end = tooGood < 1000 ? tooGood : cash;
    const low = Math.max(0, Math.floor((Math.min(win, opens) - 60) / 50) * 50);
    const high = Math.min(1000, Math.ceil((Math.max(win, end) + 60) / 50) * 50);
    const at = (chance) => `${((chance - low) / (high - low)) * 100}%`;
    const percent = (chance) => `${fixed(chance / 10, 1)}%`;
    const words = [opens < cash ? say('doubles from {0}', percent(opens)) : '', say('cashes from {0}', percent(cash)),
      tooGood < 1000 ? say('too good from {0}', percent(tooGood)) : ''].filter(Boolean).join(', ');
    const figure = add(parent, 'figure', '', { class: 'gauge' });
    const scale = add(figure, 'div', '', { class: 'window', 'aria-hidden': 'true' });
    const zones = [['wait', say('no double'), low, opens], ['take', say('take'), opens, cash],
      ['pass', say('pass'), cash, Math.min(tooGood, high)], ['good', say('too good'), tooGood, high]];
    zones.filter(([, , from, to]) => to > from).forEach(([kind, text, from, to]) => {
      add(scale, 'span', text, { class: kind, style: `left:${at(from)};right:calc(100% - ${at(to)})` });
    });
    [opens, cash, tooGood].filter((chance, i, all) => chance < 1000 && chance !== all[i + 1]).forEach((chance) => {
      add(scale, 'small', fixed(chance / 10, 1), { style: `left:${at(chance)}` });
    });
    add(scale, 'b', percent(win), { style: `left:${at(win)}` });
    add(figure, 'p', say('{0} wins {1}. By the cube model: {2}; {3} takes from {4}', name, percent(win), words, opponent,
      percent(1000 - cash)));
  }
}
