// Whom nobody projects although their team plays: an injury that no report has named yet, mostly. What is left of such
// a player's share of games, against whoever is projected, before each week. Of all only those who were projected
// before in the season, are on no reserve and are expected to make the points of a starter.
//
//     node analysis/projections/left-out.ts [--season <year>] [--data <folder>]
import { whoIsWho } from '../../packages/almanac/src/house/consensus/who-is-who.ts';
import { houseRows } from '../../packages/almanac/src/house/house-rows.ts';
import { onReserve } from '../../packages/almanac/src/house/projections/game-lines.ts';
import { REST_OF_SEASON_INPUT } from '../../packages/almanac/src/house/projections/projection-rows.ts';
import { referencePoints } from '../../packages/almanac/src/house/projections/reference-points.ts';
import { lineOf } from '../../packages/almanac/src/house/projections/stat-lines.ts';
import { seasonClocks } from '../../packages/almanac/src/house/season-clock.ts';
import { addDays } from '../../packages/almanac/src/sources/reading/eastern-time.ts';
import { type Asked, askedOf } from '../arguments.ts';
import { mean } from '../statistics.ts';
import { eveOf, knownOn } from './known-on.ts';

const POSITIONS: ReadonlySet<string> = new Set(['QB', 'RB', 'WR', 'TE']);
const WEEKS = Array.from({ length: 12 }, (_, index) => index + 3);
const LAST_WEEK = 18;
/** Half PPR a game, for the rest of the season. */
const LEAST_POINTS = 6;

/** Who names somebody: for this week, last in one of the two weeks before, or last before those. */
const KINDS = ['now', 'one of two weeks before', 'before those'] as const;

interface Case {
  readonly kind: (typeof KINDS)[number];
  readonly playsNow: boolean;
  readonly playsNext: boolean;
  /** Of the team's games after the present week. */
  readonly share: number;
}

async function casesOf(asked: Asked): Promise<readonly Case[]> {
  const { season } = asked;
  const eve = eveOf(asked);
  const after = await knownOn(asked, `${season + 1}-03-01`, []);
  const played = new Set(
    after.statWeeks
      .filter((row) => row.season === season && row.seasonType === 'REG')
      .map(({ entityId, week }) => `${entityId} ${week}`),
  );
  const all: Case[] = [];
  for (const week of WEEKS) {
    const day = addDays(eve, (week - 1) * 7 - 1);
    const rows = await knownOn(asked, day, []);
    const clock = seasonClocks(rows, day).find((one) => one.season === season);
    if (!clock) continue;
    const [who, reserve] = [whoIsWho(rows), onReserve(rows, clock)];
    const house = houseRows(rows, day).houseProjections.filter((row) => row.season === season);
    const projected = (one: number) =>
      new Set(
        house
          .filter((row) => row.period === 'weekly' && row.week === one && !row.providers.includes(REST_OF_SEASON_INPUT))
          .map(({ entityId }) => entityId),
      );
    const now = projected(week);
    const recent = new Set([...projected(week - 1), ...projected(week - 2)]);
    const earlier = new Set(Array.from({ length: week - 1 }, (_, index) => [...projected(index + 1)]).flat());
    for (const row of house) {
      const position = who.positionOf(row.entityId, season);
      const team = who.teamOf(row.entityId, season);
      if (row.period !== 'restOfSeason' || position === null || team === null || !POSITIONS.has(position)) continue;
      if (clock.opponentOf(team, week) === undefined || !earlier.has(row.entityId) || reserve.has(row.entityId))
        continue;
      if (referencePoints(lineOf(row), position, row.games) / row.games < LEAST_POINTS) continue;
      const left = Array.from({ length: LAST_WEEK - week }, (_, index) => week + 1 + index).filter(
        (one) => clock.opponentOf(team, one) !== undefined,
      );
      const plays = (one: number) => played.has(`${row.entityId} ${one}`);
      all.push({
        kind: KINDS[now.has(row.entityId) ? 0 : recent.has(row.entityId) ? 1 : 2],
        playsNow: plays(week),
        playsNext: left[0] !== undefined && plays(left[0]),
        share: left.filter(plays).length / left.length,
      });
    }
  }
  return all;
}

if (import.meta.main) {
  const asked = askedOf();
  const cases = await casesOf(asked);
  console.log(
    `${asked.season}: before each of weeks ${WEEKS[0]} to ${WEEKS.at(-1)}, ${LEAST_POINTS} points a game or more`,
  );
  console.table(
    KINDS.map((kind) => {
      const own = cases.filter((one) => one.kind === kind);
      const rounded = (of: (one: Case) => number) => Number(mean(own.map(of)).toFixed(3));
      return {
        'last projected': kind,
        count: own.length,
        'this week': rounded(({ playsNow }) => Number(playsNow)),
        'next game': rounded(({ playsNext }) => Number(playsNext)),
        'games after this week': rounded(({ share }) => share),
      };
    }),
  );
}
