import type { Kind } from './skeleton.ts';
import { FEATURE, kebab, NAME, pascal, SENTENCE, title } from './words.ts';

/** A page of its own address. Its errand in a browser fails until it is written. */
export const page: Kind = {
  meaning: 'a page with its address, its route and its errand in a browser',
  words: [
    FEATURE,
    { ...NAME, example: 'tradeFinder' },
    { name: 'path', form: /^(\/\$?[A-Za-z]+(-[a-z]+)*)+$/, example: '/trade-finder' },
    { ...SENTENCE, example: '"Finds trades that help both sides."' },
  ],
  skeleton: ([feature = '', name = '', path = '', sentence = '']) => {
    const component = `${pascal(name)}Page`;
    const source = `src/features/${feature}/${component}.tsx`;
    const errand = `e2e/${kebab(name)}.e2e.ts`;
    const heading = title(name);
    return {
      files: {
        [`packages/web/${source}`]: `/** ${sentence} */
export function ${component}() {
  return (
    <main id="main">
      <h1>${heading}</h1>
    </main>
  );
}
`,
        [errand]: `// ${sentence}
import { expect, expectAccessible, expectNoSideways, test } from './support/errand.ts';
import { open } from './support/pages.ts';

test('a person gets done what the page is for', async ({ page }) => {
  await open(page, '${path.replaceAll(/\$\w+/g, '1')}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${heading}');
  await expect(page.getByRole('main'), 'the errand, to be written').toHaveText('to be written');
  await expectNoSideways(page);
  await expectAccessible(page);
});
`,
      },
      joined: [
        {
          path: 'packages/web/src/paths.ts',
          at: /export const PATHS = \{[\s\S]*?\n(?=\} as const)/,
          text: `  ${name}: '${path}',\n`,
        },
        {
          path: 'packages/web/src/routes/more.tsx',
          at: /(?=export const moreRoutes)/,
          text: `const ${name} = createRoute({
  getParentRoute: () => root,
  path: PATHS.${name},
  head: () => pageHead('${heading}', ${JSON.stringify(sentence)}),
  component: lazyRouteComponent(() => import('../features/${feature}/${component}.tsx'), '${component}'),
  staticData: { source: '${source}' },
});

`,
        },
        { path: 'packages/web/src/routes/more.tsx', at: /export const moreRoutes = \[[^\]]*/, text: `, ${name}` },
      ],
      left: [
        `packages/web/${source}: what it shows; loading, empty and failed too`,
        'packages/web/src/routes/: move the route to its like, with a loader, or `ssr: false` for a room or a tool',
        'packages/web/src/paths.test.ts: the address, which stays for good (its test asks)',
        `${errand}: the errand that fails now`,
        'bench/budgets.json: what its scripts may weigh, for a page that many see',
      ],
    };
  },
};
