// What players are compared by: each row a number of every player, and which end of it is the better one.
import { isLocked, type Locked } from '@pylon/contract/plans/tiers';
import type { ComparedPlayer } from '@pylon/contract/player-card/comparison';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import { decimal, percent } from '../../../widgets/player/display.ts';
import { entityOf } from '../../../widgets/player/entity.ts';
import { type StatColumn, statColumns, statOf } from '../../../widgets/table/stat-columns.ts';

export interface ComparedRow {
  readonly title: string;
  readonly hint?: string;
  readonly value: (player: ComparedPlayer) => number | null | Locked;
  readonly tell: (value: number) => string;
  /** Absent: neither end is. */
  readonly better?: 'high' | 'low';
  /** It says something only among players of one position. */
  readonly isWithinPosition?: true;
}

export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

const whole = (value: number) => decimal(value);
const tenth = (value: number) => decimal(value, 1);
/** A number of something that may be missing, or locked as a whole. */
const within = <T>(
  value: T,
  part: (value: NonNullable<Exclude<T, Locked>>) => number | null,
): number | null | Locked =>
  value === null || value === undefined
    ? null
    : isLocked(value)
      ? value
      : part(value as NonNullable<Exclude<T, Locked>>); // neither missing nor locked

const RANKS: readonly ComparedRow[] = [
  { title: 'Rank, all experts', value: ({ rank }) => rank, tell: whole, better: 'low' },
  {
    title: 'Position rank',
    value: ({ positionRank }) => positionRank,
    tell: whole,
    better: 'low',
    isWithinPosition: true,
  },
  {
    title: 'Tier',
    hint: 'Among players of the position',
    value: ({ tier }) => tier,
    tell: whole,
    better: 'low',
    isWithinPosition: true,
  },
  { title: 'ADP', hint: 'Mean pick in drafts', value: ({ adp }) => adp, tell: tenth },
];

const pointsOf = (part: 'floor' | 'expected' | 'ceiling') => (player: ComparedPlayer) =>
  within(player.projection, ({ points }) => points[part]);
const PROJECTION: readonly ComparedRow[] = [
  { title: 'Mean', value: pointsOf('expected'), tell: whole, better: 'high' },
  { title: 'Floor', hint: 'Nine seasons of ten are better', value: pointsOf('floor'), tell: whole, better: 'high' },
  { title: 'Ceiling', hint: 'One season of ten is better', value: pointsOf('ceiling'), tell: whole, better: 'high' },
];

const USAGE: readonly ComparedRow[] = [
  {
    title: 'Score',
    hint: '0 to 100; 60 is the last starter of a league of twelve',
    value: ({ usage }) => within(usage, ({ score }) => score),
    tell: whole,
    better: 'high',
  },
  {
    title: 'Snaps',
    hint: 'Share of the team’s snaps',
    value: ({ usage }) => within(usage, ({ snapShare }) => snapShare),
    tell: percent,
    better: 'high',
  },
  {
    title: 'Targets',
    hint: 'Share of the team’s targets',
    value: ({ usage }) => within(usage, ({ targetShare }) => targetShare),
    tell: percent,
    better: 'high',
  },
  {
    title: 'Carries',
    hint: 'Share of the team’s carries',
    value: ({ usage }) => within(usage, ({ carryShare }) => carryShare),
    tell: percent,
    better: 'high',
  },
];

const SCHEDULE: readonly ComparedRow[] = [
  {
    title: 'Opponents',
    hint: 'Place of those left through week 17, of all once the season is over; 1st is the easiest',
    value: ({ schedule }) => within(schedule, ({ restPlace }) => restPlace),
    tell: ordinal,
    better: 'low',
  },
  {
    title: 'Weeks 15–17',
    hint: 'The same of the fantasy play-offs',
    value: ({ schedule }) => within(schedule, ({ playoffsPlace }) => playoffsPlace),
    tell: ordinal,
    better: 'low',
  },
  {
    title: 'Next 4',
    hint: 'Points a game that the next four opponents are expected to allow the position',
    value: ({ schedule }) => within(schedule, ({ nextFour }) => nextFour),
    tell: tenth,
    better: 'high',
    isWithinPosition: true,
  },
];

/** Amounts of which less is better. */
const FEWER_IS_BETTER: ReadonlySet<string> = new Set([
  'passingInterceptions',
  'fumblesLost',
  'fieldGoalsMissed0To19',
  'defensePointsAllowed',
  'defenseYardsAllowed',
]);

const seasonOf = ({ seasons, seasonId }: ComparedPlayer) => seasons.find((season) => season.seasonId === seasonId);

/** A stat a game of the season so far; a player who played and has none of it has 0. */
const statRow = (column: StatColumn): ComparedRow => ({
  title: column.title,
  hint: `${column.meaning} a game`,
  value: (player) => {
    const season = seasonOf(player);
    return season && season.games > 0 ? (statOf(season.stats, column) ?? 0) / season.games : null;
  },
  tell: tenth,
  better: FEWER_IS_BETTER.has(column.key) ? 'low' : 'high',
});

const seasonRows = (players: readonly ComparedPlayer[]): readonly ComparedRow[] => [
  { title: 'Points', value: (player) => seasonOf(player)?.points ?? null, tell: tenth, better: 'high' },
  {
    title: 'A game',
    hint: 'Points a game',
    value: (player) => seasonOf(player)?.pointsPerGame ?? null,
    tell: tenth,
    better: 'high',
  },
  { title: 'Games', value: (player) => seasonOf(player)?.games ?? null, tell: whole },
  {
    title: 'Finish',
    hint: 'Place at the position',
    value: (player) => seasonOf(player)?.positionFinish ?? null,
    tell: whole,
    better: 'low',
    isWithinPosition: true,
  },
  {
    title: 'Year before',
    hint: 'Points of the season before',
    value: ({ lastSeasonalFPTS }) => lastSeasonalFPTS,
    tell: tenth,
    better: 'high',
  },
  ...statColumns(positionsOf(players)).map(statRow),
];

const positionsOf = (players: readonly ComparedPlayer[]): readonly string[] => [
  ...new Set(players.flatMap((player) => entityOf(player)?.position ?? [])),
];

/** Everything that some players are compared by; rows that nobody has a number for are left out. */
export function comparedGroups(players: readonly ComparedPlayer[], seasonId: string): readonly ComparedGroup[] {
  const groups: readonly ComparedGroup[] = [
    { title: 'Rank and price', rows: RANKS },
    { title: 'Season projection', rows: PROJECTION },
    { title: `${seasonId} season`, rows: seasonRows(players) },
    { title: 'Utilization, last 4 weeks', rows: USAGE },
    { title: 'Schedule', rows: SCHEDULE },
  ];
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ value }) => players.some((one) => value(one) !== null)) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * Who has the better number of a row; of equals all of them.
 *
 * @returns places among the players; none where fewer than two have a number, where all have the same, or where the row
 * says nothing across their positions
 */
export function bestOf(row: ComparedRow, players: readonly ComparedPlayer[]): ReadonlySet<number> {
  if (!row.better || (row.isWithinPosition && positionsOf(players).length > 1)) return new Set();
  const known = players.flatMap((player, index) => {
    const value = row.value(player);
    return value === null || isLocked(value) ? [] : [{ index, told: row.tell(value), value }];
  });
  if (known.length < 2) return new Set();
  const values = known.map(({ value }) => value);
  const best = row.better === 'high' ? Math.max(...values) : Math.min(...values);
  const told = known.find(({ value }) => value === best)?.told;
  // Equal is what reads the same: a lead that is not shown is none.
  const leaders = known.filter((one) => one.told === told);
  return new Set(leaders.length === known.length ? [] : leaders.map(({ index }) => index));
}
