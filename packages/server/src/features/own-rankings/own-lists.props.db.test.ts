// Two windows change one list, in any order of reading and saving: what was acknowledged is never lost unseen.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { ask, call, register } = await testServer({ edition, now: SAMPLE_NOW });
const { token } = await register();
const seasonId = (await ask('currentSeason', {})).season.id;
const ids = edition.tables.players.column.playerId.slice(0, 8);

interface Window {
  version: number;
  readonly order: string[];
}

const anyStep = fc.record({ window: fc.constantFrom(0, 1), act: fc.constantFrom('read', 'save'), seed: fc.nat(1000) });

test('a save is either refused or made to what the window has seen, and stands until one that has seen it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      const { id } = (await ask('createRankingList', { name: 'Mine', seasonId }, token)).rankingList;
      const windows: Window[] = [0, 1].map(() => ({ version: 1, order: [] }));
      let kept: { version: number; order: readonly string[] } = { version: 1, order: [] };
      for (const { window, act, seed } of steps) {
        const own = windows[window];
        if (!own) continue;
        if (act === 'read') {
          const { rankingList, places } = await ask('getRankingList', { id }, token);
          own.version = rankingList.version;
          own.order.splice(0, own.order.length, ...places.map(({ athlete }) => athlete?.id ?? ''));
          expect(own).toEqual(kept);
          continue;
        }
        const order = ids.toSorted((a, b) => ((a.charCodeAt(9) * seed) % 7) - ((b.charCodeAt(9) * seed) % 7));
        const places = order.map((entityId) => ({ entityId, tier: 1, mark: null, note: '' }));
        const reply = await call('updateRankingList', { id, version: own.version, name: 'Mine', places }, token);
        if (own.version !== kept.version) {
          expect(refusal(reply)).toBe('ranking-list-changed');
          continue;
        }
        expect(refusal(reply)).toBeNull();
        own.version = reply.data?.rankingList.version ?? 0;
        own.order.splice(0, own.order.length, ...order);
        expect(own.version).toBe(kept.version + 1);
        kept = { version: own.version, order: [...order] };
      }
      const { rankingList, places } = await ask('getRankingList', { id }, token);
      expect([rankingList.version, places.map(({ athlete }) => athlete?.id)]).toEqual([kept.version, kept.order]);
      await ask('deleteRankingList', { id }, token);
    }),
    { numRuns: 20 },
  );
});
