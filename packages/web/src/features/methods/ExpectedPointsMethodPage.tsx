import { expectedPoints } from '@pylon/contract/tables/usage/expected-points.table';
import { EXPECTED_RECORDS } from '@pylon/engine/methods/expected-record.data';
import type { ExpectedRecord } from '@pylon/engine/methods/expected-record.shape';
import { carryWorth, throwWorth } from '@pylon/engine/player-value/chance-worth';
import { POSITION_NAMES } from '@pylon/engine/vocabulary/positions';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { Part } from './Part.tsx';

const percent = (share: number) => `${decimal(100 * share)}%`;

/** A throw of each length, by where the line of scrimmage is. */
const THROWS = [
  { name: 'Screen at midfield', worth: throwWorth(-2, 50) },
  { name: '7 yards deep at midfield', worth: throwWorth(7, 50) },
  { name: '20 yards deep at midfield', worth: throwWorth(20, 50) },
  { name: '7 yards deep from the 12', worth: throwWorth(7, 12) },
  { name: 'Into the end zone from the 7', worth: throwWorth(7, 7) },
  { name: 'Into the end zone from the 25', worth: throwWorth(25, 25) },
];
const THROW_COLUMNS: readonly FigureColumn<(typeof THROWS)[number]>[] = [
  { title: 'Caught', cell: ({ worth }) => percent(worth.catches) },
  { title: 'Yards', cell: ({ worth }) => decimal(worth.yards, 1) },
  { title: 'Touchdown', cell: ({ worth }) => percent(worth.touchdowns) },
  { title: 'Intercepted', cell: ({ worth }) => percent(worth.interceptions) },
];

const CARRIES = [1, 2, 5, 10, 20, 50, 75].map((yards) => ({
  name: `The ${yards}`,
  designed: carryWorth('designed', yards),
  scramble: carryWorth('scramble', yards),
}));
const CARRY_COLUMNS: readonly FigureColumn<(typeof CARRIES)[number]>[] = [
  { title: 'Yards', cell: ({ designed }) => decimal(designed.yards, 1) },
  { title: 'Touchdown', cell: ({ designed }) => percent(designed.touchdowns) },
  { title: 'Yards, scrambling', cell: ({ scramble }) => decimal(scramble.yards, 1) },
  { title: 'Touchdown, scrambling', cell: ({ scramble }) => percent(scramble.touchdowns) },
];

const RECORDS = EXPECTED_RECORDS.map((record) => ({ ...record, name: POSITION_NAMES[record.position] }));
const NEAR: readonly FigureColumn<ExpectedRecord>[] = [
  { title: 'Games', cell: ({ count }) => decimal(count) },
  { title: 'Expected points', cell: ({ expected }) => decimal(expected.error, 2) },
  { title: 'Sums near the goal', cell: ({ sums }) => decimal(sums.error, 2) },
  { title: 'Chances alone', cell: ({ chances }) => decimal(chances.error, 2) },
  { title: 'The mean', cell: ({ mean }) => decimal(mean.error, 2) },
  { title: 'R²', cell: ({ expected }) => decimal(expected.told, 3) },
  { title: 'R² of sums', cell: ({ sums }) => decimal(sums.told, 3) },
  { title: 'R² of chances', cell: ({ chances }) => decimal(chances.told, 3) },
];
const NEXT: readonly FigureColumn<ExpectedRecord>[] = [
  { title: 'Four weeks of players', cell: ({ spans }) => decimal(spans) },
  { title: 'By points expected', cell: ({ nextByExpected }) => decimal(nextByExpected, 3) },
  { title: 'By points scored', cell: ({ nextByScored }) => decimal(nextByScored, 3) },
];

/** What chances are worth, and how near that comes to what players make of them. */
export const ExpectedPointsMethodPage = () => (
  <main id="main" className="flex max-w-5xl flex-col gap-10">
    <header className="border-edge border-b pb-4">
      <h1 className="text-2xl md:text-3xl">Expected points</h1>
      <p className="max-w-3xl pt-2 text-lg">
        What a player’s throws, targets and carries are worth on average, whoever has them, beside what they made of
        them. Who is far over had luck or is better than most; both shrink as weeks go by.
      </p>
    </header>
    <Part title="What a chance is worth">
      <p className="max-w-3xl">
        A throw counts by how far it flies and how much field is left where it comes down, a carry by the yards to the
        goal line. Each is worth what all such throws and carries of the regular season of 2025 became, in your scoring.
        First downs and tries for two points follow from these as they usually do. Down and distance were tried and
        added nothing.
      </p>
      <FigureTable caption="What throws become" of="Throw" rows={THROWS} columns={THROW_COLUMNS} />
      <FigureTable
        caption="What carries become, by yards to the goal line"
        of="From"
        rows={CARRIES}
        columns={CARRY_COLUMNS}
      />
    </Part>
    <Part title="How near it comes">
      <p className="max-w-3xl">
        2025 is the only season whose plays we could learn from, so odd weeks were judged by what even weeks taught, and
        even ones by odd. Told is the mean error in points a game, in 0.5 PPR, and R²: the share of the differences
        between games that chances explain. Beside it stand a line through a game’s targets, carries, air yards and
        chances near the goal, one through targets, carries and throws alone, and the mean of the position.
      </p>
      <FigureTable caption="Error in points a game, and R²" of="Position" rows={RECORDS} columns={NEAR} />
    </Part>
    <Part title="What it says of weeks to come">
      <p className="max-w-3xl">
        How points a game of four weeks go with those of the four weeks after, as a correlation. Runners’ and tight
        ends’ chances tell more of what comes than their points do. Quarterbacks’ and receivers’ do not.
      </p>
      <FigureTable caption="Correlation with the next four weeks" of="Position" rows={RECORDS} columns={NEXT} />
    </Part>
    <Part title="What it is not">
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-5">
        <li>It knows nothing of who covers, blocks or throws: those are in the difference, with luck and skill.</li>
        <li>Nobody is expected to fumble or to return a kick; what that cost or brought is in the points scored.</li>
        <li>It is no forecast: what a player had is no promise of what they get. Projections are for that.</li>
      </ul>
      <p>
        <Link to={expectedPoints.path} className={buttonClass()}>
          See expected points
        </Link>
      </p>
    </Part>
  </main>
);
