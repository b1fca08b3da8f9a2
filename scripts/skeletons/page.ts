import type { Joined, Kind } from './skeleton.ts';
import { camel, FEATURE, imported, kebab, NAME, pascal, SENTENCE, title } from './words.ts';

/** A page of its own address. Its journey in a browser fails until it is written. */
export const page: Kind = {
  meaning: 'a page with its address, its route and its journey in a browser',
  words: [
    FEATURE,
    { ...NAME, example: 'tradeFinder' },
    { name: 'path', form: /^(\/\$?[A-Za-z]+(-[a-z]+)*)+$/, example: '/trade-finder' },
    { ...SENTENCE, example: '"Finds trades that help both sides."' },
  ],
  skeleton: ([feature = '', name = '', path = '', sentence = ''], { read }) => {
    const component = `${pascal(name)}Page`;
    const source = `src/features/${feature}/${component}.tsx`;
    const journey = `e2e/${kebab(name)}.e2e.ts`;
    const heading = title(name);
    const routes = `packages/web/src/routes/${feature}.tsx`;
    const route = `const ${name} = createRoute({
  getParentRoute: () => root,
  path: PATHS.${name},
  head: () => pageHead('${heading}', ${JSON.stringify(sentence)}),
  component: lazyRouteComponent(() => import('../features/${feature}/${component}.tsx'), '${component}'),
  staticData: { source: '${source}' },
});
`;
    return {
      files: {
        ...(read(routes) === null && {
          [routes]: `${ROUTE_IMPORTS}
${route}
export const ${camel(feature)}Routes = [${name}] as const;
`,
        }),
        [`packages/web/${source}`]: `/** ${sentence} */
export function ${component}() {
  return (
    <main id="main">
      <h1>${heading}</h1>
    </main>
  );
}
`,
        [journey]: `// ${sentence}
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { open } from './support/pages.ts';

test('a person gets done what the page is for', async ({ page }) => {
  await open(page, '${path.replaceAll(/\$\w+/g, '1')}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${heading}');
  await expect(page.getByRole('main'), 'the journey, to be written').toHaveText('to be written');
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
        ...(read(routes) === null
          ? inTree(feature)
          : [
              { path: routes, at: /(?=export const \w+Routes)/, text: `${route}\n` },
              { path: routes, at: /export const \w+Routes = \[[^\]]*/, text: `, ${name}` },
            ]),
      ],
      left: [
        `packages/web/${source}: what it shows; loading, empty and failed too`,
        `${routes}: a loader, or \`ssr: false\` for a room or a tool`,
        'packages/web/src/paths.test.ts: the address, which stays for good (its test asks)',
        `${journey}: the journey that fails now`,
        'bench/budgets.json: what its scripts may weigh, for a page that many see',
      ],
    };
  },
};

const ROUTE_IMPORTS = `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { root } from './root.tsx';
`;

/** Where the tree of all pages takes in the routes of a feature. */
const inTree = (feature: string): readonly Joined[] => [
  imported('packages/web/src/routes.tsx', `import { ${camel(feature)}Routes } from './routes/${feature}.tsx';`),
  {
    path: 'packages/web/src/routes.tsx',
    at: /root\.addChildren\(\[[\s\S]*?\n(?=\]\))/,
    text: `  ...${camel(feature)}Routes,\n`,
  },
];
