import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { AccuracyFilters } from './AccuracyFilters.tsx';
import { AccuracyTable } from './AccuracyTable.tsx';
import { AdviceParts } from './AdviceParts.tsx';
import { JudgedMethods } from './JudgedMethods.tsx';
import { MissedAim } from './MissedAim.tsx';
import { Part } from './Part.tsx';

/**
 * How near everybody came to what then happened: the ledger of this almanac, the chances that tools told, and our
 * methods on past seasons.
 */
export function AccuracyPage() {
  const [search, setSearch] = useTableSearch();
  const obstacle = useObstacle();
  return (
    <main id="main" className="flex flex-col gap-10">
      <section className="flex flex-col gap-4" aria-label="The record">
        <TableHead
          title="Accuracy"
          question="How near publishers, experts and our own methods came to what then happened. What was said stays as it was said."
        />
        <AccuracyFilters search={search} onSearch={setSearch} />
        {obstacle ? (
          <NotHere obstacle={obstacle} onSearch={setSearch} />
        ) : (
          <AccuracyTable search={search} onSearch={setSearch} />
        )}
      </section>
      <AdviceParts />
      <Part title="How it is measured">
        <dl className="grid max-w-5xl gap-x-8 gap-y-3 md:grid-cols-2">
          {MEASURES.map(([name, text]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <JudgedMethods />
      <MissedAim />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={PATHS.expertMethods} className="underline underline-offset-2">
          How our experts rank
        </Link>
        <Link to={PATHS.oddsMethod} className="underline underline-offset-2">
          How good are our odds?
        </Link>
        <Link to={PATHS.utilizationMethod} className="underline underline-offset-2">
          How we score utilization
        </Link>
        <Link to={PATHS.expectedPointsMethod} className="underline underline-offset-2">
          How we count expected points
        </Link>
        <Link to={PATHS.rookieMethod} className="underline underline-offset-2">
          The rookie running back model
        </Link>
      </p>
    </main>
  );
}

/** The words of the definitions in `engine/accuracy/forecast-score.ts`. */
const MEASURES: readonly (readonly [name: string, text: string])[] = [
  [
    'Who counts',
    'The first of each position by all lists together: 24 quarterbacks, 48 running backs, 60 wide receivers, 24 tight ends, kickers and defenses. Of a week only those who then played; of a season everybody, also the injured. A list with fewer than eight of them is not judged.',
  ],
  [
    'When it counts',
    'Of each source the newest list dated before the day of a player’s game. Whatever is dated on that day or later does not count, for nobody can tell whether it was said before the kick-off. A week is judged when all of its games are over. Week files of Sleeper carry no date: they count as of the day after the week before.',
  ],
  ['Off by', 'How far the points expected lay from the points scored, on average, in 0.5 PPR. An order has none.'],
  ['Bias', 'Points expected less points scored, on average: above zero is too hopeful.'],
  [
    'Order',
    'How far the order within a position agreed with the points that followed: 1 is perfect, 0 is chance. Players of equal points share the middle of their places.',
  ],
  [
    'Starters',
    'Of the players whom a list had among the starters of a league of twelve, how many then scored like starters.',
  ],
  [
    'Plain mean',
    'What needs no opinion: of a week the mean of a player’s last six games, of a season their points of the season before; of one who has none, that of the others. It stands beside each source on the same players.',
  ],
  [
    'Market and Consensus',
    'Market is the mean of all published projections, which our own start from, and Consensus the mean of the published orders. Our projections of a season are what was expected before its first game. All three are made of nothing that was said later.',
  ],
  [
    'Brier score and log loss',
    'Of chances that our tools told: the squared miss, and the logarithm of the chance that was given to what happened, on average. Lower is better. Who says 50% each time scores 0.250 and 0.693. What is told of one team hangs together, so a difference of a few thousandths says little.',
  ],
  [
    'What stands beside chances',
    'Of two players the higher projection, of a team the line-up of the highest projections. Both only take sides, so they count as if they had said each time how often they turned out right: the best that they could have said. Of bids, that every one wins, in the same way. Of two teams their records so far, each with a win and a loss more than it has.',
  ],
];
