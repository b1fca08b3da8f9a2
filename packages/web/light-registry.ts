import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Of a declaration, what stands in the table itself: most of it. */
const OF_THE_TABLE = ['columns', 'orders', 'quadrant', 'several', 'rowName', 'methodPage', 'needs'] as const;

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
        const light = Object.entries(table).filter(([key]) => !(OF_THE_TABLE as readonly string[]).includes(key));
        return `export const ${name} = light(${JSON.stringify(Object.fromEntries(light))});`;
      });
      return { code: [LIGHT, ...exported].join('\n'), map: null };
    },
  },
});

/** Whoever reads what is not there would go on with less than was declared. */
const LIGHT = `const later = { get() { throw new Error('This part of a declaration comes with the page of its table.'); } };
const light = (table) => Object.defineProperties(table, ${JSON.stringify(OF_THE_TABLE)
  .replace('[', '{ ')
  .replace(']', ' }')
  .replaceAll(/"(\w+)"/g, '$1: later')});`;
