import type { Estimate, ProjectedStanding, SeasonSimulation } from '@pylon/contract/drafting/draft-results';
import { isLocked } from '@pylon/contract/plans/tiers';
import { RangeBar } from '../../../ui/charts/RangeBar.tsx';
import { type Domain, domainOf } from '../../../ui/charts/scale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ColumnHead } from '../../../ui/table/ColumnHead.tsx';
import { whenOpen } from '../../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../../widgets/paywall/LockedNote.tsx';
import { decimal, odds } from '../../../widgets/player/display.ts';
import { nameIn, type ReportDraft } from './report.ts';

export interface StandingsProps {
  readonly draft: ReportDraft;
  readonly standings: readonly ProjectedStanding[];
  readonly simulation: SeasonSimulation;
}

/** The table of the season as simulated, with how far each number may be off. */
export function Standings({ draft, standings, simulation }: StandingsProps) {
  const points = domainOf(
    standings.flatMap(({ pointsFor }) => (isLocked(pointsFor) ? [] : [pointsFor.low, pointsFor.high])),
  );
  const { isBestBall } = simulation;
  return (
    <>
      <table className="w-full text-base">
        <caption className="sr-only">Projected standings</caption>
        <thead>
          <tr className="label border-edge border-b text-right">
            <th scope="col" className="w-8 text-left font-semibold">
              <span aria-hidden>#</span>
              <span className="sr-only">Place</span>
            </th>
            <ColumnHead title="Team" className="text-left" />
            {!isBestBall && (
              <ColumnHead title="Wins" className="w-16 md:w-24" hint="Mean, and what eight of ten seasons bring" />
            )}
            <ColumnHead title="Points, eight of ten seasons" className="max-md:hidden md:w-[34%]" />
            <ColumnHead title={isBestBall ? 'Advance' : 'Playoffs'} className="w-20 md:w-24" />
            <ColumnHead title="Title" className="w-14 md:w-20" />
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => (
            <StandingRow
              key={row.participantId}
              row={row}
              name={nameIn(draft, row.participantId)}
              isMine={row.participantId === draft.userParticipant.id}
              isLastIn={row.place === simulation.playoffTeams && standings.length > simulation.playoffTeams}
              points={points}
            />
          ))}
        </tbody>
      </table>
      <LockedNote of={standings[0]?.pointsFor} what="Points of the season" className="pt-2" />
      <p className="pt-2 text-muted text-sm">
        From {decimal(simulation.seasons)} simulated seasons of {simulation.regularWeeks} weeks,{' '}
        {simulation.playoffTeams} {isBestBall ? 'advance' : 'reach the playoffs'} (the line). Odds before a season claim
        too much, so these keep {odds(simulation.oddsWeight)} of a team's simulated lead over an even chance. Points are
        those that the grades go by; keepers count here and not there, since nobody drafted them, and with games between
        teams even seasons make a few more or fewer wins than wild ones.
      </p>
    </>
  );
}

interface StandingRowProps {
  readonly row: ProjectedStanding;
  readonly name: string;
  readonly isMine: boolean;
  /** The last place that reaches the playoffs: the line is drawn under it. */
  readonly isLastIn: boolean;
  readonly points: Domain;
}

function StandingRow({ row, name, isMine, isLastIn, points }: StandingRowProps) {
  const { wins, pointsFor } = row;
  return (
    <tr
      className={classNames(
        'h-12 border-b md:h-11',
        isLastIn ? 'border-ink' : 'border-hairline',
        isMine && 'pylon-left bg-accent-wash',
      )}
    >
      <td className="scoreboard pl-2 font-semibold text-lg">{row.place}</td>
      <th scope="row" className="truncate text-left font-semibold">
        {name}
        <span className="figures block font-normal text-muted text-xs md:hidden">
          {isLocked(pointsFor) ? '' : `${decimal(pointsFor.mean)} pts, ${rangeWords(pointsFor)}`}
        </span>
      </th>
      {wins && (
        <td className="figures text-right">
          <span className="font-semibold">{decimal(wins.mean, 1)}</span>
          <span className="block text-muted text-xs">{rangeWords(wins)}</span>
        </td>
      )}
      <td className="pl-6 max-md:hidden">
        {whenOpen(pointsFor, ({ low, mean, high }) => (
          <span className="flex items-center gap-3">
            <RangeBar
              floor={low}
              likely={mean}
              ceiling={high}
              domain={points}
              label={`${decimal(low)} to ${decimal(high)} points`}
              className="grow"
            />
            <span className="figures w-12 text-right">{decimal(mean)}</span>
          </span>
        ))}
      </td>
      <td className="text-right">
        <Chance chance={row.playoffOdds} error={row.playoffOddsStandardError} />
      </td>
      <td className="pr-1 text-right">
        <Chance chance={row.titleOdds} error={row.titleOddsStandardError} />
      </td>
    </tr>
  );
}

const rangeWords = ({ low, high }: Estimate): string => `${decimal(low)} to ${decimal(high)}`;

/** A chance with a bar as long; its error from simulating is the hint. */
const Chance = ({ chance, error }: { readonly chance: number; readonly error: number }) => (
  <span className="inline-block w-full pl-3" title={`give or take ${decimal(100 * error, 1)} points from simulating`}>
    <span className="figures font-semibold">{odds(chance)}</span>
    <span aria-hidden className="mt-0.5 flex h-1 justify-end bg-raised">
      <span className="bg-muted" style={{ width: `${100 * chance}%` }} />
    </span>
  </span>
);
