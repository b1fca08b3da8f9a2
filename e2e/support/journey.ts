// What every journey uses: a page that fails the test on any error in the browser, and the accessibility check.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { browserStateOf } from './people.ts';
import { type PaidTier, sharedSubscriber } from './subscriber.ts';

/**
 * Hosts that the tests serve; the browser finds no other one (playwright.config.ts), as on a machine without network.
 */
const isOurs = (address: string): boolean =>
  !/^https?:/.test(address) || ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

/**
 * How many times slower the browser works than it could. What passes only on a quick machine is a race: `npm test` runs
 * at 1, and PYLON_E2E_SLOWER=3 finds them (CONTRIBUTING).
 */
const SLOWER = Number(process.env['PYLON_E2E_SLOWER'] ?? 1);

/**
 * On which screens a journey is done: on a phone unless it says otherwise, since what goes on a phone goes wherever
 * there is more room. One that takes another way on a desktop is done on both.
 */
export const ON_BOTH = { tag: '@both' };
/** For what needs a keyboard or paper, sets its own widths, or is of the server alone. */
export const ON_DESKTOP = { tag: '@desktop' };

interface Errand {
  readonly page: Page;
  /** An error that the journey is about: `test.use({ expected: /404/ })`. */
  readonly expected: RegExp | null;
  /** The plan of who is on the journey: `test.use({ tier: 2 })`. A visitor unless told. */
  readonly tier: 0 | PaidTier;
  /** Whether animations run: `test.use({ hasMotion: true })`. Without it no test waits for them. */
  readonly hasMotion: boolean;
  /**
   * Whether the journey is done at the machine that serves: `test.use({ isAtServer: true })`. Else it comes from a home
   * of its own.
   */
  readonly isAtServer: boolean;
}

/** An address that no other journey has, so that what one home may do in an hour is shared by none. */
const someHome = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export const test = base.extend<Errand>({
  expected: [null, { option: true }],
  tier: [0, { option: true }],
  hasMotion: [false, { option: true }],
  contextOptions: async ({ contextOptions, hasMotion }, use) =>
    use({ ...contextOptions, reducedMotion: hasMotion ? 'no-preference' : 'reduce' }),
  isAtServer: [false, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders, isAtServer }, use) =>
    use(isAtServer ? extraHTTPHeaders : { ...extraHTTPHeaders, 'x-forwarded-for': someHome() }),
  storageState: async ({ tier, baseURL, playwright }, use) => {
    if (tier === 0 || baseURL === undefined) return use(undefined);
    const person = await sharedSubscriber(playwright.request, baseURL, tier);
    await use(browserStateOf(person, baseURL));
  },
  page: async ({ page, expected }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || !isOurs(url)) return;
      // A resource that fails to load is told without its name; where it was asked for is.
      if (!expected?.test(message.text())) errors.push(`${message.text()} ${url}`);
    });
    // Portraits come from where the league keeps them, and may fail to come. Nothing else may be asked of anybody else.
    page.on('request', (request) => {
      if (!isOurs(request.url()) && request.resourceType() !== 'image') errors.push(`asked for ${request.url()}`);
    });
    if (SLOWER > 1) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    }
    await use(page);
    expect(errors, 'errors in the browser').toEqual([]);
  },
});

/** The check without its comments and long names, which a page would read first, again and again. */
const CHECK = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.1 A and AA, and of them those on colours, which are all that the night changes. */
const RULES = {
  light: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
  dark: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};

declare global {
  interface Window {
    /** The check, once it was brought to the page. */
    readonly axe?: typeof axe;
  }
}

/**
 * No violation of WCAG 2.1 A and AA on the page as it stands, by day and by night, unless the page has its own mind.
 *
 * @param within a selector: only this part, where the rest has been looked at
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const [isBrought, isCalm] = await page.evaluate(() => [
    window.axe !== undefined,
    matchMedia('(prefers-reduced-motion: reduce)').matches,
  ]);
  if (!isBrought) await page.evaluate(CHECK);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await page.evaluate(
      async ([selector, runOnly]) => {
        const check = window.axe;
        if (!check) throw new Error('the page has gone');
        // What is well is not described: to name every element of it is a third of the work. There are no frames.
        const { violations } = await check.run(selector, { runOnly, resultTypes: ['violations'], iframes: false });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
      },
      [within, RULES[colorScheme]] as const,
    );
    expect(found, `accessibility, ${colorScheme}`).toEqual([]);
  }
  // None is not what the journey was begun with: what moves would move from now on.
  await page.emulateMedia({ colorScheme: null, reducedMotion: isCalm ? 'reduce' : 'no-preference' });
}

/**
 * Does something while the time of a page stands still: a message with an action is there for four seconds, which a
 * busy machine may need to come to it.
 */
export async function withoutTime<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const done = await act();
  await page.clock.resume();
  return done;
}

/** Nothing is wider than the screen, so that a thumb moves the page up and down only. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

export { expect };
