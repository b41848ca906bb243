// Drives a headless Firefox over its own protocol, Marionette, without any library.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const moment = () => new Promise((resolve) => { setTimeout(resolve, 20); });

/** A browser with one page; `close` ends it. */
export class Firefox {
  static async start() {
    const browser = new Firefox();
    await browser.connect();
    await browser.send('WebDriver:NewSession', {});
    return browser;
  }

  constructor() {
    this.profile = mkdtempSync(join(tmpdir(), 'gammonkit-browser-'));
    // Firefox chooses a free port and writes it into the profile.
    writeFileSync(join(this.profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
    this.process = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', this.profile],
      { stdio: 'ignore', env: { ...process.env, HOME: this.profile } });
    this.waiting = new Map();
    this.number = 0;
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

  /** Shows `url`, with all that it loads. */
  open(url) {
    return this.send('WebDriver:Navigate', { url });
  }

  /** The value of an expression in the page. */
  async value(expression) {
    const { value } = await this.send('WebDriver:ExecuteScript', { script: `return ${expression};`, args: [] });
    return value;
  }

  async until(expression) {
    while (!await this.value(expression)) await moment();
  }

  /** Clicks on the first element that the selector finds. */
  async click(selector) {
    const { value } = await this.send('WebDriver:FindElement', { using: 'css selector', value: selector });
    await this.send('WebDriver:ElementClick', { id: Object.values(value)[0] });
  }

  press(key) {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    return this.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async close() {
    const gone = new Promise((resolve) => { this.process.on('exit', resolve); });
    this.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
    await gone;
    this.socket.destroy();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
