// Before the first kick-off of a week what tools tell of every league is written down, once and for good.
import type { Edition } from '@pylon/almanac/editions/edition';
import { inSlices } from '../../../almanac/in-slices.ts';
import type { Clock } from '../../../clock.ts';
import { kickoffsOf, type WeekOfSeason } from '../../../football/games/week-games.ts';
import { weekAhead } from '../../../football/week-ahead.ts';
import { defineJob, NOTHING } from '../../../jobs/define-job.ts';
import { leagueWeek } from '../../../leagues/asked-team.ts';
import type { LeagueParts } from '../../../leagues/known-league.ts';
import { weekScores } from '../../../leagues/week-scores.ts';
import { seasonNow } from '../../../wire/season.ts';
import { type UnsaidLeague, unsaidLeagues, writeSheet } from './advice-sheets.queries.ts';
import { type Statement, weekStatements } from './week-statements.ts';

/** What it takes. */
interface Parts extends LeagueParts {
  readonly clock: Clock;
}

/** Line-ups are set late; a platform's leagues take their time to be gone through. */
const BEFORE_MS = 6 * 3_600_000;
/** Leagues of one run: with some tenths of a second each, it ends before the next one. */
const LEAGUES_AT_ONCE = 500;
/** Plans by what they open: the house's expectations, and those of the market. */
const TIERS = [2, 0] as const;

export const sayAdvice = defineJob({
  name: 'say-advice',
  schema: NOTHING,
  every: '1,11,21,31,41,51 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  longestSeconds: 570,
  async run(_nothing, parts: Parts, { signal }) {
    const edition = parts.editions.current();
    const next = edition && weekToSay(edition, parts.clock.now());
    if (!next) return;
    for (const league of await unsaidLeagues(parts.db, next, 'week', LEAGUES_AT_ONCE)) {
      if (signal.aborted) return;
      const statements = await statementsFor(parts, league, next.week);
      const saidAt = parts.clock.now();
      if (saidAt.getTime() >= next.kickoff) return; // nothing is said afterwards
      const { season, week } = next;
      const { leagueId } = league;
      await writeSheet(parts.db, {
        ...{ leagueId, season, week, occasion: 'week', editionId: edition.id, saidAt, statements },
      });
    }
  },
});

/** The week whose first game is near; null at any other time. */
function weekToSay(edition: Edition, now: Date): (WeekOfSeason & { readonly kickoff: number }) | null {
  const season = seasonNow(edition, now);
  if (!season) return null;
  const of = { season: season.year, week: weekAhead(edition, season.year) };
  const kickoff = kickoffsOf(edition, of)?.first;
  const beforeMs = (kickoff ?? 0) - now.getTime();
  return kickoff !== undefined && beforeMs > 0 && beforeMs <= BEFORE_MS ? { ...of, kickoff } : null;
}

/** Everything that either plan is told; of a league that cannot be told of, nothing. */
async function statementsFor(
  parts: Parts,
  { accountId: id, userLeagueId }: UnsaidLeague,
  week: number,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  for (const tier of TIERS) {
    const asked = await leagueWeek(parts, { id, tier }, { userLeagueId, week });
    if (!asked.ok) return [];
    const scores = await weekScores(parts, asked.value.of);
    statements.push(...(await inSlices(weekStatements(asked.value, scores, parts.clock.now()))));
  }
  return statements;
}
