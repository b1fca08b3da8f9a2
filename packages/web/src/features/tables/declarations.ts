import type { ResearchTable } from '@pylon/contract/tables/tables';

type Declarations = Readonly<Record<string, ResearchTable>>;
const FILES = import.meta.glob<Declarations>('./**/*.table.ts', { base: '../../../../contract/src/tables' });

/**
 * The whole declaration of a table. The registry that every page has knows nothing of columns in the browser
 * (`light-registry.ts`): they are fetched with the page that shows them.
 */
export async function declarationOf(name: string): Promise<ResearchTable> {
  const [, load] = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.table.ts`)) ?? [];
  const table = Object.values((await load?.()) ?? {}).find((declared) => declared.name === name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
}
