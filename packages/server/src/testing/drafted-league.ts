// A league of the edition's own players, as if it had been synced: rosters, line-ups, match-ups, points of each week.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideLeague, OutsideMatchup, OutsideRoster, OutsideScore } from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_POSITIONS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import type { Db } from '../db/database.ts';
import type { LeaguePicture, WeekPicture } from '../db/tables/leagues.ts';
import { scoredGames } from '../football/season-points.ts';
import { weekExpectations } from '../leagues/week-expectations.ts';
import { knownScoring } from '../wire/scoring-system.ts';
import { inventedLeague } from './invented-league.ts';

/** Players of each position on every team. */
const EACH: Readonly<Record<Position, number>> = { QB: 2, RB: 5, WR: 5, TE: 2, K: 1, DST: 1 };

/** What of a drafted league can be said otherwise. */
export interface DraftedLeagueOptions {
  readonly teams?: number;
  /** The week that is played. */
  readonly week?: number;
  /** Through which week match-ups are known; the week that is played unless said. */
  readonly scheduledThrough?: number;
  /** Whether each team meets two others every week. */
  readonly isDoubled?: boolean;
  /** The division of each team; none unless said. */
  readonly division?: (teamId: string) => string;
  /** Facts in the place of the league's. */
  readonly league?: Partial<OutsideLeague>;
  /** Picks of seasons to come that changed hands; the platform tells none unless said. */
  readonly futurePicks?: LeaguePicture['futurePicks'];
  /** What the platform does not give, in words. */
  readonly missing?: LeaguePicture['missing'];
  /** Weeks in the place of those that are drafted. */
  readonly as?: ReadonlyMap<number, WeekPicture>;
}

/** A league whose teams took turns over the best of each position. */
export function draftedLeague(
  edition: Edition,
  season: number,
  {
    teams = 4,
    week = 9,
    scheduledThrough = week,
    isDoubled = false,
    division,
    league: facts = {},
    futurePicks = [],
    missing = [],
    as,
  }: DraftedLeagueOptions = {},
): { readonly picture: LeaguePicture; readonly weeks: ReadonlyMap<number, WeekPicture> } {
  const one = inventedLeague(season);
  const [base] = one.teams;
  if (!base) throw new Error('the invented league has no team');
  const settings = BASE_SCORING_SYSTEMS[0]?.settings ?? {};
  const league: OutsideLeague = {
    ...{ ...one, shape: { ...DEFAULT_LEAGUE, teams }, scoring: settings },
    weeks: { current: week, first: 1, last: 17 },
    playoffs: { firstWeek: 15, teams: Math.min(4, teams) },
    waivers: { kind: 'faab', budgetDollars: 100 },
    teams: Array.from({ length: teams }, (_, index) => ({
      ...{ ...base, teamId: String(index + 1), name: `Team ${index + 1}` },
      faabLeftDollars: 100 - 10 * index,
      division: division?.(String(index + 1)) ?? null,
    })),
    ...facts,
  };
  const scoring = knownScoring({
    ...{ id: 'drafted', name: 'Drafted', settings: league.scoring, league: league.shape },
    ...{ owner: null, platform: null, isHidden: false },
  });
  const picture: LeaguePicture = { league, tradeOffers: [], draft: null, keepers: [], futurePicks, missing };
  if (as) return { picture, weeks: as };
  const rosters = draftedRosters(edition, { season, week }, league, scoring);
  const scored = Map.groupBy(scoredGames(edition, season, scoring), (game) => game.week);
  const weeks = new Map(
    Array.from({ length: scheduledThrough }, (_, before) => before + 1).map((number) => {
      const points = new Map(scored.get(number)?.map((game) => [game.entityId, game.points]));
      const isOver = number < week;
      const told = weekPicture(rosters, { week: number, isDoubled }, isOver ? points : null);
      return [number, number > week ? { ...told, rosters: [] } : told] as const;
    }),
  );
  return { picture, weeks };
}

/** Puts a drafted league into a person's list, whose team is the first; its id there. */
export async function listDrafted(
  db: Db,
  accountId: string,
  edition: Edition,
  season: number,
  options?: DraftedLeagueOptions,
): Promise<string> {
  const { picture, weeks } = draftedLeague(edition, season, options);
  const { id: leagueId } = await db
    .insertInto('league')
    .values({ platform: 'sleeper', platform_league_id: crypto.randomUUID(), season, picture: JSON.stringify(picture) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = [...weeks].map(([week, each]) => ({ league_id: leagueId, week, picture: JSON.stringify(each) }));
  if (rows.length > 0) await db.insertInto('league_week').values(rows).execute();
  const { id } = await db
    .insertInto('user_league')
    .values({ account_id: accountId, league_id: leagueId, team_id: '1', is_shown: true, place: 0, status: 'COMPLETED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what was read of a week of a league in a person's list. */
export async function rewriteWeek(
  db: Db,
  week: number,
  userLeagueId: string,
  change: (picture: WeekPicture) => WeekPicture,
): Promise<void> {
  const row = await db
    .selectFrom('league_week')
    .innerJoin('user_league', 'user_league.league_id', 'league_week.league_id')
    .select(['league_week.league_id', 'picture'])
    .where('user_league.id', '=', userLeagueId)
    .where('week', '=', week)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('league_week')
    .set({ picture: JSON.stringify(change(row.picture)) })
    .where('league_id', '=', row.league_id)
    .where('week', '=', week)
    .execute();
}

function draftedRosters(
  edition: Edition,
  at: { readonly season: number; readonly week: number },
  { teams, shape }: OutsideLeague,
  scoring: Parameters<typeof weekExpectations>[2],
): readonly OutsideRoster[] {
  const best = [...weekExpectations(edition, at, scoring, 'house')].sort(
    ([, one], [, other]) => other.points.expected - one.points.expected,
  );
  const byPosition = Map.groupBy(best, ([, { position }]) => position);
  return teams.map(({ teamId }, seat) => {
    const own = Object.entries(EACH).flatMap(([position, count]) =>
      // Each turn goes through all teams, back and forth.
      Array.from({ length: count }, (_, turn) => turn * teams.length + (turn % 2 ? teams.length - 1 - seat : seat))
        .map((place) => byPosition.get(position as Position)?.[place]?.[0]) // the keys are the positions
        .flatMap((entityId) => (entityId === undefined ? [] : { entityId, position: position as Position })),
    );
    // Every other team starts its worst.
    const free = new Set(seat % 2 === 0 ? own : own.toReversed());
    const starters = STARTING_SLOTS.flatMap((slot) =>
      Array.from({ length: shape.slots[slot] }, () => {
        const starter = [...free].find(({ position }) => SLOT_POSITIONS[slot].includes(position));
        if (!starter) return [];
        free.delete(starter);
        return [{ player: toOutside(starter), slot, points: null }];
      }).flat(),
    );
    const bench = [...free].map((each) => ({ player: toOutside(each), slot: 'BN' as const, points: null }));
    return { teamId, players: [...starters, ...bench] };
  });
}

const toOutside = ({ entityId, position }: { entityId: string; position: Position }): OutsidePlayer => ({
  id: { system: isTeamId(entityId) ? 'sleeper' : 'gsis', id: entityId },
  teamId: isTeamId(entityId) ? entityId : null,
  name: entityId,
  position,
  positionCode: position,
});

/** A week of rosters that stay: teams meet in turn; points are of box scores, none where the week is not over. */
function weekPicture(
  rosters: readonly OutsideRoster[],
  { week, isDoubled }: { readonly week: number; readonly isDoubled: boolean },
  points: ReadonlyMap<string, number> | null,
): WeekPicture {
  const scored = rosters.map(({ teamId, players }) => ({
    teamId,
    players: players.map((each) => ({ ...each, points: points ? (points.get(each.player.id.id) ?? 0) : null })),
  }));
  const totals = scored.map(({ teamId, players }) => ({
    teamId,
    points: players.reduce((sum, { slot, points: own }) => (slot === 'BN' ? sum : sum + (own ?? 0)), 0),
  }));
  const rounds = isDoubled ? [week, week + 1] : [week];
  return { rosters: scored, matchups: rounds.flatMap((round) => gamesOf(totals, round)), transactions: [] };
}

/** Who meets whom: the first team stays, the others go round. */
function gamesOf(totals: readonly OutsideScore[], turn: number): readonly OutsideMatchup[] {
  const [first, ...others] = totals;
  const round = first ? [first, ...others.map((_, index) => others[(index + turn) % others.length])] : [];
  const matchups: OutsideMatchup[] = [];
  for (let low = 0, high = round.length - 1; low < high; low++, high--) {
    const [one, other] = [round[low], round[high]];
    if (one && other) matchups.push({ teams: [one, other], kind: 'regular' });
  }
  return matchups;
}
