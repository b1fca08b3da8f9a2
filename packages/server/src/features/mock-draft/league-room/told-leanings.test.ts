import type { OutsidePastDraft } from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import { buildBoard, snakeOrder } from '@pylon/engine/testing/draft-boards';
import { DEFAULT_LEAGUE, rosterSize } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { describe, expect, test } from 'vitest';
import { toldLeanings } from './told-leanings.ts';

const TEAMS = 4;
const table = buildBoard(200);
const { slots } = DEFAULT_LEAGUE;
const ROUNDS: readonly Position[] = [
  'RB',
  'WR',
  'WR',
  'RB',
  'TE',
  'QB',
  'WR',
  'RB',
  'RB',
  'WR',
  'WR',
  'RB',
  'QB',
  'WR',
  'K',
  'DST',
];

/** A snake; @param names whether the platform names whom it drafted */
function draftOf(season: number, names = true): OutsidePastDraft {
  const picks = Array.from(snakeOrder(TEAMS, rosterSize(slots)), (team, index) => {
    const position = ROUNDS[Math.floor(index / TEAMS)] ?? 'WR';
    const player: OutsidePlayer = {
      ...{ id: { system: 'espn', id: `${position} ${index}` }, teamId: null, name: '', positionCode: '' },
      position: names ? position : null,
    };
    return {
      ...{ pickNumber: index + 1, round: Math.floor(index / TEAMS) + 1, teamId: `${team}` },
      ...{ player, isKeeper: false, costDollars: null },
    };
  });
  return {
    ...{ season, shape: { ...DEFAULT_LEAGUE, teams: TEAMS } },
    // Teams change hands every season.
    teams: Array.from({ length: TEAMS }, (_, team) => ({ teamId: `${team}`, ownerIds: [`${season} owner ${team}`] })),
    draft: { order: 'snake', status: 'completed', startsAt: null, picks },
  };
}
const knowing = { table, leagueType: 'fantasy', positionOf: ({ position }: OutsidePlayer) => position } as const;
const told = (drafts: readonly OutsidePastDraft[], sameBy: 'account' | 'team', more = {}) =>
  toldLeanings({ drafts, leftOut: [], sameBy }, { ...knowing, ...more });

describe('what past drafts tell', () => {
  test('is told of whoever played, or of the team where nobody says who did', async () => {
    const drafts = [draftOf(2025), draftOf(2024)];
    const byAccount = await told(drafts, 'account');
    expect([...(byAccount.leanings?.mates.values() ?? [])].map((mate) => mate.drafts)).toEqual(Array(8).fill(1));
    const byTeam = await told(drafts, 'team');
    expect(byTeam.leanings?.mates.get('2')?.drafts).toBe(2);
  });

  test('comes from a draft of numbers alone where we know who they are, and else not at all', async () => {
    const drafts = [draftOf(2025, false)];
    expect(await told(drafts, 'account')).toEqual({
      ...{ drafts: [], leanings: null },
      leftOut: [{ season: 2025, why: 'not-whole' }],
    });
    const positionOf = ({ id }: OutsidePlayer) => id.id.split(' ')[0] as Position; // as they are made above
    expect((await told(drafts, 'account', { positionOf })).drafts).toMatchObject([{ season: 2025 }]);
  });
});
