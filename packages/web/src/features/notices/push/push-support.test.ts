import { expect, test } from 'vitest';
import { type BrowserFacts, pushSupport } from './push-support.ts';

const ANY: BrowserFacts = {
  ...{ hasWorker: true, hasPush: true, permission: 'default', isInstalled: false },
  ...{ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', touchPoints: 0 },
};
const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', touchPoints: 5 };
const IPAD = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', touchPoints: 5 };
const WITHOUT = { hasPush: false, permission: null };

test.each([
  ['a browser that was not asked', {}, 'possible'],
  ['a browser that was asked and allows it', { permission: 'granted' }, 'possible'],
  ['a browser whose person said no', { permission: 'denied' }, 'denied'],
  ['a browser without push', WITHOUT, 'none'],
  ['a page without https', { hasWorker: false }, 'none'],
  ['a page on an iPhone', { ...IPHONE, ...WITHOUT }, 'install-first'],
  ['a page on an iPad, which says that it is a Mac', { ...IPAD, ...WITHOUT }, 'install-first'],
  ['a Mac without push', { ...IPAD, ...WITHOUT, touchPoints: 0 }, 'none'],
  ['an installed app on an iPhone', { ...IPHONE, isInstalled: true }, 'possible'],
  ['an installed app on an iPhone whose system is too old', { ...IPHONE, ...WITHOUT, isInstalled: true }, 'none'],
] as const)('%s', (_what, facts, support) => {
  expect(pushSupport({ ...ANY, ...facts })).toBe(support);
});
