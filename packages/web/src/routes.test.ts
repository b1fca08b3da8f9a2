import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeTree } from './routes.tsx';

test('the source that a route names is there, so that its scripts are fetched with the page', () => {
  const sources = Object.values(routeTree.children ?? {}).flatMap((route) => route.options.staticData?.source ?? []);
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => !existsSync(`${import.meta.dirname}/../${source}`))).toEqual([]);
});
