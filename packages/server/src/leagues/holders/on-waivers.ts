import { knownAs } from '../../outside/known-as.ts';
import type { LeagueParts } from '../known-league.ts';
import { storedTransactions } from '../stored-league.queries.ts';
import type { LeagueHolders } from './league-holders.ts';

const HOUR_MS = 3_600_000;
/** Weeks of moves that are looked at, the present one among them: no league holds anybody for longer. */
const WEEKS = 3;

/**
 * Whom of the free agents of a league one has to claim still, by entity: whoever was dropped within the hours that the
 * league keeps them on waivers. Nobody where the platform does not say how long that is.
 */
export async function onWaivers(
  { db }: Pick<LeagueParts, 'db'>,
  { of, week: { week }, byEntity }: LeagueHolders,
  now: Date,
): Promise<ReadonlySet<string>> {
  const { kind, holdHours } = of.league.waivers;
  if (kind === 'none' || holdHours === undefined) return new Set();
  const since = new Date(now.getTime() - holdHours * HOUR_MS).toISOString();
  const weeks = await storedTransactions(db, of.leagueId, week - WEEKS + 1);
  const dropped = weeks
    .flatMap(({ transactions }) => transactions)
    .filter(({ at, outcome }) => outcome === 'done' && at > since)
    .flatMap(({ moves }) => moves.filter(({ toTeamId }) => toTeamId === null))
    .flatMap(({ player }) => knownAs(player, of.edition) ?? []);
  return new Set(dropped.filter((entityId) => !byEntity.has(entityId)));
}
