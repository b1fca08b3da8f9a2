import { ADVICE_FIGURES } from '@pylon/engine/methods/advice-figures.data';
import { CHOICE_MODEL_FIGURES } from '@pylon/engine/methods/choice-model-figures.data';
import type { OddsGroup } from '@pylon/engine/methods/figures.shape';
import { SUGGESTION_FIGURES } from '@pylon/engine/methods/suggestion-figures.data';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { day, decimal, signed } from '../../widgets/player/display.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { GradeFigures } from './GradeFigures.tsx';
import { Part } from './Part.tsx';
import { ReliabilityChart } from './ReliabilityChart.tsx';

const FIGURES = CHOICE_MODEL_FIGURES;
const percent = (share: number, decimals = 1): string => `${decimal(100 * share, decimals)}%`;

const FEWEST_DRAFTS = Math.min(...ADVICE_FIGURES.map(({ drafts }) => drafts));
const SPOKEN_PLAN = { free: 'by the market', paid: 'by projections' } as const;

const GROUP_COLUMNS: readonly FigureColumn<OddsGroup>[] = [
  { title: 'Odds given', cell: ({ count }) => decimal(count) },
  { title: 'We said', cell: ({ said }) => percent(said) },
  { title: 'It happened', cell: ({ happened }) => percent(happened) },
  { title: 'Brier', cell: ({ brier }) => decimal(brier, 3) },
];

const GROUPS = [
  { caption: 'By average draft position', of: 'Position', rows: FIGURES.byBoard },
  { caption: 'By picks until the team’s next turn', of: 'In between', rows: FIGURES.byGap },
  { caption: 'By the player’s position', of: 'Position', rows: FIGURES.byPosition },
];

/** How good odds, bots and suggestions are: measured figures, with what they were measured on and what nobody knows. */
export const OddsMethodPage = () => (
  <main id="main" className="flex max-w-5xl flex-col gap-10">
    <header className="border-edge border-b pb-4">
      <h1>How good are our odds?</h1>
      <p className="max-w-3xl pt-2 text-lg">
        When the draft room says that a player comes back {percent(FIGURES.bands[7]?.said ?? 0, 0)} of the time, they
        should come back about that often. We asked it {decimal(FIGURES.count)} times in {FIGURES.drafts} real drafts
        that it had not seen, and counted.
      </p>
    </header>
    <Part title="What we said and what happened">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <ReliabilityChart
          label="Odds given, from left to right, against the share of players who lasted, from bottom to top. The points stand close to the diagonal."
          bands={FIGURES.bands}
        />
        <FigureTable
          caption="Odds to last to a team’s next pick, by what we said"
          of="We said"
          rows={FIGURES.bands}
          columns={GROUP_COLUMNS}
        />
      </div>
      <p className="max-w-3xl">
        The Brier score, the mean squared miss, is {decimal(FIGURES.brier, 4)} (0 would be all-knowing). Saying of
        everybody how many last on the whole scores {decimal(FIGURES.brierOfNobody, 4)}; counting whether more players
        than picks in between stand before the player scores {decimal(FIGURES.brierOfCounting, 4)}. The log loss is{' '}
        {decimal(FIGURES.logLoss, 4)}, and over twenty bands the odds are {percent(FIGURES.calibrationError, 2)} away
        from what happened on average. Below one in ten we are a little too sure that a player will be gone.
      </p>
    </Part>
    <Part title="Where it is easy and where it is hard">
      <div className="grid items-start gap-8 md:grid-cols-2">
        {GROUPS.map((group) => (
          <FigureTable key={group.caption} {...group} columns={GROUP_COLUMNS} />
        ))}
      </div>
    </Part>
    <Part title="Do the bots draft like people?">
      <p className="max-w-3xl">
        Of {decimal(FIGURES.picks)} real picks {percent(FIGURES.top1)} were the one that the bots hold likeliest,{' '}
        {percent(FIGURES.top3)} among their three likeliest and {percent(FIGURES.top5)} among five. To the bots a real
        pick is as uncertain as a fair draw from {decimal(FIGURES.perplexity, 1)} players.
      </p>
      <FigureTable
        caption="How far picks stray from the average draft position: standard deviation in picks, 400 drafts by bots"
        of="Average position"
        rows={FIGURES.spread}
        columns={[
          { title: 'People', cell: ({ real }) => decimal(real, 2) },
          { title: 'Bots', cell: ({ bots }) => decimal(bots, 2) },
          { title: 'Difference', cell: ({ real, bots }) => `${signed(100 * (bots / real - 1), 0)}%` },
        ]}
      />
    </Part>
    <Part title="Are the suggestions worth following?">
      <p className="max-w-3xl">
        One drafter follows a way of picking against eleven bots, on the boards of nine seasons, 2012 to 2020, with
        projections that do not know the season. By projection the suggestions win nearly every room. By what the
        players then scored they come out in another order: a season’s luck is larger than most of the differences.
      </p>
      <FigureTable
        caption={`Teams of 12, 16 rounds, ${decimal(SUGGESTION_FIGURES[0]?.drafts)} drafts for each way`}
        of="Way of picking"
        rows={SUGGESTION_FIGURES}
        columns={[
          { title: 'Projected place', cell: ({ finish }) => decimal(finish, 2) },
          { title: 'Projected points ahead', cell: ({ ahead }) => signed(ahead, 0) },
          { title: 'Real place', cell: ({ realFinish }) => decimal(realFinish, 2) },
          {
            title: 'Real points ahead',
            cell: ({ realAhead, realError }) => `${signed(realAhead, 0)} ± ${decimal(realError)}`,
          },
        ]}
      />
    </Part>
    <Part title="What if I just follow the advice?">
      <p className="max-w-3xl">
        One drafter takes the first suggestion at every pick, or bids up to what is advised, from every place and with
        every strategy, on the market of 2026 against eleven bots. A roster breaks a rule of sense that has a hole, a
        second quarterback before line-up and bench stand, a third where one starts, or a kicker before the last rounds.
        The place is by our projections, which the advice by projections knows. The advice by the market goes by average
        draft positions and open rankings, by what such places have scored in past seasons, and in an auction by the
        others’ bids. All lists are of late summer. Beside projections three months older, as some files have them,
        drafts come out much the same, but in 168 auctions the advice by the market came in only 7.5th of twelve, and
        Zero RB by projections 7.1st.
      </p>
      <FigureTable
        caption={`Teams of 12, at least ${decimal(FEWEST_DRAFTS)} drafts or auctions for each line`}
        of="Format"
        rows={ADVICE_FIGURES.map((row) => ({ ...row, name: `${row.name}, ${SPOKEN_PLAN[row.plan]}` }))}
        columns={[
          { title: 'Without sense', cell: ({ broken }) => decimal(broken) },
          { title: 'Projected place', cell: ({ finish }) => decimal(finish, 2) },
          { title: 'Spread of places', cell: ({ finishSpread }) => decimal(finishSpread, 2) },
          {
            title: 'Deviations above the room',
            cell: ({ z, zSpread }) => `${signed(z, 2)} ± ${decimal(zSpread, 2)}`,
          },
        ]}
      />
    </Part>
    <Part title="What is a grade worth?">
      <GradeFigures />
    </Part>
    <Part title="What was tested, and what was not">
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-5">
        <li>
          {FIGURES.drafts} best-ball drafts of Underdog’s Best Ball Mania III ({day(FIGURES.from)} to {day(FIGURES.to)},
          12 teams, 18 rounds), all later than the {FIGURES.learnedFrom} that the model learned from. At every second
          pick of every team the 40 best players left are judged.
        </li>
        <li>
          The odds knew what a room here knows: the average draft position of the day. Experts’ ranks, which a room here
          adds to it, were not there to be tested.
        </li>
        <li>
          Where people draft, and you or a platform tell their picks, the odds learn from them: whom the room passes
          over again and again, and which position it is after. So they did here; without it the Brier score is{' '}
          {decimal(FIGURES.brierUnlearned, 4)}. Bots have nothing of the kind to learn.
        </li>
        <li>Some choices of the method were made looking at these drafts; fresh ones may score a little worse.</li>
        <li>These drafts have no kickers and no defences: odds of theirs are estimates that nobody has checked.</li>
        <li>
          Everybody in them paid to play. The room type ‘tight’ is that; ‘home’ makes drafters stray further, by a
          factor that is an estimate.
        </li>
        <li>The odds of one board agree: the chances of being gone add up to the picks in between.</li>
      </ul>
      <p>
        <Link to={PATHS.draftChampion} className={buttonClass()}>
          Try them in a mock draft
        </Link>
      </p>
    </Part>
  </main>
);
