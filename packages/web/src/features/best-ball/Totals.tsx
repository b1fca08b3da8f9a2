import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { Fact } from '../../ui/Fact.tsx';
import { day, decimal, money, NONE, percent, signed } from '../../widgets/player/display.ts';

/** What all teams come to. */
export function Totals({ seasonId }: { readonly seasonId: string }) {
  const { data } = useQuery(answer('getBestBallTeamStats', { seasonId }));
  const value = data?.meanClosingValue ?? null;
  return (
    <dl aria-label="All teams" className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-5">
      <Fact name="Drafts" value={data ? decimal(data.drafts) : NONE} />
      <Fact name="Entry fees" value={data ? money(data.feesDollars) : NONE} />
      <Fact name="Players" value={data ? decimal(data.athletes) : NONE} />
      <Fact name="Teams with a stack" value={percent(data?.stackedShare)} />
      <Fact
        name="Closing line value"
        value={value === null ? NONE : `${signed(value)} picks`}
        hint={
          data?.asOf
            ? `A pick on average, by ${data.siteName}’s list of ${day(data.asOf)}`
            : 'No list of draft positions of this season is known'
        }
      />
    </dl>
  );
}
