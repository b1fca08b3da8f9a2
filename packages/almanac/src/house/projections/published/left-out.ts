import type { Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../../../tables/all.ts';
import type { WhoIsWho } from '../../consensus/who-is-who.ts';
import type { SeasonClock } from '../../season-clock.ts';
import type { PublishedLine } from './published-lines.ts';

/** What was published of some weeks, by week and entity. */
export type RecentWeeks = ReadonlyMap<number, ReadonlyMap<string, readonly PublishedLine[]>>;

/** Positions of whom publishers name everybody who may score. */
const NAMED_POSITIONS: ReadonlySet<Position> = new Set<Position>(['QB', 'RB', 'WR', 'TE']);
/** A list that names less of those whom it named shortly before is cut off, or has only begun. */
const WHOLE_SHARE = 0.5;

/**
 * Whom nobody projects for the present week although their team has its game before it: a publisher who named them in
 * a week before has published a whole list of their position, and no one names them.
 *
 * @param recent the present week, the first that is open, and some before it
 * @source analysis/projections "left-out"
 */
export function leftOut(
  { projections }: TableRows,
  recent: RecentWeeks,
  { season, openWeeks, hasGameAhead }: SeasonClock,
  who: WhoIsWho,
): ReadonlySet<string> {
  const [present = 0] = openWeeks;
  const now = recent.get(present) ?? new Map<string, readonly PublishedLine[]>();
  const plays = (entityId: string) => hasGameAhead(who.teamOf(entityId, season) ?? '', present);
  const listOf = (provider: string, entityId: string) => `${provider} ${who.positionOf(entityId, season)}`;
  const before = [...recent].flatMap(([week, published]) =>
    [...(week < present ? published : [])].flatMap(([entityId, lines]) =>
      plays(entityId) ? lines.map(({ provider }) => ({ entityId, provider })) : [],
    ),
  );
  const whole = new Set<string>();
  for (const [list, all] of Map.groupBy(before, ({ entityId, provider }) => listOf(provider, entityId))) {
    const named = all.filter(({ entityId, provider }) => now.get(entityId)?.some((line) => line.provider === provider));
    if (named.length >= WHOLE_SHARE * all.length) whole.add(list);
  }
  return new Set(
    projections
      .filter((row) => row.season === season && row.period === 'weekly' && row.week < present)
      .filter(({ entityId, provider }) => whole.has(listOf(provider, entityId)) && !now.has(entityId))
      .map(({ entityId }) => entityId)
      .filter((entityId) => {
        const position = who.positionOf(entityId, season);
        return position !== null && NAMED_POSITIONS.has(position) && plays(entityId);
      }),
  );
}
