// FantasyPros' expert consensus, as DynastyProcess stores it: draft, best ball, dynasty, rookies and, in season, weekly
// and rest-of-season lists; overall and by position.
import type { rankings } from '../../tables/fantasy.ts';
import type { RowOf } from '../../tables/table.ts';
import { type Joining, lastByKey } from '../joining/joining.ts';
import { entityOf } from '../joining/named-player.ts';
import { toRosterPosition } from '../joining/positions.ts';
import { seasonOf } from '../reading/calendar.ts';
import { readDelimited } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import type { ReadByRecord } from '../reading/faults.ts';
import { EXPERT_CONSENSUS_SOURCE, WEEKLY_CONSENSUS_SOURCE } from './expert-consensus.dictionary.ts';

type Row = RowOf<typeof rankings>;
export type ConsensusRecord = RecordOf<typeof EXPERT_CONSENSUS_SOURCE>;
export type WeeklyConsensusRecord = RecordOf<typeof WEEKLY_CONSENSUS_SOURCE>;

export const readConsensus = (bytes: Buffer, file: string): ReadByRecord<readonly ConsensusRecord[]> =>
  readDelimited(bytes, EXPERT_CONSENSUS_SOURCE, { file });
export const readWeeklyConsensus = (bytes: Buffer, file: string): ReadByRecord<readonly WeeklyConsensusRecord[]> =>
  readDelimited(bytes, WEEKLY_CONSENSUS_SOURCE, { file });

/**
 * Overall lists, lists by position, and the overall list of single defenders are three publishers to us, as their ranks
 * do not compare.
 */
export const CONSENSUS_EXPERTS = {
  overall: 'fantasypros-ecr',
  position: 'fantasypros-ecr-position',
  defenders: 'fantasypros-ecr-idp',
} as const;

interface List {
  readonly period: string;
  readonly format: string;
  readonly expert: string;
}

const GAMES: Readonly<Record<string, { readonly period: string; readonly format: string }>> = {
  redraft: { period: 'seasonal', format: 'ppr' },
  best: { period: 'bestBall', format: 'best-ball' },
  dynasty: { period: 'dynasty', format: 'ppr' },
  ros: { period: 'restOfSeason', format: 'ppr' },
  weekly: { period: 'weekly', format: 'ppr' },
};

/** What a page's list is: 'redraft-overall', 'dynasty-op' (superflex), 'dynasty-rk' (rookies), 'best-rb' ... */
export function listOf(pageType: string): List | undefined {
  const [game = '', part = ''] = pageType.split('-');
  const base = GAMES[game];
  if (!base) return undefined;
  if (part === 'overall' || part === 'flex') return { ...base, expert: CONSENSUS_EXPERTS.overall };
  if (part === 'op' || part === 'superflex') return { ...base, format: 'superflex', expert: CONSENSUS_EXPERTS.overall };
  if (part === 'rk') return { ...base, period: 'rookie', expert: CONSENSUS_EXPERTS.overall };
  if (part === 'idp') return { ...base, expert: CONSENSUS_EXPERTS.defenders };
  return { ...base, expert: CONSENSUS_EXPERTS.position };
}

interface Line {
  readonly list: string;
  readonly shape: List;
  readonly day: string;
  readonly name: string;
  readonly id: string;
  readonly position: string;
  readonly teamId: Row['entityId'] | null;
  readonly mean: number;
  readonly sd: number | null;
  readonly best: number | null;
  readonly worst: number | null;
}

/** Rows of the lists known by the day. */
export function consensusRows(records: readonly ConsensusRecord[], joining: Joining): readonly Row[] {
  const lines = records.flatMap((r): (Line & { teamId: ConsensusRecord['team'] })[] => {
    const shape = listOf(r.page_type);
    if (!shape || r.scrape_date > joining.asOf) return [];
    const { page_type: list, player: name, id, pos: position, team: teamId, scrape_date: day } = r;
    return [{ list, shape, day, name, id, position, teamId, mean: r.ecr, sd: r.sd, best: r.best, worst: r.worst }];
  });
  return rankedRows(lines, joining);
}

/** Rows of the newest week's lists, when they were known by the day. */
export function weeklyConsensusRows(records: readonly WeeklyConsensusRecord[], joining: Joining): readonly Row[] {
  const shape = { ...(GAMES['weekly'] ?? { period: 'weekly', format: 'ppr' }), expert: CONSENSUS_EXPERTS.position };
  const lines = records.flatMap((r): (Line & { teamId: WeeklyConsensusRecord['team'] })[] => {
    if (r.scrape_date > joining.asOf) return [];
    const { page: list, player_name: name, fantasypros_id: id, pos: position, team: teamId, scrape_date: day } = r;
    return [{ list, shape, day, name, id, position, teamId, mean: r.ecr, sd: r.sd, best: r.best, worst: r.worst }];
  });
  return rankedRows(lines, joining);
}

function rankedRows(
  lines: readonly (Line & { readonly teamId: ConsensusRecord['team'] })[],
  { join, calendar }: Joining,
): readonly Row[] {
  const lists = Map.groupBy(lines, ({ list }) => list);
  const rows = [...lists.values()].flatMap((list) => {
    const ordered = [...list].sort((a, b) => a.mean - b.mean);
    const inPosition = new Map<string, number>();
    return ordered.flatMap((line, index) => {
      const { shape, day, name, id, position, teamId, mean, sd, best, worst } = line;
      const season = seasonOf(day);
      const week = shape.period === 'weekly' ? calendar.weekAt(season, day) : 0;
      const positionRank = (inPosition.get(position) ?? 0) + 1;
      inPosition.set(position, positionRank);
      const entityId = entityOf(join, { name, position, teamId, ids: { fantasypros: id } }, season);
      if (!entityId || week === undefined) return [];
      const { period, format, expert } = shape;
      const row = {
        season,
        period,
        week,
        expert,
        format,
        asOf: day,
        entityId,
        rank: index + 1,
        positionRank,
        mean,
        sd,
        best,
        worst,
        tier: null,
      };
      return [{ row, own: isOwnPosition(line) }];
    });
  });
  // Who plays two positions stands in two lists by position: the one named after their position comes last, and is
  // kept.
  const ordered = rows.sort((a, b) => Number(a.own) - Number(b.own)).map(({ row }) => row);
  return lastByKey(ordered, (r) => `${r.season} ${r.period} ${r.week} ${r.expert} ${r.format} ${r.asOf} ${r.entityId}`);
}

const isOwnPosition = ({ list, position }: Line): boolean => {
  const part = list.split('-').at(-1)?.toUpperCase() ?? '';
  return toRosterPosition(part) === toRosterPosition(position);
};
