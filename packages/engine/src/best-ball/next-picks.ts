/**
 * Whom to take next in a best-ball draft under way, by where the site's drafters take them and by what the team has.
 *
 * The order is ln(pick ÷ average draft position), the measure of a pick's worth, with a handicap for what the team
 * makes of a player: a weight of 0.12 is worth as much as being drafted some 12% of the picks earlier. The weights are
 * the house's own; no result of drafts stands behind them.
 */
import { catchersOf, countsOn, type Stackable, type StackGame, skillOf } from './stacks.ts';

const SHAPED = ['QB', 'RB', 'WR', 'TE'] as const;
type Shaped = (typeof SHAPED)[number];
type UsualShape = Readonly<Record<Shaped, number>>;

export interface OwnPlayer extends Stackable {
  readonly name: string;
  readonly byeWeek: number | null;
}

export interface ListedPlayer extends Stackable {
  readonly key: string;
  readonly byeWeek: number | null;
  readonly adp: number;
}

export interface RunningDraft {
  readonly own: readonly OwnPlayer[];
  /** Over the whole draft, from 1. */
  readonly nextPick: number;
  readonly draftSize: number;
  /** Of the whole draft. */
  readonly rounds: number;
  /** Whether two quarterbacks start. */
  readonly isSuperflex: boolean;
  /** Games of the week in which the tournament is decided. */
  readonly games: readonly StackGame[];
  /** Whoever is on the team already, or said to be gone. */
  readonly taken: ReadonlySet<string>;
  /** How many of the person's other teams have a player, and of how many. */
  readonly othersWith: (key: string) => number;
  readonly others: number;
}

export interface Note<K extends string> {
  readonly kind: K;
  /** The person's own players whom it is about. */
  readonly names: readonly string[];
  readonly amount: number | null;
}
type Reason = Note<'fallen' | 'stack' | 'game-stack' | 'short'>;
type Warning = Note<'reach' | 'bye' | 'quarterback' | 'full' | 'exposure'>;

export interface NextPick {
  readonly player: ListedPlayer;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly Warning[];
  /** What the order is made of. */
  readonly score: number;
}

const WEIGHTS = {
  stack: 0.12,
  'game-stack': 0.06,
  short: 0.12,
  fallen: 0,
  reach: 0,
  bye: -0.05,
  full: -0.15,
  exposure: -0.08,
} as const;
/** Of one quarterback more than start with one in reserve, and of each further one. */
const EXTRA_QUARTERBACK = [-0.2, -0.8] as const;
/** Whoever is drafted more than this part of the picks earlier is taken as gone. */
const FALLS_AT_MOST = 0.15;
/** Players from there on who are looked at, in rounds, and those who are told. */
const LOOKS_AT_ROUNDS = 3;
const TOLD = 15;
/** Part of a player that a position has to be short of the field. */
const SHORT_BY = 0.75;
/** Of a team's starters: with so many on one bye week, one more rests where one would have to start. */
const STARTERS: UsualShape = { QB: 1, RB: 2, WR: 3, TE: 1 };
/** The field has a player on one team of a draft: so many times that, on so many teams at least, is much. */
const MUCH = { times: 3, teams: 3 } as const;

/**
 * The average draft position before which a player is taken as gone.
 *
 * @example earliestAdp(100) // → 85
 */
export const earliestAdp = (nextPick: number): number => nextPick * (1 - FALLS_AT_MOST);

/**
 * The players on a team of the field after some rounds: whoever the list has within the picks so far, by position.
 *
 * @param list by average draft position
 */
export function usualShape(
  list: readonly Pick<ListedPlayer, 'position'>[],
  { draftSize, rounds }: { readonly draftSize: number; readonly rounds: number },
): UsualShape {
  const drafted = list.slice(0, draftSize * rounds);
  const perTeam = (of: Shaped) => drafted.filter(({ position }) => position === of).length / draftSize;
  return { QB: perTeam('QB'), RB: perTeam('RB'), WR: perTeam('WR'), TE: perTeam('TE') };
}

const isShaped = (position: string): position is Shaped => SHAPED.some((each) => each === position);

/**
 * The best next picks.
 *
 * @param list the site's newest list by average draft position, with whoever is gone
 * @returns the best first; nobody where nobody of the list is left
 */
export function nextPicks(draft: RunningDraft, list: readonly ListedPlayer[]): readonly NextPick[] {
  const { own, nextPick, draftSize, rounds, taken } = draft;
  const usual = {
    next: usualShape(list, { draftSize, rounds: own.length + 1 }),
    whole: usualShape(list, { draftSize, rounds }),
  };
  return list
    .filter(({ key, position, adp }) => isShaped(position) && adp >= earliestAdp(nextPick) && !taken.has(key))
    .slice(0, LOOKS_AT_ROUNDS * draftSize)
    .map((player) => judged(draft, player, usual))
    .sort((a, b) => b.score - a.score || a.player.adp - b.player.adp)
    .slice(0, TOLD);
}

interface Usual {
  readonly next: UsualShape;
  readonly whole: UsualShape;
}

function judged(draft: RunningDraft, player: ListedPlayer, usual: Usual): NextPick {
  const { adp, position } = player;
  const reasons = reasonsFor(draft, player, usual.next);
  const warnings = warningsOf(draft, player, usual.whole);
  const quarterbacks = warnings.filter(({ kind }) => kind === 'quarterback').length > 0;
  const beyond = Math.max(0, countOf(draft.own, position) - enoughQuarterbacks(draft));
  const score =
    Math.log(draft.nextPick / adp) +
    [...reasons, ...warnings].reduce((sum, { kind }) => sum + (kind === 'quarterback' ? 0 : WEIGHTS[kind]), 0) +
    (quarterbacks ? (EXTRA_QUARTERBACK[Math.min(beyond, 1)] ?? 0) : 0);
  return { player, reasons, warnings, score };
}

const countOf = (own: readonly OwnPlayer[], position: string): number =>
  own.filter((each) => each.position === position).length;
const namesOf = (players: readonly OwnPlayer[]): readonly string[] => players.map(({ name }) => name);
/** As many as start, and one in reserve. */
const enoughQuarterbacks = ({ isSuperflex }: RunningDraft): number => (isSuperflex ? 3 : 2);

function reasonsFor(draft: RunningDraft, player: ListedPlayer, usual: UsualShape): readonly Reason[] {
  const { own, nextPick, draftSize } = draft;
  const { position, adp } = player;
  const reasons: Reason[] = [];
  const partners = partnersOf(own, player);
  if (partners.length > 0) reasons.push({ kind: 'stack', names: namesOf(partners), amount: null });
  const opposite = broughtBack(draft, player);
  if (opposite.length > 0) reasons.push({ kind: 'game-stack', names: namesOf(opposite), amount: null });
  const expected = isShaped(position) ? usual[position] : 0;
  if (expected - countOf(own, position) >= SHORT_BY) reasons.push({ kind: 'short', names: [], amount: expected });
  // a quarter of a round later than usual
  if (nextPick - adp >= draftSize / 4) reasons.push({ kind: 'fallen', names: [], amount: nextPick - adp });
  return reasons;
}

/** The quarterbacks that a catcher would stand beside, or a quarterback's catchers. */
function partnersOf(own: readonly OwnPlayer[], { position, nflTeam }: Stackable): readonly OwnPlayer[] {
  if (nflTeam === null) return [];
  if (position === 'QB') return catchersOf(own, nflTeam);
  if (position !== 'WR' && position !== 'TE') return [];
  return own.filter((each) => each.position === 'QB' && each.nflTeam === nflTeam);
}

/** Own players of the other side of a game that the team would count on with the player, and does not yet. */
function broughtBack({ own, games }: RunningDraft, player: ListedPlayer): readonly OwnPlayer[] {
  const game = games.find(({ home, away }) => home === player.nflTeam || away === player.nflTeam);
  if (!game || countsOn(own, game) || !countsOn([...own, player], game)) return [];
  const other = game.home === player.nflTeam ? game.away : game.home;
  return [...own.filter(({ position, nflTeam }) => position === 'QB' && nflTeam === other), ...skillOf(own, other)];
}

function warningsOf(draft: RunningDraft, player: ListedPlayer, whole: UsualShape): readonly Warning[] {
  const { own, nextPick, draftSize, others, othersWith } = draft;
  const { position, adp, byeWeek, key } = player;
  if (!isShaped(position)) return [];
  const warnings: Warning[] = [];
  const has = countOf(own, position);
  if (adp - nextPick >= draftSize) warnings.push({ kind: 'reach', names: [], amount: adp - nextPick });
  const resting = own.filter((each) => each.position === position && each.byeWeek !== null && each.byeWeek === byeWeek);
  if (resting.length >= STARTERS[position]) warnings.push({ kind: 'bye', names: namesOf(resting), amount: null });
  if (position === 'QB' && has >= enoughQuarterbacks(draft))
    warnings.push({
      ...{ kind: 'quarterback', names: namesOf(own.filter((each) => each.position === 'QB')), amount: has + 1 },
    });
  else if (has >= Math.ceil(whole[position])) warnings.push({ kind: 'full', names: [], amount: whole[position] });
  const teams = othersWith(key);
  const share = others === 0 ? 0 : (100 * teams) / others;
  if (teams >= MUCH.teams && share >= (100 * MUCH.times) / draftSize)
    warnings.push({ kind: 'exposure', names: [], amount: share });
  return warnings;
}
