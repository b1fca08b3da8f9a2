// Free agents while a week is played: whoever still starts in it is not dropped before their game.
import { unlocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import type { WeekPicture } from '../../db/tables/leagues.ts';
import { kickoffsOf } from '../../football/games/week-games.ts';
import { teamGames } from '../../football/team-games.ts';
import { weekExpectations } from '../../leagues/week-expectations.ts';
import { listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { scoringById } from '../../testing/scoring-by-id.ts';
import { testServer } from '../../testing/test-server.ts';

const [SEASON, WEEK] = [2025, 9];
const edition = sampleEdition();
const begun = (kickoffsOf(edition, { season: SEASON, week: WEEK })?.first ?? 0) + 3_600_000;
const { ask, arrive, db } = await testServer({ edition, now: new Date(begun).toISOString() });

/** Quarterbacks, those first who are expected to make most in the week after. */
const passers = [...weekExpectations(edition, { season: SEASON, week: WEEK + 1 }, scoringById('1'), 'house')]
  .filter(([, { position }]) => position === 'QB')
  .toSorted(([, one], [, other]) => other.points.expected - one.points.expected)
  .map(([id]) => id);
const gameOf = (id: string) =>
  teamGames(edition, edition.indexes.teamOf(id, SEASON), SEASON).find(({ week }) => week === WEEK);
const isExpected = (id: string) =>
  weekExpectations(edition, { season: SEASON, week: WEEK }, scoringById('1'), 'house').has(id);

/** The week, with two quarterbacks in place of the first team’s. */
const withPassers =
  (starter: string, rests: string) =>
  (week: WeekPicture): WeekPicture => ({
    ...week,
    rosters: week.rosters.map(({ teamId, players }) => ({
      teamId,
      players: [
        ...(teamId === '1' ? [starter, rests] : []).map((id, at) => ({
          player: {
            ...{ id: { system: 'gsis' as const, id }, teamId: null, name: id },
            ...{ position: 'QB' as const, positionCode: 'QB' },
          },
          ...{ slot: at === 0 ? ('QB' as const) : ('BN' as const), points: null },
        })),
        ...players.filter(({ player }) => player.position !== 'QB'),
      ],
    })),
  });

test('nobody is dropped who starts this week and has not begun, however little they bring later', async () => {
  const rests = passers.find((id) => gameOf(id) === undefined);
  const starter = passers.findLast((id) => isExpected(id) && Date.parse(gameOf(id)?.kickoff ?? '') > begun);
  if (rests === undefined || starter === undefined) throw new Error('the sample has no such quarterbacks');
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON);
  await rewriteWeek(db, WEEK, userLeagueId, withPassers(starter, rests));
  const { tradeAnalyzers } = await ask('listTradeRosters', { userLeagueId }, token);
  const needed = tradeAnalyzers.find(({ athlete }) => athlete?.id === starter)?.leagueRosterId;
  const rows = unlocked((await ask('listAvailablePlayers', { userLeagueId }, token)).availablePlayers) ?? [];
  expect(needed).toBeDefined();
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ drop }) => drop?.leagueRosterId === needed)).toEqual([]);
});
