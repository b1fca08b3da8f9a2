import type { Auction } from '@pylon/contract/drafting/auction';
import type { AuctionInflation } from '@pylon/contract/drafting/auction-advice';
import { classNames } from '../../../../ui/class-names.ts';
import { NameButton } from '../../../../ui/NameButton.tsx';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { Scroller } from '../../../../ui/table/Scroller.tsx';
import { dollars, inflationHint, inflationWords, nameOfTeam, verbOf } from '../auction-words.ts';
import { needsWords, openStarters, type Rosters } from './rosters.ts';

export interface TeamsTableProps {
  readonly auction: Auction;
  readonly inflation: AuctionInflation;
  /** Absent while the rosters are on their way. */
  readonly rosters: Rosters | undefined;
  readonly onTeam: (participantId: string) => void;
}

/** What each team can still spend, and on what; and whether prices run above or below the list. */
export function TeamsTable({ auction, inflation, rosters, onTeam }: TeamsTableProps) {
  const { teams, block, nominatorId } = auction.standing;
  const isOver = auction.standing.phase === 'closed';
  const left = teams.reduce((sum, { budgetLeft }) => sum + budgetLeft, 0);
  return (
    <section aria-labelledby="teams-title" className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
        <PartTitle id="teams-title" title="The room" />
        {!isOver && (
          <p className="text-base" title={inflationHint(inflation)}>
            <span className="font-semibold">{inflationWords(inflation)}</span>
            <span className="figures text-muted"> · {dollars(left)} left in all</span>
          </p>
        )}
      </div>
      <Scroller label="Teams and their money">
        <table className="w-full text-base">
          <caption className="sr-only">Money and open places of every team</caption>
          <thead>
            <tr className="label h-7 border-edge border-b text-right">
              <ColumnHead title="Team" className="text-left" />
              <ColumnHead title="Left" className="pl-3" hint="Budget left" />
              <ColumnHead
                title="Max"
                className="pl-3"
                hint="The most that the team can bid: a dollar stays for every other open place"
              />
              <ColumnHead title="Open" className="pl-3" hint="Open places" />
              <ColumnHead title="$/place" className="pl-3" hint="Dollars for each open place" />
              <ColumnHead
                title="Needs"
                className="pl-4 text-left max-md:hidden"
                hint="Starting places still to be filled, kickers and defences left out"
              />
            </tr>
          </thead>
          <tbody>
            {teams.map(({ participantId, budgetLeft, maximumBid, openSlots }) => {
              const isMine = participantId === auction.userParticipant.id;
              const name = nameOfTeam(auction, participantId);
              const needs = needsWords(openStarters(rosters, participantId), openSlots);
              return (
                <tr
                  key={participantId}
                  className={classNames(
                    'h-8 border-hairline border-b max-md:h-11',
                    isMine && 'pylon-left bg-accent-wash',
                  )}
                >
                  <th scope="row" className="max-w-36 truncate py-0.5 pl-2 text-left">
                    <NameButton name={name} className="max-w-full truncate" onClick={() => onTeam(participantId)} />
                    {participantId === block?.highBid.participantId && (
                      <span className="font-normal text-muted text-xs"> high bid</span>
                    )}
                    {block === null && participantId === nominatorId && (
                      <span className="font-normal text-muted text-xs"> {verbOf(name, 'nominate')}</span>
                    )}
                    <span className="block whitespace-normal font-normal text-muted text-xs md:hidden">{needs}</span>
                  </th>
                  <td className="figures pl-3 text-right font-semibold">{dollars(budgetLeft)}</td>
                  <td className="figures pl-3 text-right">{openSlots === 0 ? '–' : dollars(maximumBid)}</td>
                  <td className="figures pl-3 text-right">{openSlots}</td>
                  <td className="figures pl-3 text-right text-muted">
                    {openSlots === 0 ? '–' : dollars(budgetLeft / openSlots)}
                  </td>
                  <td className="whitespace-nowrap pl-4 text-muted text-sm max-md:hidden">{needs}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}
