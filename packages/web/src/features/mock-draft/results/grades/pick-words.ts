// How a report speaks of what was picked: of picks in order, or of sales for money.
import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { money } from '../../../../widgets/player/display.ts';
import type { ReportDraft } from '../report.ts';

type Kind = Pick<ReportDraft, 'configuration'>;

/** Whether players were sold. */
export const isAuction = ({ configuration }: Kind): boolean => configuration.draftType === 'AUCTION';

/** A place of a draft in words. @example placeOf(draft, 17) // → 'pick 2.05' or, of an auction, 'sale 17' */
export const placeOf = (draft: Kind, pickNumber: number): string =>
  isAuction(draft) ? `sale ${pickNumber}` : `pick ${pickLabel(pickNumber, draft.configuration.numberOfTeams)}`;

/** Where a player was taken. @example wasTaken(draft, pick) // → 'pick 2.05' or, of an auction, 'sale 17 for $23' */
export function wasTaken(
  draft: Kind,
  { pickNumber, cost }: { pickNumber: number; cost?: number | null | undefined },
): string {
  return isAuction(draft) ? `${placeOf(draft, pickNumber)} for ${money(cost)}` : placeOf(draft, pickNumber);
}

/** List value less price of a sale; null of a keeper, who was never for sale, and of picks without money. */
export const surplusOf = ({ cost, value, isKeeper }: MockDraftPick): number | null =>
  isKeeper || cost === undefined || value === undefined ? null : value - cost;

/** Dollars above or below: whole, with a sign. @example signedMoney(-3.6) // → '−$4' */
export function signedMoney(dollars: number): string {
  const whole = Math.round(dollars);
  const sign = whole > 0 ? '+' : whole < 0 ? '−' : '';
  return `${sign}$${Math.abs(whole)}`;
}
