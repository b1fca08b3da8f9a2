// A recorded week played again, at any speed: scoreboard and summaries in ESPN's form, as they stood at any moment.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { type Athlete, amount, espnTeamOf, type Play, type RecordedGame, type RecordedWeek } from './recorded-plays.ts';

/** Seconds on the wall of a half, its breaks included, and of what follows. */
const HALF = 85 * 60;
const HALF_TIME = 13 * 60;
const OVERTIME = 20 * 60;
const GAME_SECONDS = 3_600;
const QUARTER_SECONDS = 900;

/** Where a game is: seconds left as its plays count them, and what the scoreboard says. */
interface Moment {
  readonly left: number;
  readonly state: 'pre' | 'in' | 'post';
  readonly name: string;
  readonly period: number;
  /** Seconds on the game's clock. */
  readonly clock: number;
}

function momentOf({ kickoff, hasOvertime }: RecordedGame, at: Date): Moment {
  const wall = (at.getTime() - Date.parse(kickoff)) / 1000;
  if (wall < 0) return { left: GAME_SECONDS + 1, state: 'pre', name: 'STATUS_SCHEDULED', period: 0, clock: 0 };
  if (wall >= HALF && wall < HALF + HALF_TIME)
    return { left: GAME_SECONDS / 2, state: 'in', name: 'STATUS_HALFTIME', period: 2, clock: 0 };
  const played = wall < HALF ? wall : wall - HALF_TIME;
  const left = Math.ceil(GAME_SECONDS * (1 - played / (2 * HALF)));
  const inProgress = { state: 'in', name: 'STATUS_IN_PROGRESS' } as const;
  if (left > 0) {
    const period = Math.min(4, 1 + Math.floor((GAME_SECONDS - left) / QUARTER_SECONDS));
    return { ...inProgress, left, period, clock: left - (4 - period) * QUARTER_SECONDS };
  }
  const over = played - 2 * HALF;
  if (hasOvertime && over < OVERTIME) {
    const clock = Math.round(600 * (1 - over / OVERTIME));
    return { ...inProgress, left: clock - 601, period: 5, clock };
  }
  const name = hasOvertime ? 'STATUS_FINAL_OVERTIME' : 'STATUS_FINAL';
  return { left: Number.NEGATIVE_INFINITY, state: 'post', name, period: hasOvertime ? 5 : 4, clock: 0 };
}

const statusOf = ({ state, name, period, clock }: Moment) => ({
  ...{ period, clock, displayClock: `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, '0')}` },
  type: { state, name },
});

const minuteOf = (kickoff: string) => `${kickoff.slice(0, 16)}Z`;
const sum = (plays: readonly Play[], side: 'home' | 'away') =>
  plays.reduce((total, { points }) => total + points[side], 0);

const periodOf = ({ left }: Play) =>
  left < 0 ? 5 : Math.min(4, 1 + Math.floor((GAME_SECONDS - left) / QUARTER_SECONDS));

/** The scoreboard of the week as it stood. */
export function scoreboardAt({ season, week, games }: RecordedWeek, at: Date): string {
  const events = games.map((game) => {
    const moment = momentOf(game, at);
    const plays = game.plays.filter(({ left }) => left >= moment.left);
    const side = (homeAway: 'home' | 'away') => ({
      ...{ homeAway, team: espnTeamOf(game[homeAway]), score: String(sum(plays, homeAway)) },
      linescores: Array.from({ length: moment.period }, (_, index) => ({
        value: sum(
          plays.filter((play) => periodOf(play) === index + 1),
          homeAway,
        ),
      })),
    });
    const [date, status] = [minuteOf(game.kickoff), statusOf(moment)];
    return {
      ...{ id: game.eventId, date, season: { year: season, type: 2 }, week: { number: week }, status },
      competitions: [{ date, timeValid: true, status, competitors: [side('home'), side('away')] }],
    };
  });
  return JSON.stringify({ season: { year: season, type: 2 }, week: { number: week }, events });
}

const GROUPS = {
  passing: ['completions/passingAttempts', 'passingYards', 'passingTouchdowns', 'interceptions', 'sacks-sackYardsLost'],
  rushing: ['rushingAttempts', 'rushingYards', 'rushingTouchdowns'],
  receiving: ['receptions', 'receivingYards', 'receivingTouchdowns', 'receivingTargets'],
  defensive: [
    'totalTackles',
    'soloTackles',
    'sacks',
    'tacklesForLoss',
    'passesDefended',
    'QBHits',
    'defensiveTouchdowns',
  ],
  interceptions: ['interceptions', 'interceptionYards'],
  kickReturns: ['kickReturnYards', 'kickReturnTouchdowns'],
  puntReturns: ['puntReturnYards', 'puntReturnTouchdowns'],
  kicking: ['fieldGoalsMade/fieldGoalAttempts', 'extraPointsMade/extraPointAttempts'],
} as const;
type Group = keyof typeof GROUPS;

/** What somebody did, by group and column; a column of two has two amounts. */
type Amounts = Map<string, Partial<Record<Group, Record<string, number>>>>;

/** The summary of a game of the week as it stood; undefined for a game of another week. */
export function summaryAt(recorded: RecordedWeek, eventId: string, at: Date): string | undefined {
  const game = recorded.games.find((each) => each.eventId === eventId);
  if (!game) return undefined;
  const moment = momentOf(game, at);
  const plays = game.plays.filter(({ left }) => left >= moment.left);
  const { sides, scoringPlays } = boxOf(game, plays, recorded.athletes);
  const competitor = (homeAway: 'home' | 'away') => ({
    ...{ homeAway, team: espnTeamOf(game[homeAway]) },
    ...(moment.state !== 'pre' && { score: String(sum(plays, homeAway)) }),
  });
  return JSON.stringify({
    header: { id: eventId, competitions: [{ competitors: [competitor('home'), competitor('away')] }] },
    boxscore: {
      ...(moment.state !== 'pre' && { players: sides }),
      teams: [game.away, game.home].map((teamId) => ({
        team: espnTeamOf(teamId),
        statistics: [{ name: 'totalYards', displayValue: String(yardsOf(plays, teamId)) }],
      })),
    },
    scoringPlays,
  });
}

const isOf = (row: Play['row'], teamId: TeamId, side: 'posteam' | 'defteam') =>
  row[side] === teamId || (teamId === 'LAR' && row[side] === 'LA');

const yardsOf = (plays: readonly Play[], teamId: TeamId) =>
  plays
    .filter(({ row, isTwoPointTry }) => !isTwoPointTry && isOf(row, teamId, 'posteam'))
    .filter(({ row }) => ['pass', 'run', 'qb_kneel'].includes(row['play_type'] ?? ''))
    .reduce((total, { row }) => total + amount(row, 'yards_gained'), 0);

function boxOf(game: RecordedGame, plays: readonly Play[], athletes: ReadonlyMap<string, Athlete>) {
  const boxes = new Map<TeamId, Amounts>([game.away, game.home].map((teamId) => [teamId, new Map()]));
  const add = (teamId: TeamId, who: Athlete | undefined, group: Group, amounts: Readonly<Record<string, number>>) => {
    const box = boxes.get(teamId);
    if (!who || !box) return;
    const own = box.get(who.id) ?? {};
    box.set(who.id, own);
    const column = own[group] ?? {};
    own[group] = column;
    for (const [key, value] of Object.entries(amounts)) column[key] = (column[key] ?? 0) + value;
  };
  const taken = new Map<TeamId, number>();
  const scoringPlays: object[] = [];
  const names = new Map([...athletes.values()].map(({ id, name }) => [id, name]));
  plays.forEach((play, index) => {
    const { row } = play;
    const [own, other] = isOf(row, game.home, 'posteam') ? [game.home, game.away] : [game.away, game.home];
    const who = (field: string) => athletes.get(row[`${field}_player_id`] ?? '');
    const [passer, rusher, receiver, kicker] = [who('passer'), who('rusher'), who('receiver'), who('kicker')];
    const scored = (teamId: TeamId) => play.points[teamId === game.home ? 'home' : 'away'];
    const tell = (teamId: TeamId, abbreviation: string, text: string) =>
      scoringPlays.push({
        ...{ id: `${game.eventId}${index}`, type: { abbreviation }, text, team: espnTeamOf(teamId) },
      });
    const after = plays[index + 1];
    const touchdown = (teamId: TeamId, text: string) => tell(teamId, 'TD', `${text}${afterText(after, athletes)}`);
    const yards = amount(row, 'yards_gained');
    if (play.isTwoPointTry) return;
    if (scored(own) === 2 || scored(other) === 2) tell(scored(own) === 2 ? own : other, 'SF', 'Safety');
    switch (row['play_type']) {
      case 'pass': {
        if (amount(row, 'sack')) {
          add(own, passer, 'passing', { sacks: 1, sackYardsLost: -yards });
          break;
        }
        const isCaught = amount(row, 'complete_pass') > 0;
        const isTouchdown = isCaught && scored(own) === 6;
        add(own, passer, 'passing', { passingAttempts: 1, completions: Number(isCaught) });
        add(own, passer, 'passing', { passingYards: isCaught ? yards : 0, passingTouchdowns: Number(isTouchdown) });
        add(own, receiver, 'receiving', { receivingTargets: 1, receptions: Number(isCaught) });
        add(own, receiver, 'receiving', {
          receivingYards: isCaught ? yards : 0,
          receivingTouchdowns: Number(isTouchdown),
        });
        if (isTouchdown) touchdown(own, `${receiver?.name} ${yards} Yd pass from ${passer?.name}`);
        if (amount(row, 'interception')) {
          const place = taken.get(other) ?? 0;
          taken.set(other, place + 1);
          const isReturned = scored(other) === 6;
          const all = game.interceptors[other] ?? [];
          // Whoever carried one home is known by the box score alone.
          const taker = isReturned ? (all.find((each) => each.isReturned) ?? all[place]) : all[place];
          add(own, passer, 'passing', { interceptions: 1 });
          add(other, taker?.who, 'interceptions', { interceptions: 1, interceptionYards: 0 });
          add(other, taker?.who, 'defensive', { defensiveTouchdowns: Number(isReturned) });
          if (isReturned) touchdown(other, `${taker?.who.name} 0 Yd Interception Return`);
        }
        break;
      }
      case 'run':
      case 'qb_kneel': {
        const isTouchdown = scored(own) === 6;
        add(own, rusher, 'rushing', {
          rushingAttempts: 1,
          rushingYards: yards,
          rushingTouchdowns: Number(isTouchdown),
        });
        if (isTouchdown) touchdown(own, `${rusher?.name} ${yards} Yd Run`);
        break;
      }
      case 'field_goal': {
        const isMade = row['field_goal_result'] === 'made';
        add(own, kicker, 'kicking', { fieldGoalAttempts: 1, fieldGoalsMade: Number(isMade) });
        if (isMade) tell(own, 'FG', `${kicker?.name} ${row['kick_distance']} Yd Field Goal`);
        break;
      }
      case 'extra_point':
        add(own, kicker, 'kicking', {
          ...{ extraPointAttempts: 1, extraPointsMade: Number(row['extra_point_result'] === 'good') },
        });
        break;
      case 'kickoff':
      case 'punt': {
        const isPunt = row['play_type'] === 'punt';
        // Of a kick-off the returning side has the ball, of a punt the kicking one.
        const returning = isPunt ? other : own;
        const returner = who(isPunt ? 'punt_returner' : 'kickoff_returner');
        const isTouchdown = amount(row, 'return_touchdown') > 0 && scored(returning) === 6;
        const [group, kind] = isPunt ? (['puntReturns', 'punt'] as const) : (['kickReturns', 'kick'] as const);
        add(returning, returner, group, {
          ...{ [`${kind}ReturnYards`]: amount(row, 'return_yards'), [`${kind}ReturnTouchdowns`]: Number(isTouchdown) },
        });
        if (isTouchdown)
          touchdown(
            returning,
            `${returner?.name} ${amount(row, 'return_yards')} Yd ${isPunt ? 'Punt' : 'Kickoff'} Return`,
          );
      }
    }
  });
  const sides = [...boxes].map(([teamId, box]) => ({
    team: espnTeamOf(teamId),
    statistics: Object.entries(GROUPS).map(([name, keys]) => ({
      ...{ name, keys },
      athletes: [...box].flatMap(([id, groups]) => {
        const own = groups[name as Group]; // the keys are the groups
        const value = (key: string) => key.split(/[/-]/).map((part) => own?.[part] ?? 0);
        return own
          ? [
              {
                athlete: { id, displayName: names.get(id) },
                stats: keys.map((key) => value(key).join(key.includes('/') ? '/' : '-')),
              },
            ]
          : [];
      }),
    })),
  }));
  return { sides, scoringPlays };
}

/** What stands behind a touchdown once the try after it was made. */
function afterText(after: Play | undefined, athletes: ReadonlyMap<string, Athlete>): string {
  if (!after) return '';
  const name = (field: string) => athletes.get(after.row[`${field}_player_id`] ?? '')?.name ?? '';
  if (after.row['play_type'] === 'extra_point' && after.row['extra_point_result'] === 'good')
    return ` (${name('kicker')} Kick)`;
  if (!after.isTwoPointTry) return '';
  const isGood = after.points.home + after.points.away === 2;
  if (!isGood) return ' (Two-Point Conversion Failed)';
  return after.row['play_type'] === 'pass'
    ? ` (${name('passer')} Pass to ${name('receiver')} for Two-Point Conversion)`
    : ` (${name('rusher')} Run for Two-Point Conversion)`;
}
