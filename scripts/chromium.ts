// Finds a Chromium for the browser tests, or installs one: an existing one first, then Debian's package when root,
// then Playwright's own download.
import { existsSync } from 'node:fs';
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

/** Path of a Chromium, or undefined when Playwright's own is to be used. Throws when none can be had. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  const found = [named, ...KNOWN_PLACES].find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests ...');
    const installed =
      (await run('apt-get', ['update', '-qq'], { quiet: true })) &&
      (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true }));
    if (installed && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.log("Fetching Playwright's Chromium for the browser tests ...");
  if (!(await run('playwright', ['install', 'chromium'], { quiet: true }))) {
    throw new Error('No Chromium found and none could be installed. Set CHROMIUM to the path of one.');
  }
  return undefined;
}
