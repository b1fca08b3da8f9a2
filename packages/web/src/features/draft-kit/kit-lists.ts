// Lists of a kit from the answers that they are made of: what is locked is not in them.
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import type { Provenance } from '@pylon/contract/wire';
import { ADP_PROVIDER_LABELS, ADP_PROVIDERS, type AdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { Answer } from '../../api/call.ts';
import type { KitList, KitPlayer } from '../../api/kit-store.ts';
import { type EntityRow, entityOf } from '../../widgets/player/entity.ts';

/** More than any draft takes; a phone draws no more at once. */
export const MOST_KEPT = 400;

type Figures = Omit<KitPlayer, 'id' | 'name' | 'position' | 'team'>;

function playerOf(row: EntityRow, figures: Figures): KitPlayer | null {
  const entity = entityOf(row);
  if (!entity) return null;
  const { id, name, position, teamAlias } = entity;
  return { id, name, position, team: teamAlias, ...figures };
}

/** What a list says of itself besides its players. */
const saidOf = ({ edition, mode }: Provenance) => ({ edition, isSample: mode === 'sample' });

const playersOf = (players: readonly (KitPlayer | null)[]): readonly KitPlayer[] =>
  players.flatMap((player) => player ?? []).slice(0, MOST_KEPT);

type RankedRow = Answer<'listRankings'>['playerExpertRanking'][number] | SheetRow;
type SheetRow = Answer<'getCheatSheets'>['playerExpertCheatSheet'][number];

/** A list in an order of experts. */
function rankedList(rows: readonly RankedRow[], provenance: Provenance, named: Pick<KitList, 'id' | 'title'>): KitList {
  const players = rows.map((row) =>
    playerOf(row, {
      byeWeek: row.byeWeek,
      place: row.rank,
      positionRank: row.positionRank,
      tier: unlocked(row.tier),
      adp: unlocked(row.adp),
    }),
  );
  return {
    ...{ ...named, asOf: provenance.asOf, ...saidOf(provenance) },
    hasLocks: rows.some(({ tier, adp }) => isLocked(tier) || isLocked(adp)),
    players: playersOf(players),
  };
}

export const rankingsList = ({ playerExpertRanking, provenance }: Answer<'listRankings'>): KitList =>
  rankedList(playerExpertRanking, provenance, { id: 'rankings', title: 'Rankings' });

/** Whose numbers a list of ADP has: of all, where the plan opens them, else of the publisher with the most. */
function adpSource({ playerADP: rows, providers, provenance }: Answer<'listAdps'>) {
  if (rows.some(({ consensus }) => typeof consensus === 'number'))
    return {
      of: 'all providers',
      asOf: provenance.asOf,
      read: (row: (typeof rows)[number]) => unlocked(row.consensus),
    };
  const read = (provider: AdpProvider) => (row: (typeof rows)[number]) => unlocked(row.adps[provider] ?? null);
  const counted = ADP_PROVIDERS.map((provider) => ({
    provider,
    count: rows.filter((row) => read(provider)(row) !== null).length,
  }));
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best));
  const info = providers.find(({ id }) => id === most.provider);
  return {
    of: ADP_PROVIDER_LABELS[most.provider],
    asOf: info?.asOf ?? provenance.asOf,
    read: read(most.provider),
  };
}

export function adpList(answer: Answer<'listAdps'>): KitList {
  const { playerADP: rows, provenance } = answer;
  const { of, asOf, read } = adpSource(answer);
  const known = rows
    .flatMap((row) => {
      const adp = read(row);
      return adp === null ? [] : [{ row, adp }];
    })
    .sort((one, other) => one.adp - other.adp);
  const counts = new Map<string, number>();
  const players = known.map(({ row, adp }, index) => {
    const position = entityOf(row)?.position ?? '';
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    return playerOf(row, { byeWeek: row.byeWeek, place: index + 1, positionRank, tier: null, adp });
  });
  return {
    ...{ id: 'adp', title: `ADP of ${of}`, asOf, ...saidOf(provenance) },
    hasLocks: rows.some(({ consensus }) => isLocked(consensus)),
    players: playersOf(players),
  };
}

/** @param name whose sheet it is; 'all experts' or a list of the person's own */
export const sheetList = (
  { playerExpertCheatSheet, provenance }: Answer<'getCheatSheets'>,
  { id, name }: { readonly id: string; readonly name: string },
): KitList => rankedList(playerExpertCheatSheet, provenance, { id: `sheet-${id}`, title: `Cheat sheet: ${name}` });

/**
 * The queue of a draft. It knows names alone; the rest is told by the rankings of the kit.
 *
 * @param keptAt a queue is the person's own, as of when it was kept
 */
export function queueList(
  { mockDraftQueue }: Answer<'listQueue'>,
  { id, name, keptAt, rankings }: { id: string; name: string; keptAt: string; rankings: KitList },
): KitList {
  const ranked = new Map(rankings.players.map((player) => [player.id, player]));
  const players = mockDraftQueue.map((item, index) => {
    const player = playerOf(item, { byeWeek: null, place: index + 1, positionRank: null, tier: null, adp: null });
    const known = player && ranked.get(player.id);
    return known ? { ...known, place: index + 1, tier: null } : player;
  });
  const { edition, isSample } = rankings;
  return {
    ...{ id: `queue-${id}`, title: `Queue: ${name}`, asOf: keptAt, edition, isSample, hasLocks: false },
    players: playersOf(players),
  };
}
