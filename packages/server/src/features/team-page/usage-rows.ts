import type { Edition } from '@pylon/almanac/editions/edition';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { cents, knownCents } from '@pylon/engine/tables/cents';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { isPosition, POSITIONS } from '@pylon/engine/vocabulary/positions';
import { shareOf } from '../../football/usage-games.ts';
import { toWireEntity } from '../../wire/entity.ts';

type UsageRow = Extract<TeamPage['usage'], readonly unknown[]>[number];

interface Tally {
  targets: number;
  carries: number;
  /** Shares of the snaps of games, 0 to 100 each, added up; null without a count. */
  snaps: number | null;
}

/** Weeks of a regular season, at most; later ones are play-offs. */
const REGULAR_WEEKS = 18;

/**
 * Who had what part of a team's regular season: of its targets and carries, which box scores count, and of its snaps
 * on offence, of which a game that the player missed or played for others has none. By position, the most used first.
 */
export function usageRows(edition: Edition, teamId: string, season: number, tier: Tier): UsageRow[] {
  const { used, games } = countedUse(edition, teamId, season);
  const sum = (of: 'targets' | 'carries') => [...used.values()].reduce((total, one) => total + one[of], 0);
  const [targets, carries] = [sum('targets'), sum('carries')];
  const placeOf = (playerId: string) => {
    const place = (POSITIONS as readonly string[]).indexOf(edition.indexes.positionOf(playerId, season) ?? '');
    return place === -1 ? POSITIONS.length : place;
  };
  const chances = (one: Tally) => one.targets + one.carries;
  return [...used]
    .sort(([one, its], [other, others]) => placeOf(one) - placeOf(other) || chances(others) - chances(its))
    .flatMap(([playerId, one]) => {
      const entity = toWireEntity(edition, playerId, season);
      if (!entity) return [];
      return [
        {
          ...entity,
          targets: gated(tier, 'airYardsTable', one.targets),
          targetShare: gated(tier, 'airYardsTable', knownCents(shareOf(one.targets, targets))),
          carries: one.carries,
          carryShare: knownCents(shareOf(one.carries, carries)),
          snapShare: gated(tier, 'snapCountTable', one.snaps === null ? null : cents(one.snaps / games)),
        },
      ];
    });
}

/** By player; `games` are the team's with a count of snaps. */
function countedUse({ tables, indexes }: Edition, teamId: string, season: number) {
  const used = new Map<string, Tally>();
  const tallyOf = (playerId: string): Tally => {
    const one = used.get(playerId) ?? { targets: 0, carries: 0, snaps: null };
    used.set(playerId, one);
    return one;
  };
  const lines = tables.statWeeks.column;
  for (let row = 0; row < tables.statWeeks.length; row++) {
    if (lines.season[row] !== season || lines.seasonType[row] !== 'REG' || lines.teamId[row] !== teamId) continue;
    const entityId = lines.entityId[row] ?? '';
    const [targets, carries] = [lines.receivingTargets[row] || 0, lines.rushingAttempts[row] || 0]; // NaN: not counted
    if (isTeamId(entityId) || targets + carries === 0) continue;
    const one = tallyOf(entityId);
    one.targets += targets;
    one.carries += carries;
  }
  const counts = tables.snapCounts.column;
  const weeks = new Set<number>();
  for (let row = 0; row < tables.snapCounts.length; row++) {
    const [week, share] = [counts.week[row] ?? 0, counts.offensePercent[row] ?? 0];
    if (counts.season[row] !== season || counts.teamId[row] !== teamId || week > REGULAR_WEEKS || share === 0) continue;
    weeks.add(week);
    const playerId = counts.playerId[row] ?? '';
    if (!isPosition(indexes.positionOf(playerId, season) ?? '')) continue; // linemen play every snap
    const one = tallyOf(playerId);
    one.snaps = (one.snaps ?? 0) + share;
  }
  return { used, games: weeks.size };
}
