// What tests do with the page gammonkit.html: they open it, hand it files, and hear whom it asks.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Chromium } from '../browser/chromium.mjs';

const soon = () => new Promise((resolve) => { setTimeout(resolve, 20); });

/** A browser for the page at an address, which saves files into a folder. */
export class PageBrowser {
  constructor(address, folder) {
    this.address = address;
    this.folder = folder;
    this.chromium = new Chromium();
  }

  async start() {
    await this.chromium.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: this.folder });
  }

  close() {
    return this.chromium.close();
  }

  /** Hears what the workers of a page ask the network for, too. */
  async watchWorkers(tab) {
    this.chromium.listeners.add(({ method, params, sessionId }) => {
      if (method === 'Target.attachedToTarget' && sessionId === tab.sessionId) {
        tab.workers.add(params.sessionId);
        this.chromium.send('Network.enable', {}, params.sessionId);
      }
      if (method === 'Network.requestWillBeSent' && tab.workers.has(sessionId)) tab.requested.push(params.request.url);
    });
    await tab.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  }

  /** The page, with nothing kept from earlier tests unless that is wanted. */
  async open({ keep = false, dark = false, address = this.address, ...options } = {}) {
    const tab = await this.chromium.open('about:blank', options);
    tab.workers = new Set();
    await this.watchWorkers(tab);
    if (dark) await tab.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: 'dark' }] });
    await tab.load(address);
    await tab.until('document.body.dataset.ready');
    if (!keep) {
      await tab.value('forgetAll()');
      await tab.value('localStorage.clear()');
      await tab.load(address);
      await tab.until('document.body.dataset.ready');
    }
    return tab;
  }

  /** The file that the page lets its reader save. */
  async downloaded(name) {
    const path = join(this.folder, name);
    while (!existsSync(path) || readdirSync(this.folder).some((other) => other.endsWith('.crdownload'))) {
      await soon();
    }
    return path;
  }

  /** A page that opens beside this one when `act` is done. */
  async opened(act) {
    const tab = await this.chromium.opened(act);
    return (expression) => tab.value(expression);
  }
}

export async function choose(tab, ...files) {
  const { result } = await tab.send('Runtime.evaluate', { expression: 'document.getElementById("chosen")' });
  await tab.send('DOM.setFileInputFiles', { files, objectId: result.objectId });
}

export const rows = (tab) => tab.count('#table tbody tr');
export const hasRows = (tab, count) => tab.until(`document.querySelectorAll('#table tbody tr').length === ${count}`);
export const hasFinished = (tab) => tab.until('document.getElementById("progress").hidden');
export const analyzedOnes = (tab) => tab.value('library.entries.filter((entry) => entry.analysis).length');
/** What the page found in its entry of this number, as our JSON. */
export const analysisOf = (tab, number) => tab.value(`new TextDecoder().decode(library.entries[${number}].analysis.json)`);

export async function paste(tab, text) {
  await tab.value(`(() => {
    const field = document.getElementById('pasted');
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input'));
  })()`);
}

export async function isSaid(ask, expression) {
  while (!await ask(expression)) await soon();
}
