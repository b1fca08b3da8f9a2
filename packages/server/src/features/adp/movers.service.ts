import { ADP_COLUMNS, type AdpBoard, type AdpColumn } from '@pylon/almanac/read/adp-board';
import type { listAdpMovers, Mover } from '@pylon/contract/adp/adp';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { opens, REQUIRED_TIER, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { entityTest } from '@pylon/engine/tables/entity-filter';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { EditionInput } from '../../http/route.ts';
import type { PreparedAmong } from '../../leagues/holders/held-among.ts';
import { tierRequired } from '../../plans/gated.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { seasonById } from '../../wire/season.ts';
import { type AdpPlayer, adpPlayers, boardOf } from './adp-table.ts';

type Answer = AnswerOf<typeof listAdpMovers>;
type Column = AdpColumn | 'consensus';

const MOST_MOVERS = 50;
/** Late in a draft a round more or less is noise: only players of the first fifteen rounds of twelve count. */
const LAST_PICK = 180;

/** Who rose and fell most, by a provider's numbers or the consensus. */
export function movers({
  edition,
  query,
  now,
  tier,
  prepared: { among = () => true },
}: EditionInput<typeof listAdpMovers, PreparedAmong<object>>): Outcome<Answer> {
  if (query.sortKey === 'consensus' && !opens(tier, 'consensus')) {
    return tierRequired('sortKey', REQUIRED_TIER.consensus);
  }
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const { year } = inSeason.value;
  const columns = query.sortKey === undefined ? defaultColumns(tier) : COLUMNS.filter((name) => name === query.sortKey);
  if (columns.length === 0) return failure('invalid-parameters', { sortKey: 'is no provider' });
  const players = adpPlayers(edition, year)
    .filter(({ entityId }) => among(entityId))
    .filter(entityTest(query));
  const board = boardOf(edition, year);
  for (const column of columns) {
    const moved = movesOf(players, column, board);
    if (moved.length > 0) return found({ movers: moved.slice(0, MOST_MOVERS), provenance: provenanceOf(edition) });
  }
  return found({ movers: [], provenance: provenanceOf(edition) });
}

const COLUMNS: readonly Column[] = ['consensus', ...ADP_COLUMNS];

/** Whose moves are told when nobody is named, in the order in which they are tried. */
const defaultColumns = (tier: Tier): readonly Column[] =>
  opens(tier, 'consensus') ? ['consensus'] : COLUMNS.filter((column) => column !== 'consensus');

/** Largest move first. */
const movesOf = (players: readonly AdpPlayer[], column: Column, board: AdpBoard): readonly Mover[] =>
  players
    .flatMap((player) => moveOf(player, column, daysOf(board, column)) ?? [])
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.to - b.to);

function moveOf(
  { athlete, team, entry, history }: AdpPlayer,
  column: Column,
  days: { readonly from: string; readonly to: string } | null,
): Mover | null {
  const from = column === 'consensus' ? entry.previousConsensus : entry.previous[column];
  const to = column === 'consensus' ? entry.consensus : entry.adp[column];
  if (!days || from === null || from === undefined || to === null || to === undefined) return null;
  if (Math.min(from, to) > LAST_PICK || cents(from) === cents(to)) return null;
  const course = typeof history === 'function' ? history() : history;
  return {
    athlete,
    team,
    sortColumn: column,
    from: cents(from),
    to: cents(to),
    change: cents(from - to),
    fromDate: days.from,
    toDate: days.to,
    history: column === 'consensus' ? course.map(({ asOf, adp }) => ({ asOf, adp: cents(adp) })) : [],
  };
}

/** Days of the two lists compared; of a consensus, the days of its newest provider. Null without an earlier list. */
function daysOf({ columns }: AdpBoard, column: Column): { readonly from: string; readonly to: string } | null {
  const candidates = column === 'consensus' ? Object.values(columns) : [columns[column]];
  const newest = candidates
    .flatMap(({ asOf, previousAsOf }) => (asOf && previousAsOf ? [{ from: previousAsOf, to: asOf }] : []))
    .sort((a, b) => (a.to > b.to ? -1 : 1));
  return newest[0] ?? null;
}
