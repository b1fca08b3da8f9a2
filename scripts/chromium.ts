// Finds a Chromium, or installs one: an existing one first, then Debian's package when root, then Playwright's own
// download.
import { existsSync } from 'node:fs';
import { canInstall, install } from './debian-package.ts';
import { run } from './project.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that a headless Chromium needs on a server without sandbox, GPU or network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser for the browser tests, or undefined when Playwright's own is to be used. The headless shell is
 * the same engine without the windows around it, and does the same work in two thirds of the time. A whole Chromium
 * will do.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  if (process.env['CHROMIUM'] !== undefined) return findChromium();
  if (!existsSync(SHELL) && canInstall()) {
    console.log('Installing the headless Chromium for the browser tests ...');
    await install('chromium-headless-shell');
  }
  return existsSync(SHELL) ? SHELL : findChromium();
}

/** Path of a Chromium, or undefined when Playwright's own is to be used. Throws when none can be had. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  const found = [named, ...KNOWN_PLACES].find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Chromium ...');
    if ((await install('chromium')) && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.log("Fetching Playwright's Chromium ...");
  if (!(await run('playwright', ['install', 'chromium'], { quiet: true }))) {
    throw new Error('No Chromium found and none could be installed. Set CHROMIUM to the path of one.');
  }
  return undefined;
}
