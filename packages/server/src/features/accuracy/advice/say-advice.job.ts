// What tools tell of every league is written down, once and for good: bids as soon as a week is over, the rest before
// the next one's first kick-off.
import type { Edition } from '@pylon/almanac/editions/edition';
import { inSlices } from '../../../almanac/in-slices.ts';
import type { Clock } from '../../../clock.ts';
import type { AdviceOccasion } from '../../../db/tables/advice.ts';
import { isTold, kickoffsOf, type WeekOfSeason } from '../../../football/games/week-games.ts';
import { weekAhead } from '../../../football/week-ahead.ts';
import { defineJob, NOTHING } from '../../../jobs/define-job.ts';
import { leagueWeek } from '../../../leagues/asked-team.ts';
import type { LeagueParts } from '../../../leagues/known-league.ts';
import { weekScores } from '../../../leagues/week-scores.ts';
import { seasonNow } from '../../../wire/season.ts';
import { type UnsaidLeague, unsaidLeagues, writeSheet } from './advice-sheets.queries.ts';
import { type Statement, weekStatements } from './week-statements.ts';

/** A recommended bid and its chance to win, 0 to 1. */
interface ToldBid {
  readonly teamId: string;
  readonly entityId: string;
  readonly dollars: number;
  readonly chance: number;
}

/** What it takes. */
interface Parts extends LeagueParts {
  readonly clock: Clock;
  /** The bids that are recommended in a league. */
  readonly tellBids: (league: UnsaidLeague) => Promise<readonly ToldBid[]>;
}

const HOUR_MS = 3_600_000;
/** Line-ups are set late; a platform's leagues take their time to be gone through. */
const BEFORE_MS = 6 * HOUR_MS;
/** Nobody bids for a week that is farther away: before the season there is none before it. */
const BIDS_BEFORE_MS = 4 * 24 * HOUR_MS;
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
    const next = edition && weekNext(edition, parts.clock.now());
    if (!next) return;
    if (next.isSoon) await sayAll(parts, { ...next, occasion: 'week', edition }, signal);
    else if (next.isOpen) await sayAll(parts, { ...next, occasion: 'bids', edition }, signal);
  },
});

/** What is to be said. */
interface Saying extends WeekOfSeason {
  readonly occasion: AdviceOccasion;
  readonly edition: Edition;
  /** Of the first game, milliseconds since 1970. */
  readonly kickoff: number;
}

async function sayAll(parts: Parts, saying: Saying, signal: AbortSignal): Promise<void> {
  const { occasion, edition, season, week, kickoff } = saying;
  for (const league of await unsaidLeagues(parts.db, saying, occasion, LEAGUES_AT_ONCE)) {
    if (signal.aborted) return;
    const statements = await (occasion === 'week' ? statementsFor(parts, league, week) : bidsFor(parts, league));
    const saidAt = parts.clock.now();
    if (saidAt.getTime() >= kickoff) return; // nothing is said afterwards
    const { leagueId } = league;
    await writeSheet(parts.db, { leagueId, season, week, occasion, editionId: edition.id, saidAt, statements });
  }
}

const bidsFor = async ({ tellBids }: Parts, league: UnsaidLeague): Promise<readonly Statement[]> =>
  (await tellBids(league)).map(({ chance, ...subject }) => ({
    kind: 'bid',
    basis: 'house',
    subject,
    chance,
    baseline: 1,
  }));

/**
 * The week that comes next, until its first kick-off: whether that is soon, and whether the week before is over and
 * told; null where no game is near.
 */
function weekNext(edition: Edition, now: Date) {
  const season = seasonNow(edition, now);
  if (!season) return null;
  const of = { season: season.year, week: weekAhead(edition, season.year) };
  const kickoff = kickoffsOf(edition, of)?.first;
  const beforeMs = (kickoff ?? 0) - now.getTime();
  if (kickoff === undefined || beforeMs <= 0 || beforeMs > BIDS_BEFORE_MS) return null;
  return {
    ...{ ...of, kickoff, isSoon: beforeMs <= BEFORE_MS },
    isOpen: isTold(edition, { ...of, week: of.week - 1 }),
  };
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
