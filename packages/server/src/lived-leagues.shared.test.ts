// Recorded leagues, lived through: every tool of a league before the games of a week, with what was known by then. With
// PYLON_EVERY_WEEK each week of the season is lived, and told line by line (`npm run lived`).

import { TABLES, type TableName } from '@pylon/almanac/tables/all';
import { recordedLeagues } from '@pylon/connectors/platforms/sleeper/testing/recorded-leagues';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { listPast, pastLeague } from './testing/lived/past-league.ts';
import { walk } from './testing/lived/walk.ts';
import { realEdition } from './testing/real-edition.ts';
import { testServer } from './testing/test-server.ts';

const TIMEOUT_MS = 600_000;
/** The Wednesday before the first week of each season whose games and leagues were recorded. */
const FIRST: Readonly<Record<number, number>> = { 2023: Date.UTC(2023, 8, 6, 12), 2025: Date.UTC(2025, 8, 3, 12) };
const WEEK_MS = 7 * 24 * 3_600_000;
const isEveryWeek = process.env['PYLON_EVERY_WEEK'] !== undefined;
const EVERY_WEEK = Array.from({ length: 17 }, (_, index) => index + 1);
const WEEKS = isEveryWeek
  ? Object.keys(FIRST).flatMap((season) => EVERY_WEEK.map((week) => [week, Number(season)] as const))
  : ([
      [9, 2023],
      [15, 2025],
    ] as const);

describeShared('recorded leagues before a week of their season', () => {
  test.each(WEEKS)(
    'answer every tool before week %i of %i, and no two figures contradict each other',
    async (week, season) => {
      const now = new Date((FIRST[season] ?? 0) + (week - 1) * WEEK_MS).toISOString();
      const edition = await realEdition(now.slice(0, 10), [season], Object.keys(TABLES) as TableName[]);
      const { ask, call, arrive, register, db } = await testServer({ edition, now });
      const faults: string[] = [];
      for (const recorded of recordedLeagues().filter(({ given }) => given.season === season)) {
        const past = await pastLeague(recorded);
        for (const plan of isEveryWeek ? (['free', 'tier 2'] as const) : (['tier 2'] as const)) {
          const token = plan === 'free' ? (await register()).token : await arrive({ tier: 2 });
          const { user } = await ask('getMe', {}, token);
          const { teams } = past.league;
          const ownTeamId = teams[week % teams.length]?.teamId ?? ''; // by turns
          const userLeagueId = await listPast(db, { accountId: user?.id ?? '', teamId: ownTeamId }, past, week);
          const told = await walk({ call }, { past, week, userLeagueId, token, ownTeamId });
          const place = `${past.name}, week ${week}, ${plan}`;
          if (isEveryWeek)
            console.log(
              `${place}: ${told.answers} answers, ${told.compared} figures compared, ${told.faults.length} faults`,
            );
          expect(told.answers).toBeGreaterThan(100);
          faults.push(...told.faults.map((fault) => `${place}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
