// Drives a headless Chromium over the pipe of its remote debugging protocol, without any library.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Tab } from './tab.mjs';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-pipe',
  '--hide-scrollbars', 'about:blank'];

const moment = () => new Promise((resolve) => { setTimeout(resolve, 10); });

/** A browser; `close` ends it. */
export class Chromium {
  constructor() {
    this.profile = mkdtempSync(join(tmpdir(), 'gammonkit-browser-'));
    this.process = spawn('chromium', [`--user-data-dir=${this.profile}`, ...FLAGS],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.waiting = new Map();
    this.listeners = new Set();
    this.number = 0;
    this.listen(this.process.stdio[4]);
  }

  listen(pipe) {
    let text = '';
    pipe.setEncoding('utf8');
    pipe.on('data', (data) => {
      const messages = (text + data).split('\0');
      text = messages.pop();
      messages.forEach((message) => this.receive(JSON.parse(message)));
    });
  }

  receive(message) {
    const { resolve, reject } = this.waiting.get(message.id) ?? {};
    this.waiting.delete(message.id);
    if (message.error) reject?.(new Error(message.error.message));
    else if (message.id) resolve?.(message.result);
    else this.listeners.forEach((listener) => listener(message));
  }

  send(method, params = {}, sessionId = undefined) {
    this.number += 1;
    const id = this.number;
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => { this.waiting.set(id, { resolve, reject }); });
  }

  /** A page that shows `url`. `width`, `height` in pixels; `script`: whether scripts run. */
  async open(url, { width = 1200, height = 900, script = true } = {}) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const tab = await this.tabOf(targetId);
    await tab.prepare({ width, height, script });
    await tab.load(url);
    return tab;
  }

  async tabOf(targetId) {
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    return new ChromiumTab(this, sessionId);
  }

  /** A page that opens beside another when `act` is done. */
  async opened(act) {
    let found;
    const listen = ({ method, params }) => {
      if (method === 'Target.targetInfoChanged' && params.targetInfo.url.startsWith('blob:')) found = params.targetInfo.targetId;
    };
    this.listeners.add(listen);
    await this.send('Target.setDiscoverTargets', { discover: true });
    await act();
    while (!found) await moment();
    this.listeners.delete(listen);
    return this.tabOf(found);
  }

  async close() {
    const gone = new Promise((resolve) => { this.process.on('exit', resolve); });
    // When it is killed, processes of it live on for a moment and write to the profile.
    this.send('Browser.close');
    await gone;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** One page, with all that it asked the network for and all that its console said. */
class ChromiumTab extends Tab {
  constructor(browser, sessionId) {
    super();
    this.browser = browser;
    this.sessionId = sessionId;
    this.requested = [];
    this.complained = [];
    this.loaded = new Set();  // The ids of its documents that have loaded.
    browser.listeners.add((message) => { if (message.sessionId === sessionId) this.note(message); });
  }

  note({ method, params }) {
    if (method === 'Network.requestWillBeSent') this.requested.push(params.request.url);
    if (method === 'Runtime.exceptionThrown') this.complained.push(params.exceptionDetails.text);
    if (method === 'Runtime.consoleAPICalled') this.complained.push(params.type);
    if (method === 'Log.entryAdded') this.complained.push(params.entry.text);
    if (method === 'Page.lifecycleEvent' && params.name === 'load') this.loaded.add(params.loaderId);
  }

  send(method, params) {
    return this.browser.send(method, params, this.sessionId);
  }

  async prepare({ width, height, script }) {
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await this.send(`${domain}.enable`);
    await this.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 600 });
    await this.send('Emulation.setScriptExecutionDisabled', { value: !script });
  }

  async load(url) {
    const { loaderId } = await this.send('Page.navigate', { url });
    while (!this.loaded.has(loaderId)) await moment();
  }

  /** The value of an expression in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  isBetweenPages({ message }) {
    return /navigated or closed|context was destroyed|Cannot find context/.test(message);
  }

  async point(x, y, clicks = false) {
    for (const type of clicks ? ['mousePressed', 'mouseReleased'] : ['mouseMoved']) {
      await this.send('Input.dispatchMouseEvent', clicks ? { type, x, y, button: 'left', clickCount: 1 } : { type, x, y });
    }
  }

  async drag([x, y], [toX, toY]) {
    for (const [type, place] of [['mousePressed', [x, y]], ['mouseMoved', [(x + toX) / 2, (y + toY) / 2]], ['mouseReleased', [toX, toY]]]) {
      await this.send('Input.dispatchMouseEvent', { type, x: place[0], y: place[1], button: 'left', buttons: 1, clickCount: 1 });
    }
  }

  async press(key) {
    for (const type of ['keyDown', 'keyUp']) await this.send('Input.dispatchKeyEvent', { type, key });
  }

  async requests() {
    return this.requested;
  }

  async complaints() {
    return this.complained;
  }

  async printed() {
    const { data } = await this.send('Page.printToPDF', { paperWidth: 8.27, paperHeight: 11.69 });
    return Buffer.from(data, 'base64');
  }

  async picture(wholePage = false) {
    const { data } = await this.send('Page.captureScreenshot', { captureBeyondViewport: wholePage });
    return Buffer.from(data, 'base64');
  }
}
