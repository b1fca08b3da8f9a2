// The record on recorded leagues: told with what was known before a week, judged with what was known after it.
import type { Edition } from '@pylon/almanac/editions/edition';
import { TABLES, type TableName } from '@pylon/almanac/tables/all';
import { recordedLeagues } from '@pylon/connectors/platforms/sleeper/testing/recorded-leagues';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { frozenClock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { kickoffsOf } from '../../../football/games/week-games.ts';
import { leagueBefore, listPast, type PastLeague, pastLeague } from '../../../testing/lived/past-league.ts';
import { longestStretch } from '../../../testing/longest-stretch.ts';
import { realEdition } from '../../../testing/real-edition.ts';
import { scratchDatabase } from '../../../testing/scratch-database.ts';
import { waiverMaterials } from '../../waiver-wire/asked-waivers.ts';
import { bidTeller } from '../../waiver-wire/told-bids.ts';
import { judgeAdvice } from './judge-advice.job.ts';
import { sayAdvice } from './say-advice.job.ts';

const TIMEOUT_MS = 600_000;
const [SEASON, WEEK] = [2025, 9];
/** The day of the week's first game, and the Thursday after it. */
const [DAY_BEFORE, DAY_AFTER] = ['2025-10-30', '2025-11-06'];
/**
 * As no call keeps the thread longer, and as there, what took longer is done once more: code that runs for the first
 * time takes three to four times as long, and a collection of garbage may fall into it (longest-stretch.db.test.ts).
 */
const LONGEST_MS = 120;
const HOUR_MS = 3_600_000;

/** The platform has counted the week, and gone on to the next. */
async function goOn(db: Db, past: PastLeague, leagueId: string): Promise<void> {
  const { picture } = leagueBefore(past, WEEK + 1);
  await db
    .updateTable('league')
    .set({ picture: JSON.stringify(picture) })
    .where('id', '=', leagueId)
    .execute();
  await db
    .updateTable('league_week')
    .set({ picture: JSON.stringify(past.weeks.get(WEEK)) })
    .where('league_id', '=', leagueId)
    .where('week', '=', WEEK)
    .execute();
}

describeShared('what is told of recorded leagues before a week', () => {
  test(
    'is right about as often as it says, and keeps nobody waiting',
    async () => {
      const tables = Object.keys(TABLES) as TableName[];
      const [before, after] = [
        await realEdition(DAY_BEFORE, [SEASON], tables),
        await realEdition(DAY_AFTER, [SEASON], tables),
      ];
      const { first = 0, last = 0 } = kickoffsOf(before, { season: SEASON, week: WEEK }) ?? {};
      const { db } = await scratchDatabase();
      const turn = { signal: AbortSignal.any([]), isLast: true };
      const leagues: { readonly past: PastLeague; readonly id: string }[] = [];
      for (const recorded of recordedLeagues().filter(({ given }) => given.season === SEASON)) {
        const past = await pastLeague(recorded);
        const account = await db.insertInto('account').defaultValues().returning('id').executeTakeFirstOrThrow();
        // Bids are told to whoever has money: the recording knows what was left at the season's end.
        const [richest] = past.league.teams.toSorted(
          (one, other) => (other.faabLeftDollars ?? 0) - (one.faabLeftDollars ?? 0),
        );
        const teamId = richest?.teamId ?? '';
        const own = await listPast(db, { accountId: account.id, teamId }, past, WEEK);
        const { league_id: id } = await db
          .selectFrom('user_league')
          .select('league_id')
          .where('id', '=', own)
          .executeTakeFirstOrThrow();
        leagues.push({ past, id });
      }
      const clock = (at: number) => frozenClock(new Date(at));
      const say = (edition: Edition, hoursBefore: number) => {
        const parts = { db, editions: { current: () => edition }, clock: clock(first - hoursBefore * HOUR_MS) };
        return longestStretch(() =>
          sayAdvice.run({}, { ...parts, tellBids: bidTeller({ ...parts, materials: waiverMaterials() }) }, turn),
        );
      };
      const sayAll = async (edition: Edition) => Math.max(await say(edition, 60), await say(edition, 1));
      if ((await sayAll(before)) >= LONGEST_MS) {
        await db.deleteFrom('advice_sheet').execute();
        expect(await sayAll({ ...before, id: 'another edition' })).toBeLessThan(LONGEST_MS);
      }
      for (const { past, id } of leagues) await goOn(db, past, id);
      await judgeAdvice.run({}, { db, editions: { current: () => after }, clock: clock(last + 48 * HOUR_MS) }, turn);

      const sums = await db
        .selectFrom('advice_sum')
        .select(({ fn }) => [
          'kind' as const,
          fn.sum<string>('cases').as('cases'),
          fn.sum<number>('said').as('said'),
          fn.sum<number>('happened').as('happened'),
          fn.sum<number>('squared').as('squared'),
        ])
        .where('basis', '=', 'house')
        .groupBy('kind')
        .orderBy('kind')
        .execute();
      expect(sums.map(({ kind }) => kind)).toEqual(['bid', 'lineup', 'start', 'win']);
      // Ten bids are too few to tell.
      for (const { kind, cases, said, happened, squared } of sums.filter((each) => each.kind !== 'bid')) {
        const count = Number(cases);
        const share = happened / count;
        // Some thirty statements, of which those of a team hang together, are two standard errors of a third.
        const error = 2 * Math.sqrt((share * (1 - share)) / Math.max(1, count / 8));
        expect(Math.abs(said / count - share), kind).toBeLessThan(error);
        // Nearer than saying of each how often it happens at all, where there are enough to tell.
        if (count > 100) expect(squared / count, kind).toBeLessThan(share * (1 - share));
      }
      const counted = await db
        .selectFrom('advice')
        .select(({ fn }) => ['unjudged' as const, fn.countAll<string>().as('count')])
        .groupBy('unjudged')
        .execute();
      const ofReason = new Map(counted.map(({ unjudged, count }) => [unjudged, Number(count)]));
      expect(ofReason.get('not-told') ?? 0).toBe(0);
      expect(ofReason.get('did-not-play') ?? 0).toBeLessThan(0.05 * (ofReason.get(null) ?? 0));
    },
    TIMEOUT_MS,
  );
});
