import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADP_PROVIDERS, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { mayAsk } from '@pylon/outbound/site';
import { expect, it } from 'vitest';
import { MARKET_SOURCES } from './market-sources.ts';

const asked = { season: 2026, isCurrent: true, day: '2026-08-20', week: 1, eve: '2026-09-08' };
const terms = readFileSync(join(import.meta.dirname, '../../../../../docs/sources.md'), 'utf8').replace(/\s+/g, ' ');
const providers: readonly string[] = [...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS];

it.each(MARKET_SOURCES.map((source) => [source.name, source] as const))('%s is declared whole', (_, source) => {
  const { name, label, site, questions } = source;
  expect(terms, 'its line in docs/sources.md').toContain(`- ${label} (\`${name}\`): ${source.terms}`);
  const all = questions(asked);
  expect(all.length).toBeGreaterThan(0);
  for (const { url, feeds } of all) {
    expect(mayAsk(site, new URL(url)), url).toBe(true);
    expect(feeds.length).toBeGreaterThan(0);
    for (const { table, provider } of feeds) if (table === 'adp') expect(providers).toContain(provider ?? name);
  }
});
