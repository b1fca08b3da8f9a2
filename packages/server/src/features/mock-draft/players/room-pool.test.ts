import { ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { draftPositions } from '../../../football/season-players.ts';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import { scoringOf } from '../draft-scoring.ts';
import { RoomPools } from './room-pool.ts';

const edition = sampleEdition();
const known = scoringOf({ scoringSystemId: '1' });
if (!known.ok) throw new Error('everybody has the first scoring');
const { value: scoring } = known;
const roomBy = (adpProvider: (typeof ADP_PROVIDERS)[number] | 'consensus') => {
  const kind = {
    league: DEFAULT_LEAGUE,
    leagueType: 'fantasy',
    sources: { adpProvider, expertIds: [], scoringSystemId: '1' },
  } as const;
  return new RoomPools().poolOf(edition, 2025, kind, scoring).players;
};

test.each(ADP_PROVIDERS)(
  'a room shows the numbers of %s alone, and drafts by the mean where it has none',
  (provider) => {
    const own = draftPositions(edition, 2025, { scoring, league: DEFAULT_LEAGUE }, provider);
    const market = new Map(roomBy('consensus').map(({ entityId, adp }) => [entityId, adp]));
    for (const { entityId, providerAdp, adp } of roomBy(provider)) {
      expect(providerAdp).toBe(own.get(entityId) ?? null);
      expect(adp).toBe(own.get(entityId) ?? market.get(entityId));
    }
  },
);
