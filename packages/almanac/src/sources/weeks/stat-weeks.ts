// The weekly stat lines, put together: nflverse's box scores are the trunk; Sleeper's fill in what a schema does not
// tell (kickers and single defenders until 2024, lengths of touchdowns, team defences); plays tell lengths where
// Sleeper has no week.
import { STAT_KEYS, type StatKey, type StatLine } from '@pylon/engine/scoring/stat-keys';
import type { PlayerId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { statWeeks } from '../../tables/fantasy.ts';
import type { RowOf } from '../../tables/table.ts';
import type { FileJoin } from '../joining/join.ts';
import { type PlayerWeek, type PlayerWeeks, UNTOLD_KEYS } from '../nflverse/player-weeks.ts';
import type { LongTouchdowns } from '../nflverse/plays.ts';
import type { Calendar } from '../reading/calendar.ts';
import type { SleeperLine } from '../sleeper/weeks.ts';
import type { TeamOfWeek } from './roster-weeks.ts';
import { statCells, TEAM_ONLY } from './stat-lines.ts';
import { derivedDefense, teamGames } from './team-defense.ts';

type Row = RowOf<typeof statWeeks>;

/** One season's sources. */
export interface SeasonStats {
  readonly season: number;
  readonly playerWeeks: PlayerWeeks | undefined;
  readonly playerWeeksJoin: FileJoin;
  /** By week. */
  readonly sleeper: ReadonlyMap<number, readonly SleeperLine[]>;
  readonly sleeperJoin: FileJoin;
  /** By `week gsis`; missing without play-by-play. */
  readonly longTouchdowns: ReadonlyMap<string, LongTouchdowns> | undefined;
}

/** What the merge needs of the rest of the almanac. */
export interface StatSurroundings {
  readonly calendar: Calendar;
  readonly asOf: string;
  readonly teamOfWeek: TeamOfWeek;
  /** Final score that a team allowed, as far as known by the day. */
  readonly scoreAgainst: (season: number, week: number, teamId: TeamId) => number | null;
}

interface Draft {
  readonly week: number;
  readonly playerId: PlayerId;
  readonly gsisId: string | null;
  readonly teamId: TeamId;
  line: StatLine;
  readonly told: Set<StatKey>;
}

const UNTOLD: ReadonlySet<StatKey> = new Set(UNTOLD_KEYS);
const ATHLETE_KEYS = STAT_KEYS.filter((key) => !key.startsWith('defense'));
const LEGACY_KEYS = STAT_KEYS.filter(
  (key) =>
    /^(passing|rushing|receiving)/.test(key) ||
    key === 'returnTouchdowns' ||
    key === 'fumbles' ||
    key === 'fumblesLost',
);

const lengthsOf = (long: LongTouchdowns): StatLine => ({
  passingTouchdowns40: long.passing40,
  passingTouchdowns50: long.passing50,
  passingPickSixes: long.pickSixes,
  rushingTouchdowns40: long.rushing40,
  rushingTouchdowns50: long.rushing50,
  receivingTouchdowns40: long.receiving40,
  receivingTouchdowns50: long.receiving50,
});
const LENGTH_KEYS = UNTOLD_KEYS.filter((key) => key !== 'idpBlockedKicks');

/** Rows of one season: athletes, then team defences. */
export function statWeekRows(season: SeasonStats, surroundings: StatSurroundings): readonly Row[] {
  const played = playedWeeks(season, surroundings);
  return [...athleteRows(season, played, surroundings), ...defenseRows(season, played, surroundings)];
}

const playedWeeks = ({ playerWeeks }: SeasonStats, { calendar, asOf }: StatSurroundings): readonly PlayerWeek[] =>
  (playerWeeks?.weeks ?? []).filter(({ season, week, teamId }) => {
    const game = calendar.gameOf(season, week, teamId);
    return game !== undefined && game.day <= calendar.lastResultDay(asOf);
  });

function athleteRows(
  season: SeasonStats,
  played: readonly PlayerWeek[],
  surroundings: StatSurroundings,
): readonly Row[] {
  const allUnits = season.playerWeeks?.allUnits ?? true;
  const trunkKeys = allUnits
    ? ATHLETE_KEYS.filter((key) => !UNTOLD.has(key))
    : LEGACY_KEYS.filter((key) => !UNTOLD.has(key));
  const drafts = new Map<string, Draft>();
  const covered = new Set<string>();
  for (const player of played) {
    covered.add(`${player.week} ${player.teamId}`);
    if (player.gsisId === null) continue;
    const { gsisId, name, position, teamId, week, line } = player;
    const playerId = season.playerWeeksJoin.playerId({
      ids: { gsis: gsisId },
      name,
      position,
      teamId,
      season: season.season,
    });
    if (playerId) drafts.set(`${week} ${playerId}`, { week, playerId, gsisId, teamId, line, told: new Set(trunkKeys) });
  }
  addSleeper(season, allUnits, drafts, covered, surroundings);
  addLengths(season, drafts);
  return [...drafts.values()].flatMap((draft) => rowOf(season.season, draft, surroundings));
}

/** Fills in what the trunk does not tell, and adds athletes whom it leaves out. */
function addSleeper(
  season: SeasonStats,
  allUnits: boolean,
  drafts: Map<string, Draft>,
  covered: ReadonlySet<string>,
  { calendar, asOf, teamOfWeek }: StatSurroundings,
): void {
  for (const [week, lines] of season.sleeper) {
    for (const { sleeperId, played, line } of lines) {
      if (sleeperId === null || (!played && Object.keys(line).length === 0)) continue;
      const playerId = season.sleeperJoin.playerId({ ids: { sleeper: sleeperId }, season: season.season });
      if (!playerId) continue;
      const draft = drafts.get(`${week} ${playerId}`);
      if (draft) {
        const more = Object.entries(line).filter(([key]) => !draft.told.has(key as StatKey)); // a StatLine's own keys
        draft.line = { ...draft.line, ...Object.fromEntries(more) };
        for (const key of ATHLETE_KEYS) draft.told.add(key);
        continue;
      }
      const teamId = teamOfWeek(playerId, season.season, week);
      const game = teamId && calendar.gameOf(season.season, week, teamId);
      if (!teamId || !game || game.day > calendar.lastResultDay(asOf) || Object.keys(line).length === 0) continue;
      // The trunk has this game and tells of all units: it left them out because nothing was recorded of them.
      if (allUnits && covered.has(`${week} ${teamId}`)) continue;
      drafts.set(`${week} ${playerId}`, { week, playerId, gsisId: null, teamId, line, told: new Set(ATHLETE_KEYS) });
    }
  }
}

/** Lengths of touchdowns from the plays, where Sleeper had no line. */
function addLengths({ longTouchdowns }: SeasonStats, drafts: ReadonlyMap<string, Draft>): void {
  if (!longTouchdowns) return;
  for (const draft of drafts.values()) {
    if (draft.gsisId === null || LENGTH_KEYS.every((key) => draft.told.has(key))) continue;
    const long = longTouchdowns.get(`${draft.week} ${draft.gsisId}`);
    if (long) draft.line = { ...draft.line, ...lengthsOf(long) };
    for (const key of LENGTH_KEYS) draft.told.add(key);
  }
}

function rowOf(season: number, { week, playerId, teamId, line, told }: Draft, surroundings: StatSurroundings) {
  const untold = new Set([...STAT_KEYS.filter((key) => !key.startsWith('defense') && !told.has(key)), ...TEAM_ONLY]);
  return gameRow(surroundings, { season, week, entityId: playerId, teamId }, statCells(line, untold));
}

/** The row of somebody's game; none where their team had no game. */
function gameRow<C>(
  { calendar }: StatSurroundings,
  who: Pick<Row, 'season' | 'week' | 'entityId'> & { readonly teamId: TeamId },
  cells: C,
) {
  const game = calendar.gameOf(who.season, who.week, who.teamId);
  if (!game) return [];
  const opponentId = game.homeTeamId === who.teamId ? game.awayTeamId : game.homeTeamId;
  return [{ ...who, seasonType: game.seasonType, opponentId, ...cells }];
}

function defenseRows(
  season: SeasonStats,
  played: readonly PlayerWeek[],
  surroundings: StatSurroundings,
): readonly Row[] {
  const { calendar, asOf, scoreAgainst } = surroundings;
  const lines = new Map<string, { week: number; teamId: TeamId; line: StatLine }>();
  for (const [week, entries] of season.sleeper) {
    for (const { teamId, line } of entries) if (teamId) lines.set(`${week} ${teamId}`, { week, teamId, line });
  }
  if (season.playerWeeks?.allUnits) {
    const games = teamGames(played);
    for (const [key, own] of games) {
      const week = Number(key.split(' ')[1]);
      const opponent = games.get(`${season.season} ${week} ${own.opponentId}`);
      if (!opponent || lines.has(`${week} ${own.teamId}`)) continue;
      const line = derivedDefense(own, opponent, scoreAgainst(season.season, week, own.teamId));
      lines.set(`${week} ${own.teamId}`, { week, teamId: own.teamId, line });
    }
  }
  return [...lines.values()].flatMap(({ week, teamId, line }) => {
    const game = calendar.gameOf(season.season, week, teamId);
    if (!game || game.day > calendar.lastResultDay(asOf)) return [];
    return gameRow(surroundings, { season: season.season, week, entityId: teamId, teamId }, statCells(line, TEAM_ONLY));
  });
}
