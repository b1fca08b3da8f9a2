import { expect, test } from 'vitest';
import { weekParticipantOf } from './present-user-league.ts';
import type { TeamWeek } from './user-leagues.queries.ts';

const TEAM = { id: '1', teamName: 'Ada’s Eleven', ownerNames: [], avatarURL: null, isOut: false };

const playerAt = (slot: TeamWeek['players'][number]['slot'], points: number | null): TeamWeek['players'][number] => ({
  player: { id: { system: 'sleeper', id: slot }, teamId: null, name: slot, position: null, positionCode: '' },
  ...{ slot, points },
});

test('a team that meets nobody has the points that its starters made, and none of its bench', () => {
  const players = [playerAt('QB', 20.5), playerAt('RB', 10), playerAt('BN', 30), playerAt('WR', null)];
  expect(weekParticipantOf({ players, matchups: [] }, TEAM)).toEqual({ ...TEAM, fantasyPoints: 30.5 });
});

test('a team that meets another has the points of the match-up', () => {
  const week: TeamWeek = {
    players: [playerAt('QB', 20.5)],
    matchups: [
      {
        teams: [
          { teamId: '2', points: 80 },
          { teamId: '1', points: 91.2 },
        ],
        kind: 'regular',
      },
    ],
  };
  expect(weekParticipantOf(week, TEAM)?.fantasyPoints).toBe(91.2);
});

test('before anybody counted, and of nobody’s team, there is nothing to tell', () => {
  expect(weekParticipantOf({ players: [playerAt('QB', null)], matchups: [] }, TEAM)?.fantasyPoints).toBeNull();
  expect(weekParticipantOf({ players: [], matchups: [] }, undefined)).toBeNull();
});
