// What the declarations of the tables say of their calls: orders that need a plan, and all of a plain table.
import type { CallName } from '@pylon/contract/calls';
import { type PaidFeature, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { PLAIN_TABLES, type ResearchTable, TABLES } from '@pylon/contract/tables/tables';
import { orderOf } from '@pylon/engine/tables/table-page';
import type { Cell } from '../locked-cells.ts';
import type { CallCases } from './call-cases.ts';

/** Every table's call is one of the contract's. */
const callOf = ({ call }: ResearchTable) => call as CallName;
const perPlain = <T>(value: (table: ResearchTable) => T): Partial<Record<CallName, T>> =>
  Object.fromEntries(PLAIN_TABLES.map((table) => [callOf(table), value(table)]));

/** Orders that tell what a plan opens; where a preview ends, locked rows have nothing to be sorted by. */
const paidOrders = (table: ResearchTable) =>
  [...new Set([...Object.keys(table.columns), ...Object.keys(table.orders ?? {})])].flatMap((orderBy) => {
    const feature = orderOf(table, orderBy)?.feature as PaidFeature | undefined; // a declared feature
    if (feature === undefined || feature === table.preview?.feature) return [];
    return [orderBy, `-${orderBy}`].map(
      (order) => [callOf(table), REQUIRED_TIER[feature], { orderBy: order }] as const,
    );
  });

/** Tables with points in a scoring that is asked for. */
const SCORED = PLAIN_TABLES.filter(({ filters }) => filters.scoring);

const FRACTIONS: ReadonlySet<string> = new Set(['decimal', 'ratio', 'share', 'score', 'change', 'trend', 'points']);
/** Tiers that do not see a number with a fraction. */
const hidesFrom = ({ columns }: ResearchTable) =>
  ([0, 1] as const).filter((tier) =>
    Object.values(columns).some(
      ({ feature, kind }) => feature !== undefined && REQUIRED_TIER[feature] > tier && FRACTIONS.has(kind),
    ),
  );

export const tableCases: CallCases = {
  goodInputs: {
    ...perPlain(() => ({ seasonId }) => ({ seasonId, limit: 1000 })),
    getTimeSeries: ({ seasonId, playerId }) => ({ seasonId, playerIDs: [playerId, 'KC'] }),
  },
  tooLow: [
    ...TABLES.flatMap(paidOrders),
    ...SCORED.map((table) => [callOf(table), 1, { scoringSystemId: '3' }] as const),
    ['getTimeSeries', 1, { scoringSystemId: '3' }],
  ],
  badInputs: [
    ...TABLES.map((table) => [callOf(table), { orderBy: 'shoeSize' }, 'invalid-parameters'] as const),
    ...SCORED.map((table) => [callOf(table), { scoringSystemId: 'x' }, 'scoring-system-not-found'] as const),
    ['getTimeSeries', { playerIDs: ['nobody'] }, 'player-not-found'],
    ['getTimeSeries', { playerIDs: ['KC', 'SF', 'DAL', 'NYJ', 'BUF'] }, 'invalid-parameters'],
    ['getTimeSeries', { playerIDs: [] }, 'invalid-parameters'],
    ['getTimeSeries', { stats: ['shoeSize'] }, 'invalid-parameters'],
    ['getTimeSeries', { lastWeeks: 19 }, 'invalid-parameters'],
    ['getTimeSeries', { scoringSystemId: 'x' }, 'scoring-system-not-found'],
  ],
  // the first rows of a preview and points of the first weeks, which tests of their own count
  freeParts: {
    ...perPlain(
      (table) =>
        ({ feature }: Cell) =>
          feature === table.preview?.feature,
    ),
    getTimeSeries: ({ path }) => path.endsWith('.values.points'),
  },
  hides: { ...perPlain((table) => ({ from: hidesFrom(table) })), getTimeSeries: { from: [0, 1] } },
};
