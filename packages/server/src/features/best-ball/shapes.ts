// Shapes of rosters beside what has advanced in real drafts.

import type { listBestBallPositions } from '@pylon/contract/best-ball/exposure';
import type { BestBallTeam } from '@pylon/contract/best-ball/teams';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { advancedShare, type CountedTeams } from '@pylon/engine/best-ball/shape-record';
import { SHAPE_RECORD } from '@pylon/engine/best-ball/shape-record.data';
import { tenth } from './own-teams.ts';

type Positions = AnswerOf<typeof listBestBallPositions>;

const inPercent = (counted: CountedTeams): NonNullable<Positions['shapes'][number]['advanced']> => {
  const { share, low, high } = advancedShare(counted);
  return { teams: counted.teams, share: tenth(100 * share), low: tenth(100 * low), high: tenth(100 * high) };
};

/** How real teams of the shape did; null where few had it. */
export function advancedOf({ QB, RB, WR, TE, other }: BestBallTeam['shape']) {
  const words = `${[QB, RB, WR, TE]}`;
  const counted = SHAPE_RECORD.shapes.find(({ shape }) => `${shape}` === words);
  return counted && other === 0 ? inPercent(counted) : null;
}

/** All of the record. */
export function shapeRecord(): Positions['record'] {
  const { season, drafts, shapes, positions } = SHAPE_RECORD;
  const [first] = shapes;
  return {
    ...{ seasonId: String(season), drafts, everybody: inPercent(SHAPE_RECORD) },
    rounds: first ? first.shape.reduce((sum, players) => sum + players, 0) : 0,
    shapes: shapes.map(({ shape: [QB = 0, RB = 0, WR = 0, TE = 0], ...counted }) => ({
      ...{ QB, RB, WR, TE, other: 0 },
      ...inPercent(counted),
    })),
    positions: Object.entries(positions).flatMap(([position, counts]) =>
      counts.map(({ players, ...counted }) => ({ position, players, ...inPercent(counted) })),
    ),
  };
}
