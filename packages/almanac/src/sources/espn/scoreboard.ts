// ESPN's scoreboard: GET …/apis/site/v2/sports/football/nfl/scoreboard: the games of the week that is on, each with its
// kick-off, where it is, and its score. Of its odds, leaders and plays nothing is read.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { GameState } from '@pylon/engine/vocabulary/game-states';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type ToldGame } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { isObject, numberIn, readJson } from '../reading/json.ts';
import { espnTeam } from './espn-ids.ts';

const NAME = 'espn-scoreboard';
/** Its numbers of the parts of a season; before and after them it tells of other games. */
const SEASON_TYPES: Readonly<Record<number, ToldGame['seasonType']>> = { 2: 'REG', 3: 'POST' };
/** Teams of the Pro Bowl, and whoever is not known yet. */
const NO_TEAMS: ReadonlySet<string> = new Set(['AFC', 'NFC', 'TBD']);

/** What it calls how a game stands, in which of its three parts of a game that may be, and what it is to us. */
const STATUSES: Readonly<Record<string, { readonly within: string; readonly state: GameState; readonly at?: string }>> =
  {
    STATUS_SCHEDULED: { within: 'pre', state: 'scheduled' },
    STATUS_IN_PROGRESS: { within: 'in', state: 'live' },
    STATUS_HALFTIME: { within: 'in', state: 'live', at: 'Halftime' },
    STATUS_END_PERIOD: { within: 'in', state: 'live', at: 'End of' },
    STATUS_FINAL: { within: 'post', state: 'final' },
    STATUS_FINAL_OVERTIME: { within: 'post', state: 'final' },
    STATUS_POSTPONED: { within: 'pre in post', state: 'postponed' },
    STATUS_CANCELED: { within: 'pre in post', state: 'canceled' },
  };
/** A delay, or whatever else it calls a game that is to come or has begun; a game is over by its own words alone. */
const OTHERWISE: Readonly<Record<string, { readonly state: GameState; readonly at?: string }>> = {
  pre: { state: 'scheduled' },
  in: { state: 'live', at: 'Delayed' },
};

const MOST_POINTS = 150;
const MOST_PERIODS = 10;
const LAST_WEEK = 18;
const QUARTERS = 4;
const LONGEST_PERIOD_SECONDS = 900;

/** @example periodName(2) // → 'Q2', periodName(5) // → 'OT', periodName(6) // → '2OT' */
function periodName(period: number): string {
  if (period <= QUARTERS) return `Q${period}`;
  const overtime = period - QUARTERS;
  return overtime === 1 ? 'OT' : `${overtime}OT`;
}

interface Status {
  readonly state: GameState;
  readonly clock: string | null;
  readonly secondsLeft: number | null;
}

/** A game of the scoreboard with what only whoever follows it minute by minute asks for. */
export interface FollowedGame extends ToldGame {
  /** Its number on ESPN, by which its box score is asked for. */
  readonly eventId: string;
  /** Seconds of a live game until the end of the fourth quarter, 0 in overtime; null of every other. */
  readonly secondsLeft: number | null;
}

function statusOf(status: AnswerRecord): Status {
  const [part, name] = status.within('type', (type) => [type.neededText('state'), type.neededText('name')]);
  const said = STATUSES[name ?? ''];
  const known = said ?? OTHERWISE[part ?? ''];
  if (!known || (said && !said.within.split(' ').includes(part ?? ''))) {
    status.refuse('type.name', 'not-recognised', `'${name}' in '${part}' is no state of a game`);
    return { state: 'scheduled', clock: null, secondsLeft: null };
  }
  const period = status.needed('period', 0, MOST_PERIODS);
  const seconds = status.needed('clock', 0, LONGEST_PERIOD_SECONDS);
  const shown = status.neededText('displayClock');
  const [, minutes, rest] = /^(\d{1,2}):(\d\d)$/.exec(shown) ?? [];
  if (Number(minutes) * 60 + Number(rest) !== Math.floor(seconds))
    status.refuse('displayClock', 'wrong-type', `'${shown}' is not a clock of ${seconds} seconds`);
  if (known.state !== 'live') return { state: known.state, clock: null, secondsLeft: null };
  const secondsLeft = Math.max(0, Math.min(QUARTERS, QUARTERS - period) * LONGEST_PERIOD_SECONDS + seconds);
  if (known.at === undefined || known.at === 'End of') {
    if (!Number.isInteger(period) || period === 0) status.refuse('period', 'wrong-type', `'${period}' is no period`);
    const clock = known.at ? `${known.at} ${periodName(period)}` : `${periodName(period)} ${shown}`;
    return { state: 'live', clock, secondsLeft: period > QUARTERS ? 0 : secondsLeft };
  }
  return { state: 'live', clock: known.at, secondsLeft: period > QUARTERS ? 0 : secondsLeft };
}

interface Side {
  readonly isHome: boolean;
  readonly code: string;
  readonly teamId: TeamId | null;
  readonly score: number | null;
}

/** One of the two teams; its score has to be the sum of its quarters, where those are told. */
function sideOf(competitor: AnswerRecord): Side {
  const at = competitor.neededText('homeAway');
  if (at !== 'home' && at !== 'away') competitor.refuse('homeAway', 'not-recognised', `'${at}' is no side`);
  const isHome = at === 'home';
  const [code, id] = competitor.within('team', (team) => [team.neededText('abbreviation'), team.amount('id', -99, 99)]);
  if (NO_TEAMS.has(code)) return { isHome, code, teamId: null, score: null };
  const teamId = competitor.within('team', (team) => team.team('abbreviation'));
  if (teamId === null || espnTeam(id ?? 0) !== teamId)
    competitor.refuse('team', 'unknown-team', `'${code}' is not team ${id}`);
  const score = competitor.amount('score', 0, MOST_POINTS);
  const quarters = competitor.list('linescores', (quarter) => quarter.needed('value', 0, MOST_POINTS));
  const sum = quarters.reduce((total, points) => total + points, 0);
  const isSum = quarters.length === 0 || score === null || sum === score;
  if (!isSum || !Number.isInteger(score ?? 0))
    competitor.refuse('score', 'wrong-type', `'${score}' is not the ${sum} points of its quarters`);
  return { isHome, code, teamId, score };
}

const MINUTE = /^20\d\d-\d\d-\d\dT\d\d:\d\dZ$/;

/** A moment as it writes it ('2026-09-11T00:20Z') as we do; undefined for what is none, or not of the season. */
function momentOf(text: string, season: number): string | undefined {
  const ms = MINUTE.test(text) ? Date.parse(text) : Number.NaN;
  const isOfSeason = ms >= Date.UTC(season, 7) && ms < Date.UTC(season + 1, 2);
  return isOfSeason && new Date(ms).toISOString().startsWith(text.slice(0, -1))
    ? `${text.slice(0, -1)}:00Z`
    : undefined;
}

type TimedGame = Omit<FollowedGame, 'eventId'>;

interface Week {
  readonly season: number;
  readonly type: number;
  readonly number: number;
}

/** One game; undefined for one of teams that play in no season. What the answer says twice has to be the same twice. */
function gameOf(event: AnswerRecord, week: Week, seasonType: ToldGame['seasonType']): TimedGame | undefined {
  const own = event.within('season', (season) => [season.needed('year', 2000, 2100), season.needed('type', 1, 5)]);
  const number = event.within('week', (part) => part.amount('number', 1, LAST_WEEK)) ?? week.number;
  if (own[0] !== week.season || own[1] !== week.type || number !== week.number)
    event.refuse('week', 'wrong-type', 'is not of the week of the answer');
  const date = event.neededText('date');
  const status = event.within('status', statusOf);
  const [game, another] = event.list('competitions', (competition) => ({
    date: competition.neededText('date'),
    isTimed: competition.flag('timeValid') ?? true,
    status: competition.within('status', statusOf),
    sides: competition.list('competitors', sideOf),
  }));
  const [home, ...moreHome] = game?.sides.filter(({ isHome }) => isHome) ?? [];
  const [away, ...moreAway] = game?.sides.filter(({ isHome }) => !isHome) ?? [];
  if (!game || another || !home || !away || moreHome.length + moreAway.length > 0) {
    event.refuse('competitions', 'wrong-type', 'is not one game of two teams');
    return undefined;
  }
  if (NO_TEAMS.has(home.code) || NO_TEAMS.has(away.code)) return undefined;
  const kickoff = momentOf(date, week.season);
  if (kickoff === undefined || game.date !== date) event.refuse('date', 'wrong-type', `'${date}' is no kick-off`);
  if (game.status.state !== status.state || game.status.clock !== status.clock)
    event.refuse('status', 'wrong-type', 'is said in two ways');
  const isBegun = status.state === 'live' || status.state === 'final';
  const score = home.score === null || away.score === null ? null : { home: home.score, away: away.score };
  if (isBegun && score === null) event.refuse('score', 'missing-value', 'is missing');
  if (!home.teamId || !away.teamId || home.teamId === away.teamId) {
    event.refuse('competitors', 'unknown-team', 'are not two teams');
    return undefined;
  }
  return {
    provider: NAME,
    ...{ season: week.season, seasonType, week: seasonType === 'REG' ? week.number : null },
    ...{ homeTeamId: home.teamId, awayTeamId: away.teamId },
    kickoff: game.isTimed ? (kickoff ?? null) : null,
    ...status,
    score: isBegun ? score : null,
  };
}

/** Reads a scoreboard; one of another part of the year than the season is not published yet. */
export const readScoreboard = (bytes: Buffer, file: string): ReadByRecord<MarketLists> =>
  mapRead(readGames(bytes, file, gameOf), (games) => ({ games }));

/** Reads a scoreboard for whoever follows its games. */
export const readFollowedGames = (bytes: Buffer, file: string): ReadByRecord<readonly FollowedGame[]> =>
  readGames(bytes, file, (event, ...week) => {
    const eventId = event.id('id');
    const game = gameOf(event, ...week);
    return game && { ...game, eventId };
  });

/** Where the scoreboard of the week that is on stands. */
export const SCOREBOARD_URL = 'https://site.api.espn.com/apis/site/v2/sports/football/nfl/scoreboard';

function readGames<G>(
  bytes: Buffer,
  file: string,
  read: (event: AnswerRecord, week: Week, seasonType: ToldGame['seasonType']) => G | undefined,
): ReadByRecord<readonly G[]> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  const { season, week, events } = isObject(json.value) ? json.value : {};
  const [year, type] = isObject(season) ? [numberIn(season, 'year'), numberIn(season, 'type')] : [];
  const number = isObject(week) ? numberIn(week, 'number') : undefined;
  if (!Array.isArray(events) || !year || !type) return refused(file, 'malformed', 'no games of a season');
  const seasonType = SEASON_TYPES[type];
  if (!seasonType) return refused(file, 'absent', 'no games of the season yet');
  if (!number || number > LAST_WEEK) return refused(file, 'malformed', 'no games of a week');
  return readEach(events, file, (event) => read(event, { season: year, type, number }, seasonType));
}

export const espnScoreboard = defineMarketSource({
  name: NAME,
  label: 'ESPN scoreboard',
  site: { hosts: ['site.api.espn.com'], paceMs: 1_000 },
  family: 'scores',
  terms:
    'An undocumented call of its own pages, without a key, one for all games of the week; nothing is granted to others.',
  questions: ({ isCurrent }) =>
    isCurrent
      ? [
          {
            url: SCOREBOARD_URL,
            read: readScoreboard,
            feeds: [{ table: 'games' }],
          },
        ]
      : [],
});
