import type { Random } from '@pylon/engine/random/random';
import type { BoxScore } from '../game/box-score.ts';
import { playGame } from '../game/game.ts';
import { Side } from '../game/side.ts';
import { countSnaps } from '../game/snaps.ts';
import { STAT } from '../game/stat-index.ts';
import { CLUBS } from './clubs.ts';
import { type DepthChart, depthCharts, whoPlays } from './depth.ts';
import type { Infirmary } from './injuries.ts';
import type { SeasonSquads } from './league.ts';
import { defendersOf, type Offense, offenseOf } from './roles.ts';
import type { Fixture } from './schedule.ts';

/** A game that has been played. */
interface PlayedGame {
  readonly fixture: Fixture;
  readonly home: BoxScore;
  readonly away: BoxScore;
}

/** A season as far as it has been played. */
export interface PlayedSeason {
  readonly squads: SeasonSquads;
  readonly fixtures: readonly Fixture[];
  readonly infirmary: Infirmary;
  readonly games: readonly PlayedGame[];
  /** Depth charts by week (index 0 is week 1), each by club; up to the week after the last played. */
  readonly charts: readonly (readonly DepthChart[])[];
}

const TOUCH_KEYS = [STAT.receivingTargets, STAT.rushingAttempts];

/**
 * Plays a season's games.
 *
 * @param throughWeek last week played, 0 to 18
 */
export function playSeason(
  setting: { readonly squads: SeasonSquads; readonly fixtures: readonly Fixture[]; readonly infirmary: Infirmary },
  throughWeek: number,
  random: Random,
): PlayedSeason {
  const { squads, fixtures, infirmary } = setting;
  const charts: DepthChart[][] = [];
  const games: PlayedGame[] = [];
  for (let week = 1; week <= Math.min(18, throughWeek + 1); week++) {
    const chart = depthCharts(squads.members, week, infirmary);
    charts.push(chart);
    if (week > throughWeek) break;
    for (const fixture of fixtures.filter((game) => game.week === week)) {
      const own = random.fork(`week ${week}, home ${fixture.home}`);
      const side = (club: number) => sideOf(setting, { club, week, chart: chart[club] }, own);
      const [home, away] = [side(fixture.home), side(fixture.away)];
      games.push({ fixture, ...playGame(home, away, own) });
      countSnaps(home, away.box.plays, TOUCH_KEYS);
      countSnaps(away, home.box.plays, TOUCH_KEYS);
    }
  }
  return { squads, fixtures, infirmary, games, charts };
}

function sideOf(
  setting: { readonly squads: SeasonSquads; readonly infirmary: Infirmary },
  { club, week, chart }: { readonly club: number; readonly week: number; readonly chart: DepthChart | undefined },
  random: Random,
): Side {
  const playing = chart && whoPlays(chart, week, setting.infirmary);
  const clubForm = setting.squads.clubForms[club];
  if (!playing || !clubForm) throw new Error(`club ${club} has no squad`);
  const offense: Offense = offenseOf({ club, clubForm, week, infirmary: setting.infirmary }, playing, random);
  return new Side(offense, defendersOf(playing, random), random);
}

/** Clubs of each division, most wins first, then most points above the opponents'. */
export function standings(games: readonly PlayedGame[]): number[][] {
  const wins = CLUBS.map(() => 0);
  const margins = CLUBS.map(() => 0);
  for (const { fixture, home, away } of games) {
    const margin = home.points - away.points;
    wins[fixture.home] = (wins[fixture.home] ?? 0) + (Math.sign(margin) + 1) / 2;
    wins[fixture.away] = (wins[fixture.away] ?? 0) + (1 - Math.sign(margin)) / 2;
    margins[fixture.home] = (margins[fixture.home] ?? 0) + margin;
    margins[fixture.away] = (margins[fixture.away] ?? 0) - margin;
  }
  const worth = (club: number) => (wins[club] ?? 0) * 10000 + (margins[club] ?? 0);
  return Array.from({ length: 8 }, (_, division) =>
    [0, 1, 2, 3].map((place) => division * 4 + place).sort((a, b) => worth(b) - worth(a)),
  );
}
