// What Cruise Control does and did, in words.
import { isLocked } from '@pylon/contract/plans/tiers';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import type { Answer } from '../../api/call.ts';
import { kickoffTime, many, percent, signed } from '../../widgets/player/display.ts';

export type CruiseState = Answer<'getCruiseControl'>;
export type Proposal = CruiseState['proposals'][number];
export type Change = Pick<Proposal, 'reason' | 'comes' | 'goes' | 'position' | 'shifts' | 'surePercent'>;

const MINUTE_MS = 60_000;

/** What it promises, and what it does not. */
export const promiseWords = ({ name, isByHand }: CruiseState['platform']): string =>
  `It prepares changes of your line-up by your rules, shows each with its reason, and lets you veto it until a stated time. It changes nothing ${isByHand ? 'where your league is played' : `at ${name}`}: what you do not veto it tells you, and you set it there.`;

/** Why nothing is prepared; null where something may be. */
export function obstacleWords({ obstacle }: Pick<CruiseState, 'obstacle'>): string | null {
  switch (obstacle) {
    case 'not-under-way':
      return 'The season of this league is not under way: there is no line-up to watch.';
    case 'best-ball':
      return 'In best ball line-ups set themselves: there is nothing to prepare.';
    case 'no-team':
      return 'No team here is yours, or yours is out. Say in ‘My Leagues’ which one is.';
    case 'rosters-unknown':
      return 'The rosters of this week are not known yet: nothing is prepared, and nothing that waits is sent.';
    case null:
      return null;
  }
}

/** @example changeWords(change) // → 'Start Ann at RB for Bob; Cy moves from FLEX to RB' */
export function changeWords({ comes, goes, position, shifts }: Change): string {
  const start = `Start ${comes.name} at ${SLOT_LABELS[position]}${goes ? ` for ${goes.name}` : ''}`;
  const moves = shifts.map(({ name, from, to }) => `${name} moves from ${SLOT_LABELS[from]} to ${SLOT_LABELS[to]}`);
  return [start, ...moves].join('; ');
}

/** The same backwards: how the line-up was. */
export function backWords({ comes, goes, position, shifts }: Change): string {
  const bench = goes
    ? `start ${goes.name} again and bench ${comes.name}`
    : `bench ${comes.name}, who was to start at ${SLOT_LABELS[position]}`;
  const moves = shifts
    .toReversed()
    .map(({ name, from, to }) => `${name} moves back from ${SLOT_LABELS[to]} to ${SLOT_LABELS[from]}`);
  return [bench, ...moves].join('; ');
}

/** Why somebody comes in. */
export function reasonWords({ reason, comes, goes, surePercent }: Change): string {
  switch (reason) {
    case 'out':
      return `${goes?.name} is out`;
    case 'bye':
      return `${goes?.name} has no game this week`;
    case 'empty-place':
      return 'nobody stands in that place';
    case 'better-bench':
      return surePercent === null
        ? `${comes.name} is expected to make more`
        : `${comes.name} outscores ${goes?.name} in ${percent(surePercent)} of such weeks`;
  }
}

/** @example gainWords(2.5) // → '+2.5 expected points' */
export const gainWords = (gained: Proposal['gainedPoints']): string | null =>
  isLocked(gained) ? null : `${signed(gained)} expected points`;

/**
 * How long it is until a moment.
 *
 * @example timeLeft('2025-11-02T12:00:00Z', '2025-11-02T15:30:00Z') // → '3 hours'
 */
export function timeLeft(now: string, until: string): string {
  const minutes = Math.floor((Date.parse(until) - Date.parse(now)) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return many(minutes, 'minute');
  return minutes < 48 * 60 ? many(Math.floor(minutes / 60), 'hour') : many(Math.floor(minutes / (24 * 60)), 'day');
}

/** A moment as kick-offs are told. */
export const easternWords = (text: string): string => `${kickoffTime(text)} ET`;

/** What became of a change. */
export function stateWords(proposal: Proposal): string {
  const { state, stateAt, seenAt, isMailed, kickoff } = proposal;
  switch (state) {
    case 'prepared':
      return 'Prepared';
    case 'vetoed':
      return 'Vetoed: neither of the two is moved again in this week';
    case 'sent':
      return seenAt === null
        ? `Told ${isMailed ? 'by mail and here' : 'here'} on ${easternWords(stateAt)}; not seen in your line-up yet`
        : `Told ${isMailed ? 'by mail and here' : 'here'}, and your line-up has it`;
    case 'undone':
      return `Taken back. If you have set it already: ${backWords(proposal)}`;
    case 'withdrawn':
      return isMailed
        ? `Told by mail and withdrawn since: leave ${proposal.comes.name} on the bench`
        : 'Withdrawn: it was no longer called for, or Cruise Control was switched off';
    case 'expired':
      return `Not told in time: the game began on ${easternWords(kickoff)}`;
  }
}

/** What changes of a past week would have brought. */
export const broughtWords = (points: number | null): string =>
  points === null ? 'not known' : `${signed(points)} points`;
