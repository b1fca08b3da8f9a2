import type { Auction } from '@pylon/contract/drafting/auction';
import { classNames } from '../../../../ui/class-names.ts';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { dollars, nameOfTeam } from '../auction-words.ts';
import { Surplus } from './SalesLog.tsx';
import { teamSurpluses } from './surplus.ts';

/** What every team paid and got. */
export function TeamSums({ auction }: { readonly auction: Auction }) {
  return (
    <section aria-label="Every team's money">
      <h2 className="pb-1 text-xl">Every team’s money</h2>
      <table className="w-full max-w-2xl text-base">
        <caption className="sr-only">What every team paid and what that was worth</caption>
        <thead>
          <tr className="label border-edge border-b text-right">
            <ColumnHead title="Team" className="text-left" />
            <ColumnHead title="Paid" className="pl-3" />
            <ColumnHead title="Worth" className="pl-3" />
            <ColumnHead title="Value" className="pl-3" />
            <ColumnHead title="Unspent" className="pl-3" hint="Money that bought nothing" />
          </tr>
        </thead>
        <tbody>
          {teamSurpluses(auction.sales).map(({ participantId, paid, value, surplus }) => (
            <tr
              key={participantId}
              className={classNames(
                'h-9 border-hairline border-b',
                participantId === auction.userParticipant.id && 'pylon-left bg-accent-wash',
              )}
            >
              <RowHead className="pl-2 text-left font-semibold">{nameOfTeam(auction, participantId)}</RowHead>
              <td className="figures pl-3 text-right">{dollars(paid)}</td>
              <td className="figures pl-3 text-right">{dollars(value)}</td>
              <td className="pl-3 text-right">
                <Surplus value={surplus} />
              </td>
              <td className="figures pr-2 pl-3 text-right text-muted">
                {dollars(auction.standing.teams.find((team) => team.participantId === participantId)?.budgetLeft ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
