// The browser in which a suite runs: that of GAMMONKIT_BROWSER, or Chromium.
import { Chromium } from './chromium.mjs';
import { Firefox } from './firefox.mjs';

/** It has `open(url, options)`, `opened(act)` and `close()`; what pages can do, tab.mjs tells. */
export async function startBrowser() {
  return process.env.GAMMONKIT_BROWSER === 'firefox' ? Firefox.start() : new Chromium();
}
