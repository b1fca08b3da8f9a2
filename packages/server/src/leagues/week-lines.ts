// The points that make a week a boom or a dud in a league.
import { replacementPoints } from '@pylon/engine/player-value/replacement';
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

/**
 * Lines of each position in a week: a boom is what five or six of the position reach, a dud less than a replacement
 * brings.
 */
export const weekLines = (of: WeekRules & { readonly shape: LeagueShape }, asked: AskedWeek): LinesByPosition =>
  onceFor(of.edition, 'week lines', () => new Lru<LinesByPosition>(KEPT_WEEKS)).once(
    [of.season, asked.week, asked.presentWeek, asked.basis, of.scoring.key, JSON.stringify(of.shape)].join(' '),
    () => {
      const weekOf = entityWeeks(of, asked);
      const expectations = weekExpectations(
        of.edition,
        { season: of.season, week: asked.week },
        of.scoring,
        asked.basis,
      );
      const playing = [...expectations.keys()].flatMap((id) => {
        // The keys are entities
        const { nflTeam, game, isOut, expected } = weekOf(id as Parameters<typeof weekOf>[0]);
        // Lines are of the week before its games: points of those that have begun do not move them.
        return expected && game && !isOut
          ? [
              {
                position: expected.position,
                player: toOddsPlayer({ id, nflTeam, game, isOut, expected, points: null }),
              },
            ]
          : [];
      });
      const replacement = replacementPoints(
        playing.map(({ position, player: { points } }) => ({ position, points })),
        of.shape,
      );
      const lineOf = (position: Position): WeekLines => ({
        boom: boomLine(playing.flatMap((each) => (each.position === position ? [each.player] : []))),
        dud: replacement[position],
      });
      // One entry per position
      return Object.fromEntries(POSITIONS.map((position) => [position, lineOf(position)])) as LinesByPosition;
    },
  );
