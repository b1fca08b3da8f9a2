import { utilization } from '@pylon/contract/tables/usage/utilization.table';
import { UTILIZATION_RECORDS } from '@pylon/engine/methods/utilization-record.data';
import type { UtilizationRecord } from '@pylon/engine/methods/utilization-record.shape';
import { UTILIZATION } from '@pylon/engine/player-value/utilization.data';
import {
  UTILIZATION_PARTS,
  UTILIZED_POSITIONS,
  type UtilizationPart,
} from '@pylon/engine/player-value/utilization.shape';
import { POSITION_NAMES } from '@pylon/engine/vocabulary/positions';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { HELP_ARTICLES } from '../../widgets/help/help-articles.ts';
import { decimal } from '../../widgets/player/display.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { Part } from './Part.tsx';

const NAMES: Readonly<Record<UtilizationPart, string>> = {
  targetShare: 'A tenth of the team’s targets',
  carryShare: 'A tenth of its carries',
  airYardsShare: 'A tenth of its air yards',
  snapShare: 'A tenth of its snaps',
  points: 'A point a game',
};
/** Parts that are shares are told by the tenth: nobody has a whole one. */
const unitOf = (part: UtilizationPart): number => (part === 'points' ? 1 : 0.1);

const WEIGHTS = UTILIZATION_PARTS.map((part) => ({ name: NAMES[part], part }));
const SCORES = [20, 40, 60, 80, 100];
const SCALE = SCORES.map((score) => ({ name: String(score), score }));
const perPosition = <Row,>(value: (position: (typeof UTILIZED_POSITIONS)[number], row: Row) => string) =>
  UTILIZED_POSITIONS.map(
    (position): FigureColumn<Row> => ({
      title: position,
      cell: (row) => value(position, row),
    }),
  );

const POOLS = {
  everybody: 'Everybody with a snap in two of the four weeks before, and in two of those after',
  regulars: 'Only players with a carry or a target in three of the four weeks before, and in three of those after',
} as const;
const JUDGED: readonly FigureColumn<UtilizationRecord>[] = [
  { title: 'Forecasts', cell: ({ count }) => decimal(count) },
  { title: 'Score', cell: ({ score }) => decimal(score, 3) },
  { title: 'Its shares alone', cell: ({ shares }) => decimal(shares, 3) },
  { title: 'Points so far', cell: ({ points }) => decimal(points, 3) },
  { title: 'Carries and targets so far', cell: ({ touches }) => decimal(touches, 3) },
  { title: 'Snaps so far', cell: ({ snaps }) => decimal(snaps, 3) },
];

/** What the utilization score is made of, and how well it foretold a season that did not choose its weights. */
export const UtilizationMethodPage = () => (
  <main id="main" className="flex max-w-5xl flex-col gap-10">
    <header className="border-edge border-b pb-4">
      <h1 className="text-2xl md:text-3xl">The utilization score</h1>
      <p className="max-w-3xl pt-2 text-lg">
        How much of a team’s offense runs through a player, as one number from 0 to 100. 60 is the last starter of a
        league of twelve at the position, 80 stands in the middle of its starters.{' '}
        <Link
          to={PATHS.article}
          params={{ slug: HELP_ARTICLES.utilization }}
          className="underline underline-offset-4 hover:text-accent"
        >
          How to read and use it
        </Link>
        .
      </p>
    </header>
    <Part title="What it is made of">
      <p className="max-w-3xl">
        Shares of the team’s targets, carries, air yards and snaps in the games that a player was in, and a little of
        the points that came of them, in 0.5 PPR. Each counts as it foretold the points of the next four weeks in 2023;
        a part that foretold nothing at a position counts nothing there. Shares near the goal were tried and foretold
        nothing more. The score that tables lead with is of four weeks; those of a week and of a season are made by the
        same weights.
      </p>
      <FigureTable
        caption="What each part adds to the points a game to be expected"
        of="Part"
        rows={WEIGHTS}
        columns={perPosition((position, { part }: (typeof WEIGHTS)[number]) =>
          decimal(unitOf(part) * UTILIZATION[position].parts[part], 2),
        )}
      />
      <FigureTable
        caption="Points a game to be expected at a score, by the four-week scores of the 60 best runners, 90 best receivers and 30 best tight ends of every week of 2023"
        of="Score"
        rows={SCALE}
        columns={perPosition((position, { score }: (typeof SCALE)[number]) =>
          decimal(UTILIZATION[position].scale[score / 10] ?? null, 1),
        )}
      />
    </Part>
    <Part title="What it foretold in 2025">
      <p className="max-w-3xl">
        2025 had no part in choosing the weights. R² is the share of the differences in points a game over the next four
        weeks that was told before them: 1 would be all-knowing. What stands beside the score was fitted to 2023 in the
        same way.
      </p>
      {(['everybody', 'regulars'] as const).map((pool) => (
        <FigureTable
          key={pool}
          caption={`${POOLS[pool]}: R²`}
          of="Position"
          rows={UTILIZATION_RECORDS.filter((record) => record.pool === pool).map((record) => ({
            ...record,
            name: record.position === 'WR and TE' ? record.position : POSITION_NAMES[record.position],
          }))}
          columns={JUDGED}
        />
      ))}
    </Part>
    <Part title="What it is not">
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-5">
        <li>
          Quarterbacks have none: passes, carries and snaps told less than a sixth of what they scored next, and of
          those who play every week nothing.
        </li>
        <li>Routes run are not published while a season is under way. Snaps stand in their place.</li>
        <li>
          It knows neither injuries nor opponents, and nothing of who comes back next week: projections are for that.
        </li>
        <li>A week’s score leaps with one game. A change over four weeks is worth more than one over a Sunday.</li>
      </ul>
      <p>
        <Link to={utilization.path} className={buttonClass()}>
          See the scores
        </Link>
      </p>
    </Part>
  </main>
);
