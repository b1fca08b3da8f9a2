// Recorded leagues as the trade tools see them in a given week: who is on which roster, what everybody was expected to
// score from what was known then, and what they scored. Half-PPR points; individual defenders are left out.
import { LEFT_OUT_AVAILABILITY } from '../../packages/almanac/src/house/projections/game-lines.ts';
import type { Trade } from '../../packages/engine/src/trades/best-trades.ts';
import { type TradeLeagueFacts, type WirePoints, weeksLeft } from '../../packages/engine/src/trades/trade-league.ts';
import type { SlotCounts } from '../../packages/engine/src/vocabulary/league.ts';
import { isPosition, type Position } from '../../packages/engine/src/vocabulary/positions.ts';
import { DATA } from '../arguments.ts';
import { readCsv, readJson } from '../projections/files.ts';
import { crosswalk, type PointsByPlayerWeek, positionOf, sleeperPoints } from '../projections/weekly-lines.ts';
import { mean } from '../statistics.ts';

export const LEAGUES = ['dynasty_12team_idp_faab', 'dynasty_12team_superflex_faab', 'keeper_10team_half_ppr'] as const;
const FIRST_PLAYOFF = 15;
const LAST_WEEK = 17;
/** Weeks whose projections say what to expect of a player from now on. */
const MEMORY = 3;

/** What everybody was expected to score and scored in a season, by 'week id', and their teams' byes. */
interface Season {
  readonly projected: PointsByPlayerWeek;
  readonly scored: PointsByPlayerWeek;
  readonly ids: ReturnType<typeof crosswalk>;
  /** All who were projected or scored. */
  readonly everybody: readonly string[];
  readonly isOff: (id: string, week: number, asOf: number) => boolean;
}

export function readSeason(season: number, data = DATA): Season {
  const ids = crosswalk(data);
  const [projected, scored] = [
    sleeperPoints('projections', season, ids, data),
    sleeperPoints('stats', season, ids, data),
  ];
  const playing = new Set<string>();
  for (const game of readCsv('nflverse/games.csv', data)) {
    if (game['season'] !== String(season) || game['game_type'] !== 'REG') continue;
    for (const side of ['home_team', 'away_team']) playing.add(`${game['week']} ${game[side]}`);
  }
  const teams = new Map(
    readCsv(`nflverse/roster_weekly_${season}.csv.gz`, data).map((row) => [
      `${row['week']} ${row['gsis_id']}`,
      row['team'],
    ]),
  );
  const teamOf = (id: string, asOf: number): string | undefined => {
    if (/^[A-Z]{2,3}$/.test(id)) return id === 'LAR' ? 'LA' : id;
    for (let week = asOf; week > 0; week--) {
      const team = teams.get(`${week} ${id}`);
      if (team !== undefined) return team;
    }
    return undefined;
  };
  const everybody = [...new Set([...projected.keys(), ...scored.keys()].map((key) => key.split(' ')[1] ?? ''))];
  const isOff = (id: string, week: number, asOf: number) => {
    const team = teamOf(id, asOf);
    return team === undefined || !playing.has(`${week} ${team}`);
  };
  return { projected, scored, ids, everybody, isOff };
}

/** One recorded league of a season: slots, and rosters by week and team, each by id of the player. */
interface RecordedLeague {
  readonly name: string;
  readonly season: number;
  readonly slots: SlotCounts;
  readonly rosters: (week: number) => ReadonlyMap<string, readonly string[]>;
  /** Completed trades of players for players between two teams, with the first week in which the new rosters play. */
  readonly trades: readonly (Trade & { readonly week: number })[];
}

const SLEEPER_SLOTS: Readonly<Record<string, keyof SlotCounts>> = {
  SUPER_FLEX: 'SUPERFLEX',
  REC_FLEX: 'WRTE',
  WRRB_FLEX: 'RBWR',
  DEF: 'DST',
};

// The casts below state the shapes that the data's README describes.
interface Matchup {
  readonly roster_id: number;
  readonly players?: readonly string[] | null;
  readonly players_points?: Readonly<Record<string, number>> | null;
}
interface Transaction {
  readonly type: string;
  readonly status: string;
  readonly leg: number;
  readonly adds: Readonly<Record<string, number>> | null;
  readonly draft_picks: readonly unknown[] | null;
  readonly waiver_budget: readonly unknown[] | null;
  readonly roster_ids: readonly number[];
}

export function readLeague(name: string, season: number, { ids }: Season, data = DATA): RecordedLeague {
  const folder = `sleeper/leagues/${name}/${season}`;
  const { roster_positions } = readJson(`${folder}/league.json`, data) as { roster_positions: readonly string[] };
  const slots: Record<keyof SlotCounts, number> = {
    QB: 0,
    RB: 0,
    WR: 0,
    TE: 0,
    FLEX: 0,
    SUPERFLEX: 0,
    RBWR: 0,
    WRTE: 0,
    K: 0,
    DST: 0,
    BN: 0,
  };
  for (const place of roster_positions) {
    const slot = SLEEPER_SLOTS[place] ?? place;
    if (slot in slots) slots[slot as keyof SlotCounts]++; // asked for above
  }
  const idOf = (sleeperId: string) => (/^[A-Z]{2,3}$/.test(sleeperId) ? sleeperId : ids.bySleeper.get(sleeperId));
  const weeks = readJson(`${folder}/matchups.json`, data) as Readonly<Record<string, readonly Matchup[]>>;
  const rosters = (week: number) =>
    new Map(
      (weeks[week] ?? []).map(({ roster_id, players, players_points }) => [
        String(roster_id),
        (players ?? Object.keys(players_points ?? {})).flatMap((id) => idOf(id) ?? []),
      ]),
    );
  const listed = readJson(`${folder}/transactions.json`, data) as
    | readonly Transaction[]
    | Record<string, Transaction[]>;
  const trades = Object.values(listed)
    .flat()
    .flatMap((one: Transaction) => {
      const { type, status, adds, draft_picks, waiver_budget, roster_ids, leg } = one;
      if (type !== 'trade' || status !== 'complete' || roster_ids.length !== 2 || !adds) return [];
      if ((draft_picks?.length ?? 0) + (waiver_budget?.length ?? 0) > 0) return [];
      const [teamId = '', opponentId = ''] = roster_ids.map(String);
      const came = (id: string) =>
        Object.entries(adds).flatMap(([player, to]) => (String(to) === id ? (idOf(player) ?? []) : []));
      const [gets, gives] = [came(teamId), came(opponentId)];
      if (gets.length === 0 || gives.length === 0) return [];
      const isDone = (week: number) => gets.every((id) => rosters(week).get(teamId)?.includes(id));
      const week = [leg, leg + 1].find((at) => at < LAST_WEEK && isDone(at));
      return week === undefined ? [] : [{ teamId, opponentId, gives, gets, week }];
    });
  return { name, season, slots, rosters, trades };
}

/** A league in a week, as expected and as it then went. Both have the same teams, players and weeks. */
export interface LeagueWeek {
  readonly expected: TradeLeagueFacts;
  readonly scored: TradeLeagueFacts;
  /** What was projected of each week right before it: what managers set line-ups by. */
  readonly projected: TradeLeagueFacts;
  /** Those who were projected in the weeks before and are by nobody now, although their team plays. */
  readonly leftOut: ReadonlySet<string>;
  /** Who is on no roster, most expected first. */
  readonly free: readonly { readonly id: string; readonly position: Position; readonly points: number }[];
}

/** What a week may be looked at with. */
interface LeagueWeekOptions {
  /** A trade that is taken back first, so that rosters are those before it. */
  readonly undone?: Trade;
  /** Whether those who are left out are expected not to play now, and to miss games after it, as the house has it. */
  readonly countsLeftOut?: boolean;
  /** Somebody who joins a team and is on the wire no more. */
  readonly joined?: { readonly id: string; readonly teamId: string };
}

/** Of kickers and defences nobody publishes everybody. */
const NAMED_POSITIONS: ReadonlySet<string> = new Set(['QB', 'RB', 'WR', 'TE']);

/** A league from a week on. */
export function leagueWeek(
  season: Season,
  league: RecordedLeague,
  week: number,
  { undone, countsLeftOut = false, joined }: LeagueWeekOptions = {},
): LeagueWeek {
  const { projected, scored, ids, everybody, isOff } = season;
  const weeks = weeksLeft(week, FIRST_PLAYOFF, LAST_WEEK);
  const positionIn = (id: string): Position | undefined => {
    const position = positionOf(`${week} ${id}`, ids);
    return position !== undefined && isPosition(position) ? position : undefined;
  };
  // A player is worth what they were last projected; who was not for some weeks is out.
  const level = (id: string): number => {
    const known = Array.from({ length: MEMORY }, (_, ago) => projected.get(`${week - ago} ${id}`) ?? 0);
    const positive = known.filter((points) => points > 0);
    return positive.length > 0 ? mean(positive) : 0;
  };
  const leftOut = new Set(
    everybody.filter(
      (id) =>
        NAMED_POSITIONS.has(positionIn(id) ?? '') &&
        !isOff(id, week, week) &&
        (projected.get(`${week} ${id}`) ?? 0) <= 0 &&
        level(id) > 0,
    ),
  );
  const shareOf = (id: string, at: number): number =>
    !countsLeftOut || !leftOut.has(id) ? 1 : at === week ? 0 : LEFT_OUT_AVAILABILITY;
  const lines = {
    expected: (id: string) => {
      const own = level(id);
      return weeks.map(({ week: at }) => (isOff(id, at, week) ? 0 : own * shareOf(id, at)));
    },
    scored: (id: string) => weeks.map(({ week: at }) => scored.get(`${at} ${id}`) ?? 0),
    projected: (id: string) => weeks.map(({ week: at }) => projected.get(`${at} ${id}`) ?? 0),
  };
  const rosters = new Map(league.rosters(week));
  if (undone) {
    const { teamId, opponentId, gives, gets } = undone;
    rosters.set(teamId, [...(rosters.get(teamId) ?? []).filter((id) => !gets.includes(id)), ...gives]);
    rosters.set(opponentId, [...(rosters.get(opponentId) ?? []).filter((id) => !gives.includes(id)), ...gets]);
  }
  if (joined) rosters.set(joined.teamId, [...(rosters.get(joined.teamId) ?? []), joined.id]);
  const taken = new Set([...rosters.values()].flat());
  const free = everybody
    .filter((id) => !taken.has(id))
    .flatMap((id) => {
      const position = positionIn(id);
      return position ? [{ id, position, expected: lines.expected(id), projected: lines.projected(id) }] : [];
    });
  // The best of the wire by what is known: of the week itself when line-ups are set, of the rest of the season before.
  const wire = (
    line: (best: (by: 'expected' | 'projected', week: number) => string | undefined, at: number) => number,
  ) => {
    const of = (position: Position) => {
      const own = free.filter((player) => player.position === position);
      const best = (by: 'expected' | 'projected', at: number) =>
        own.reduce<(typeof own)[number] | undefined>(
          (top, player) => ((player[by][at] ?? 0) > (top?.[by][at] ?? 0) ? player : top),
          undefined,
        )?.id;
      return Float64Array.from(weeks, (_, at) => line(best, at));
    };
    return { QB: of('QB'), RB: of('RB'), WR: of('WR'), TE: of('TE'), K: of('K'), DST: of('DST') } satisfies WirePoints;
  };
  const facts = (kind: keyof typeof lines, freePoints: WirePoints): TradeLeagueFacts => ({
    slots: league.slots,
    // Who was dropped for a trade is not judged: rosters have room.
    rosterSize: 99,
    weeks,
    wire: freePoints,
    teams: [...rosters].map(([id, players]) => ({
      id,
      players: players.flatMap((player) => {
        const position = positionIn(player);
        if (!position) return [];
        return [
          {
            id: player,
            positions: [position],
            points: Float64Array.from(lines[kind](player)),
            value: level(player) * shareOf(player, LAST_WEEK),
          },
        ];
      }),
    })),
  });
  const pointsOf = (kind: keyof typeof lines, id: string | undefined, at: number) =>
    id === undefined ? 0 : (lines[kind](id)[at] ?? 0);
  const sumOf = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0);
  return {
    leftOut,
    free: free
      .map(({ id, position, expected }) => ({ id, position, points: sumOf(expected) }))
      .sort((one, other) => other.points - one.points),
    expected: facts(
      'expected',
      wire((best, at) => pointsOf('expected', best('expected', at), at)),
    ),
    scored: facts(
      'scored',
      wire((best, at) => pointsOf('scored', best('projected', at), at)),
    ),
    projected: facts(
      'projected',
      wire((best, at) => pointsOf('projected', best('projected', at), at)),
    ),
  };
}
