// How the week of those compared may go: all of them are drawn together with the caller's own team.

import { isReserve } from '@pylon/engine/vocabulary/slots';
import { boomChances } from '@pylon/engine/week-odds/boom-chances';
import { type JointWeek, jointWeek } from '@pylon/engine/week-odds/joint-week';
import { outscoreChance, topShares } from '@pylon/engine/week-odds/outscore-chances';
import type { WeekPlayer as OddsPlayer } from '@pylon/engine/week-odds/week-player';
import { oddsIdOf, startable, toOddsPlayer, weekSeed } from '../../leagues/odds-players.ts';
import { startChances } from '../../leagues/week-chances.ts';
import { weekLines } from '../../leagues/week-lines.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import type { ComparedPlayer, ComparedWeek } from './compared-week.ts';

/** The chances of somebody whom somebody projects, each 0 to 1. */
export interface PlayerOdds {
  /** To be among the best of those compared. */
  readonly top: number;
  /** To outscore each of the others, by entity. */
  readonly outscores: ReadonlyMap<string, number>;
  /** To be in the best line-up of the own team; null without one, of who is on its reserve, and of who is out. */
  readonly start: number | null;
}

/** Chances by entity; whoever nobody projects has none. */
export function startSitOdds(
  of: ComparedWeek,
  players: readonly ComparedPlayer[],
  startersNeeded: number,
): ReadonlyMap<string, PlayerOdds> {
  const compared = players.flatMap(toDrawn);
  const ownTeamId = of.inLeague?.of.ownTeamId ?? null;
  const team = ownTeamId === null ? [] : (of.inLeague?.playersOf(ownTeamId) ?? []);
  const all = [...compared, ...teamMates(team, players)];
  const seed = weekSeed(of);
  const week = jointWeek(all, { seed });
  const numbers = [...compared.keys()];
  const top = topShares(week, numbers, startersNeeded);
  const starts = ownTeamId === null ? null : startsOf(week, { all, team, seed, slots: of.shape.slots });
  return new Map(
    compared.map(({ id }, number) => [
      id,
      {
        top: top[number] ?? 0,
        outscores: new Map(
          compared.flatMap((other, each) =>
            each === number ? [] : [[other.id, outscoreChance(week, number, each)] as const],
          ),
        ),
        start: starts?.get(id) ?? null,
      },
    ]),
  );
}

/** How often each is in the best line-up, 0 to 1, by entity; who is on the own reserve competes for no place. */
function startsOf(
  week: JointWeek,
  {
    all,
    team,
    seed,
    slots,
  }: {
    readonly all: readonly OddsPlayer[];
    readonly team: readonly WeekPlayer[];
    readonly seed: string;
    readonly slots: ComparedWeek['shape']['slots'];
  },
): ReadonlyMap<string, number> {
  const reserve = new Set<string>(team.flatMap((player) => (isReserve(player.place) ? oddsIdOf(player) : [])));
  const able = all.filter(({ id }) => !reserve.has(id));
  return startChances(able.length === all.length ? week : jointWeek(able, { seed }), slots);
}

/** What a week of each may be: boom, safe or dud; whoever does not play or is not projected has none. */
export function weekChances(of: ComparedWeek, players: readonly ComparedPlayer[]) {
  const drawn = players.flatMap(toDrawn);
  const chances = boomChances(drawn, weekLines(of, of));
  return new Map(drawn.map(({ id }, at) => [id, chances[at] ?? null]));
}

const toDrawn = ({ entityId: id, nflTeam, game, isOut, expected, points }: ComparedPlayer): readonly OddsPlayer[] =>
  expected ? [toOddsPlayer({ id, nflTeam, game, isOut, expected, points })] : [];

/** The rest of the own team that may be started. */
const teamMates = (team: readonly WeekPlayer[], players: readonly ComparedPlayer[]): readonly OddsPlayer[] => {
  const asked = new Set<string>(players.map(({ entityId }) => entityId));
  return startable(team).filter(({ id }) => !asked.has(id));
};
