// What Cruise Control does and did, in words.
import { isLocked, type Locked } from '@pylon/contract/plans/tiers';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import type { Answer } from '../../api/call.ts';
import { kickoffTime, many, percent, signed } from '../../widgets/player/display.ts';

export type CruiseState = Answer<'getCruiseControl'>;
export type PastClaims = NonNullable<Exclude<Answer<'cruiseControlDryRun'>['claims'], Locked>>;
export type Proposal = CruiseState['proposals'][number];
type ClaimProposal = Extract<Proposal, { reason: 'claim' }>;
export type LineupChange = Pick<
  Exclude<Proposal, ClaimProposal>,
  'reason' | 'comes' | 'goes' | 'position' | 'shifts' | 'surePercent'
>;
export type Claim = Pick<ClaimProposal, 'reason' | 'comes' | 'goes' | 'bidDollars'>;
export type Change = LineupChange | Claim;

const MINUTE_MS = 60_000;

/** What it promises, and what it does not. */
export const promiseWords = ({ name, isByHand }: CruiseState['platform']): string =>
  `It prepares changes of your line-up, and claims if you like, by your rules, shows each with its reason, and lets you veto it until a stated time. It changes nothing ${isByHand ? 'where your league is played' : `at ${name}`}: what you do not veto it tells you, and you do it there.`;

/** Why nothing is prepared; null where something may be. */
export function obstacleWords({ obstacle }: Pick<CruiseState, 'obstacle'>): string | null {
  switch (obstacle) {
    case 'not-under-way':
      return 'The season of this league is not under way: there is no line-up to watch.';
    case 'season-over':
      return 'The season of this league is over: there is nothing left to prepare.';
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

/**
 * @example changeWords(change) // → 'Start Ann at RB for Bob; Cy moves from FLEX to RB'
 * @example changeWords(claim) // → 'Claim Ann (RB) for $7, drop Bob'
 */
export const changeWords = (change: Change): string =>
  change.reason === 'claim' ? claimWords(change) : lineupWords(change);

function claimWords({ comes, goes, bidDollars }: Claim): string {
  const bid = isLocked(bidDollars) || bidDollars === null ? '' : ` for $${bidDollars}`;
  return `Claim ${comes.name} (${comes.position})${bid}${goes ? `, drop ${goes.name}` : '; you have room'}`;
}

function lineupWords({ comes, goes, position, shifts }: LineupChange): string {
  const start = `Start ${comes.name} at ${SLOT_LABELS[position]}${goes ? ` for ${goes.name}` : ''}`;
  const moves = shifts.map(({ name, from, to }) => `${name} moves from ${SLOT_LABELS[from]} to ${SLOT_LABELS[to]}`);
  return [start, ...moves].join('; ');
}

/** The same backwards: how the line-up was. */
export function backWords(change: Change): string {
  if (change.reason === 'claim')
    return `take the claim for ${change.comes.name} back${change.goes ? `, so that ${change.goes.name} stays` : ''}`;
  const { comes, goes, position, shifts } = change;
  const bench = goes
    ? `start ${goes.name} again and bench ${comes.name}`
    : `bench ${comes.name}, who was to start at ${SLOT_LABELS[position]}`;
  const moves = shifts
    .toReversed()
    .map(({ name, from, to }) => `${name} moves back from ${SLOT_LABELS[to]} to ${SLOT_LABELS[from]}`);
  return [bench, ...moves].join('; ');
}

/** Why somebody comes in, or is claimed. */
export function reasonWords(change: Change): string {
  if (change.reason === 'claim') return 'your best line-ups of the weeks that are left make more';
  const { reason, comes, goes, surePercent } = change;
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

/** What a change is expected to bring: '+2.5 expected points'; nothing where that is locked. */
export function gainWords(proposal: Proposal): readonly string[] {
  if (proposal.reason !== 'claim')
    return isLocked(proposal.gainedPoints) ? [] : [`${signed(proposal.gainedPoints)} expected points`];
  const { gainPerWeek, winPercent, bidDollars } = proposal;
  const isBid = !isLocked(bidDollars) && bidDollars !== null;
  const chance = isBid ? 'to win with that bid' : 'that nobody claims before you';
  return [
    ...(isLocked(gainPerWeek) ? [] : [`${signed(gainPerWeek)} expected points a week`]),
    ...(isLocked(winPercent) || winPercent === null ? [] : [`${percent(winPercent)} ${chance}`]),
  ];
}

/** The figure of a change that a plan opens. */
export const gainOf = (proposal: Proposal) =>
  proposal.reason === 'claim' ? proposal.gainPerWeek : proposal.gainedPoints;

export const WEEKDAY_WORDS = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
} as const satisfies Record<CruiseState['rules']['claims']['runsOn'], string>;

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

/**
 * A moment of a change: of a line-up as kick-offs are told, of a claim by the clock by which the person has said when
 * claims are run.
 */
export function momentWords({ reason }: Pick<Proposal, 'reason'>, text: string, timeZone: string): string {
  if (reason !== 'claim') return `${kickoffTime(text)} ET`;
  const own = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return `${own.format(new Date(text)).replace(':00', '').replace(',', '')} your time`;
}

/** What became of a change. */
export function stateWords(proposal: Proposal, timeZone: string): string {
  const { state, stateAt, seenAt, isMailed, kickoff } = proposal;
  const at = (text: string) => momentWords(proposal, text, timeZone);
  const isClaim = proposal.reason === 'claim';
  switch (state) {
    case 'prepared':
      return 'Prepared';
    case 'vetoed':
      return isClaim
        ? 'Vetoed: the player is not claimed again in this week, nor is anybody dropped who was to go'
        : 'Vetoed: neither of the two is moved again in this week';
    case 'sent':
      return seenAt === null
        ? `Told ${isMailed ? 'by mail and here' : 'here'} on ${at(stateAt)}; not seen ${isClaim ? 'on your roster' : 'in your line-up'} yet`
        : `Told ${isMailed ? 'by mail and here' : 'here'}, and your ${isClaim ? 'roster has the player' : 'line-up has it'}`;
    case 'undone':
      return `Taken back. If you have ${isClaim ? 'made' : 'set'} it already: ${backWords(proposal)}`;
    case 'withdrawn':
      return isMailed
        ? `Told by mail and withdrawn since: leave ${proposal.comes.name} ${isClaim ? 'where they are' : 'on the bench'}`
        : 'Withdrawn: it was no longer called for, or Cruise Control was switched off';
    case 'expired':
      return `Not told in time: ${isClaim ? 'claims were run' : 'the game began'} on ${at(kickoff)}`;
  }
}

/** @example weekList([3, 1]) // → 'week 1, week 3' */
export const weekList = (weeks: readonly number[]): string =>
  weeks
    .toReversed()
    .map((week) => `week ${week}`)
    .join(', ');

/** What changes of a past week would have brought. */
export const broughtWords = (points: number | null): string =>
  points === null ? 'not known' : `${signed(points)} points`;

type PastClaim = PastClaims['weeks'][number]['claims'][number];

/** What would have become of a claim of a past week. */
export function outcomeWords({ outcome, otherDollars, broughtPoints, judgedWeeks }: PastClaim): string {
  const other = otherDollars === null ? 'somebody else claimed the player' : `somebody else bid $${otherDollars}`;
  if (outcome === 'lost') return `lost: ${other}`;
  const brought = `${broughtWords(broughtPoints)} in ${many(judgedWeeks, 'week')}`;
  if (outcome === 'own') return `you claimed the player yourself: ${brought}`;
  return otherDollars === null ? brought : `won, for somebody else bid $${otherDollars}: ${brought}`;
}
