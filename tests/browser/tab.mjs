// What tests do with a page, in whichever browser.
import { existsSync, readFileSync } from 'node:fs';

const AXE = new URL('node_modules/axe-core/axe.min.js', import.meta.url);
const moment = () => new Promise((resolve) => { setTimeout(resolve, 10); });

export const hasAxe = () => existsSync(AXE);

/**
 * A page. A browser's own class has, besides, `load(url)`; `value(expression)`, the value of an expression in the page, waited for
 * if it is a promise; `press(key)`; `point(x, y, clicks)`, which moves the pointer, and clicks there if it shall;
 * `drag([x, y], [toX, toY])`; `requests()` and `complaints()`, all that the page asked the network for and all that its
 * console said; `printed()`, the page as PDF on A4.
 */
export class Tab {
  /** True for an error that only says that one page makes way for the next. */
  isBetweenPages() {
    return false;
  }

  /** Waits until an expression in the page is true. While one page makes way for the next, none is. */
  async until(expression) {
    const isTrue = () => this.value(`Boolean(${expression})`).catch((error) => {
      if (this.isBetweenPages(error)) return false;
      throw error;
    });
    while (!await isTrue()) await moment();
  }

  text(selector) {
    return this.value(`document.querySelector(${JSON.stringify(selector)}).textContent`);
  }

  count(selector) {
    return this.value(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }

  /** Clicks in the middle of the first element that the selector finds. */
  async click(selector) {
    const [x, y] = await this.value(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({block: 'center'});
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    })()`);
    await this.point(x, y, true);
  }

  async choose(selector, value) {
    await this.value(`(() => {
      const box = document.querySelector(${JSON.stringify(selector)});
      box.value = ${JSON.stringify(value)};
      box.dispatchEvent(new Event('change'));
    })()`);
  }

  /** What axe finds hard to use. */
  hardToUse() {
    return this.value(`${readFileSync(AXE, 'utf8')}
      axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`);
  }
}
