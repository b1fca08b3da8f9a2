// The walls of the house as data: who may import whom. `walls.test.ts` holds the code against them, imports of types
// included, and plants a breach of each to see that it is found.

interface MayImport {
  /** Folders below `packages`. */
  readonly packages: readonly string[];
  /** Names of libraries, 'node' for its own modules; null for any. */
  readonly libraries: readonly string[] | null;
}

const PACKAGES: Readonly<Record<string, MayImport>> = {
  engine: { packages: [], libraries: [] },
  contract: { packages: ['engine'], libraries: ['zod'] },
  outbound: { packages: [], libraries: ['node'] },
  connectors: { packages: ['engine', 'outbound'], libraries: ['zod', 'fast-xml-parser'] },
  almanac: { packages: ['engine', 'outbound'], libraries: ['zod', 'papaparse', 'node'] },
  server: { packages: ['engine', 'contract', 'outbound', 'connectors', 'almanac'], libraries: null },
  web: { packages: ['engine', 'contract'], libraries: null },
};

/**
 * The rooms of a package, each line on top of those before it: a room imports from earlier lines only. Rooms of one
 * line are neighbours that do not know each other. A room is a folder or a file of `src`; every folder has its place
 * here.
 */
export const ROOMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  engine: [
    ['vocabulary', 'random', 'statistics'],
    ['lineup', 'scoring', 'methods', 'schedule', 'tables', 'accuracy', 'own-rankings'],
    ['player-value', 'season-simulation', 'daily', 'own-leagues', 'week-odds', 'cruise-control'],
    ['rankings', 'drafting', 'trades'],
    ['mock-draft', 'auction', 'guillotine', 'waivers'],
    ['best-ball'],
  ],
  almanac: [['tables'], ['house', 'sample'], ['sources'], ['editions'], ['read']],
  server: [
    ['clock.ts', 'product-folder.ts', 'to-html.ts', 'settings', 'tracing'],
    ['config.ts'],
    ['own-brand.ts'],
    ['secret.ts', 'db', 'threads', 'content'],
    ['jobs'],
    ['channels'],
    ['almanac', 'live', 'outside'],
    ['http'],
    ['wire'],
    ['football'],
    ['plans'],
    ['tables', 'leagues'],
    ['features'],
    ['app'],
    ['pages'],
    ['commands'],
    ['serve.ts'],
    ['main.ts'],
  ],
  web: [
    ['ui', 'paths.ts', 'search-params.ts', 'theme.ts'],
    ['return-path.ts', 'api'],
    ['route-context.ts', 'widgets'],
    ['features'],
    ['Root.tsx', 'Profile.tsx'],
    ['routes'],
    ['routes.tsx'],
    ['router.tsx'],
    ['entry-client.tsx', 'entry-server.tsx', 'entry-offline.tsx'],
  ],
};

/** What dependency-cruiser forbids, and a breach of it: files and what each imports, all planted by the test. */
export interface Wall {
  readonly name: string;
  readonly comment: string;
  readonly from: { readonly path?: string; readonly pathNot?: string[] };
  readonly to: {
    readonly path?: string;
    readonly pathNot?: string[];
    readonly circular?: boolean;
    readonly dependencyTypes?: 'core'[];
    readonly dependencyTypesNot?: 'aliased-workspace'[];
  };
  readonly breach: readonly (readonly [from: string, to: string])[];
}

const TESTS = ['/testing/', '[.]test[.]tsx?$'];
const srcOf = (name: string) => `packages/${name}/src`;
const anyOf = (parts: readonly string[]) => `(${parts.join('|')})`;
/** A room is a folder with all that is in it, or one file. */
const pathOf = (room: string) => (room.includes('.') ? `${room.replace('.', '[.]')}$` : `${room}/`);
const fileIn = (room: string, name: string) => (room.includes('.') ? room : `${room}/${name}.ts`);
const pathOfLibrary = (name: string) => (name === 'node' ? '^[a-z_]+(/promises)?$' : `^node_modules/${name}/`);

const packageWalls = Object.entries(PACKAGES).map(
  ([name, { packages, libraries }]): Wall => ({
    name: `${name}-imports-its-own`,
    comment: `${name} imports ${[...packages, ...(libraries ?? ['any library'])].join(', ') || 'nothing'}`,
    from: { path: `^${srcOf(name)}/`, pathNot: TESTS },
    to: {
      pathNot: [
        ...[name, ...packages].map((each) => `^packages/${each}/`),
        ...(libraries?.map(pathOfLibrary) ?? ['^(?!packages/)']),
      ],
    },
    breach: [[`${srcOf(name)}/planted.ts`, libraries ? 'node_modules/pg/index.js' : 'packages/other/src/planted.ts']],
  }),
);

const roomWalls = Object.entries(ROOMS).flatMap(([name, lines]) =>
  lines.flatMap((rooms, line) =>
    rooms.flatMap((room): Wall | readonly [] => {
      const others = [...rooms.filter((other) => other !== room), ...lines.slice(line + 1).flat()];
      const [other] = others;
      if (other === undefined) return [];
      return {
        name: `${name}-${room}-stands-below`,
        comment: `${name}: ${room} knows nothing of ${others.join(', ')}`,
        from: { path: `^${srcOf(name)}/${pathOf(room)}`, pathNot: TESTS },
        to: { path: `^${srcOf(name)}/${anyOf(others.map(pathOf))}` },
        breach: [[`${srcOf(name)}/${fileIn(room, 'planted')}`, `${srcOf(name)}/${fileIn(other, 'other')}`]],
      };
    }),
  ),
);

export const WALLS: readonly Wall[] = [
  {
    name: 'no-circles',
    comment: 'No file imports itself over others, not even for types',
    from: {},
    to: { circular: true },
    breach: [
      ['packages/engine/src/lineup/chicken.ts', 'packages/engine/src/lineup/egg.ts'],
      ['packages/engine/src/lineup/egg.ts', 'packages/engine/src/lineup/chicken.ts'],
    ],
  },
  {
    name: 'packages-by-name',
    comment: 'A package is imported by its name: what it does not export is its own',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/', pathNot: ['^packages/$1/'], dependencyTypesNot: ['aliased-workspace'] },
    breach: [['packages/server/src/http/by-path.ts', 'packages/engine/src/lineup/seating.ts']],
  },
  {
    name: 'testing-stays-in-tests',
    comment: 'Production code imports no test and nothing from a testing folder',
    from: { path: '^packages/', pathNot: TESTS },
    to: { path: anyOf(TESTS) },
    breach: [['packages/server/src/http/half-tested.ts', 'packages/server/src/testing/stand-in.ts']],
  },
  {
    name: 'features-are-islands',
    comment: 'A feature never imports another: what both need stands in a room below',
    from: { path: '^packages/(server|web)/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^packages/$1/src/features/', pathNot: ['^packages/$1/src/features/$2/'] },
    breach: [['packages/web/src/features/adp/planted.ts', 'packages/web/src/features/rankings/other.ts']],
  },
  {
    name: 'draft-kinds-are-islands',
    comment: 'On screen too, kinds of draft share by drafting, which knows none of them',
    from: { path: '^packages/web/src/features/mock-draft/(drafting|room|auction)/', pathNot: TESTS },
    to: {
      path: '^packages/web/src/features/mock-draft/(room|auction)/',
      pathNot: ['^packages/web/src/features/mock-draft/$1/'],
    },
    breach: [
      ['packages/web/src/features/mock-draft/auction/planted.ts', 'packages/web/src/features/mock-draft/room/other.ts'],
    ],
  },
  {
    name: 'ui-is-generic',
    comment: 'web/src/ui knows no router, no queries and no football',
    from: { path: '^packages/web/src/ui/', pathNot: TESTS },
    to: { path: '^node_modules/@tanstack/react-(router|query)/|^packages/(?!web/)' },
    breach: [['packages/web/src/ui/planted.ts', 'node_modules/@tanstack/react-router/dist/index.js']],
  },
  {
    name: 'browser-has-no-node',
    comment: 'Of web, only the rendering on the server reads files',
    from: { path: '^packages/web/src/', pathNot: [...TESTS, '^packages/web/src/entry-server[.]tsx$'] },
    to: { dependencyTypes: ['core'] },
    breach: [['packages/web/src/api/planted.ts', 'node:fs']],
  },
  ...packageWalls,
  ...roomWalls,
];
