// What is told of a team and of those who were drafted.
import type { BestBallTeam } from '@pylon/contract/best-ball/teams';
import { catchersOf } from '@pylon/engine/best-ball/stacks';
import { type Drafted, type OwnPick, type OwnTeam, siteName } from './portfolio.ts';

/** The mean; null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A part of a whole, in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** Picks later than the player is drafted today; null when nobody says where that is. */
export const closingOf = ({ pick, adp }: OwnPick): number | null => (adp === null ? null : pick - adp);

const SHAPED = ['QB', 'RB', 'WR', 'TE'] as const;

/** Players of each position. */
export function shapeOf({ picks }: OwnTeam): BestBallTeam['shape'] {
  const shape = { QB: 0, RB: 0, WR: 0, TE: 0, other: 0 };
  for (const { who } of picks) shape[SHAPED.find((each) => each === who.position) ?? 'other']++;
  return shape;
}

/** A quarterback and who catches his passes. */
export interface Stack {
  readonly quarterback: Drafted;
  readonly nflTeam: string;
  readonly catchers: readonly Drafted[];
}

/** Every quarterback of a team who has an NFL team, with whoever catches for it beside him. */
export const quarterbacksOf = ({ picks }: OwnTeam): readonly Stack[] =>
  picks.flatMap(({ who: quarterback }) => {
    const { position, nflTeam } = quarterback;
    if (position !== 'QB' || nflTeam === null) return [];
    const players = picks.map(({ who }) => who);
    return [{ quarterback, nflTeam, catchers: catchersOf(players, nflTeam) }];
  });

/** The stacks of a team: quarterbacks with at least one catcher. */
export const stacksOf = (team: OwnTeam): readonly Stack[] =>
  quarterbacksOf(team).filter(({ catchers }) => catchers.length > 0);

/** What a team's picks are worth by the newest list; null where none of its players is in it. */
export function closingValueOf({ picks }: OwnTeam): BestBallTeam['closingValue'] {
  const listed = picks.flatMap(({ pick, adp }) => (adp === null ? [] : [{ pick, adp }]));
  const meanPicks = mean(listed.map(({ pick, adp }) => pick - adp));
  if (meanPicks === null) return null;
  const logSum = listed.reduce((sum, { pick, adp }) => sum + Math.log(pick / adp), 0);
  return { meanPicks: tenth(meanPicks), logSum: Math.round(logSum * 1000) / 1000, players: listed.length };
}

/** To one decimal, as draft positions are told. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
export const tenthOf = (value: number | null): number | null => (value === null ? null : tenth(value));

/** Who was drafted, as answers have it. */
export const toWireDrafted = ({ athlete, team, name, position }: Drafted) => ({ athlete, team, name, position });

export const toWireTeam = (team: OwnTeam): BestBallTeam => ({
  ...{ id: team.id, site: team.site, siteName: siteName(team) },
  tournament: team.tournament,
  entryFeeDollars: team.entryFeeDollars,
  draftSize: team.draftSize,
  seat: seatOf(team),
  startedAt: team.startedAt,
  rounds: team.picks.length,
  isFavorite: team.isFavorite,
  shape: shapeOf(team),
  stacks: stacksOf(team).length,
  closingValue: closingValueOf(team),
});

/** Rounds of the shortest best-ball drafts of the site. */
export const SHORTEST_DRAFT = 18;

/** The turn in the first round, by the first pick: a league's team may have given the pick of that round away. */
export function seatOf({ picks, draftSize }: OwnTeam): number {
  const [first] = picks;
  if (!first) return 1;
  const turn = first.pick - (first.round - 1) * draftSize;
  return first.round % 2 === 1 ? turn : draftSize + 1 - turn;
}
