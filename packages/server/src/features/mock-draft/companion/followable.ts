// Which outside drafts can be followed, and in words why another cannot.

import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideDraftFrame } from '@pylon/connectors/outside-draft';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import { BRAND } from '@pylon/contract/brand';
import type { DraftOrder } from '@pylon/engine/vocabulary/drafts';
import { BUDGET_DOLLARS, MOST_TEAMS, rosterSize } from '@pylon/engine/vocabulary/league';
import { PLATFORM_LABELS, type PlatformId } from '@pylon/engine/vocabulary/platforms';
import { type Failure, failure, found, type Outcome } from '../../../http/errors.ts';
import { seasonById } from '../../../wire/season.ts';

/** A frame whose turns we know how to order. */
export interface FollowableTurns extends OutsideDraftFrame {
  readonly order: DraftOrder;
}
/** A frame of an auction. */
export interface FollowableAuction extends OutsideDraftFrame {
  readonly order: 'auction';
}
export type FollowableFrame = FollowableTurns | FollowableAuction;

/** Whether it is an auction, which is another kind of draft here. */
export const isAuction = (frame: FollowableFrame): frame is FollowableAuction => frame.order === 'auction';

/** Rounds beyond which a board cannot be shown. The deepest drafts that people hold have half as many. */
const MOST_ROUNDS = 60;

/** The frame when it can be followed here. */
export function followable(
  { platform, frame }: { readonly platform: PlatformId; readonly frame: OutsideDraftFrame },
  edition: Edition,
  now: Date,
): Outcome<FollowableFrame> {
  const { order, shape, season, sport } = frame;
  const unsupported = (words: string) => failure('outside-draft-unsupported', { link: words });
  if (sport !== 'nfl') return unsupported(`This is a draft of another sport. ${BRAND.name} follows drafts of the NFL.`);
  if (order === 'unknown')
    return unsupported(
      `${PLATFORM_LABELS[platform]} orders the turns of this draft in a way that ${BRAND.name} does not know.`,
    );
  if (shape.teams < 2 || shape.teams > MOST_TEAMS)
    return unsupported(`This draft has ${shape.teams} teams. ${BRAND.name} follows drafts of 2 to ${MOST_TEAMS}.`);
  if (rosterSize(shape.slots) === shape.slots.BN)
    return unsupported(`${PLATFORM_LABELS[platform]} does not say which places a line-up of this league has.`);
  if (order === 'auction' && frame.partial)
    return unsupported(
      `This auction adds to rosters that are there already. ${BRAND.name} follows auctions of whole rosters.`,
    );
  if (order === 'auction' && frame.isBudgetUnknown)
    return unsupported(`${PLATFORM_LABELS[platform]} does not say how much each team has to spend in this auction.`);
  if (
    order === 'auction' &&
    !(shape.budgetDollars >= BUDGET_DOLLARS.least && shape.budgetDollars <= BUDGET_DOLLARS.most)
  )
    return unsupported(
      `This auction has a budget of $${shape.budgetDollars}. ${BRAND.name} follows those of $${BUDGET_DOLLARS.least} to $${BUDGET_DOLLARS.most}.`,
    );
  if (rosterSize(shape.slots) > MOST_ROUNDS)
    return unsupported(`This draft has more rounds than ${BRAND.name} can show.`);
  if (!seasonById(edition, String(season), now).ok)
    return unsupported(`${BRAND.name} has no players of the season ${season}.`);
  return found(order === 'auction' ? { ...frame, order } : { ...frame, order });
}

/** Platforms that show a draft of a private league to whoever has signed in and plays in it. */
const SHOWN_TO_ITS_LEAGUE: ReadonlySet<PlatformId> = new Set(['mfl', 'yahoo']);

/** The catalogue's entry for a platform's failure. */
export function platformRefusal(platform: PlatformId, reason: PlatformFailure): Failure {
  const label = PLATFORM_LABELS[platform];
  if (reason === 'refused' || reason === 'sign-in-again') {
    const words = SHOWN_TO_ITS_LEAGUE.has(platform)
      ? `${label} shows this draft to its league alone. Connect the account that you play it with, and find it again.`
      : `${label} does not show this draft to everybody. ${BRAND.name} follows drafts that are public.`;
    return failure('outside-draft-unsupported', { link: words });
  }
  if (reason !== 'unknown-draft') return failure('platform-unreachable', undefined, { platform: label });
  const link =
    platform === 'sleeper'
      ? `${label} has no draft of this number. A league has another number than its draft.`
      : `${label} has no draft at this address, or it draws its order later.`;
  return failure('outside-draft-not-found', { link }, { platform: label });
}
