// An auction's grade in words. As with drafts, every sentence says a number that was counted.

import type { DraftGrades, ParticipantGrade } from '../../drafting/team-grades.ts';
import { placeInRoom } from '../../drafting/team-grades.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITION_NAMES, POSITIONS } from '../../vocabulary/positions.ts';
import type { AuctionState, Sale } from '../rules/auction-state.ts';

/** What the words need besides the grades. */
export interface AuctionDescriptionContext {
  readonly state: AuctionState;
  /** List price of a player before the first sale; 0 for somebody unknown. */
  readonly listPrice: (entityId: EntityId) => number;
  readonly nameOf: (entityId: EntityId) => string;
  /** Whether projected points are said; places and dollars are told in any case. */
  readonly withFigures: boolean;
}

/** Dollars that are worth a sentence. */
const WORTH_SAYING = 4;
/** A team with less than this share unspent has used its money. */
const UNSPENT_SHARE = 0.04;

/**
 * Two to five sentences on one participant's auction.
 *
 * @example 'Projected for 1,912 points: 2nd of 12. Paid $196 for players listed at $221. …'
 */
export function auctionDescription(
  grade: ParticipantGrade,
  { participants }: DraftGrades,
  { state, listPrice, nameOf, withFigures }: AuctionDescriptionContext,
): string {
  const own = state.sales.filter(({ seat }) => seat === grade.seat);
  const points = Math.round(grade.projectionPoints).toLocaleString('en-US');
  const standing = placeInRoom(grade, participants);
  const bySurplus = own.toSorted((x, y) => surplus(y, listPrice) - surplus(x, listPrice));
  const [best, worst] = [bySurplus[0], bySurplus.at(-1)];
  return [
    withFigures ? `Projected for ${points} points: ${standing}.` : `${standing} by projected points.`,
    own.length > 0 ? `Paid $${paid(own)} for players listed at $${Math.round(listed(own, listPrice))}.` : null,
    best !== undefined && surplus(best, listPrice) >= WORTH_SAYING
      ? `Best buy: ${said(best, listPrice, nameOf)}.`
      : null,
    worst !== undefined && surplus(worst, listPrice) <= -WORTH_SAYING
      ? `Most overpaid: ${said(worst, listPrice, nameOf)}.`
      : null,
    mostMoney(own),
    leftOver(grade.seat, state),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

const surplus = (sale: Sale, listPrice: (entityId: EntityId) => number): number =>
  listPrice(sale.entityId) - sale.dollars;
const paid = (sales: readonly Sale[]): number => sales.reduce((sum, { dollars }) => sum + dollars, 0);
const listed = (sales: readonly Sale[], listPrice: (entityId: EntityId) => number): number =>
  sales.reduce((sum, { entityId }) => sum + listPrice(entityId), 0);

const said = (sale: Sale, listPrice: (entityId: EntityId) => number, nameOf: (entityId: EntityId) => string): string =>
  `${nameOf(sale.entityId)} for $${sale.dollars}, listed at $${Math.round(listPrice(sale.entityId))}`;

function mostMoney(own: readonly Sale[]): string | null {
  const all = paid(own);
  const most = POSITIONS.map((position) => ({
    position,
    dollars: paid(own.filter((sale) => sale.position === position)),
  }))
    .sort((x, y) => y.dollars - x.dollars)
    .at(0);
  if (most === undefined || all === 0) return null;
  return `${Math.round((100 * most.dollars) / all)}% of the money went to ${POSITION_NAMES[most.position].toLowerCase()}.`;
}

/** Money that stayed, once the roster is full. */
function leftOver(seat: number, { settings, sales, closedAtMs }: AuctionState): string | null {
  if (closedAtMs === null) return null;
  const spent = [...settings.keepers, ...sales]
    .filter((player) => player.seat === seat)
    .reduce((sum, { dollars }) => sum + dollars, 0);
  const left = settings.league.budgetDollars - spent;
  return left > UNSPENT_SHARE * settings.league.budgetDollars ? `$${left} stayed unspent.` : null;
}
