import type { AnswerOf } from '@pylon/contract/endpoint';
import type { summarizeTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { NO_ODDS_HINTS } from '../../widgets/league/no-playoff-odds.ts';
import { changeWords } from '../../widgets/league/odds-change.ts';

type Summary = Extract<AnswerOf<typeof summarizeTrade>['tradeSummary'], { own: unknown }>;

interface PlayoffOddsProps {
  readonly of: Summary['playoffOdds'];
  readonly state: Summary['playoffState'];
  /** What the other team is called. */
  readonly opponent: string;
}

/** What a trade does to both sides' odds of the playoffs and the title, or why nobody can say. */
export function PlayoffOdds({ of, state, opponent }: PlayoffOddsProps) {
  if (!of) return <p className="max-w-2xl text-muted text-sm">No playoff odds. {NO_ODDS_HINTS[state]}</p>;
  const sides = [
    { name: 'You', side: of.own },
    { name: opponent, side: of.opponent },
  ];
  return (
    <section aria-label="Playoff odds" className="flex flex-col gap-2">
      <dl className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ name, side: { playoffs, title } }) => (
          <div key={name} className="border-edge border-l-[3px] pl-3">
            <dt className="label">{name}</dt>
            <dd className="figures text-base">Playoffs {changeWords(playoffs)}</dd>
            {title && <dd className="figures text-base">Title {changeWords(title)}</dd>}
          </div>
        ))}
      </dl>
      <p className="max-w-2xl text-muted text-sm">
        The same seasons with and without the trade; the change is in points of a hundred, with the error of so many
        seasons.
      </p>
    </section>
  );
}
