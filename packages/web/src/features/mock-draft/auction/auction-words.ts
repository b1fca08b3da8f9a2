// An auction in words.

import type { Auction, AuctionBlock } from '@pylon/contract/drafting/auction';
import type { AuctionInflation, BidAdvice, NominationAdvice } from '@pylon/contract/drafting/auction-advice';
import { statusMark } from '@pylon/engine/vocabulary/player-status';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { money } from '../../../widgets/player/display.ts';
import { type EntityRow, entityOf } from '../../../widgets/player/entity.ts';

/** Whole dollars as they are paid: '$0' is a price here. */
export const dollars = (value: number): string => (Math.round(value) === 0 ? '$0' : money(Math.round(value)));

/** How a participant is spoken of: 'You', 'Team 4'. */
export const nameOfTeam = ({ participants }: Pick<Auction, 'participants'>, participantId: string | null): string =>
  participants.find(({ id }) => id === participantId)?.name ?? '';

/** What a team does, behind its name. @example verbOf('You', 'open') // → 'open', of 'Team 4' 'opens' */
export const verbOf = (name: string, verb: string): string => (name === 'You' ? verb : `${verb}s`);

/** The last name of a player, or the name of a team: what a button says. */
export const briefName = (row: EntityRow): string => row.athlete?.lastName ?? row.team?.name ?? 'player';

const fullName = (row: EntityRow): string => entityOf(row)?.name ?? 'nobody';

/** @example → 'K. Walker (questionable)' with the full name; the name alone of somebody who is not hurt */
function nameAndStatus(row: EntityRow): string {
  const entity = entityOf(row);
  const mark = entity && statusMark(entity.status, entity.injuryStatus);
  return `${fullName(row)}${mark ? ` (${mark.words.toLowerCase()})` : ''}`;
}

/** What is going on, in one line. */
export function statusWords(auction: Auction): string {
  const { standing, configuration, userParticipant, isFollowed } = auction;
  const { phase, block, nominatorId, isUserTurn } = standing;
  if (phase === 'closed') return isFollowed ? 'The auction is over' : 'All rosters are full';
  const nominator = nameOfTeam(auction, nominatorId);
  const others = `${nominator} ${verbOf(nominator, 'nominate')}`;
  if (configuration.simulationMode === 'Manual' && !isFollowed)
    return nominatorId === userParticipant.id ? 'You nominate' : others;
  if (phase === 'nominating') return isUserTurn ? 'Your nomination' : others;
  if (block?.highBid.participantId === userParticipant.id) return 'The highest bid is yours';
  return isUserTurn ? 'Your bid or pass' : 'Bidding';
}

/** Why I may not bid; null when I may. */
export function bidRefusalWords({ userRefusal, highBid, ...block }: AuctionBlock, maximumBid: number): string | null {
  const position = entityOf(block)?.positionLabel ?? 'player';
  switch (userRefusal) {
    case null:
      return null;
    case 'high-bidder':
      return 'The highest bid is yours.';
    case 'no-place':
      return `Your roster has no place for another ${position}.`;
    case 'no-money':
      return `You cannot go above ${dollars(maximumBid)}: every other open place needs a dollar. The bid is at ${dollars(highBid.dollars)}.`;
  }
}

/** Percents away from list price that are worth a word. */
const WORTH_SAYING = 2;

/** @example inflationWords({ rate: 1.06, … }) // → 'Prices run 6% over list' */
export function inflationWords({ rate }: Pick<AuctionInflation, 'rate'>): string {
  const percent = Math.round((rate - 1) * 100);
  if (Math.abs(percent) < WORTH_SAYING) return 'Prices run at list';
  return percent > 0 ? `Prices run ${percent}% over list` : `Prices run ${-percent}% under list`;
}

/** What such prices mean for my next bids. */
export function inflationHint({ rate }: Pick<AuctionInflation, 'rate'>): string {
  if (rate >= 1.02) return 'The room has saved so far: what is left costs more than the list says.';
  if (rate <= 0.98) return 'The room has overspent so far: who waits buys cheaper than the list says.';
  return 'Money and players left are in balance.';
}

/** Percent, points and dollars below this are no reason. */
const NOTABLE = { inflation: 0.03, need: 0.85, plan: 0.05 };

/**
 * Why a player is worth what is suggested, the strongest first. Short: they stand under a number.
 *
 * @example → ['starts at RB', 'last of tier 2', 'prices run 6% over list', 'next best: Ken Walker (out), $28']
 */
export function bidReasonWords({ reasons, suggestedMaximum }: BidAdvice): readonly string[] {
  const { inflation, need, fillsSlot, planFactor, maximumBid, alternative } = reasons;
  const tier = reasons.tier;
  const leftInTier = reasons.leftInTier;
  if (suggestedMaximum === 0) return ['no place on your roster'];
  const isInflated = Math.abs(inflation - 1) >= NOTABLE.inflation;
  const words = [
    fillsSlot === null ? null : fillsSlot === 'BN' ? 'would sit on your bench' : `starts at ${SLOT_LABELS[fillsSlot]}`,
    need < NOTABLE.need ? `${Math.round(need * 100)}% of the points would count for you` : null,
    tier > 0 && leftInTier === 1
      ? `last of tier ${tier}`
      : tier > 0 && leftInTier <= 3
        ? `${leftInTier} left in tier ${tier}`
        : null,
    planFactor <= 1 - NOTABLE.plan
      ? 'your plan saves here'
      : planFactor >= 1 + NOTABLE.plan
        ? 'your plan spends here'
        : null,
    isInflated ? inflationWords({ rate: inflation }).toLowerCase() : null,
    moneyWords(reasons),
    alternative ? `next best: ${nameAndStatus(alternative)}, ${dollars(alternative.valueNow)}` : null,
    reasons.byeClashWith.length > 0 ? `same bye as ${reasons.byeClashWith.join(' and ')}` : null,
    suggestedMaximum >= maximumBid ? `${dollars(maximumBid)} is all that you can bid` : null,
  ];
  return words.filter((each) => each !== null);
}

/** Share by which my money for each open place must differ from the room's to be worth a word. */
const RICH = 1.2;
const POOR = 0.8;

function moneyWords({ moneyPerSlot, roomMoneyPerSlot }: BidAdvice['reasons']): string | null {
  if (roomMoneyPerSlot <= 0) return null;
  const share = moneyPerSlot / roomMoneyPerSlot;
  if (share >= RICH) return 'you have more to spend than the room';
  return share <= POOR ? 'you have less to spend than the room' : null;
}

export const INTENT_LABELS: Readonly<Record<NominationAdvice['intent'], string>> = {
  target: 'Target',
  bluff: 'Bluff',
  dollar: 'Dollar',
};

/** Why a player is to be nominated. */
export function nominationWords({ intent, expectedPrice, suggestedMaximum }: NominationAdvice): string {
  switch (intent) {
    case 'target':
      return `worth ${dollars(suggestedMaximum)} to you, should go for ${dollars(expectedPrice)}`;
    case 'bluff':
      return `others should pay ${dollars(expectedPrice)}; worth ${dollars(suggestedMaximum)} to you`;
    case 'dollar':
      return 'to be had for about a dollar';
  }
}

/** Sales that are said one by one; of more only the number. */
const SPOKEN_SALES = 2;

/**
 * What is said aloud after a change: who was sold, and what is asked of me now.
 *
 * @param before sales that were known when it was said last
 */
export function auctionAloud(auction: Auction, before: number): string {
  const made = auction.sales.filter(({ isKeeper }) => !isKeeper);
  const fresh = made.slice(before);
  const told = fresh
    .slice(-SPOKEN_SALES)
    .map((sale) => `${fullName(sale)} sold to ${nameOfTeam(auction, sale.participantId)} for ${dollars(sale.price)}.`);
  const sum = fresh.length > SPOKEN_SALES ? [`${fresh.length} players were sold, the last of them:`] : [];
  const back = made.length < before ? ['Sales were taken back.'] : [];
  return [...back, ...sum, ...told, turnAloud(auction)].filter(Boolean).join(' ');
}

function turnAloud(auction: Auction): string {
  const { standing, configuration, isFollowed } = auction;
  const { phase, block, isUserTurn } = standing;
  if (phase === 'closed') return 'The auction is over.';
  if (configuration.simulationMode === 'Manual' && !isFollowed) return '';
  if (block === null) return isUserTurn ? 'Your turn to nominate.' : '';
  const { participantId, dollars: high } = block.highBid;
  const bidder = nameOfTeam(auction, participantId);
  const bid = `${bidder} ${verbOf(bidder, 'bid')} ${dollars(high)} for ${fullName(block)}.`;
  return isUserTurn ? `${bid} Bid or pass?` : bid;
}
