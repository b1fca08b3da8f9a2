// The points that make a week a boom or a dud in a league.
import { replacementPoints, type ValuedPlayer } from '@pylon/engine/player-value/replacement';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { boomLine, type WeekLines } from '@pylon/engine/week-odds/boom-chances';
import { onceFor } from '../almanac/edition-memo.ts';
import { Lru } from '../lru.ts';
import { toOddsPlayer } from './odds-players.ts';
import { weekExpectations } from './week-expectations.ts';
import { type AskedWeek, entityWeeks, type WeekRules } from './week-players.ts';

type LinesByPosition = Readonly<Record<Position, WeekLines>>;

/** Weeks kept in whatever scorings and leagues they were asked for: a few numbers each. */
const KEPT_WEEKS = 200;
/** The same with the points of everybody who plays. */
const KEPT_BOOMS = 40;

/**
 * Lines of each position in a week: a boom is what five or six of the position reach, a dud less than a replacement
 * brings.
 */
export const weekLines = (of: WeekRules & { readonly shape: LeagueShape }, asked: AskedWeek): LinesByPosition =>
  onceFor(of.edition, 'week lines', () => new Lru<LinesByPosition>(KEPT_WEEKS)).once(
    `${keyOf(of, asked)} ${JSON.stringify(of.shape)}`,
    () => {
      const { booms, points } = boomLines(of, asked);
      const replacement = replacementPoints(points, of.shape);
      return byPosition((position) => ({ boom: booms[position], dud: replacement[position] }));
    },
  );

/** What of a week's lines is the same in every league of a scoring. */
interface BoomLines {
  readonly booms: Readonly<Record<Position, number>>;
  /** Of everybody who plays, to find a league's replacements among. */
  readonly points: readonly ValuedPlayer[];
}

/** The costlier part of {@link weekLines}. */
export const boomLines = (of: WeekRules, asked: AskedWeek): BoomLines =>
  onceFor(of.edition, 'boom lines', () => new Lru<BoomLines>(KEPT_BOOMS)).once(keyOf(of, asked), () => {
    const weekOf = entityWeeks(of, asked);
    const expectations = weekExpectations(of.edition, { season: of.season, week: asked.week }, of.scoring, asked.basis);
    const playing = [...expectations.keys()].flatMap((id) => {
      // The keys are entities
      const { nflTeam, game, isOut, expected } = weekOf(id as Parameters<typeof weekOf>[0]);
      if (!expected || !game || isOut) return [];
      // Lines are of the week before its games: points of those that have begun do not move them.
      const player = toOddsPlayer({ id, nflTeam, game, isOut, expected, points: null });
      return [{ position: expected.position, player }];
    });
    return {
      booms: byPosition((position) =>
        boomLine(playing.flatMap((each) => (each.position === position ? [each.player] : []))),
      ),
      points: playing.map(({ position, player: { points } }) => ({ position, points })),
    };
  });

const keyOf = ({ season, scoring }: WeekRules, { week, presentWeek, basis }: AskedWeek): string =>
  [season, week, presentWeek, basis, scoring.key].join(' ');

const byPosition = <T>(tell: (position: Position) => T) =>
  Object.fromEntries(POSITIONS.map((position) => [position, tell(position)])) as Record<Position, T>; // one entry each
