import type { Edition } from '@pylon/almanac/editions/edition';
import { ADP_COLUMNS, type AdpBoard, type AdpColumn } from '@pylon/almanac/read/adp-board';
import type { listAdpMovers, Mover } from '@pylon/contract/adp';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { cents } from '../../present/projected-points.ts';
import { provenanceOf } from '../../present/provenance.ts';
import { seasonById } from '../../present/season.ts';
import { entityTest } from '../../present/table-query.ts';
import { type AdpPlayer, adpPlayers, boardOf } from './adp-table.ts';

type Answer = AnswerOf<typeof listAdpMovers>;
type Query = QueryOf<typeof listAdpMovers>;
type Column = AdpColumn | 'consensus';

const MOST_MOVERS = 50;
/** Late in a draft a round more or less is noise: only players of the first fifteen rounds of twelve count. */
const LAST_PICK = 180;

/** Who rose and fell most, by a provider's numbers or the consensus. */
export function movers(edition: Edition, query: Query, now: Date): Outcome<Answer> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const { year } = inSeason.season;
  const column = query.sortKey === 'consensus' ? 'consensus' : ADP_COLUMNS.find((name) => name === query.sortKey);
  if (!column) return failure('invalid-parameters', { sortKey: 'is no provider' });
  const isWanted = entityTest(query);
  const days = daysOf(boardOf(edition, year), column);
  const moved = adpPlayers(edition, year)
    .filter(isWanted)
    .flatMap((player) => moveOf(player, column, days) ?? [])
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.to - b.to);
  return found({ movers: moved.slice(0, MOST_MOVERS), provenance: provenanceOf(edition) });
}

function moveOf(
  { athlete, team, entry }: AdpPlayer,
  column: Column,
  days: { readonly from: string; readonly to: string } | null,
): Mover | null {
  const from = column === 'consensus' ? entry.previousConsensus : entry.previous[column];
  const to = column === 'consensus' ? entry.consensus : entry.adp[column];
  if (!days || from === null || from === undefined || to === null || to === undefined) return null;
  if (Math.min(from, to) > LAST_PICK || cents(from) === cents(to)) return null;
  return {
    athlete,
    team,
    sortColumn: column,
    from: cents(from),
    to: cents(to),
    change: cents(from - to),
    fromDate: days.from,
    toDate: days.to,
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
