import type { Joined, Kind } from './skeleton.ts';
import { camel, FEATURE, imported, kebab, NAME, SENTENCE } from './words.ts';

/** A call, from the contract to its test. It is refused by its own contract until its answer is described. */
export const call: Kind = {
  meaning: 'a call, with its route and its test; the first one begins a feature',
  words: [
    FEATURE,
    NAME,
    { name: 'method', form: /^(GET|POST|PUT|PATCH|DELETE)$/, example: 'GET' },
    { name: 'path', form: /^(\/:?[A-Za-z]+(-[a-z]+)*)+$/, example: '/trade-block/trades' },
    SENTENCE,
  ],
  skeleton: ([feature = '', name = '', method = '', path = '', sentence = ''], { read }) => {
    const part = `packages/contract/src/${feature}/${feature}`;
    const contract = `${part}.ts`;
    const folder = `packages/server/src/features/${feature}`;
    const routes = `${folder}/${feature}.routes.ts`;
    const register = `${camel(feature)}Routes`;
    const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
    const importCall = `import { ${name} } from '@pylon/contract/${feature}/${feature}';`;
    const inContract = contractOf(name, sentence, params);
    const handler = `
  route.forPerson(${name}, () => {
    throw new Error('${name} is not written yet');
  });`;
    const address = `  ${name}: { method: '${method}', path: '${path}' },\n`;
    const contractText = read(contract);
    const hasRoutes = read(routes) !== null;
    const hasCalls = read(`${part}.calls.ts`) !== null;
    return {
      files: {
        ...(contractText === null && { [contract]: CONTRACT_IMPORTS.join('\n') + inContract }),
        ...(!hasCalls && listsOf(feature, name, address)),
        ...(!hasRoutes && {
          [routes]: `import type { Router } from '../../http/route.ts';
${importCall}

export function ${register}(route: Router): void {${handler}
}
`,
        }),
        [`${folder}/${kebab(name)}.db.test.ts`]: testOf(name, params),
      },
      joined: [
        ...(hasCalls ? intoLists(feature, name, address) : inCentre(feature)),
        ...(contractText === null ? [] : [...missingImports(contract, contractText), end(contract, inContract)]),
        ...(hasRoutes ? intoRoutes(routes, importCall, handler) : inApp(feature, register)),
      ],
      left: [
        `${contract}: query or body, and the answer; until then the call answers nothing`,
        `${part}.errors.ts: failures of its own, spread by errors.ts`,
        `${routes}: forPerson, forVisitor or fromEdition, and the work`,
        `${folder}/${kebab(name)}.db.test.ts: each guarantee that fails now`,
        `${casesFile(feature)}: a good input, or that it tells nothing of football (its test asks)`,
        'npm run generate: the reference of calls (its test asks)',
      ],
    };
  },
};

const casesFile = (feature: string) => `packages/server/src/testing/call-cases/${feature}.cases.ts`;
const callsOf = (feature: string) => `${feature.replaceAll('-', '_').toUpperCase()}_CALLS`;

/** The lists that a feature owns, with its first call. */
const listsOf = (feature: string, name: string, address: string) => ({
  [`packages/contract/src/${feature}/${feature}.calls.ts`]: `import type { CallAddresses } from '../call-address.ts';

export const ${callsOf(feature)} = {
${address}} as const satisfies CallAddresses;
`,
  [`packages/contract/src/${feature}/${feature}.api.ts`]: `import type { EndpointsOf } from '../endpoint.ts';
import type { ${callsOf(feature)} } from './${feature}.calls.ts';
import { ${name} } from './${feature}.ts';

export const ${camel(feature)}Api = {
  ${name},
} as const satisfies EndpointsOf<typeof ${callsOf(feature)}>;
`,
  [casesFile(feature)]: `import type { CallCases } from './call-cases.ts';

export const ${camel(feature)}Cases: CallCases = { goodInputs: {} };
`,
});

const CENTRE = 'packages/contract/src';
const CASES = 'packages/server/src/testing/every-call.ts';

/** Where the centre spreads a feature's lists: a line in each. */
const inCentre = (feature: string): readonly Joined[] => [
  imported(`${CENTRE}/calls.ts`, `import { ${callsOf(feature)} } from './${feature}/${feature}.calls.ts';`),
  {
    path: `${CENTRE}/calls.ts`,
    at: /export const CALLS = \{[\s\S]*?\n(?=\} as const)/,
    text: `  ...${callsOf(feature)},\n`,
  },
  imported(`${CENTRE}/api.ts`, `import { ${camel(feature)}Api } from './${feature}/${feature}.api.ts';`),
  {
    path: `${CENTRE}/api.ts`,
    at: /export const api = \{[\s\S]*?\n(?=\} as const)/,
    text: `  ...${camel(feature)}Api,\n`,
  },
  imported(CASES, `import { ${camel(feature)}Cases } from './call-cases/${feature}.cases.ts';`),
  { path: CASES, at: /const CASES: [^\]]*\] = \[[^\]]*/, text: `  ${camel(feature)}Cases,\n` },
];

/** One more call in the lists that its feature owns. */
const intoLists = (feature: string, name: string, address: string): readonly Joined[] => {
  const part = `${CENTRE}/${feature}/${feature}`;
  return [
    { path: `${part}.calls.ts`, at: /_CALLS = \{[\s\S]*?\n(?=\} as const)/, text: address },
    imported(`${part}.api.ts`, `import { ${name} } from './${feature}.ts';`),
    { path: `${part}.api.ts`, at: /Api = \{[\s\S]*?\n(?=\} as const)/, text: `  ${name},\n` },
  ];
};

const CONTRACT_IMPORTS = ["import * as z from 'zod';", "import { endpoint } from '../endpoint.ts';", ''];

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
  imported(
    'packages/server/src/app/leagues.ts',
    `import { ${register} } from '../features/${feature}/${feature}.routes.ts';`,
  ),
  { path: 'packages/server/src/app/leagues.ts', at: /\n(?= +cruiseControlRoutes\()/, text: `  ${register}(route);\n` },
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
