import { buildDraft } from '@pylon/engine/testing/drafts';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import type { Caller } from '../../../threads/caller.ts';
import type { MockDraftParts } from '../change-draft.ts';
import { scoringOf } from '../draft-scoring.ts';
import { marketRoom } from '../players/market-room.ts';
import { type RoomPool, RoomPools } from '../players/room-pool.ts';
import { snakeKind } from './snake-kind.ts';
import type { SnakeView } from './snake-view.ts';

const edition = sampleEdition();
const known = scoringOf({ scoringSystemId: '1' });
if (!known.ok) throw new Error('everybody has the first scoring');
const sources = { adpProvider: 'consensus', expertIds: [], scoringSystemId: '1' } as const;
const kindOfRoom = { league: DEFAULT_LEAGUE, leagueType: 'fantasy', sources } as const;
const paid = new RoomPools().poolOf(edition, 2025, kindOfRoom, known.value);
const free = marketRoom(paid);
const caller: Caller = { id: 'ann', network: 'ann', gone: new AbortController().signal, mayCost: () => true };

test('what is usual in a room of projections is never taken for what is usual in a room of the market', async () => {
  const asked: unknown[] = [];
  const usualIn: unknown[] = [];
  const work = {
    run: async (name: string, input: { readonly pool: unknown; readonly baseline?: unknown }) => {
      if (name === 'runs') usualIn.push(input.baseline);
      if (name !== 'baseline') return {};
      asked.push(input.pool);
      return { number: asked.length };
    },
  };
  const snake = snakeKind({ work } as unknown as MockDraftParts);
  const { state } = buildDraft({});
  const settings = { ...state.settings, ...kindOfRoom };
  const stored = { season: 2025, state: { ...state, settings } };
  const viewOf = (room: RoomPool) => ({ stored, edition, room }) as unknown as SnakeView;
  const options = { times: 1, pickedBy: 'strategy', seed: 'again' } as const;
  for (const room of [paid, free, paid, free]) await snake.runAgain(viewOf(room), options, caller);
  expect(asked).toHaveLength(2);
  expect(asked[0]).not.toBe(asked[1]);
  expect(usualIn).toEqual([{ number: 1 }, { number: 2 }, { number: 1 }, { number: 2 }]);
});
