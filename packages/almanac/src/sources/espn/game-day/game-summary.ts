// ESPN's summary of one game: GET …/summary?event=: what everybody did so far, in our names, and who scored touchdowns.
import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import { type AnswerRecord, readEach } from '../../market/answers.ts';
import { type Read, refused } from '../../reading/faults.ts';
import { readJson } from '../../reading/json.ts';
import { type BoxLine, readBoxScore, teamOf } from './box-score.ts';
import { readScoringPlays, type ScoringPlay, type TouchdownKind } from './scoring-plays.ts';

/** Somebody as a game of ESPN's knows them: an athlete by its number, or a team's defence by our id. */
export type GameEntity =
  | { readonly athleteId: string; readonly teamId?: never }
  | { readonly teamId: TeamId; readonly athleteId?: never };

/** A touchdown, and who had a part in it. */
export interface ToldTouchdown {
  /** The same at every asking. */
  readonly id: string;
  readonly kind: TouchdownKind;
  readonly yards: number | null;
  /** Who carried it in: an athlete, and after a return also the defence. Nobody where the sentence cannot be read. */
  readonly scorers: readonly GameEntity[];
  /** Who threw it; null for a run or a return. */
  readonly passer: GameEntity | null;
}

/** A game so far. */
export interface GameSummary {
  readonly eventId: string;
  readonly lines: readonly (GameEntity & { readonly line: StatLine })[];
  readonly touchdowns: readonly ToldTouchdown[];
}

/** What a summary does not tell of anybody: it counts for nothing until the league's platform counts it. */
export const UNTOLD_STATS: readonly StatKey[] = [
  ...(['passingFirstDowns', 'rushingFirstDowns', 'receivingFirstDowns', 'passingPickSixes'] as const),
  ...(['passingTouchdowns40', 'passingTouchdowns50', 'rushingTouchdowns40', 'rushingTouchdowns50'] as const),
  ...(['receivingTouchdowns40', 'receivingTouchdowns50', 'fumbleRecoveryTouchdowns'] as const),
  ...(['fieldGoalsMissed0To19', 'fieldGoalsMissed20To29', 'fieldGoalsMissed30To39'] as const),
  ...(['fieldGoalsMissed40To49', 'fieldGoalsMissed50Plus', 'defenseForcedFumbles', 'defenseBlockedKicks'] as const),
  ...(['defenseFourthDownStops', 'defenseTwoPointReturns', 'idpForcedFumbles', 'idpFumbleRecoveries'] as const),
  ...(['idpSafeties', 'idpBlockedKicks', 'idpSackYards', 'specialTeamsForcedFumbles'] as const),
  ...(['specialTeamsFumbleRecoveries', 'defenseSpecialTeamsForcedFumbles'] as const),
  'defenseSpecialTeamsFumbleRecoveries',
];

/** Where the summary of a game stands. */
export const summaryUrl = (eventId: string): string =>
  `https://site.api.espn.com/apis/site/v2/sports/football/nfl/summary?event=${eventId}`;

const MOST_POINTS = 150;
const MOST_YARDS = 999;

/**
 * Reads a game's summary, all of it or nothing: a box score with one bad line is of another game than it says.
 *
 * @param eventId the game that was asked for
 */
export function readGameSummary(bytes: Buffer, file: string, eventId: string): Read<GameSummary> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  const read = readEach([json.value], file, (summary) => summaryOf(summary, eventId));
  if (!read.ok) return { ok: false, reason: read.reason };
  const [only] = read.value;
  return only ? { ok: true, value: only } : refused(file, 'absent', 'it tells of no game');
}

interface Side {
  readonly teamId: TeamId;
  readonly score: number;
  /** Passing and rushing yards, those lost to sacks taken off; null where it does not say. */
  readonly yards: number | null;
}

function summaryOf(summary: AnswerRecord, eventId: string): GameSummary {
  const { id, sides } = summary.within('header', (header) => ({
    id: header.id('id'),
    sides: header.list('competitions', (game) => game.list('competitors', competitorOf)).flat(),
  }));
  if (id !== eventId) summary.refuse('header.id', 'wrong-type', `'${id}' is not the game that was asked for`);
  const { box, yards } = summary.within('boxscore', (part) => ({
    box: readBoxScore(part),
    yards: new Map(part.list('teams', (team) => [teamOf(team), yardsOf(team)] as const)),
  }));
  const plays = readScoringPlays(summary);
  const [one, other, ...more] = sides.map((side): Side => ({ ...side, yards: yards.get(side.teamId) ?? null }));
  if (!one || !other || more.length > 0 || one.teamId === other.teamId) {
    summary.refuse('header.competitions', 'wrong-type', 'is not one game of two teams');
    return { eventId, lines: [], touchdowns: [] };
  }
  const teams = new Set([one.teamId, other.teamId]);
  if (![...box.lines, ...plays].every(({ teamId }) => teams.has(teamId)))
    summary.refuse('boxscore', 'unknown-team', 'tells of a team that does not play');
  const named = namesOf(box.lines);
  const lines = withPlays(box.lines, box.fieldGoals, plays, named);
  return {
    eventId,
    lines: [
      ...lines.map(({ athleteId, line }) => ({ athleteId, line })),
      ...(box.lines.length === 0 ? [] : [defenceOf(one, other, lines, plays), defenceOf(other, one, lines, plays)]),
    ],
    touchdowns: plays.flatMap((play) => (play.score === 'touchdown' ? [touchdownOf(play, named)] : [])),
  };
}

const competitorOf = (side: AnswerRecord): Omit<Side, 'yards'> => ({
  teamId: teamOf(side),
  score: side.amount('score', 0, MOST_POINTS) ?? 0,
});

const yardsOf = (team: AnswerRecord): number | null =>
  team
    .list('statistics', (stat) =>
      stat.neededText('name') === 'totalYards' ? stat.amount('displayValue', -MOST_YARDS, MOST_YARDS) : null,
    )
    .find((yards) => yards !== null) ?? null;

/** An athlete of a team by name; nobody where two of the team have it. */
type Named = (teamId: TeamId, name: string | null) => GameEntity | null;

function namesOf(lines: readonly BoxLine[]): Named {
  const groups = Map.groupBy(lines, ({ teamId, name }) => `${teamId} ${name.toLowerCase()}`);
  return (teamId, name) => {
    const [only, ...others] = name === null ? [] : (groups.get(`${teamId} ${name.toLowerCase()}`) ?? []);
    return only && others.length === 0 ? { athleteId: only.athleteId } : null;
  };
}

const DISTANCES = [
  [60, 'fieldGoals60Plus'],
  [50, 'fieldGoals50To59'],
  [40, 'fieldGoals40To49'],
  [30, 'fieldGoals30To39'],
  [20, 'fieldGoals20To29'],
] as const satisfies readonly (readonly [number, StatKey])[];

/** The lines with what plays alone tell: how far field goals were, and who made two points. */
function withPlays(
  lines: readonly BoxLine[],
  fieldGoals: ReadonlyMap<string, number>,
  plays: readonly ScoringPlay[],
  named: Named,
): readonly BoxLine[] {
  const more = new Map<string, Partial<Record<StatKey, number>>>();
  const add = (who: GameEntity | null, key: StatKey, amount = 1) => {
    if (who?.athleteId === undefined) return;
    const line = more.get(who.athleteId) ?? {};
    more.set(who.athleteId, line);
    line[key] = (line[key] ?? 0) + amount;
  };
  const told = new Map<string, number>();
  for (const play of plays) {
    if (play.score === 'field-goal') {
      const kicker = named(play.teamId, play.scorer);
      add(kicker, DISTANCES.find(([least]) => play.yards >= least)?.[1] ?? 'fieldGoals0To19');
      add(kicker, 'fieldGoalYards', play.yards);
      add(kicker, 'fieldGoalYardsOver30', Math.max(0, play.yards - 30));
      if (kicker?.athleteId) told.set(kicker.athleteId, (told.get(kicker.athleteId) ?? 0) + 1);
    } else if (play.score === 'touchdown' && play.twoPoints) {
      const { scorer, passer } = play.twoPoints;
      add(named(play.teamId, scorer), passer === null ? 'rushingTwoPointConversions' : 'receivingTwoPointConversions');
      add(named(play.teamId, passer), 'passingTwoPointConversions');
    }
  }
  // A field goal whose play could not be read was made all the same; the least that one counts is what is sure of it.
  for (const [athleteId, made] of fieldGoals) {
    const unread = made - (told.get(athleteId) ?? 0);
    if (unread > 0) add({ athleteId }, 'fieldGoals20To29', unread);
  }
  return lines.map((each) => ({ ...each, line: { ...each.line, ...more.get(each.athleteId) } }));
}

const TOUCHDOWN_POINTS = 6;
const SAFETY_POINTS = 2;

/** A defence from its athletes' lines and the other side's, as the almanac adds up one that nobody tells whole. */
function defenceOf(own: Side, other: Side, lines: readonly BoxLine[], plays: readonly ScoringPlay[]) {
  const sum = ({ teamId }: Side, key: StatKey) =>
    lines.reduce((total, each) => (each.teamId === teamId ? total + (each.line[key] ?? 0) : total), 0);
  const safeties = ({ teamId }: Side) =>
    plays.filter((play) => play.teamId === teamId && play.score === 'other' && play.isSafety).length;
  const givenAway = TOUCHDOWN_POINTS * sum(other, 'idpTouchdowns') + SAFETY_POINTS * safeties(other);
  const line: StatLine = {
    defenseSacks: sum(other, 'passingSacks'),
    defenseInterceptions: sum(own, 'idpInterceptions'),
    defenseFumbleRecoveries: sum(other, 'fumblesLost'),
    defenseSafeties: safeties(own),
    defenseTouchdowns: sum(own, 'idpTouchdowns'),
    defenseSpecialTeamsTouchdowns: sum(own, 'returnTouchdowns'),
    defenseTacklesForLoss: sum(own, 'idpTacklesForLoss'),
    defensePassesDefended: sum(own, 'idpPassesDefended'),
    defensePointsAllowed: Math.max(0, other.score - givenAway),
    ...(other.yards === null ? {} : { defenseYardsAllowed: other.yards }),
  };
  return { teamId: own.teamId, line };
}

function touchdownOf(play: Extract<ScoringPlay, { score: 'touchdown' }>, named: Named): ToldTouchdown {
  const { id, kind, yards, teamId } = play;
  const scorer = named(teamId, play.scorer);
  const defence = kind === 'return' ? [{ teamId }] : [];
  return { id, kind, yards, scorers: [...(scorer ? [scorer] : []), ...defence], passer: named(teamId, play.passer) };
}

/** Whom a game tells of, in our ids. @param known our id of one of ESPN's athletes */
export const entityOf = (who: GameEntity, known: (athleteId: string) => EntityId | null): EntityId | null =>
  who.teamId ?? known(who.athleteId);
