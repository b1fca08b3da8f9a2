// Whatever a test file has the product ask the database carries the person's key, or stands in the list of what cannot.
import { loadModule } from 'libpg-query';
import { afterAll, expect, inject } from 'vitest';
import { noteStatements, takeNoted } from './noted-statements.ts';
import { keyedTables } from './placed-tables.ts';
import { usesWithoutKey } from './statement-keys.ts';
import { inWords, WITHOUT_KEY } from './without-key.ts';

noteStatements();

afterAll(async () => {
  const fresh = takeNoted().filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text));
  if (fresh.length === 0) return;
  await loadModule();
  const tables = keyedTables(inject('tableColumns'));
  const known = new Set(WITHOUT_KEY.flatMap(({ statements }) => statements));
  const unknown = fresh.flatMap(({ text, asking }) =>
    usesWithoutKey(text, tables)
      .map(inWords)
      .filter((words) => !known.has(words))
      .map((words) => `${words} ${asking}`),
  );
  expect(unknown, 'statements on rows of people that do not say whose (testing/by-person)').toEqual([]);
});
