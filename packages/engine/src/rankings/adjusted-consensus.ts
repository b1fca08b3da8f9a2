/**
 * Published rankings in a league that nobody published any for.
 *
 * Lists are made for a handful of formats, with the usual league in mind. What experts know of players, health, roles
 * and talent, holds in every league; what changes is how much points at each position are worth. So the consensus is
 * carried over by value: the n-th of the list is worth what the n-th best is worth in the format's own scoring and
 * league, as points above replacement; to that is added how much more or less the player's own value is, by the
 * player's projection, in the league asked for; and the list is sorted anew. In the format's own league nothing moves.
 * @source analysis/carried-consensus: how near it comes to lists that were published
 */
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import type { LeagueShape } from '../vocabulary/league.ts';
import type { ConsensusEntry, FormatLists, RankingMaterial } from './ranking-material.ts';
import { referenceValues, sameGame } from './reference-values.ts';
import type { ScoutValue } from './scout-values.ts';

/**
 * The consensus of a format as a league would have it.
 *
 * @param values everybody's worth in the league asked for
 * @param isByPosition whether places are within positions: then those are sorted anew, each by itself
 * @returns best first; the n-th place keeps the mean that it had, a position's n-th its tier, and a player their spread
 */
export function adjustedConsensus(
  material: RankingMaterial,
  { format, entries }: FormatLists,
  asked: {
    readonly settings: ScoringSettings;
    readonly league: LeagueShape;
    readonly values: ReadonlyMap<string, ScoutValue>;
    readonly isByPosition: boolean;
  },
): readonly ConsensusEntry[] {
  if (sameGame(format, asked)) return entries;
  const before = referenceValues(material, format);
  const shiftOf = ({ entityId }: ConsensusEntry): number => {
    const [was, is] = [before.get(entityId), asked.values.get(entityId)?.above];
    return was === undefined || is === undefined ? 0 : is - was;
  };
  const groups = asked.isByPosition ? [...groupedByPosition(material, entries).values()] : [entries];
  const moved = groups.flatMap((group) => resorted(group, before, shiftOf));
  return withTiers(material, moved);
}

/**
 * Worth is compared to a billionth of a point: what differs by less differs by how its sums were rounded.
 * No unit times no setting has more decimals.
 */
const PARTS_PER_POINT = 1e9;

/** One list sorted anew by the worth of its places and how far each player's own worth differs. */
function resorted(
  entries: readonly ConsensusEntry[],
  before: ReadonlyMap<string, number>,
  shiftOf: (entry: ConsensusEntry) => number,
): readonly ConsensusEntry[] {
  const listed = entries.toSorted((a, b) => a.mean - b.mean || a.rank - b.rank);
  const curve = listed.flatMap(({ entityId }) => before.get(entityId) ?? []).sort((a, b) => b - a);
  const worth = listed.map((entry, place) =>
    Math.round(((curve[Math.min(place, curve.length - 1)] ?? 0) + shiftOf(entry)) * PARTS_PER_POINT),
  );
  const order = listed.map((_, place) => place).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  return order.flatMap((from, place) => {
    const [entry, there] = [listed[from], listed[place]];
    return entry && there ? [{ ...entry, mean: there.mean, rank: there.rank }] : [];
  });
}

function groupedByPosition(
  { positions }: RankingMaterial,
  entries: readonly ConsensusEntry[],
): ReadonlyMap<string, readonly ConsensusEntry[]> {
  return Map.groupBy(entries, ({ entityId }) => positions.get(entityId) ?? '');
}

/** Places within positions counted anew; a position's n-th has the tier that its n-th had. */
function withTiers(material: RankingMaterial, entries: readonly ConsensusEntry[]): readonly ConsensusEntry[] {
  const counted = new Map<string, ConsensusEntry>();
  for (const group of groupedByPosition(material, entries).values()) {
    const tiers = group.flatMap(({ tier }) => tier ?? []).sort((a, b) => a - b);
    const places = group.map(({ positionRank }) => positionRank).sort((a, b) => a - b);
    group.forEach((entry, place) => {
      const { tier = entry.tier, positionRank = entry.positionRank } = {
        tier: tiers[place],
        positionRank: places[place],
      };
      counted.set(entry.entityId, { ...entry, tier, positionRank });
    });
  }
  return entries.map((entry) => counted.get(entry.entityId) ?? entry);
}
