// @vitest-environment node
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { PATHS } from './paths.ts';
import { fakeServer } from './testing/fake-answers.ts';

/** A page of a product that sells no plans, before any script. */
async function visited(path: string) {
  const response = await render(new Request(`http://localhost${path}`), {
    api: fakeServer().transport,
    assets: { js: '/assets/entry.js', css: [] },
    hasPlans: false,
  });
  return { status: response.status, html: await response.text() };
}

/** What a person can read or be led to. */
const readable = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/ (class|data-plans)="[^"]*"/g, '')
    .replace(/<!-- -->/g, '');

/** Words of somebody who sells; a newsletter is subscribed to all the same. */
const OF_PLANS =
  /\b(plans?|locked|lock|checkout|subscriptions?|payments?|pricing|paid plan|Tier [12] )\b|Pylon\+|\/pricing/i;

const SOLD: readonly string[] = [PATHS.pricing, PATHS.promotion];
/** Rooms of the checkout, which the browser draws: it says that they are not there. */
const DRAWN_LATER: readonly string[] = [PATHS.checkoutReturn, PATHS.testPortal];
/** Not there for anybody but whoever runs the product. */
const OF_OPERATORS: readonly string[] = [PATHS.operator];
/** Pages of tables and drafts: e2e/without-plans.e2e.ts looks at them with their answers. */
const OF_ANSWERS: readonly string[] = [
  PATHS.home,
  PATHS.adp,
  PATHS.projections,
  PATHS.draftChampion,
  PATHS.accuracy,
  PATHS.expertMethods,
  PATHS.myRankings,
];
const PLAIN = Object.values(PATHS).filter(
  (path) => ![...SOLD, ...OF_OPERATORS, ...DRAWN_LATER, ...OF_ANSWERS].includes(path) && !path.includes('$'),
);

test.each(PLAIN)('%s says no word of plans where none are sold', async (path) => {
  const { status, html } = await visited(path);
  expect(status).toBeLessThan(400);
  expect(html).toContain('data-plans="off"');
  expect(OF_PLANS.exec(readable(html))?.[0]).toBeUndefined();
});

test.each([
  [PATHS.auctions, ['Theo Brightwater', '$61', '$64', 'ESPN (Aug 20, 2026)']],
  [PATHS.cheatSheets, ['Overall, 1 to 1', 'Theo Brightwater', 'WR1', 'data of']],
])('%s comes drawn, with whom it is about', async (path, texts) => {
  const text = readable((await visited(path)).html).replace(/<[^>]*>/g, '');
  for (const part of texts) expect(text).toContain(part);
});

test.each(SOLD)('%s is not there where no plans are sold', async (path) => {
  const { status, html } = await visited(path);
  expect(status).toBe(404);
  expect(OF_PLANS.exec(readable(html))?.[0]).toBeUndefined();
});

test.each(OF_OPERATORS)('%s is for a visitor what a page is that there is not', async (path) => {
  const [{ status, html }, nowhere] = [await visited(path), await visited('/nowhere')];
  expect([status, /<title>.*?<\/title>/.exec(html)?.[0]]).toEqual([
    nowhere.status,
    /<title>.*?<\/title>/.exec(nowhere.html)?.[0],
  ]);
  expect(readable(html)).toContain('Out of bounds');
});
