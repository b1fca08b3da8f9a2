import type { Edition } from '@pylon/almanac/editions/edition';
import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { toWireEntity } from '../../wire/entity.ts';
import { newestRows } from './newest-rows.ts';

type Chart = NonNullable<TeamPage['depthChart']>;

/** Places that fantasy leagues draft, in the order in which screens list them; a fullback stands with the backs. */
const FANTASY_SLOTS: readonly string[] = ['QB', 'RB', 'FB', 'WR', 'TE', 'K'];
/** What the same place is called in other charts. */
const OTHER_NAMES: Readonly<Record<string, string>> = { HB: 'RB', PK: 'K', KOR: 'KR' };

/** Receivers have numbers in some charts. */
const slotOf = (slot: string): string => OTHER_NAMES[slot] ?? (slot.startsWith('WR') ? 'WR' : slot);

const orderOf = (slot: string): number => {
  const place = FANTASY_SLOTS.indexOf(slot);
  return place === -1 ? FANTASY_SLOTS.length : place;
};

/** A team's newest chart of a season by place on the field, starters first; null without any. */
export function depthChart(edition: Edition, teamId: string, season: number): Chart | null {
  const { column } = edition.tables.depthCharts;
  const { week, rows } = newestRows(edition, 'depthCharts', { teamId, season });
  if (rows.length === 0) return null;
  const places = [...Map.groupBy(rows, (row) => slotOf(column.slot[row] ?? ''))]
    .map(([slot, of]) => ({
      slot,
      isFantasy: FANTASY_SLOTS.includes(slot),
      players: playersOf(edition, of, season),
    }))
    .filter(({ players }) => players.length > 0)
    .sort((one, other) => orderOf(one.slot) - orderOf(other.slot) || (one.slot < other.slot ? -1 : 1));
  return { week, asOf: column.asOf[rows[0] ?? -1] ?? null, places };
}

/** Who stands at a place, each once. */
function playersOf(edition: Edition, rows: readonly number[], season: number): Chart['places'][number]['players'] {
  const { column } = edition.tables.depthCharts;
  const ranks = new Map<string, number>();
  for (const row of rows) {
    const [playerId, rank] = [column.playerId[row] ?? '', column.rank[row] ?? 0];
    ranks.set(playerId, Math.min(rank, ranks.get(playerId) ?? rank));
  }
  return [...ranks]
    .sort(([, one], [, other]) => one - other)
    .flatMap(([playerId, rank]) => {
      const entity = toWireEntity(edition, playerId, season);
      return entity ? [{ ...entity, rank }] : [];
    });
}
