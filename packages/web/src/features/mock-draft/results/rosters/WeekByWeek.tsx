import { isLocked } from '@pylon/contract/plans/tiers';
import { useState } from 'react';
import { BarPerWeek } from '../../../../ui/charts/BarPerWeek.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { decimal, many } from '../../../../widgets/player/display.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { ReportSection } from '../ReportSection.tsx';
import { picksOf, type ReportDraft, whose } from '../report.ts';
import { TeamChoice } from '../TeamChoice.tsx';
import { fullWeek, shortfall, weekBars, weeksOf } from './week-bars.ts';

/** What a team can start each week: a bar per week, and who is off in those that fall short. */
export function WeekByWeek({ draft }: { readonly draft: ReportDraft }) {
  const [chosen, setChosen] = useState(draft.userParticipant.id);
  // A week's bar adds up projections: it is locked where theirs are.
  const lock = picksOf(draft, chosen)
    .map((pick) => pick.seasonalScoredProjections)
    .find(isLocked);
  const weeks = weeksOf(draft, chosen);
  const full = fullWeek(weeks);
  const short = weeks.filter(({ missing }) => missing.length > 0);
  const mean = weeks.reduce((sum, { points }) => sum + points, 0) / weeks.length;
  const name = whose(draft, chosen);
  return (
    <ReportSection
      id="weeks"
      title={`${name} line-up, week by week`}
      question="The season's projection spread over the games; in a bye the best of the bench plays."
      choice={<TeamChoice what="Weeks" draft={draft} chosen={chosen} onChange={setChosen} />}
    >
      {lock ? (
        <LockedNote of={lock} what="What each week brings" className="py-6" />
      ) : (
        <div className="grid gap-x-10 gap-y-6 pt-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block print:space-y-4">
          <BarPerWeek
            label={`${name} projected points by week, ${decimal(mean, 1)} on average; full strength is ${decimal(full, 1)}`}
            bars={weekBars(weeks)}
            line={{
              value: full,
              label: `full strength, ${decimal(full, 1)} points. Under a week: starters on their bye.`,
            }}
            height={168}
          />
          {short.length === 0 ? (
            <p className="text-base text-muted">Nobody of this line-up has a bye in these weeks.</p>
          ) : (
            <table className="w-full self-start text-base">
              <caption className="sr-only">Weeks with starters on their bye</caption>
              <thead>
                <tr className="label border-edge border-b text-left">
                  <ColumnHead title="Week" className="w-14" />
                  <ColumnHead title="On a bye" />
                  <ColumnHead title="Points" className="w-16 text-right" hint="Against full strength" />
                </tr>
              </thead>
              <tbody>
                {short.map((week) => {
                  const open = week.places.filter(({ starter }) => starter === null).length;
                  return (
                    <tr key={week.week} className="border-hairline border-b align-baseline">
                      <RowHead className="scoreboard py-1.5 text-left font-semibold text-lg">{week.week}</RowHead>
                      <td className="py-1.5">
                        {week.missing.map((player, index) => (
                          <span key={player.name}>
                            {index > 0 && ', '}
                            <span className="whitespace-nowrap">
                              {player.name}{' '}
                              <span className="text-sm">
                                <PositionTag position={player.position} />
                              </span>
                            </span>
                          </span>
                        ))}
                        {open > 0 && (
                          <span className="block font-semibold text-bad text-sm">Nobody for {many(open, 'place')}</span>
                        )}
                      </td>
                      <td className="figures py-1.5 text-right">{shortfall(week, full)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
        </div>
      )}
    </ReportSection>
  );
}
