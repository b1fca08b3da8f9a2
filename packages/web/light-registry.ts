import { pathToFileURL } from 'node:url';
import type { Filters } from '@pylon/engine/tables/table';
import type { Plugin } from 'vite';

/** Of a declaration, what stands in the table itself: most of it. */
const OF_THE_TABLE = ['columns', 'orders', 'quadrant', 'several', 'rowName', 'methodPage', 'needs'] as const;
/** Of its filters, what only their controls need. */
const OF_THE_FILTERS = ['among'] as const;

/**
 * Makes the browser's registry of tables light: menus, routes and calls need little of a table. The rest of its
 * declaration comes with its page (`features/tables/declarations.ts`).
 */
export const lightRegistry = (): Plugin => ({
  name: 'light-registry',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /contract\/src\/tables\/registry\.ts$/ },
    async handler(_code, id) {
      const registry = (await import(pathToFileURL(id).href)) as Readonly<Record<string, object>>;
      const exported = Object.entries(registry).map(([name, table]) => {
        const { filters, ...rest } = without(table, OF_THE_TABLE);
        return `export const ${name} = light(${JSON.stringify(rest)}, ${JSON.stringify(lightFilters(filters ?? {}))});`;
      });
      return { code: [LIGHT, ...exported].join('\n'), map: null };
    },
  },
});

const SHARED = /import \{([^}]+)\} from ['"](\.\.\/columns\/shared-columns\.ts)['"];?/;

/** A table comes with copies of the shared columns that it has: a page fetches neither the others nor another file. */
export const ownColumns = (): Plugin => ({
  name: 'own-columns',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /contract\/src\/tables\/.*\.table\.ts$/ },
    async handler(code, id) {
      const [imported, names = '', path = ''] = SHARED.exec(code) ?? [];
      if (imported === undefined) return null;
      const shared = (await import(new URL(path, pathToFileURL(id)).href)) as Readonly<Record<string, object>>;
      const own = names.split(',').map((name) => `const ${name.trim()} = ${JSON.stringify(shared[name.trim()])};`);
      return { code: code.replace(imported, own.join(' ')), map: null };
    },
  },
});

const without = (whole: object, left: readonly string[]): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !left.includes(key)));

/** An address is read by the answers that there are: their words come with the controls. */
function lightFilters(filters: Filters | object): object {
  const { own, ...rest } = without(filters, OF_THE_FILTERS) as Filters; // less than that
  if (own === undefined) return rest;
  const light = Object.entries(own).map(([name, filter]) => {
    if (filter.kind !== 'choice') return [name, filter];
    const choices = Object.fromEntries(Object.keys(filter.choices).map((choice) => [choice, 0]));
    return [name, { kind: filter.kind, choices, standard: filter.standard }];
  });
  return { ...rest, own: Object.fromEntries(light) };
}

const getters = (left: readonly string[]): string => `{ ${left.map((key) => `${key}: later`).join(', ')} }`;

/** Whoever reads what is not there would go on with less than was declared. */
const LIGHT = `const later = { get() { throw new Error('This part of a declaration comes with the page of its table.'); } };
const light = (table, filters) => Object.defineProperties({ ...table, filters: Object.defineProperties(filters, ${getters(OF_THE_FILTERS)}) }, ${getters(OF_THE_TABLE)});`;
