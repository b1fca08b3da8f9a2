import type { Joined, Kind } from './skeleton.ts';
import { camel, FEATURE, imported, kebab, NAME, SENTENCE } from './words.ts';

/** A call, from the contract to its test. It is refused by its own contract until its answer is described. */
export const call: Kind = {
  meaning: 'a call, with its route and its test; the first one begins a feature',
  words: [
    FEATURE,
    NAME,
    { name: 'method', form: /^(GET|POST|PUT|PATCH|DELETE)$/, example: 'GET' },
    { name: 'path', form: /^(\/:?[A-Za-z]+(-[a-z]+)*)+$/, example: '/trade-analyzer/trades' },
    SENTENCE,
  ],
  skeleton: ([feature = '', name = '', method = '', path = '', sentence = ''], { read }) => {
    const contract = `packages/contract/src/${feature}.ts`;
    const folder = `packages/server/src/features/${feature}`;
    const routes = `${folder}/${feature}.routes.ts`;
    const register = `${camel(feature)}Routes`;
    const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
    const importCall = `import { ${name} } from '@pylon/contract/${feature}';`;
    const inContract = contractOf(name, sentence, params);
    const handler = `
  route.forPerson(${name}, () => {
    throw new Error('${name} is not written yet');
  });`;
    const contractText = read(contract);
    const isNew = read(routes) === null;
    return {
      files: {
        ...(contractText === null && { [contract]: CONTRACT_IMPORTS.join('\n') + inContract }),
        ...(isNew && {
          [routes]: `import type { Router } from '../../http/route.ts';
${importCall}

export function ${register}(route: Router): void {${handler}
}
`,
        }),
        [`${folder}/${kebab(name)}.db.test.ts`]: testOf(name, params),
      },
      joined: [
        {
          path: 'packages/contract/src/calls.ts',
          at: /export const CALLS = \{[\s\S]*?\n(?=\} as const)/,
          text: `  ${name}: { method: '${method}', path: '${path}' },\n`,
        },
        imported('packages/contract/src/api.ts', `import { ${name} } from './${feature}.ts';`),
        {
          path: 'packages/contract/src/api.ts',
          at: /export const api = \{[\s\S]*?\n(?=\} as const)/,
          text: `  ${name},\n`,
        },
        ...(contractText === null ? [] : [...missingImports(contract, contractText), end(contract, inContract)]),
        ...(isNew ? inApp(feature, register) : intoRoutes(routes, importCall, handler)),
      ],
      left: [
        `${contract}: query or body, and the answer; until then the call answers nothing`,
        `${routes}: forPerson, forVisitor or fromEdition, and the work`,
        `${folder}/${kebab(name)}.db.test.ts: each guarantee that fails now`,
        'packages/server/src/testing/every-call.ts: a good input, or why it tells nothing of football (its test asks)',
        'npm run generate: the reference of calls (its test asks)',
      ],
    };
  },
};

const CONTRACT_IMPORTS = ["import * as z from 'zod';", "import { endpoint } from './endpoint.ts';", ''];

const missingImports = (path: string, text: string): readonly Joined[] =>
  CONTRACT_IMPORTS.filter((line) => !text.includes(line.split(' from ')[0] ?? line)).map((line) =>
    imported(path, line),
  );

const end = (path: string, text: string): Joined => ({ path, at: /[\s\S]*/, text });

// Nothing is of the type never: the handler has nothing to answer with before its author says what.
const contractOf = (name: string, sentence: string, params: readonly string[]) => `
export const ${name} = endpoint('${name}', {
  summary: ${JSON.stringify(sentence)},${
    params.length === 0 ? '' : `\n  params: z.object({ ${params.map((param) => `${param}: z.string()`).join(', ')} }),`
  }
  answer: z.never(),
});
`;

const inApp = (feature: string, register: string): readonly Joined[] => [
  imported('packages/server/src/app.ts', `import { ${register} } from './features/${feature}/${feature}.routes.ts';`),
  { path: 'packages/server/src/app.ts', at: /\n(?= +liveRoutes\()/, text: `      ${register}(route);\n` },
];

const intoRoutes = (routes: string, importCall: string, handler: string): readonly Joined[] => [
  imported(routes, importCall),
  { path: routes, at: /^export function \w+Routes\([^)]*\broute: Router[\s\S]*?(?=\n\}\n)/m, text: handler },
];

const testOf = (name: string, params: readonly string[]) => `import { expect, test } from 'vitest';
import { refusal, testServer } from '../../testing/test-server.ts';

const { ask, call, arrive } = await testServer();
const INPUT = { ${params.map((param) => `${param}: '1'`).join(', ')} };

test('signed out it is refused', async () => {
  expect(refusal(await call('${name}', INPUT))).toBe('token-not-found');
});

test('below its tier it tells nothing that the tier opens', () => {
  expect.fail('to be written; to be deleted where no plan opens any of it');
});

test("somebody else's are not found", () => {
  expect.fail('to be written; to be deleted where nothing belongs to anybody');
});

test('bad input is refused at its field', () => {
  expect.fail('to be written; to be deleted where there is no input');
});

test('good input is answered', async () => {
  expect(await ask('${name}', INPUT, await arrive())).toEqual('to be written');
});
`;
