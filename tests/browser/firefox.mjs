// Drives a headless Firefox over its own protocol, Marionette, without any library.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Tab } from './tab.mjs';

const FLAGS = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
// Firefox chooses a free port and writes it into the profile. Its bars for scrolling take no room, as Chromium's do not.
const PREFERENCES = { 'marionette.port': 0, 'ui.useOverlayScrollbars': 1, 'browser.shell.checkDefaultBrowser': false };
// As WebDriver names them.
const KEYS = {
  Enter: '\uE007', Escape: '\uE00C', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowRight: '\uE014',
};

const moment = () => new Promise((resolve) => { setTimeout(resolve, 10); });

/** A browser; `close` ends it. */
export class Firefox {
  static async start() {
    const browser = new Firefox();
    await browser.connect();
    await browser.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'ignore' } } });
    return browser;
  }

  constructor() {
    this.profile = mkdtempSync(join(tmpdir(), 'gammonkit-browser-'));
    writeFileSync(join(this.profile, 'user.js'),
      Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`).join(''));
    this.process = spawn('firefox-esr', [...FLAGS, '--profile', this.profile], {
      stdio: 'ignore', env: { ...process.env, HOME: this.profile, MOZ_HEADLESS_WIDTH: 2200, MOZ_HEADLESS_HEIGHT: 1500 },
    });
    this.waiting = new Map();
    this.number = 0;
    this.shown = null;  // The tab that commands are about.
  }

  async connect() {
    let port;
    while (!port) {
      try {
        port = Number(readFileSync(join(this.profile, 'MarionetteActivePort'), 'utf8'));
      } catch {
        await moment();
      }
    }
    this.socket = createConnection({ port, host: '127.0.0.1' });
    let rest = Buffer.alloc(0);
    this.socket.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      for (;;) {
        const colon = rest.indexOf(':');
        const end = colon + 1 + Number(rest.subarray(0, colon));
        if (colon < 0 || rest.length < end) return;
        this.receive(JSON.parse(rest.subarray(colon + 1, end)));
        rest = rest.subarray(end);
      }
    });
  }

  receive(message) {
    if (!Array.isArray(message)) return; // Its greeting.
    const [, id, error, result] = message;
    const { resolve, reject } = this.waiting.get(id) ?? {};
    this.waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  }

  send(command, parameters) {
    this.number += 1;
    const message = JSON.stringify([0, this.number, command, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => { this.waiting.set(this.number, { resolve, reject }); });
  }

  /** The value of some lines of script, in the page that is shown or in the browser around it. */
  async run(script, args, context = 'content') {
    await this.send('Marionette:SetContext', { value: context });
    try {
      return (await this.send('WebDriver:ExecuteScript', { script, args })).value;
    } finally {
      if (context !== 'content') await this.send('Marionette:SetContext', { value: 'content' });
    }
  }

  /** A page that shows `url`. `width`, `height` in pixels; `script`: whether scripts run. */
  async open(url, { width = 1200, height = 900, script = true } = {}) {
    const { handle } = await this.send('WebDriver:NewWindow', { type: 'tab', focus: true });
    const tab = new FirefoxTab(this, handle);
    await tab.prepare({ width, height, script });
    await tab.load(url);
    return tab;
  }

  /** A page that opens beside another when `act` is done. */
  async opened(act) {
    const before = await this.send('WebDriver:GetWindowHandles', {});
    await act();
    for (;;) {
      const found = (await this.send('WebDriver:GetWindowHandles', {})).find((handle) => !before.includes(handle));
      if (found) return new FirefoxTab(this, found);
      await moment();
    }
  }

  async close() {
    const gone = new Promise((resolve) => { this.process.on('exit', resolve); });
    this.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
    await gone;
    this.socket.destroy();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

class FirefoxTab extends Tab {
  constructor(browser, handle) {
    super();
    this.browser = browser;
    this.handle = handle;
  }

  /** Commands are about the page that is shown. */
  async show() {
    if (this.browser.shown === this) return;
    await this.browser.send('WebDriver:SwitchToWindow', { handle: this.handle, focus: true });
    this.browser.shown = this;
  }

  async send(command, parameters) {
    await this.show();
    return this.browser.send(command, parameters);
  }

  async around(script, ...args) {
    await this.show();
    return this.browser.run(script, args, 'chrome');
  }

  /** A window is no narrower than some 450 pixels; the part of it that shows pages may be. */
  async prepare({ width, height, script }) {
    await this.around(`const [width, height, script] = arguments;
      const shown = gBrowser.selectedBrowser;
      for (const [name, value] of [['width', width], ['height', height]]) {
        for (const limit of ['', 'min-', 'max-']) shown.style.setProperty(limit + name, value + 'px');
      }
      shown.browsingContext.allowJavascript = script;`, width, height, script);
    if (script) await this.until(`innerWidth === ${width} && innerHeight === ${height}`);
  }

  async load(url) {
    this.since = Date.now();
    await this.send('WebDriver:Navigate', { url });
  }

  async value(expression) {
    await this.show();
    return this.browser.run('return (0, eval)(arguments[0]);', [expression]);
  }

  isBetweenPages({ message }) {
    return /discarded|destroyed|unloaded|dead object/.test(message);
  }

  async press(key) {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key }));
    await this.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async point(x, y, clicks = false) {
    const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }];
    if (clicks) actions.push({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    await this.send('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async drag(from, to) {
    const move = ([x, y]) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
    const actions = [move(from), { type: 'pointerDown', button: 0 }, move(to), { type: 'pointerUp', button: 0 }];
    await this.send('WebDriver:PerformActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  requests() {
    return this.value(`[location.href.replace(/#.*/, ''), ...performance.getEntriesByType('resource').map(({ name }) => name)]`);
  }

  /** Errors alone: what scripts write to the console stays in the process of the page. */
  complaints() {
    return this.around(`const page = gBrowser.selectedBrowser.currentURI.specIgnoringRef;
      return Services.console.getMessageArray()
        .map((message) => (message instanceof Ci.nsIScriptError ? message.QueryInterface(Ci.nsIScriptError) : {}))
        .filter(({ sourceName, flags, timeStamp }) => sourceName === page && !(flags & 1) && timeStamp >= arguments[0])
        .map(({ errorMessage }) => errorMessage);`, this.since);
  }

  async printed() {
    const { value } = await this.send('WebDriver:Print', { page: { width: 21, height: 29.7 } });
    return Buffer.from(value, 'base64');
  }
}
