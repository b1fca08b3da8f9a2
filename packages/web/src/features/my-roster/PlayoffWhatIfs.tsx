import type { ReactNode } from 'react';
import { odds } from '../../widgets/player/display.ts';
import { type Outlook, withError } from './playoff-words.ts';

interface WhatIfsProps extends Pick<Outlook, 'thisWeek'> {
  readonly nameOf: (id: string) => string;
  /** What else can be asked about. */
  readonly children: ReactNode;
}

/** What a win and a loss of this week make of a team's odds. */
export function PlayoffWhatIfs({ thisWeek, nameOf, children }: WhatIfsProps) {
  return (
    <section aria-label="What if" className="flex flex-col gap-3">
      <h3 className="text-lg">What if</h3>
      {thisWeek.map(({ leagueOpponentId: id, winOdds, ifWin, ifLose }) => (
        <dl key={id} className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3">
          <Case title={`A win over ${nameOf(id)}`} stake={ifWin} note={`${odds(winOdds)} to happen`} />
          <Case
            title={thisWeek.length > 1 ? `A loss to ${nameOf(id)}` : 'A loss'}
            stake={ifLose}
            note={`${odds(1 - winOdds)} to happen`}
          />
        </dl>
      ))}
      {thisWeek.length === 0 && <p className="text-base">No game this week.</p>}
      {children}
    </section>
  );
}

interface CaseProps {
  readonly title: string;
  readonly stake: Outlook['thisWeek'][number]['ifWin'];
  readonly note: string;
}

const Case = ({ title, stake, note }: CaseProps) => (
  <div className="border-edge border-l-[3px] pl-3">
    <dt className="label">{title}</dt>
    <dd className="scoreboard font-bold text-2xl">{odds(stake?.playoffs.odds)}</dd>
    <dd className="text-muted text-sm">
      {stake && withError(stake.playoffs)}
      {stake?.title && ` · title ${odds(stake.title.odds)}`}
    </dd>
    <dd className="text-muted text-sm">{note}</dd>
  </div>
);
