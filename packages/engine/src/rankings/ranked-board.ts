/**
 * The rankings of a period in any scoring and league: who stands where, and what each is worth.
 *
 * One function for the server, which answers with a page of it, and for the browser, which ranks anew at every press of
 * a stepper. It depends on nothing but its arguments, so both come to the same to the last bit.
 */
import { consensus as pooled } from '../player-value/consensus.ts';
import type { PointsRange } from '../scoring/expected/points-range.ts';
import type { AskedLeague } from './asked-league.ts';
import { type ConsensusOpinion, type ExpertList, expertLists } from './expert-lists.ts';
import { methodRanks } from './method-ranks.ts';
import { ownTiers } from './own-experts.ts';
import type { RankingMaterial } from './ranking-material.ts';
import { scoredPlayers } from './scored-players.ts';
import { scoutValues } from './scout-values.ts';

export interface RankedPlayer {
  readonly entityId: string;
  readonly position: string;
  /** Place on the board, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  /** Mean rank in the published lists, or of the experts chosen. */
  readonly consensus: number;
  readonly sd: number | null;
  /** The house's tier within the position; null when it has none. */
  readonly positionTier: number | null;
  readonly ranks: Readonly<Record<string, number>>;
  readonly adp: number | null;
  /** A list shows no middle. */
  readonly points: Omit<PointsRange, 'middle'> | null;
  readonly vorp: number | null;
  /** Points above replacement, negative below it; null without a projection. */
  readonly above: number | null;
  readonly auctionValue: number | null;
}

/** An expert with a list of the period. */
export type BoardExpert = Omit<ExpertList, 'ranks' | 'isPartial'>;

export interface RankedBoard {
  /** The experts shown; who has no list of the period is not. */
  readonly experts: readonly BoardExpert[];
  /** Whoever ranks the period, shown or not. */
  readonly everyExpert: readonly BoardExpert[];
  /** Tiers over all positions by entity, where a list of the person's own is all that is shown; null elsewhere. */
  readonly ownTiers: ReadonlyMap<string, number> | null;
  /** Best first. */
  readonly rows: readonly RankedPlayer[];
}

/** A place on the board and what put somebody there. */
interface Opinion {
  readonly entityId: string;
  readonly mean: number;
  readonly sd: number | null;
  readonly tier: number | null;
}

/**
 * Everybody whom an expert ranks.
 *
 * @param expertIds experts to show; empty, or none with a list of the period, is all
 */
export function rankedBoard(
  material: RankingMaterial,
  asked: AskedLeague,
  expertIds: readonly string[] = [],
): RankedBoard {
  const scored = scoredPlayers(material, asked.settings);
  const pointsOf = new Map(
    scored.map(({ entityId, points: { floor, expected, ceiling } }) => [entityId, { floor, expected, ceiling }]),
  );
  const values = scoutValues(scored, asked.league);
  const { lists, consensus, adps } = expertLists(material, asked, values, methodRanks(material, asked, scored));
  const chosen = lists.filter(({ expertId }) => expertIds.includes(expertId));
  const shown = chosen.length > 0 ? chosen : lists;
  const opinions = chosen.length > 0 ? pooledOpinions(chosen) : houseOpinions(consensus, lists);

  const counts = new Map<string, number>();
  const rows: RankedPlayer[] = [];
  for (const { entityId, mean, sd, tier } of opinions) {
    const position = material.positions.get(entityId);
    if (position === undefined) continue;
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    const value = values.get(entityId);
    rows.push({
      entityId,
      position,
      rank: rows.length + 1,
      positionRank,
      consensus: mean,
      sd,
      positionTier: tier,
      ranks: ranksOf(entityId, shown),
      adp: adps.get(entityId) ?? null,
      points: pointsOf.get(entityId) ?? null,
      vorp: value?.vorp ?? null,
      above: value?.above ?? null,
      auctionValue: material.period === 'seasonal' ? (value?.auctionValue ?? null) : null,
    });
  }
  return {
    experts: shown.map(toExpert),
    everyExpert: lists.map(toExpert),
    ownTiers: ownTiers(material.own ?? [], shown),
    rows,
  };
}

const toExpert = ({ expertId, asOf, format }: ExpertList): BoardExpert => ({ expertId, asOf, format });

function ranksOf(entityId: string, lists: readonly ExpertList[]): Readonly<Record<string, number>> {
  const ranksByExpert: Record<string, number> = {};
  for (const { expertId, ranks } of lists) {
    const rank = ranks.get(entityId);
    if (rank !== undefined) ranksByExpert[expertId] = rank;
  }
  return ranksByExpert;
}

/**
 * The house consensus; whom no published list names follows after its end in Scout's order. Where nobody published
 * anything, Scout's order is all there is.
 */
function houseOpinions(
  consensus: ReadonlyMap<string, ConsensusOpinion>,
  lists: readonly ExpertList[],
): readonly Opinion[] {
  const ranked = [...consensus].map(([entityId, opinion]) => ({ entityId, ...opinion }));
  ranked.sort((a, b) => a.mean - b.mean);
  const end = Math.max(ranked.length, Math.ceil(ranked.at(-1)?.mean ?? 0));
  const scout = lists.find(({ expertId }) => expertId === 'scout')?.ranks ?? new Map<string, number>();
  const others = [...scout]
    .filter(([entityId]) => !consensus.has(entityId))
    .sort(([, a], [, b]) => a - b)
    .map(([entityId], index) => ({ entityId, mean: end + index + 1, sd: null, tier: null }));
  return [...ranked, ...others];
}

/** The consensus of the experts that a person chose. */
function pooledOpinions(lists: readonly ExpertList[]): readonly Opinion[] {
  const entities = [...new Set(lists.flatMap(({ ranks }) => [...ranks.keys()]))];
  const ranked = pooled(
    lists.map(({ expertId, ranks, isPartial }) => ({
      expertId,
      ...(isPartial ? { isPartial } : {}),
      ranks: entities.map((entityId) => ranks.get(entityId) ?? null),
    })),
  );
  return entities
    .flatMap((entityId, index) => {
      const one = ranked[index];
      return one ? [{ entityId, rank: one.rank, mean: one.mean, sd: one.deviation, tier: null }] : [];
    })
    .sort((a, b) => a.rank - b.rank);
}
