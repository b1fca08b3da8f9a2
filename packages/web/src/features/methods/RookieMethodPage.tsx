import { superModels } from '@pylon/contract/tables/results/super-models.table';
import { ROOKIE_CLASSES, ROOKIE_RANGE, ROOKIE_RECORDS } from '@pylon/engine/methods/rookie-record.data';
import type { RookieClassRecord, RookieRecord } from '@pylon/engine/methods/rookie-record.shape';
import { rookieOutlook } from '@pylon/engine/player-value/rookies/rookie-runners';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { Part } from './Part.tsx';
import { ROOKIE_AIM } from './rookie-aim.ts';

const percent = (share: number) => `${decimal(100 * share)}%`;

const SLOTS = [1, 10, 32, 64, 100, 150, 200, 250].map((overall) => ({
  name: `Pick ${overall}`,
  ...rookieOutlook(overall),
}));
const SLOT_COLUMNS: readonly FigureColumn<(typeof SLOTS)[number]>[] = [
  { title: 'Points a season', cell: ({ points }) => decimal(points) },
  { title: 'Low', cell: ({ floor }) => decimal(floor) },
  { title: 'High', cell: ({ ceiling }) => decimal(ceiling) },
  { title: 'In the top 24', cell: ({ starterShare }) => percent(starterShare) },
];
const RECORD_COLUMNS: readonly FigureColumn<RookieRecord>[] = [
  { title: 'Runners', cell: ({ count }) => decimal(count) },
  { title: 'R²', cell: ({ told }) => decimal(told, 3) },
  { title: 'Correlation', cell: ({ correlation }) => decimal(correlation, 3) },
  { title: 'Error, points a season', cell: ({ error }) => decimal(error, 1) },
];
const CLASSES = ROOKIE_CLASSES.map((record) => ({ ...record, name: String(record.draftClass) }));
const CLASS_COLUMNS: readonly FigureColumn<RookieClassRecord>[] = [
  { title: 'Runners', cell: ({ count }) => decimal(count) },
  { title: 'Correlation', cell: ({ correlation }) => decimal(correlation, 3) },
];

/** What the model of rookie runners knows, and what was tried and did not help. */
export const RookieMethodPage = () => (
  <main id="main" className="flex max-w-5xl flex-col gap-10">
    <header className="border-edge border-b pb-4">
      <h1 className="text-2xl md:text-3xl">The rookie running back model</h1>
      <p className="max-w-3xl pt-2 text-lg">
        What runners do in their first two seasons, in PPR points a season, by where the NFL drafted them. Nothing else
        that is openly published told more of it than chance might have, so nothing else is in it.
      </p>
    </header>
    <Part title="What a draft slot is worth">
      <p className="max-w-3xl">
        A line through the runners drafted 2010 to 2019 over the logarithm of the pick and twenty. Low and high are what
        one in ten of the twenty runners drafted nearest stayed below and reached; the last column is the share of them
        who were among the first 24 runners in one of their two seasons. Who never played counts with nothing.
      </p>
      <FigureTable caption="First two seasons by draft slot" of="Slot" rows={SLOTS} columns={SLOT_COLUMNS} />
    </Part>
    <Part title="How well it tells">
      <p className="max-w-3xl">
        Each class was told by the nine others. R² is the share of the differences between runners that was told. Weight
        and build gain a hundredth, and made it better in six of ten classes: that may be chance. We aimed at a
        correlation of {decimal(ROOKIE_AIM, 2).replace(/^0/, '')}, which others name for models that know college
        careers. It is missed.
      </p>
      <FigureTable
        caption="Points a season told of a class that was not seen"
        of="By"
        rows={ROOKIE_RECORDS}
        columns={RECORD_COLUMNS}
      />
      <p className="max-w-3xl">
        {percent(ROOKIE_RANGE.within)} of runners ended between low and high, and {percent(ROOKIE_RANGE.below)} below:
        eighty and ten would be right. The share in the top 24 has a Brier score of {decimal(ROOKIE_RANGE.brier, 3)},
        where one share for all has {decimal(ROOKIE_RANGE.brierOfOne, 3)} and less is better.
      </p>
      <FigureTable
        caption="Later classes: what was expected, against the points of the first season"
        of="Class"
        rows={CLASSES}
        columns={CLASS_COLUMNS}
      />
    </Part>
    <Part title="What it is not">
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-5">
        <li>College careers and workouts are not published openly in one place; they may tell more.</li>
        <li>It knows neither the rookie’s team nor who runs there already. Rankings and projections do.</li>
        <li>Runners who are named as alike are near in slot, weight and age. That is a memory, no forecast.</li>
        <li>Fullbacks (over 235 pounds, after the hundredth pick) and runners who were not drafted are left out.</li>
      </ul>
      <p>
        <Link to={superModels.path} className={buttonClass()}>
          See the rookies
        </Link>
      </p>
    </Part>
  </main>
);
