// Lists of experts: a consensus of many who are not named. The house's own methods are computed, never published.
import type { Random } from '@pylon/engine/random/random';
import type { rankings } from '../../tables/fantasy.ts';
import type { RowOf } from '../../tables/table.ts';
import { normal } from '../league/draws.ts';
import { placesOf, type Worth } from '../league/worth.ts';

type RankingRow = RowOf<typeof rankings>;
/** What a list ranks and when it was published. */
export type ListTime = Pick<RankingRow, 'season' | 'period' | 'week' | 'format' | 'asOf'>;

/** Slug of the consensus of unnamed experts. */
export const EXPERT_CONSENSUS = 'fantasypros-ecr';
const PANEL = 9;

function ranked(worth: readonly Worth[], values: readonly number[]) {
  const places = placesOf(values);
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const seen = new Map<string, number>();
  return order.map((index, place) => {
    const { entityId, position } = worth[index]?.outlook ?? { entityId: '', position: '' };
    const positionRank = (seen.get(position) ?? 0) + 1;
    seen.set(position, positionRank);
    return { index, entityId, rank: place + 1, positionRank };
  });
}

/** Where a panel of experts ranks everybody, in the order of the worths. */
export interface PanelView {
  readonly mean: readonly number[];
  readonly sd: readonly number[];
  readonly best: readonly number[];
  readonly worst: readonly number[];
}

/** The ranks of a panel whose members differ by so many points. */
export function panelView(worth: readonly Worth[], disagreement: number, random: Random): PanelView {
  const ranks = Array.from({ length: PANEL }, () =>
    placesOf(worth.map(({ value }) => value + normal(random, 0, disagreement))),
  );
  const of = (index: number) => ranks.map((places) => places[index] ?? 0);
  const mean = worth.map((_, index) => of(index).reduce((sum, rank) => sum + rank, 0) / PANEL);
  return {
    mean,
    sd: worth.map((_, index) =>
      Math.sqrt(of(index).reduce((sum, rank) => sum + (rank - (mean[index] ?? 0)) ** 2, 0) / (PANEL - 1)),
    ),
    best: worth.map((_, index) => Math.min(...of(index))),
    worst: worth.map((_, index) => Math.max(...of(index))),
  };
}

/** The consensus' own rows: ranks by the panel's mean, with its spread. */
export function consensusRows(
  worth: readonly Worth[],
  panel: PanelView,
  list: ListTime & { readonly length: number },
): RankingRow[] {
  const { length, ...time } = list;
  return ranked(
    worth,
    panel.mean.map((mean) => -mean),
  )
    .slice(0, length)
    .map(({ index, entityId, rank, positionRank }) => ({
      ...time,
      expert: EXPERT_CONSENSUS,
      entityId,
      rank,
      positionRank,
      mean: hundredth(panel.mean[index] ?? rank),
      sd: hundredth(panel.sd[index] ?? 0),
      best: panel.best[index] ?? rank,
      worst: panel.worst[index] ?? rank,
      tier: null,
    }));
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
