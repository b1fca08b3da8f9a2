// How many of a platform's own points agree with ours: line-ups against their team's points, weeks against standings,
// and, where a platform gives what its players did, our points by the league's rules against its own.
import { points } from '@pylon/engine/scoring/points';
import { espnGamesIn } from '@pylon/engine/testing/espn-lines';
import { RESERVE_SLOTS } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { parsedJson } from '../../ask-json.ts';
import type { OutsideLeague, OutsideRoster } from '../../outside-league.ts';
import type { AskedLeague } from './ask-league.ts';

/** A check, and how often it held. */
export interface Agreement {
  readonly what: string;
  readonly agreed: number;
  readonly of: number;
}

const BENCH: readonly string[] = ['BN', ...RESERVE_SLOTS];
/** Sums of binary fractions, of which a platform cuts cents. */
const CENT = 0.0101;

/** Every check that what was read allows. */
export function agreementsOf(asked: AskedLeague): readonly Agreement[] {
  const { league } = asked;
  if (!league) return [];
  return [lineupsOf(asked), seasonSumsOf(league, asked), rulesOf(league, asked)].filter(({ of }) => of > 0);
}

function lineupsOf(asked: AskedLeague): Agreement {
  let [agreed, of] = [0, 0];
  for (const [week, games] of asked.matchups) {
    const own = startersIn(asked, week);
    for (const side of games.flatMap(({ teams }) => teams.flatMap((team) => team ?? []))) {
      const roster = asked.rosters.get(week)?.find(({ teamId }) => teamId === side.teamId);
      const sum = roster && sumOf(roster, own?.get(side.teamId) ?? null);
      if (sum === undefined || sum === null) continue;
      of++;
      if (Math.abs(sum - side.points) < CENT) agreed++;
    }
  }
  return { what: 'line-ups whose points add up to their team’s', agreed, of };
}

/** Points of the starters; null where there are none with points. */
function sumOf({ players }: OutsideRoster, starters: ReadonlySet<string> | null): number | null {
  const started = players.filter(({ player, slot }) => (starters ? starters.has(player.id.id) : !BENCH.includes(slot)));
  const counted = started.flatMap(({ points: own }) => own ?? []);
  return counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0);
}

/** A list as far as its things have the shape; none for what is no list. */
const listOf = <S extends z.ZodType>(shape: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((things): z.output<S>[] =>
      things.flatMap((thing) => {
        const read = shape.safeParse(thing);
        return read.success ? [read.data] : [];
      }),
    );
const Id = z.union([z.number(), z.string()]).transform(String);
const SleeperSides = listOf(
  z.object({ roster_id: Id, starters: listOf(z.string()), custom_points: z.number().nullish() }),
);
const sidesOf = <S extends z.ZodType>(shape: S) => ({
  home: shape.nullish().catch(null),
  away: shape.nullish().catch(null),
});
const FleaflickerBox = z.object({
  game: z.object(sidesOf(z.object({ id: Id }))),
  lineups: listOf(
    z.object({
      group: z.literal('START'),
      slots: listOf(z.object(sidesOf(z.object({ proPlayer: z.object({ id: Id }) })))),
    }),
  ),
});
const EspnStats = z.object({
  ...{ statSourceId: z.number(), statSplitTypeId: z.number(), scoringPeriodId: z.number(), appliedTotal: z.number() },
  stats: z.record(z.string(), z.number()),
});
const EspnPlayer = z.object({ fullName: z.string(), defaultPositionId: z.number(), stats: listOf(EspnStats) });
const EspnEntries = listOf(z.object({ playerPoolEntry: z.object({ player: EspnPlayer }) }));
const EspnBox = z.object({
  schedule: listOf(z.object(sidesOf(z.object({ rosterForCurrentScoringPeriod: z.object({ entries: EspnEntries }) })))),
});

/**
 * Who started, as the answers themselves say it: a starting place that we have no word for is the bench to us.
 *
 * @returns ids of players by team; null where our own places say it
 */
function startersIn({ of, answers }: AskedLeague, week: number): ReadonlyMap<string, ReadonlySet<string>> | null {
  const found = new Map<string, Set<string>>();
  const add = (team: string, player: string) => void found.set(team, (found.get(team) ?? new Set()).add(player));
  for (const [href, text] of answers) {
    if (of.platform === 'sleeper' && href.endsWith(`/matchups/${week}`)) {
      // What a commissioner wrote is the sum of nobody.
      for (const { roster_id, starters, custom_points } of parsed(SleeperSides, text) ?? [])
        for (const id of typeof custom_points === 'number' ? [''] : starters) add(roster_id, id);
    }
    if (of.platform === 'fleaflicker' && isBoxOf(href, week)) {
      const box = parsed(FleaflickerBox, text);
      for (const slot of box?.lineups.flatMap(({ slots }) => slots) ?? [])
        for (const side of ['home', 'away'] as const) {
          const [team, player] = [box?.game[side], slot[side]?.proPlayer];
          if (team && player) add(team.id, player.id);
        }
    }
  }
  return found.size === 0 ? null : found;
}

const isBoxOf = (href: string, week: number): boolean =>
  href.includes('FetchLeagueBoxscore') && new URL(href).searchParams.get('scoring_period') === String(week);

/** Teams whose games give their record and their points; only where every week before the play-offs is there. */
function seasonSumsOf(league: OutsideLeague, { matchups }: AskedLeague): Agreement {
  const what = 'teams whose weeks add up to their standing';
  const { weeks, playoffs, status, teams, scoringMode, hasMedianGame } = league;
  const last = status === 'completed' ? (playoffs?.firstWeek ?? weeks.last + 1) - 1 : (weeks.current ?? 1) - 1;
  const sums = new Map<string, { points: number; record: [won: number, lost: number, tied: number] }>();
  for (let week = weeks.first; week <= last; week++) {
    const sides = (matchups.get(week) ?? []).flatMap(({ teams: [one, other] }) => [
      [one, other] as const,
      [other, one] as const,
    ]);
    if (new Set(sides.map(([one]) => one?.teamId)).size < teams.length) return { what, agreed: 0, of: 0 };
    for (const [one, other] of sides) {
      if (!one) continue;
      const sum = sums.get(one.teamId) ?? { points: 0, record: [0, 0, 0] };
      sum.points += one.points;
      if (other) sum.record[one.points > other.points ? 0 : one.points < other.points ? 1 : 2]++;
      sums.set(one.teamId, sum);
    }
  }
  const compared = teams.filter(({ teamId, standing }) => standing !== null && sums.has(teamId));
  const agreed = compared.filter(({ teamId, standing }) => {
    const sum = sums.get(teamId);
    if (!sum || !standing) return false;
    const [won, lost, tied] = sum.record;
    const isRecord = won === standing.wins && lost === standing.losses && tied === standing.ties;
    const needsRecord = scoringMode === 'head-to-head' && !hasMedianGame;
    return Math.abs(sum.points - standing.pointsFor) < CENT && (isRecord || !needsRecord);
  });
  return { what, agreed: agreed.length, of: compared.length };
}

/** ESPN gives what its players did: our points for that, by the rules that we read. */
function rulesOf({ scoring }: OutsideLeague, { of, answers, matchups }: AskedLeague): Agreement {
  const what = 'players whose points are ours, by the league’s rules';
  if (of.platform !== 'espn') return { what, agreed: 0, of: 0 };
  const games = [...matchups.keys()].flatMap((week) => {
    const box = [...answers].find(([href]) => href.includes(`scoringPeriodId=${week}&view=mMatchupScore`))?.[1];
    const { schedule } = parsed(EspnBox, box ?? '') ?? { schedule: [] };
    return espnGamesIn(schedule, week);
  });
  const agreed = games.filter(
    ({ line, position, applied }) => Math.abs(points(line, position, scoring) - applied) < 0.006,
  );
  return { what, agreed: agreed.length, of: games.length };
}

function parsed<S extends z.ZodType>(shape: S, text: string): z.output<S> | null {
  const read = shape.safeParse(parsedJson(text));
  return read.success ? read.data : null;
}
