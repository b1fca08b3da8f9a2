import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { draftedChoices, draftedPositions } from './drafted-positions.ts';

const { configuration } = buildDraft();
/** A room of such a league. */
const room = (slots: Partial<SlotCounts>, leagueType: 'FANTASY' | 'BEST_BALL' = 'FANTASY') => ({
  configuration: {
    ...configuration,
    leagueType,
    leagueConfig: toLeagueConfig({ ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, ...slots } }),
  },
});

test('a room offers the positions that its league has a place for, FLEX after those that it is made of', () => {
  expect(draftedChoices(room({}))).toEqual(['QB', 'RB', 'WR', 'TE', 'FLEX', 'K', 'DST']);
  expect(draftedPositions(room({ K: 0 }))).not.toContain('K');
});

test('in best ball nobody is offered kickers and defences, whatever the roster says', () => {
  expect(draftedChoices(room({}, 'BEST_BALL'))).toEqual(['QB', 'RB', 'WR', 'TE', 'FLEX']);
});
