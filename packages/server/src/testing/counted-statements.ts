import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, vi } from 'vitest';

/**
 * Notes what a piece of work asks the database, statement by statement: 'begin' and 'commit' too, and nothing of what
 * polls and other people ask meanwhile.
 *
 * @returns does the work and gives the texts of its statements
 */
export function countedStatements(): (work: () => Promise<unknown>) => Promise<readonly string[]> {
  const asked = new AsyncLocalStorage<string[]>();
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { readonly text: string }]; // every overload begins with one of the two
    asked.getStore()?.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, args);
  });
  afterAll(() => spy.mockRestore());
  return async (work) => {
    const statements: string[] = [];
    await asked.run(statements, work);
    return statements;
  };
}
